import { ACE, type Cards, isPlain, RANK_LETTERS, rankOf } from '../../cards/index.ts';
import {
  FLUSH,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  QUADS,
  rankWord,
  rankWords,
  STRAIGHT,
  TRIPS,
  TWO_PAIR,
} from '../categories.ts';
import type { OfSeven, Ranking } from '../ranking.ts';
import { bitCount } from '../tables/rank-counts.ts';

/**
 * A low hand as one integer, shared by every low ranking. Two 13-bit masks say which ranks are
 * matched (paired, tripled …) and which stand single, the best rank in bit 0, so that comparing the
 * masks as numbers compares the cards from the top down. Category, matched, single are packed in
 * that order and turned over, so that the lowest hand has the greatest value.
 *
 * Fewer than five cards (the upcards of a stud game, which decide who acts first) rank the same way; their values
 * compare only with values of as many cards.
 */
const ALL_RANKS = 0x1fff;
const CATEGORY_SHIFT = 26;
const MATCHED_SHIFT = 13;
const TURN_OVER = 0x3fffffff;

export function lowValue(category: number, matched: number, single: number): number {
  return ((category << CATEGORY_SHIFT) | (matched << MATCHED_SHIFT) | single) ^ TURN_OVER;
}

/** The ranks of a hand that are not matched. */
export function singleRanks(value: number): number {
  return (value ^ TURN_OVER) & ALL_RANKS;
}

/** Where the ace ranks, which may differ between matched cards and the others (003:6538-6548). */
export interface LowOrder {
  readonly matched: 'ace low' | 'ace high';
  readonly single: 'ace low' | 'ace high';
}

export const ACE_LOW: LowOrder = { matched: 'ace low', single: 'ace low' };
export const ACE_HIGH: LowOrder = { matched: 'ace high', single: 'ace high' };

/** Moves the ace of a mask, bit 12, below the deuce. */
function aceFirst(ranks: number): number {
  return ((ranks << 1) & ALL_RANKS) | (ranks >> ACE);
}

export function lowestBit(mask: number): number {
  return mask & -mask;
}

export function lowestBits(mask: number, count: number): number {
  let kept = 0;
  for (let left = mask; count > 0; count--) {
    kept |= lowestBit(left);
    left &= left - 1;
  }
  return kept;
}

/** The ranks held, deuce in bit 0 and ace in bit 12. */
export function ranksHeld(cards: Cards): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) ranks |= 1 << rankOf(cards[i]);
  return ranks;
}

/** The ranks held in seven cards. */
export const ranksOf7: OfSeven = (a, b, c, d, e, f, g) => {
  const five = (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2));
  return five | (1 << (f >> 2)) | (1 << (g >> 2));
};

const seven = new Uint8Array(7);

/** One array for seven cards, reused so that the fast functions allocate nothing. */
export function asArray(a: number, b: number, c: number, d: number, e: number, f: number, g: number): Cards {
  seven[0] = a;
  seven[1] = b;
  seven[2] = c;
  seven[3] = d;
  seven[4] = e;
  seven[5] = f;
  seven[6] = g;
  return seven;
}

/**
 * For every set of ranks held, the best of the fives in it; 0 where there is none. `five` gives the value of a set of
 * exactly five ranks, 0 if it may not be used.
 */
export function bestFives(five: (ranks: number) => number): Int32Array {
  const table = new Int32Array(ALL_RANKS + 1);
  for (let ranks = 0; ranks <= ALL_RANKS; ranks++) {
    const count = bitCount(ranks);
    if (count === 5) table[ranks] = five(ranks);
    if (count <= 5) continue;
    for (let left = ranks; left !== 0; left &= left - 1) {
      table[ranks] = Math.max(table[ranks], table[ranks ^ lowestBit(left)]);
    }
  }
  return table;
}

