import { type Cards, isPlain, rankOf, suitOf } from '../cards/index.ts';
import { eachRankCounts, type FiveCardOrder, fiveCardName, standardOrder } from './five-card.ts';
import type { Ranking } from './ranking.ts';

/**
 * The best five of five, six or seven cards by addition and three look-ups. Each card has a key; the
 * keys of a hand are added. The upper bits of the sum tell its suits apart, the lower bits differ
 * for every multiset of ranks, and a hash without collisions turns them into a place in a table
 * small enough to stay in the processor's cache.
 */

/** The smallest keys whose sums differ for all ways to hold seven cards (and so five or six) by rank. */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
/** The same by suit. */
export const SUIT_KEYS = [0, 1, 8, 57];
export const SUIT_SHIFT = 23;
export const SUIT_BITS = 32 - SUIT_SHIFT;

/** By card: the sum over a hand is its key. */
export const cardKeys = Int32Array.from(
  { length: 52 },
  (_, card) => (SUIT_KEYS[suitOf(card)] << SUIT_SHIFT) + RANK_KEYS[rankOf(card)],
);

/** Its low zeros push the suits out of the product; the rest is odd, so no two rank sums meet. */
const HASH = 0x9e3779b1 << SUIT_BITS;
const ROW_BITS = 13;
const ROW_SHIFT = 32 - ROW_BITS;
const COLUMN_MASK = (1 << (SUIT_SHIFT - ROW_BITS)) - 1;
/** No order has as many values as this: cells are hash × this + value, so that sorting brings rows together. */
const VALUE_SPAN = 1 << 13;
const ROW_SPAN = VALUE_SPAN * (COLUMN_MASK + 1);

/** Places for the values of five, six and seven cards: 6,175, 18,395 and 49,205 multisets and some room. */
const PLACES = [0, 0, 0, 0, 0, 1 << 13, 1 << 15, 1 << 16];

/** What a table of suits says besides a suit. */
const NO_FLUSH = 4;
/** Not filled yet. It stands where a flush would, so that hands without one never pay for the question. */
const EMPTY = 5;

/** All that is looked up for hands of one size in one order. Filled on first use, see `EMPTY`. */
class HandTable {
  /** By sum of suit keys: the suit that five or more cards share. */
  readonly suits = new Uint8Array(1 << SUIT_BITS).fill(EMPTY);
  /** By set of ranks in that suit. */
  readonly flushes = new Uint16Array(1 << 13);
  /** By row of the hash: where it begins among the values. */
  readonly offsets = new Uint16Array(1 << ROW_BITS);
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
    const cells: number[] = [];
    eachRankCounts(order.rules.ranks, size, 4, (counts) => {
      let sum = 0;
      for (let rank = 0; rank < counts.length; rank++) sum += counts[rank] * RANK_KEYS[rank];
      cells.push((Math.imul(sum, HASH) >>> SUIT_BITS) * VALUE_SPAN + order.valueOfCounts(counts));
    });
    this.place(Float64Array.from(cells).sort());
    this.flushes.set(order.flushValues());
    this.fillSuits();
  }

  /** Longest rows first, each where all its columns fall on free places, searching on from the last. */
  private place(cells: Float64Array): void {
    const { offsets, values } = this;
    const columns = Uint16Array.from(cells, (cell) => Math.floor(cell / VALUE_SPAN) & COLUMN_MASK);
    const ends = new Int32Array(offsets.length);
    for (let i = 0; i < cells.length; i++) ends[Math.floor(cells[i] / ROW_SPAN)] = i + 1;
    let start = 0;
    const rows = ends.map((end, row) => {
      const length = Math.max(0, end - start);
      start += length;
      return (length << ROW_BITS) | row;
    });
    let offset = 0;
    for (const row of rows.sort().reverse()) {
      const length = row >> ROW_BITS;
      const end = ends[row & (offsets.length - 1)];
      for (let i = end - length; i < end; ) {
        if (values[offset + columns[i]] === 0) i++;
        else {
          i = end - length;
          offset = offset + COLUMN_MASK + 1 < values.length ? offset + 1 : 0;
        }
      }
      offsets[row & (offsets.length - 1)] = offset;
      for (let i = end - length; i < end; i++) values[offset + columns[i]] = cells[i] % VALUE_SPAN;
    }
  }

  private fillSuits(): void {
    const { size, suits } = this;
    for (let clubs = 0; clubs <= size; clubs++) {
      for (let diamonds = 0; clubs + diamonds <= size; diamonds++) {
        for (let hearts = 0; clubs + diamonds + hearts <= size; hearts++) {
          const held = [clubs, diamonds, hearts, size - clubs - diamonds - hearts];
          const sum = held.reduce((total, count, suit) => total + count * SUIT_KEYS[suit], 0);
          const suit = held.findIndex((count) => count >= 5);
          suits[sum] = suit < 0 ? NO_FLUSH : suit;
        }
      }
    }
  }
}

