import { ACE, type Cards, cardOf, isPlain, rankOf } from '../../cards/index.ts';
import { eightOrBetter } from '../low/low.ts';
import type { Ranking, RankingPart } from '../ranking.ts';
import {
  cardKeys,
  EMPTY,
  emptySuits,
  fillSuits,
  NO_SUIT,
  RANK_KEY_BITS,
  suitBit,
} from '../tables/card-keys.ts';
import { ALL_RANKS, categoryOf, fiveCardName, ROYAL_FLUSH, standardOrder } from '../tables/five-card.ts';
import { bitCount } from '../tables/rank-counts.ts';
import { FIVE_PLACES, high, high5, placeOfFive } from './high.ts';

/**
 * Omaha high: exactly two cards of the hand with exactly three of the board (000:125, 003:1216). Suits aside, the best
 * hand depends on the board's five ranks and two ranks of the hand: a table holds it, and the best of the six (or ten)
 * pairs of hole cards is taken. Flushes are added where the board has three of a suit.
 */

// What the hot functions use must be constants of this module: the compiler does not see through imports.
const KEYS = cardKeys;
const SUIT_SHIFT = RANK_KEY_BITS;
const NO_FLUSH = NO_SUIT;
const UNFILLED = EMPTY;

/** A board's row has the 91 pairs of ranks, and is as long as three cache lines. */
const ROW = 96;
/** By two ranks in any order, four bits each. */
const TWOS = new Uint8Array(1 << 8);
/** A row is filled when its board first comes up; until then it is all zeros. */
const BEST = new Uint16Array(FIVE_PLACES * ROW);

/** By suits of the board: the suit of three cards or more. */
const BOARD_SUITS = emptySuits();
const FLUSHES = new Uint16Array(1 << 13);
/** By set of ranks: the highest two, the highest three. */
const TOP_TWO = new Uint16Array(1 << 13);
const TOP_THREE = new Uint16Array(1 << 13);
/** Ranks of the straight flushes, from the royal flush down. */
const STRAIGHTS = new Uint16Array(10);

/** A function of four hole cards and a whole board. */
type OfHoleAndBoard = (
  a: number,
  b: number,
  c: number,
  d: number,
  v: number,
  w: number,
  x: number,
  y: number,
  z: number,
) => number;

/** The best high hand of four hole cards and a whole board. */
export const omahaHigh4: OfHoleAndBoard = (a, b, c, d, v, w, x, y, z) => {
  const key = (KEYS[v] + KEYS[w] + KEYS[x] + KEYS[y] + KEYS[z]) | 0;
  const suit = BOARD_SUITS[key >>> SUIT_SHIFT];
  if (suit === UNFILLED) {
    fillTables();
    return omahaHigh4(a, b, c, d, v, w, x, y, z);
  }
  const row = placeOfFive(key) * ROW;
  const withA = greater(greater(two(row, a, b), two(row, a, c)), two(row, a, d));
  const best = greater(withA, greater(greater(two(row, b, c), two(row, b, d)), two(row, c, d)));
  if (best === 0) {
    fillRow(row, [v, w, x, y, z]);
    return omahaHigh4(a, b, c, d, v, w, x, y, z);
  }
  if (suit === NO_FLUSH) return best;
  const hole = suitBit(a, suit) | suitBit(b, suit) | suitBit(c, suit) | suitBit(d, suit);
  const board = suitBit(v, suit) | suitBit(w, suit) | suitBit(x, suit) | suitBit(y, suit) | suitBit(z, suit);
  return greater(best, flush(hole, board));
};

/** `Math.max` without a branch, which the processor would mispredict on random hands. */
function greater(a: number, b: number): number {
  const difference = (a - b) | 0;
  return a - (difference & (difference >> 31));
}

function two(row: number, a: number, b: number): number {
  return BEST[row + TWOS[((a >> 2) << 4) | (b >> 2)]];
}

