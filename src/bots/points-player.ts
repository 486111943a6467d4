import type { PointsCommand } from '../engine/points/commands.ts';
import type { PointsState } from '../engine/points/state.ts';
import { suggestPlacement } from '../engine/points/suggest-placement.ts';

/** How a seat lays the cards that it holds. */
export function layPoints(state: PointsState, seat: number, _quick: boolean): PointsCommand {
  return suggestPlacement(state, seat);
}
