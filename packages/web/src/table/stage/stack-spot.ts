import type { SeatSpots, Spot } from '../../felt/index.ts';

/** Where chips go to and come from at a seat: its picture, so that none cover its name. */
export function stackSpot({ plate: { x, y, width, height } }: SeatSpots): Spot {
  return { x: x - width / 2 + height / 2, y, width: height, height };
}