/** The best flush or straight flush with two ranks of the hand and three of the board, 0 for none. */
function flush(hole: number, board: number): number {
  if (FLUSHES[hole | board] > ROYAL_FLUSH - STRAIGHTS.length) {
    for (let i = 0; i < STRAIGHTS.length; i++) {
      const own = STRAIGHTS[i] & hole;
      // Two bits of the hand, the other three all on the board.
      const rest = own & (own - 1);
      if (rest !== 0 && (rest & (rest - 1)) === 0 && (STRAIGHTS[i] & ~own & ~board) === 0)
        return ROYAL_FLUSH - i;
    }
  }
  return FLUSHES[TOP_TWO[hole] | TOP_THREE[board]];
}

/** The best high hand so far, of four or five hole cards and a board that is not yet whole. */
function soFar(hole: Cards, board: Cards): number {
  let best = 0;
  for (let i = 1; i < hole.length; i++) {
    for (let j = 0; j < i; j++) {
      for (let x = 2; x < board.length; x++) {
        for (let y = 1; y < x; y++) {
          for (let z = 0; z < y; z++) {
            best = Math.max(best, high5(hole[i], hole[j], board[x], board[y], board[z]));
          }
        }
      }
    }
  }
  return best;
}

function wholeBoard(hole: Cards, board: Cards): number {
  let key = 0;
  for (let i = 0; i < 5; i++) key = (key + KEYS[board[i]]) | 0;
  if (BOARD_SUITS[key >>> SUIT_SHIFT] === UNFILLED) fillTables();
  const suit = BOARD_SUITS[key >>> SUIT_SHIFT];
  const row = placeOfFive(key) * ROW;
  let best = 0;
  for (let i = 1; i < hole.length; i++) {
    for (let j = 0; j < i; j++) best = greater(best, two(row, hole[i], hole[j]));
  }
  if (best === 0) {
    fillRow(row, board);
    return wholeBoard(hole, board);
  }
  return suit === NO_FLUSH ? best : greater(best, flush(inSuit(hole, suit), inSuit(board, suit)));
}

function inSuit(cards: Cards, suit: number): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= suitBit(cards[i], suit);
  return set;
}

function fillTables(): void {
  // Boards have the places of five-card hands, which are known only once such a hand has been ranked.
  high5(0, 5, 10, 15, 16);
  fillTwos();
  FLUSHES.set(standardOrder.flushValues());
  for (let set = 1; set < 1 << 13; set++) {
    TOP_TWO[set] = highest(set, 2);
    TOP_THREE[set] = highest(set, 3);
  }
  for (let i = 0; i < STRAIGHTS.length; i++) {
    for (const rank of standardOrder.ranksOf(ROYAL_FLUSH - i)) STRAIGHTS[i] |= 1 << rank;
  }
  fillSuits(BOARD_SUITS, 5, 3);
}

function fillTwos(): void {
  let number = 0;
  for (const low of ALL_RANKS) {
    for (let high = low; high <= ACE; high++) {
      TWOS[(low << 4) | high] = number;
      TWOS[(high << 4) | low] = number;
      number++;
    }
  }
}

/** Every pair of ranks with the best three of the board's ten, suits aside. */
function fillRow(row: number, board: Cards): void {
  for (const low of ALL_RANKS) {
    for (let high = low; high <= ACE; high++) {
      let best = 0;
      for (let x = 2; x < 5; x++) {
        for (let y = 1; y < x; y++) {
          for (let z = 0; z < y; z++) {
            const [a, b, c] = [board[x] & ~3, (board[y] & ~3) | 1, (board[z] & ~3) | 2];
            best = Math.max(best, high5(a, b, c, cardOf(low, 3), cardOf(high, 3)));
          }
        }
      }
      BEST[row + TWOS[(low << 4) | high]] = best;
    }
  }
}

function highest(set: number, count: number): number {
  let left = set;
  for (let i = 0; i < count && left !== 0; i++) left &= ~(1 << (31 - Math.clz32(left)));
  return set ^ left;
}

