import type { Step } from '../../engine/pot/game.ts';
import { bet, blinds, board, burn, dealt, discard, named, twoBlinds } from '../../engine/pot/steps.ts';
import type { BlindsOptions } from '../blinds-game.ts';

/** Cards to each board in turn: the flop, the turn and the river. */
type Boards = readonly [flop: readonly number[], turn: readonly number[], river: readonly number[]];
const FLOP_TURN_RIVER: Boards = [[3], [1], [1]];
const NAMES = ['flop', 'turn', 'river'] as const;

/**
 * Downcards, then the board in three parts, each after a burn; a betting round after the deal and after every part.
 * After some of those rounds a card may have to be thrown away.
 */
export function flopTurnRiver(
  { blinds: seats = twoBlinds, largeBetFrom = 3 }: BlindsOptions,
  downcards: number,
  { boards = FLOP_TURN_RIVER, discardAfter = [] }: { boards?: Boards; discardAfter?: readonly number[] } = {},
): Step[] {
  const round = (number: number): Step[] => {
    const betting = bet(number < largeBetFrom ? 'small' : 'big');
    return discardAfter.includes(number) ? [betting, discard(1)] : [betting];
  };
  const streets = boards.flatMap((counts, i): Step[] => [
    burn,
    named(NAMES[i], board(...counts)),
    ...round(i + 2),
  ]);
  return [blinds(seats), dealt(downcards), ...round(1), ...streets];
}
