import type { Cards } from '../../../cards/index.ts';
import { highBoard } from '../../../ranks/high/high-board.ts';
import { NO_SEAT } from '../../sentinels.ts';
import type { Duel, DuelLine, ShownHand } from '../game.ts';

/** Front, middle and back. */
export const SET_NAMES = ['front', 'middle', 'back'] as const;
/** How many cards front, middle and back have. */
export const SET_SIZES: readonly number[] = [3, 5, 5];
export const HAND_SIZE = 13;

/**
 * All sets are ranked on one scale, so that a front can be held against a middle: three cards make
 * no straight or flush, and a card that is not there counts less than any.
 */
export const setRanking = highBoard;

/** Thirteen cards, front first, as three sets. */
export function cutSets(cards: readonly number[]): number[][] {
  return [cards.slice(0, 3), cards.slice(3, 8), cards.slice(8)];
}

/**
 * What front, middle and back are worth.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { setRanking, setValues } from '@cardroom/core/engine/points';
 *
 * const read = parseCards('2c 2d 5h');
 * if (!read.ok) throw new Error(read.message);
 * const [front] = setValues([read.cards]);
 * console.log(setRanking.name(front)); // pair of deuces, five kicker
 * ```
 */
export function setValues(sets: readonly Cards[]): number[] {
  return sets.map((cards) => setRanking.value(cards));
}

/**
 * No set may outrank the one behind it; whether it may equal it is up to the game.
 *
 * @example
 * ```ts
 * import { inProperOrder } from '@cardroom/core/engine/points';
 *
 * console.log(inProperOrder([10, 20, 20], true), inProperOrder([10, 20, 20], false)); // true false
 * ```
 */
export function inProperOrder(values: readonly number[], equalSets: boolean): boolean {
  const fits = (front: number, behind: number) => front < behind || (equalSets && front === behind);
  return fits(values[0], values[1]) && fits(values[1], values[2]);
}

/** Who wins each set of two hands: seats, `NO_SEAT` for a tie that nobody wins. */
export function setWinners(a: ShownHand, b: ShownHand, tieGoesTo: number): number[] {
  return a.values.map((value, set) => {
    if (value !== b.values[set]) return value > b.values[set] ? a.seat : b.seat;
    return tieGoesTo === a.seat || tieGoesTo === b.seat ? tieGoesTo : NO_SEAT;
  });
}

/** Every pair once: the first hand against all others in turn, then the second, and so on. */
export function eachPair(
  hands: readonly ShownHand[],
  lines: (a: ShownHand, b: ShownHand) => readonly DuelLine[],
): Duel[] {
  return hands.flatMap((a, i) =>
    hands.slice(i + 1).map((b) => ({ seats: [a.seat, b.seat] as const, lines: lines(a, b) })),
  );
}
