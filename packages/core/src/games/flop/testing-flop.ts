import type { PotGame } from '../../engine/pot/game.ts';
import { play, stacked, stacksOf, stakes, start } from '../../engine/pot/testing.ts';

/** For tests only: no limit with blinds of $1 and $2, and limit of $4 and $8. */
export const nl = stakes([2], { structure: 'no-limit', blinds: [1, 2] });
export const limit = stakes([4, 8], { blinds: [2, 4] });

/** Everybody puts in $10 before the flop; returns what each has at the end. */
export function shownDown(game: PotGame, hands: readonly string[], board: string): number[] {
  const stacks = hands.map(() => 10);
  const hand = start(game, nl, stacks, { deck: stacked(hands, { board }) });
  play(hand, `${hand.state.actor + 1} raise 10`);
  while (!hand.over) play(hand, `${hand.state.actor + 1} call`);
  return stacksOf(hand);
}
