import type { PointsCommand } from '../engine/points/commands.ts';
import type { SetDue } from '../engine/points/legal.ts';
import type { PointsState } from '../engine/points/state.ts';
import { suggestSet } from '../engine/points/suggest-set.ts';

/** A simple player of set-and-compare games, who sets what the machine suggests for the cards he sees. */
export function simpleSetter(
  view: { readonly seat: number; readonly state: PointsState },
  { seat }: SetDue,
): PointsCommand {
  return { type: 'set', seat, ...suggestSet(view.state.game, view.state.held[seat]) };
}
