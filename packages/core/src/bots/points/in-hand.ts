import type { PointsCommand } from '../../engine/points/commands.ts';
import type { SeatInHand } from '../at-table.ts';
import { layPoints } from './player.ts';

/** What a seat does in a hand for points; null when it has nothing to do. */
export function playPointsHand({ view, seat, quick }: SeatInHand): PointsCommand | null {
  const { hand } = view;
  if (hand?.kind !== 'points' || !hand.state.waiting.includes(seat)) return null;
  return layPoints(hand.state, seat, quick);
}
