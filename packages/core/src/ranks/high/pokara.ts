import { isPlain, rankOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { type ThreeCardHand, ThreeCardOrder } from './three-card.ts';

/**
 * Trip flush on top, flush over straight (003:1785-1798). The lowest flush is printed K-J-10 and the
 * highest A-A-K, so a flush with a pair beats every flush without one: J-10-10 is not the lowest.
 */
const order = new ThreeCardOrder({
  hands: [
    'high card',
    'pair',
    'straight',
    'flush',
    'three of a kind',
    'straight flush',
    'royal flush',
    'trip flush',
  ],
  pairedFlushFirst: true,
  royalName: 'royal flush',
});

const TEN = 8;

/** Three cards of a shoe of tens to aces. */
export const pokara: Ranking = {
  id: 'pokara',
  title: 'Three cards of a shoe of tens to aces (Pokara)',
  parts: [{ name: 'cards', sizes: [3] }],
  accepts: (card) => isPlain(card) && rankOf(card) >= TEN,
  repeats: true,
  value: (cards) => order.value(cards),
  name: (value) => order.name(value),
};

/**
 * The row of the bonus pay table that a value falls in (003:1824); the game checks the suit.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { pokara, pokaraHand } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Ah Kd');
 * if (read.ok) console.log(pokaraHand(pokara.value(read.cards))); // pair
 * ```
 */
export function pokaraHand(value: number): ThreeCardHand {
  return order.handOf(value);
}
