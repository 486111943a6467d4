import { type Cards, JOKER, rankOf, suitOf } from '../../cards/index.ts';

/**
 * Numbers every way to hold up to seven cards by rank, so that a table of values can be looked up by adding keys. A key
 * is a digit in base five, ranks deuce to eight in the low bits and nine to ace in the high ones; hands of one size lie
 * in rows by their high ranks.
 */
const LOW_RANKS = 7;
const LOW_STATES = 5 ** LOW_RANKS;
const HIGH_STATES = 5 ** (13 - LOW_RANKS);
const HIGH_SHIFT = 17;
const LOW_MASK = (1 << HIGH_SHIFT) - 1;
const MOST_CARDS = 7;

/** The key of each rank; `rankIndex` takes the sum over the cards. */
export const rankKeys = Int32Array.from({ length: 13 }, (_, rank) =>
  rank < LOW_RANKS ? 5 ** rank : (5 ** (rank - LOW_RANKS)) << HIGH_SHIFT,
);

/** By ranks held, low or high: how many cards they are. */
const cardsHeld = new Uint8Array(LOW_STATES);
for (let state = 1; state < LOW_STATES; state++) cardsHeld[state] = cardsHeld[(state / 5) | 0] + (state % 5);

/** By low ranks held: the place among all holdings of as many low cards. */
const lowPlaces = new Uint16Array(LOW_STATES);
const lowsOfSize = new Uint16Array(MOST_CARDS + 1);
for (let state = 0; state < LOW_STATES; state++) {
  const size = cardsHeld[state];
  if (size <= MOST_CARDS) lowPlaces[state] = lowsOfSize[size]++;
}

/** By number of cards, then by high ranks held: where their row begins. */
const rows: Int32Array[] = [];
const sizes: number[] = [];
for (let cards = 0; cards <= MOST_CARDS; cards++) {
  const starts = new Int32Array(HIGH_STATES);
  let next = 0;
  for (let state = 0; state < HIGH_STATES; state++) {
    const size = cardsHeld[state];
    starts[state] = next;
    if (size <= cards) next += lowsOfSize[cards - size];
  }
  rows.push(starts);
  sizes.push(next);
}

/** How many ways there are to hold this many cards. */
export function rankIndexSize(cards: number): number {
  return sizes[cards];
}

export function rankIndex(cards: number, keys: number): number {
  return rows[cards][keys >> HIGH_SHIFT] + lowPlaces[keys & LOW_MASK];
}

export function keyOfCounts(counts: Uint8Array): number {
  let keys = 0;
  for (let rank = 0; rank < counts.length; rank++) keys += counts[rank] * rankKeys[rank];
  return keys;
}

/** By card, jokers being 0: its rank's key. */
export const cardKeys = Int32Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? 0 : rankKeys[rankOf(card)],
);

/** By card: added up, four bits tell how many cards a suit has, and the bits from `JOKER_SHIFT` the jokers. */
export const JOKER_SHIFT = 16;
export const suitKeys = Int32Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? 1 << JOKER_SHIFT : 1 << (4 * suitOf(card)),
);

/** By number of jokers, lifts a suit that makes a flush with them into the third of its bits. */
const FLUSH_LIFT = [0x3333, 0x4444, 0x5555, 0x6666];

/** From the sum of `suitKeys`: the suits that five cards share, jokers included, for `isFlushSuit`. */
export function flushSuits(suits: number, jokers: number): number {
  return ((suits & 0xffff) + FLUSH_LIFT[jokers]) & 0x8888;
}

export function isFlushSuit(suits: number, suit: number): boolean {
  return (suits & (8 << (4 * suit))) !== 0;
}

/** The ranks held in a suit, as a set. */
export function ranksOfSuit(cards: Cards, suit: number): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) {
    if (suitOf(cards[i]) === suit && cards[i] !== JOKER) set |= 1 << rankOf(cards[i]);
  }
  return set;
}
