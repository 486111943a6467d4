import { rankOf, suitOf } from '../../cards/index.ts';

/**
 * One number per card, to be added up over a hand. The upper bits of the sum tell how many cards there are of each
 * suit, the lower bits how many of each rank, for hands of one size up to seven.
 */

/** By rank: the smallest numbers whose sums differ for all ways to hold seven cards, and so for five or six. */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
/** The same by suit. */
const SUIT_KEYS = [0, 1, 8, 57];

/** How many bits of a sum the ranks take; the suits take the rest. */
export const RANK_KEY_BITS = 23;
export const SUIT_KEY_BITS = 32 - RANK_KEY_BITS;

export const cardKeys = Int32Array.from(
  { length: 52 },
  (_, card) => (SUIT_KEYS[suitOf(card)] << RANK_KEY_BITS) + RANK_KEYS[rankOf(card)],
);

/**
 * By set of ranks: the sum of their keys. A hand's key is the sum for the ranks held at least once, at least twice and
 * so on.
 */
export function rankSetKeys(): Int32Array {
  const sums = new Int32Array(1 << RANK_KEYS.length);
  RANK_KEYS.forEach((key, rank) => {
    for (let set = 0; set < 1 << rank; set++) sums[set | (1 << rank)] = sums[set] + key;
  });
  return sums;
}

/** Entries of a suit table that are not a suit. */
export const NO_SUIT = 4;
/** Not filled in yet: it counts as a flush, so hands without a flush never pay for the check. */
export const EMPTY = 5;

/** A table indexed by the suit bits of a key, for `fillSuits`. */
export function emptySuits(): Uint8Array {
  return new Uint8Array(1 << SUIT_KEY_BITS).fill(EMPTY);
}

/** Fills in the suit that `least` or more of `size` cards share. */
export function fillSuits(suits: Uint8Array, size: number, least: number): void {
  for (let clubs = 0; clubs <= size; clubs++) {
    for (let diamonds = 0; clubs + diamonds <= size; diamonds++) {
      for (let hearts = 0; clubs + diamonds + hearts <= size; hearts++) {
        const held = [clubs, diamonds, hearts, size - clubs - diamonds - hearts];
        const sum = held.reduce((total, count, suit) => total + count * SUIT_KEYS[suit], 0);
        const suit = held.findIndex((count) => count >= least);
        suits[sum] = suit < 0 ? NO_SUIT : suit;
      }
    }
  }
}

/** The card's rank as a bit, if it is of the suit. */
export function suitBit(card: number, suit: number): number {
  return (card & 3) === suit ? 1 << (card >> 2) : 0;
}