/** `bestFives` when straights do not count. */
export function unpairedFives(order: LowOrder): Int32Array {
  const single = order.single === 'ace low' ? aceFirst : (ranks: number) => ranks;
  return bestFives((ranks) => lowValue(HIGH_CARD, 0, single(ranks)));
}

/** The best low of up to seven cards, suits and straights ignored: by class, then from the top down. */
export function lowHand(cards: Cards, order: LowOrder): number {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << rankOf(cards[i]);
    three |= two & bit;
    two |= one & bit;
    one |= bit;
  }
  if (order.matched === 'ace low') {
    one = aceFirst(one);
    two = aceFirst(two);
    three = aceFirst(three);
  }
  const turn = order.matched !== order.single;
  const size = Math.min(cards.length, 5);
  const repeats = size - bitCount(one);
  if (repeats <= 0) return lowValue(HIGH_CARD, 0, lowestBits(turn ? aceFirst(one) : one, size));
  const first = lowestBit(two);
  const second = lowestBit(two ^ first);
  if (repeats === 3 && second !== 0) {
    const trips = lowestBit(three);
    return lowValue(FULL_HOUSE, trips, two ^ trips);
  }
  const pairs = repeats === 2 ? first | second : first;
  const rest = turn ? aceFirst(one ^ pairs) : one ^ pairs;
  if (repeats === 1) return lowValue(PAIR, pairs, rest);
  if (repeats === 2) return lowValue(second === 0 ? TRIPS : TWO_PAIR, pairs, rest);
  return lowValue(QUADS, pairs, rest);
}

/** The hand in words; a hand without a pair is read card by card, followed by `noPair`. */
export function lowName(value: number, order: LowOrder, noPair: string): string {
  const packed = value ^ TURN_OVER;
  const category = packed >> CATEGORY_SHIFT;
  const [top, under] = ranksIn((packed >> MATCHED_SHIFT) & ALL_RANKS, order.matched);
  const ranks = ranksIn(packed & ALL_RANKS, category === FULL_HOUSE ? order.matched : order.single);
  const cards = readRanks(ranks);
  const beside = cards === '' ? '' : `, ${cards}`;
  switch (category) {
    case HIGH_CARD:
      return cards + noPair;
    case PAIR:
      return `pair of ${rankWords(top)}${beside}`;
    case TWO_PAIR:
      return `two pair, ${rankWords(top)} and ${rankWords(under)}${beside}`;
    case TRIPS:
      return `three ${rankWords(top)}${beside}`;
    case STRAIGHT:
      return `straight, ${rankWord(ranks[0])} high`;
    case FLUSH:
      return `flush${beside}`;
    case FULL_HOUSE:
      return `full house, ${rankWords(top)} over ${rankWords(ranks[0])}`;
    case QUADS:
      return `four ${rankWords(top)}${beside}`;
    default:
      return ranks[0] === ACE ? 'royal flush' : `straight flush, ${rankWord(ranks[0])} high`;
  }
}

/** The ranks of a mask, worst (highest) first. */
export function ranksIn(mask: number, aces: LowOrder['single']): number[] {
  const ranks: number[] = [];
  for (let bit = ACE; bit >= 0; bit--) {
    if ((mask >> bit) & 1) ranks.push(aces === 'ace high' ? bit : (bit + ACE) % (ACE + 1));
  }
  return ranks;
}

/** `10-9-7-2-A`. */
export function readRanks(ranks: readonly number[]): string {
  return ranks.map((rank) => RANK_LETTERS[rank].replace('T', '10')).join('-');
}

/** A ranking of the best five of five to seven cards, or of one to four cards; suits and straights are ignored. */
export function plainLow(id: string, title: string, order: LowOrder, fives: Int32Array): Ranking {
  return {
    id,
    title,
    parts: [{ name: 'cards', sizes: [1, 2, 3, 4, 5, 6, 7] }],
    accepts: isPlain,
    value: (cards) => fives[ranksHeld(cards)] || lowHand(cards, order),
    name: (value) => lowName(value, order, ' low'),
  };
}