const parts: readonly RankingPart[] = [
  { name: 'hole', sizes: [4, 5] },
  { name: 'board', sizes: [3, 4, 5] },
];

/** Two cards of the hand with three of the board. */
export const omaha: Ranking = {
  id: 'omaha-high',
  title: 'Omaha high, two of four or five hole cards with three of the board',
  parts,
  accepts: isPlain,
  value: (hole, board = []) => (board.length === 5 ? wholeBoard(hole, board) : soFar(hole, board)),
  name: fiveCardName,
  categoryOf,
  plays: { first: [2], five: high },
};

const EIGHT = 6;
const ALL_CLUBS = ALL_RANKS.map((rank) => cardOf(rank, 0));

/** By card: its rank up to the eight as a bit, the ace in bit 0. */
const LOW_BITS = Uint8Array.from({ length: 52 }, (_, card) => {
  if (rankOf(card) === ACE) return 1;
  return rankOf(card) <= EIGHT ? 2 << rankOf(card) : 0;
});
/** By such bits of the board, then of the hand: the number of the best low. */
const LOW_NUMBERS = new Uint8Array(1 << 16);
/** By number: the value, none first, then from worst to best. */
const LOWS = new Int32Array(57);

/** The best low of four hole cards and a whole board, as `eightOrBetter` values it. */
export const omahaLow4: OfHoleAndBoard = (a, b, c, d, v, w, x, y, z) => {
  if (LOWS[56] === 0) fillLows();
  const board = LOW_BITS[v] | LOW_BITS[w] | LOW_BITS[x] | LOW_BITS[y] | LOW_BITS[z];
  return LOWS[LOW_NUMBERS[(board << 8) | LOW_BITS[a] | LOW_BITS[b] | LOW_BITS[c] | LOW_BITS[d]]];
};

function omahaLow(hole: Cards, board: Cards): number {
  if (LOWS[56] === 0) fillLows();
  let bits = 0;
  for (let i = 0; i < hole.length; i++) bits |= LOW_BITS[hole[i]];
  for (let i = 0; i < board.length; i++) bits |= LOW_BITS[board[i]] << 8;
  return LOWS[LOW_NUMBERS[bits]];
}

function fillLows(): void {
  const numbers = new Uint8Array(1 << 8);
  let number = 0;
  // The highest card of a low decides first, so the greater the set as a number, the worse the low.
  for (let set = numbers.length - 1; set > 0; set--) {
    if (bitCount(set) !== 5) continue;
    numbers[set] = ++number;
    LOWS[number] = eightOrBetter.value(ALL_CLUBS.filter((card) => (LOW_BITS[card] & set) !== 0));
  }
  for (let bits = 0; bits < LOW_NUMBERS.length; bits++) {
    const board = bits >> 8;
    const hole = bits & 0xff;
    const boardCards = bitCount(board);
    const holeCards = bitCount(hole);
    if (boardCards === 3 && holeCards === 2) LOW_NUMBERS[bits] = numbers[board | hole];
    if (boardCards < 3 || holeCards < 2 || boardCards + holeCards === 5) continue;
    // With a rank too many, each rank in turn is left out, which leads to entries already made.
    for (let left = boardCards > 3 ? board << 8 : hole; left !== 0; left &= left - 1) {
      LOW_NUMBERS[bits] = Math.max(LOW_NUMBERS[bits], LOW_NUMBERS[bits ^ (left & -left)]);
    }
  }
}

/** The eight-or-better low of Omaha: two cards of the hand with three of the board. 000:42-46, 003:2160. */
export const omahaLow8: Ranking = {
  id: 'omaha-low-8',
  title: 'Omaha eight-or-better low, two of four or five hole cards with three of the board',
  parts,
  accepts: isPlain,
  value: (hole, board = []) => omahaLow(hole, board),
  name: eightOrBetter.name,
  plays: { first: [2], five: eightOrBetter },
};
