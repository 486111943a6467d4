import { type Cards, isPlain, pipsOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';

/** Points as they are called at the table; also used for half points and tiles. */
export const POINT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * Last digit of the sum: aces 1, tens and pictures 0. 003:1287, 003:544
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { pointsOf } from '@cardroom/core/ranks';
 *
 * const read = parseCards('9s 8h Kd');
 * if (read.ok) console.log(pointsOf(read.cards)); // 7
 * ```
 */
export function pointsOf(cards: Cards): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const pips = pipsOf(cards[i]);
    if (pips < 10) sum += pips;
  }
  return sum % 10;
}

/** The points of one card. */
export const pointsOfCard = (card: number): number => pointsOf([card]);

/**
 * Nearest to nine. How a point was made never matters: a three-card nine ties a two-card nine (002:816).
 * Naturals and ties on 0 and 1 are rules of each game, not of the ranking.
 */
export const nines: Ranking = {
  id: 'nines',
  title: 'Points of nine: the baccarat games, Super 9, Pan 9, Baccarat 9',
  parts: [{ name: 'hand', sizes: [2, 3, 4] }],
  accepts: isPlain,
  repeats: true,
  value: (cards) => pointsOf(cards) + 1,
  name: (value) => POINT_WORDS[value - 1],
};
