import { type Cards, isPlain, rankOf, suitOf } from '../../cards/index.ts';
import { FLUSH, HIGH_CARD, PAIR, STRAIGHT, STRAIGHT_FLUSH } from '../categories.ts';
import type { OfSeven, Ranking } from '../ranking.ts';
import { bitCount } from '../tables/rank-counts.ts';
import {
  ACE_HIGH,
  asArray,
  bestFives,
  lowestBit,
  lowestBits,
  lowHand,
  lowName,
  lowValue,
  ranksHeld,
  ranksOf7,
  singleRanks,
} from './low-hands.ts';

/** The straights. The ace is high only: A-2-3-4-5 is not among them (003:4023). */
function isStraight(ranks: number): boolean {
  return ranks === 0b11111 * lowestBit(ranks);
}

/** By set of ranks held, the best five different ones that are not a straight. */
const FIVES = bestFives((ranks) => (isStraight(ranks) ? 0 : lowValue(HIGH_CARD, 0, ranks)));

const NO_SUIT = -1;
/** Cards of each suit are counted in four bits; adding three to each carries a five into its top bit. */
const THREE_OF_EACH = 0x3333;
const FIVE_OF_ANY = 0x8888;

function oneOfSuit(card: number): number {
  return 1 << (suitOf(card) << 2);
}

/** The suit that five cards or more share. */
function flushSuit(cards: Cards): number {
  let counts = THREE_OF_EACH;
  for (let i = 0; i < cards.length; i++) counts += oneOfSuit(cards[i]);
  const five = counts & FIVE_OF_ANY;
  return five === 0 ? NO_SUIT : (31 - Math.clz32(five)) >> 2;
}

function deuceSevenValue(cards: Cards): number {
  const ranks = ranksHeld(cards);
  const suit = flushSuit(cards);
  if (FIVES[ranks] !== 0) return suit === NO_SUIT ? FIVES[ranks] : withFlush(cards, ranks, suit);
  if (bitCount(ranks) < 5) return lowHand(cards, ACE_HIGH);
  if (cards.length > 5) return pairFromStraight(cards);
  return lowValue(suit === NO_SUIT ? STRAIGHT : STRAIGHT_FLUSH, 0, ranks);
}

/** The value with at least five cards of one suit: the hand must take one of another suit, or is a flush. */
function withFlush(cards: Cards, ranks: number, suit: number): number {
  let others = 0;
  for (let i = 0; i < cards.length; i++) {
    if (suitOf(cards[i]) !== suit) others |= 1 << rankOf(cards[i]);
  }
  const best = singleRanks(FIVES[ranks]);
  if (others === 0) return lowValue(FLUSH, 0, best);
  return (best & others) === 0 ? bestWith(ranks, others) : FIVES[ranks];
}

/** The best five of `ranks`, no straight, with at least one of `wanted`. */
function bestWith(ranks: number, wanted: number): number {
  if (bitCount(ranks) === 5) return (ranks & wanted) === 0 ? 0 : FIVES[ranks];
  let best = 0;
  for (let left = ranks; left !== 0; left &= left - 1) {
    best = Math.max(best, bestWith(ranks ^ lowestBit(left), wanted));
  }
  return best;
}

/** Six or seven cards whose only ranks are a straight: pairing one of them makes a lower hand than the straight. */
function pairFromStraight(cards: Cards): number {
  let one = 0;
  let two = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << rankOf(cards[i]);
    two |= one & bit;
    one |= bit;
  }
  const pair = lowestBit(two);
  return lowValue(PAIR, pair, lowestBits(one ^ pair, 3));
}

/** The deuce-to-seven value of the best (lowest) five of seven cards. */
export const deuceSeven7: OfSeven = (a, b, c, d, e, f, g) => {
  const suits =
    THREE_OF_EACH +
    oneOfSuit(a) +
    oneOfSuit(b) +
    oneOfSuit(c) +
    oneOfSuit(d) +
    oneOfSuit(e) +
    oneOfSuit(f) +
    oneOfSuit(g);
  const value = FIVES[ranksOf7(a, b, c, d, e, f, g)];
  if (value !== 0 && (suits & FIVE_OF_ANY) === 0) return value;
  return deuceSevenValue(asArray(a, b, c, d, e, f, g));
};

/**
 * Lowball where aces are high and straights and flushes count: 7-5-4-3-2 is best. 003:4019-4031, 003:5861-5873,
 * 003:6277-6289, 003:6765-6774.
 */
export const deuceSeven: Ranking = {
  id: 'deuce-seven',
  title:
    'Deuce-to-seven low, ace high, straights and flushes count: Kansas City Lowball, Razzdeucey, Badeucey, 2-7 Dramaha',
  parts: [{ name: 'cards', sizes: [1, 2, 3, 4, 5, 6, 7] }],
  accepts: isPlain,
  value: deuceSevenValue,
  name: (value) => lowName(value, ACE_HIGH, ''),
};