/** Where a hand without a flush has its value. */
function placeOf(offsets: Uint16Array, key: number): number {
  const hash = Math.imul(key, HASH);
  return offsets[hash >>> ROW_SHIFT] + ((hash >>> SUIT_BITS) & COLUMN_MASK);
}

/** The card's rank as a bit, if it is of the suit. */
export function bit(card: number, suit: number): number {
  return (card & 3) === suit ? 1 << (card >> 2) : 0;
}

/** The best five of five to seven cards in any order of hands, for those that need less speed than `high`. */
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
    for (let i = 0; i < cards.length; i++) key = (key + cardKeys[cards[i]]) | 0;
    const suit = table.suits[key >>> SUIT_SHIFT];
    if (suit === NO_FLUSH) return table.values[placeOf(table.offsets, key)];
    let set = 0;
    for (let i = 0; i < cards.length; i++) set |= bit(cards[i], suit);
    return table.flushes[set];
  };
}

const five = new HandTable(standardOrder, 5);
const six = new HandTable(standardOrder, 6);
const seven = new HandTable(standardOrder, 7);

const { offsets: OFFSETS5, values: VALUES5, suits: SUITS5, flushes: FLUSHES5 } = five;
const { offsets: OFFSETS6, values: VALUES6, suits: SUITS6, flushes: FLUSHES6 } = six;
const { offsets: OFFSETS7, values: VALUES7, suits: SUITS7, flushes: FLUSHES7 } = seven;

export function high5(a: number, b: number, c: number, d: number, e: number): number {
  const key = (cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e]) | 0;
  const suit = SUITS5[key >>> SUIT_SHIFT];
  if (suit === NO_FLUSH) return VALUES5[placeOf(OFFSETS5, key)];
  if (suit !== EMPTY)
    return FLUSHES5[bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit)];
  five.fill();
  return high5(a, b, c, d, e);
}

export function high6(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const key = (cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f]) | 0;
  const suit = SUITS6[key >>> SUIT_SHIFT];
  if (suit === NO_FLUSH) return VALUES6[placeOf(OFFSETS6, key)];
  if (suit !== EMPTY)
    return FLUSHES6[bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit)];
  six.fill();
  return high6(a, b, c, d, e, f);
}

export function high7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const key =
    (cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f] + cardKeys[g]) | 0;
  return high7At(key, a, b, c, d, e, f, g);
}

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
  const suit = SUITS7[key >>> SUIT_SHIFT];
  if (suit === NO_FLUSH) return VALUES7[placeOf(OFFSETS7, key)];
  if (suit !== EMPTY)
    return FLUSHES7[
      bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit) | bit(f, suit) | bit(g, suit)
    ];
  seven.fill();
  return high7At(key, a, b, c, d, e, f, g);
}

/** How many places `placeOfFive` may give. */
export const FIVE_PLACES = PLACES[5];

/** A place of its own for every multiset of five ranks, by the key of a hand; `high5` must have been used. */
export function placeOfFive(key: number): number {
  return placeOf(OFFSETS5, key);
}

/** The best five of `count` (5 to 7) cards that stand in `cards` from place `from`. */
export function highOf(cards: Cards, from: number, count: number): number {
  const a = cards[from];
  const b = cards[from + 1];
  const c = cards[from + 2];
  const d = cards[from + 3];
  const e = cards[from + 4];
  if (count === 7) return high7(a, b, c, d, e, cards[from + 5], cards[from + 6]);
  return count === 6 ? high6(a, b, c, d, e, cards[from + 5]) : high5(a, b, c, d, e);
}

export const high: Ranking = {
  id: 'high',
  title: 'High poker: the best five of five to seven cards (Hold’em, stud, draw)',
  parts: [{ name: 'cards', sizes: [5, 6, 7] }],
  accepts: isPlain,
  value: (cards) => highOf(cards, 0, cards.length),
  name: fiveCardName,
};
