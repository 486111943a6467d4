import type { Pack } from './pack.ts';
import type { Random } from './random.ts';

/**
 * Shuffles in place (Fisher–Yates from the top) and returns the same array. With `count`, only the top `count` cards
 * are settled, as they would be by the whole shuffle; the rest lie in no special order.
 *
 * @example
 * ```ts
 * import { printCards, seededRandom, shuffle } from '@cardroom/core/cards';
 *
 * const cards = Uint8Array.from([0, 1, 2, 3, 4]);
 * console.log(printCards(shuffle(cards, seededRandom(7)))); // 2h 3c 2d 2s 2c
 * ```
 */
export function shuffle(cards: Uint8Array, random: Random, count = cards.length): Uint8Array {
  const size = cards.length;
  const last = Math.min(count, size - 1);
  for (let i = 0; i < last; i++) {
    const j = i + random.below(size - i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards;
}

/**
 * A new shuffled order of a pack, shoe or set of tiles; the pack itself stays as it is.
 *
 * @example
 * ```ts
 * import { packs, printCards, seededRandom, shuffled } from '@cardroom/core/cards';
 *
 * console.log(printCards(shuffled(packs.standard, seededRandom(7)).subarray(0, 3))); // 8d Kd Ac
 * ```
 */
export function shuffled(pack: Pack, random: Random): Uint8Array {
  return shuffle(pack.cards.slice(), random);
}
