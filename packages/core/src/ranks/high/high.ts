import { type Cards, isPlain } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import {
  cardKeys,
  EMPTY,
  emptySuits,
  fillSuits,
  NO_SUIT,
  RANK_KEY_BITS,
  rankSetKeys,
  SUIT_KEY_BITS,
  suitBit,
} from '../tables/card-keys.ts';
import { categoryOf, type FiveCardOrder, fiveCardName, standardOrder } from '../tables/five-card.ts';
import { eachRankSets } from '../tables/rank-counts.ts';

/**
 * The best five of five, six or seven cards: add up the cards' keys, check for a flush, and if there is none, look up
 * the ranks in a table packed small enough to stay in the processor's cache. Tables are filled on first use, because
 * that takes longer than most commands that only load this file.
 */

// What the hot functions use must be constants of this module: the compiler does not see through imports.
const KEYS = cardKeys;
const SUIT_SHIFT = RANK_KEY_BITS;
const COLUMN_SHIFT = SUIT_KEY_BITS;
const NO_FLUSH = NO_SUIT;
const UNFILLED = EMPTY;

/** Its low zero bits push the suits out of the product; the rest is odd, so no two sums of ranks collide. */
const HASH = 0x9e3779b1 << SUIT_KEY_BITS;
/** The product is split into a row and a column; each row begins at its own offset. */
const ROW_BITS = 13;
const ROWS = 1 << ROW_BITS;
const COLUMN_BITS = RANK_KEY_BITS - ROW_BITS;
const COLUMNS = 1 << COLUMN_BITS;
/** Places for the 6,175, 18,395 and 49,205 multisets of five, six and seven ranks, and some room. */
const PLACES = [0, 0, 0, 0, 0, 1 << 13, 1 << 15, 1 << 16];

function placeOf(offsets: Uint16Array, key: number): number {
  const hash = Math.imul(key, HASH);
  return offsets[hash >>> (32 - ROW_BITS)] + ((hash >>> COLUMN_SHIFT) & (COLUMNS - 1));
}

/** All lookup tables for hands of one size in one order. */
class HandTable {
  readonly suits = emptySuits();
  /** By set of ranks in one suit. */
  readonly flushes = new Uint16Array(1 << 13);
  readonly offsets = new Uint16Array(ROWS);
  readonly values: Uint16Array;
  private readonly order: FiveCardOrder;
  private readonly size: number;

  constructor(order: FiveCardOrder, size: number) {
    this.order = order;
    this.size = size;
    this.values = new Uint16Array(PLACES[size]);
  }

  fill(): void {
    const { order, size } = this;
    const keys = rankSetKeys();
    const hashes = new Int32Array(this.values.length);
    const values = new Uint16Array(this.values.length);
    let count = 0;
    eachRankSets(order.rules.ranks, size, 4, (ones, twos, threes, fours) => {
      hashes[count] = Math.imul(keys[ones] + keys[twos] + keys[threes] + keys[fours], HASH) >>> COLUMN_SHIFT;
      values[count++] = order.valueOfSets(ones, twos, threes, fours);
    });
    this.place(hashes.subarray(0, count), values);
    this.flushes.set(order.flushValues());
    fillSuits(this.suits, size, 5);
  }

  /** Puts each row where its columns land on free places: longest rows first, searching on from the last one. */
  private place(hashes: Int32Array, values: Uint16Array): void {
    const lengths = new Int32Array(ROWS);
    for (const hash of hashes) lengths[hash >> COLUMN_BITS]++;
    let end = 0;
    const ends = lengths.map((length) => {
      end += length;
      return end;
    });
    const unplaced = ends.slice();
    const cells = new Int32Array(hashes.length);
    hashes.forEach((hash, i) => {
      cells[--unplaced[hash >> COLUMN_BITS]] = i;
    });
    const longestFirst = lengths
      .map((length, row) => length * ROWS + row)
      .sort()
      .reverse();
    let offset = 0;
    for (const lengthAndRow of longestFirst) {
      const row = lengthAndRow & (ROWS - 1);
      const start = ends[row] - lengths[row];
      for (let i = start; i < ends[row]; ) {
        if (this.values[offset + (hashes[cells[i]] & (COLUMNS - 1))] === 0) i++;
        else {
          i = start;
          offset = offset + COLUMNS < this.values.length ? offset + 1 : 0;
        }
      }
      this.offsets[row] = offset;
      for (let i = start; i < ends[row]; i++) {
        this.values[offset + (hashes[cells[i]] & (COLUMNS - 1))] = values[cells[i]];
      }
    }
  }
}

/** The best five of five to seven cards in any order of hands, for rankings that need less speed than `high`. */
export function bestFive(order: FiveCardOrder): (cards: Cards) => number {
  const tables = new Map<number, HandTable>();
  return (cards) => {
    let table = tables.get(cards.length);
    if (!table) {
      table = new HandTable(order, cards.length);
      table.fill();
      tables.set(cards.length, table);
    }
    let key = 0;
    for (let i = 0; i < cards.length; i++) key = (key + KEYS[cards[i]]) | 0;
    const suit = table.suits[key >>> SUIT_SHIFT];
    if (suit === NO_FLUSH) return table.values[placeOf(table.offsets, key)];
    let set = 0;
    for (let i = 0; i < cards.length; i++) set |= suitBit(cards[i], suit);
    return table.flushes[set];
  };
}

