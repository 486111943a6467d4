import type { Pack } from './pack.ts';
import type { Random } from './random.ts';

/**
 * Shuffles in place (Fisher–Yates from the top) and gives the same array back. With `count`, only the
 * top `count` cards are settled, as they would be by the whole shuffle; the rest lie in no special order.
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

/** A new shuffled order of a pack, shoe or set of tiles; the pack itself stays as it is. */
export function shuffled(pack: Pack, random: Random): Uint8Array {
  return shuffle(pack.cards.slice(), random);
}