const five = new HandTable(standardOrder, 5);
const six = new HandTable(standardOrder, 6);
const seven = new HandTable(standardOrder, 7);

const { suits: SUITS5, flushes: FLUSHES5, offsets: OFFSETS5, values: VALUES5 } = five;
const { suits: SUITS6, flushes: FLUSHES6, offsets: OFFSETS6, values: VALUES6 } = six;
const { suits: SUITS7, flushes: FLUSHES7, offsets: OFFSETS7, values: VALUES7 } = seven;

/**
 * The value of five cards by `high`, given one by one.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { high, high5 } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Ks Qs Js Ts');
 * if (!read.ok) throw new Error(read.message);
 * const [a, b, c, d, e] = read.cards;
 * console.log(high.name(high5(a, b, c, d, e))); // royal flush
 * ```
 */
export function high5(a: number, b: number, c: number, d: number, e: number): number {
  const key = (KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e]) | 0;
  const s = SUITS5[key >>> SUIT_SHIFT];
  if (s === NO_FLUSH) return VALUES5[placeOf(OFFSETS5, key)];
  if (s !== UNFILLED) {
    return FLUSHES5[suitBit(a, s) | suitBit(b, s) | suitBit(c, s) | suitBit(d, s) | suitBit(e, s)];
  }
  five.fill();
  return high5(a, b, c, d, e);
}

/**
 * The value of the best five of six cards by `high`, given one by one.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { high, high6 } from '@cardroom/core/ranks';
 *
 * const read = parseCards('As Ks Qs Js Ts 2c');
 * if (!read.ok) throw new Error(read.message);
 * const [a, b, c, d, e, f] = read.cards;
 * console.log(high.name(high6(a, b, c, d, e, f))); // royal flush
 * ```
 */
export function high6(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const key = (KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e] + KEYS[f]) | 0;
  const s = SUITS6[key >>> SUIT_SHIFT];
  if (s === NO_FLUSH) return VALUES6[placeOf(OFFSETS6, key)];
  if (s !== UNFILLED) {
    const most = suitBit(a, s) | suitBit(b, s) | suitBit(c, s) | suitBit(d, s) | suitBit(e, s);
    return FLUSHES6[most | suitBit(f, s)];
  }
  six.fill();
  return high6(a, b, c, d, e, f);
}

/**
 * The value of the best five of seven cards by `high`, given one by one.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { high, high7 } from '@cardroom/core/ranks';
 *
 * const read = parseCards('9c 9d 9h 4s 4c 2d 3h');
 * if (!read.ok) throw new Error(read.message);
 * const [a, b, c, d, e, f, g] = read.cards;
 * console.log(high.name(high7(a, b, c, d, e, f, g))); // full house, nines over fours
 * ```
 */
export function high7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const first = KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d];
  return high7At((first + KEYS[e] + KEYS[f] + KEYS[g]) | 0, a, b, c, d, e, f, g);
}

/** As `high7`, for callers that have the sum of the cards' keys, such as an enumeration. */
export function high7At(
  key: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const s = SUITS7[key >>> SUIT_SHIFT];
  if (s === NO_FLUSH) return VALUES7[placeOf(OFFSETS7, key)];
  if (s !== UNFILLED) {
    const most = suitBit(a, s) | suitBit(b, s) | suitBit(c, s) | suitBit(d, s) | suitBit(e, s);
    return FLUSHES7[most | suitBit(f, s) | suitBit(g, s)];
  }
  seven.fill();
  return high7At(key, a, b, c, d, e, f, g);
}

/** How many multisets of five ranks there are. */
export const FIVE_PLACES = PLACES[5];

/**
 * A place below `FIVE_PLACES` for each multiset of five ranks, by the sum of keys; valid once `high5` has been used.
 */
export function placeOfFive(key: number): number {
  return placeOf(OFFSETS5, key);
}

/**
 * The best five of the `count` (5 to 7) cards in `cards` from place `from`.
 *
 * @example
 * ```ts
 * import { parseCards } from '@cardroom/core/cards';
 * import { high, highOf } from '@cardroom/core/ranks';
 *
 * const read = parseCards('2h 9c 9d 9h 4s 4c');
 * if (read.ok) console.log(high.name(highOf(read.cards, 1, 5))); // full house, nines over fours
 * ```
 */
export function highOf(cards: Cards, from: number, count: number): number {
  const a = cards[from];
  const b = cards[from + 1];
  const c = cards[from + 2];
  const d = cards[from + 3];
  const e = cards[from + 4];
  if (count === 7) return high7(a, b, c, d, e, cards[from + 5], cards[from + 6]);
  return count === 6 ? high6(a, b, c, d, e, cards[from + 5]) : high5(a, b, c, d, e);
}

/** High poker hands: the best five of five to seven cards. */
export const high: Ranking = {
  id: 'high',
  title: "High poker, the best five of five to seven cards (hold'em, stud, draw)",
  parts: [{ name: 'cards', sizes: [5, 6, 7] }],
  accepts: isPlain,
  value: (cards) => highOf(cards, 0, cards.length),
  name: fiveCardName,
  categoryOf,
};
