import {
  ACE,
  type Cards,
  isBonus,
  isPlain,
  JOKER,
  pipsOf,
  RANK_LETTERS,
  rankOf,
  SUIT_LETTERS,
  suitOf,
} from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';

/** A ranking by totals, and what a twenty-one table needs to know about a hand besides its value. */
export interface Totals extends Ranking {
  /** The count with aces as high as allowed; naturals count 21 like any ace and ten. */
  total(cards: Cards): number;
  /** Whether the total counts an ace high (in Hawaiian Blackjack also a joker). */
  isSoft(cards: Cards): boolean;
  /** Whether the total is more than the game allows; such hands rank below all others, the nearest first. */
  isOver(cards: Cards): boolean;
  /** Whether the first two cards are a hand that outranks every total. */
  isNatural(cards: Cards): boolean;
  /** Which hand above the totals this is, to look up what it is paid. */
  special(cards: Cards): SpecialHand | undefined;
  /** The value of a hand made by splitting, in which naturals count for less or for nothing. */
  valueAfterSplit(cards: Cards): number;
}

/** A hand that counts for more than its points. */
export type SpecialHand = 'natural' | 'blackjack' | 'elite' | 'hard-31';

interface Special {
  readonly hand: SpecialHand;
  readonly name: string;
  /** Equal ranks tie. */
  readonly rank: number;
  is(cards: Cards): boolean;
}

interface TotalsRules {
  readonly id: string;
  readonly title: string;
  readonly accepts: (card: number) => boolean;
  /** Aces are counted high while the total stays within this. */
  readonly softLimit: number;
  /** A total above this is over. */
  readonly limit: number;
  readonly jokers?: 'two or twelve' | 'make 21';
  /** Hands above the totals, with rank 1 the lowest. */
  readonly specials: readonly Special[];
  /** Those that a split hand can still make, with their lower ranks. */
  readonly afterSplit?: readonly Special[];
  /** Whether all hands over rank the same. */
  readonly oversEqual?: boolean;
}

/** Totals count up from ZERO_TOTAL, hands over are below it, specials above all totals. */
const ZERO_TOTAL = 256;
const SPECIAL = 512;
/** Up to twenty-one aces and a ten: no longer hand can be drawn (000:935). */
const SIZES = Array.from({ length: 21 }, (_, i) => i + 2);

const isAce = (card: number): boolean => isPlain(card) && rankOf(card) === ACE;
const isTen = (card: number): boolean => card !== JOKER && pipsOf(card) >= 10;
const isJoker = (card: number): boolean => card === JOKER;
const plainOrJoker = (card: number): boolean => card <= JOKER;

type OfCard = (card: number) => boolean;

function twoCards(cards: Cards, one: OfCard, other: OfCard): boolean {
  return cards.length === 2 && ((one(cards[0]) && other(cards[1])) || (one(cards[1]) && other(cards[0])));
}

function totalsRanking(rules: TotalsRules): Totals {
  const { softLimit, limit, jokers, specials, afterSplit = [], oversEqual = false } = rules;
  const names: string[] = [];
  for (const { rank, name } of [...specials, ...afterSplit]) names[rank] = name;

  /** Total × 2, and 1 more if soft: both come from one pass. */
  function count(cards: Cards): number {
    let total = 0;
    let raisable = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (card === JOKER) {
        // 002:292: two jokers are the natural 22; 004:169: one with anything else is a hard 21.
        if (jokers === 'make 21') return (twoCards(cards, isJoker, isJoker) ? 22 : 21) * 2;
        total += 2;
        raisable++;
      } else if (isAce(card)) {
        total += 1;
        raisable++;
      } else {
        total += Math.min(pipsOf(card), 10);
      }
    }
    let soft = 0;
    for (; raisable > 0 && total + 10 <= softLimit; raisable--) {
      total += 10;
      soft = 1;
    }
    return total * 2 + soft;
  }

  const total = (cards: Cards): number => count(cards) >> 1;

  function find(list: readonly Special[], cards: Cards): Special | undefined {
    for (const special of list) if (special.is(cards)) return special;
    return undefined;
  }

  function rank(list: readonly Special[], cards: Cards): number {
    const special = find(list, cards);
    if (special !== undefined) return SPECIAL + special.rank;
    const points = total(cards);
    if (points <= limit) return ZERO_TOTAL + points;
    return oversEqual ? 1 : ZERO_TOTAL - points;
  }

  function name(value: number): string {
    if (value > SPECIAL) return names[value - SPECIAL];
    if (value > ZERO_TOTAL) return String(value - ZERO_TOTAL);
    return oversEqual ? 'bust' : `${ZERO_TOTAL - value} (bust)`;
  }

  return {
    id: rules.id,
    title: rules.title,
    parts: [{ name: 'hand', sizes: SIZES }],
    accepts: rules.accepts,
    repeats: true,
    value: (cards) => rank(specials, cards),
    name,
    total,
    isSoft: (cards) => (count(cards) & 1) === 1,
    isOver: (cards) => find(specials, cards) === undefined && total(cards) > limit,
    isNatural: (cards) => cards.length === 2 && find(specials, cards) !== undefined,
    special: (cards) => find(specials, cards)?.hand,
    valueAfterSplit: (cards) => rank(afterSplit, cards),
  };
}

const special = (rank: number, hand: SpecialHand, name: string, is: Special['is']): Special => ({
  rank,
  hand,
  name,
  is,
});

const aceAndTen = (cards: Cards): boolean => twoCards(cards, isAce, isTen);
const half = special(1, 'natural', 'natural, 21½', aceAndTen);
const jokerPair = special(1, 'natural', 'natural 22', (cards) => twoCards(cards, isJoker, isJoker));

/** Twenty-one as everyone knows it, for bets that are settled by totals alone. */
export const twentyOne = totalsRanking({
  id: 'twenty-one',
  title: 'Totals of twenty-one with blackjack on top, no house variant',
  accepts: isPlain,
  softLimit: 21,
  limit: 21,
  specials: [special(1, 'blackjack', 'blackjack', aceAndTen)],
});

/**
 * Totals of Hawaiian Blackjack, where 22 is the goal; two aces, then joker and ten, above a plain 22; jokers 2 or 12.
 * 003:594-662
 */
export const hawaiian22 = totalsRanking({
  id: 'hawaiian-22',
  title: 'Hawaiian Blackjack: totals of twenty-two, jokers 2 or 12',
  accepts: plainOrJoker,
  softLimit: 22,
  limit: 22,
  jokers: 'two or twelve',
  specials: [
    special(2, 'natural', 'natural 22', (cards) => twoCards(cards, isAce, isAce)),
    special(1, 'blackjack', 'blackjack', (cards) => twoCards(cards, isJoker, isTen)),
  ],
});

const hard31 = special(1, 'hard-31', 'hard 31', (cards) => {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += Math.min(pipsOf(cards[i]), 10);
  return sum === 31;
});
const isKing = (card: number): boolean => rankOf(card) === RANK_LETTERS.indexOf('K');

/**
 * Totals of Blackjack Elite: 31 is best, then nearest to 21; 22 to 30 is one rank, the last (000:943-955). All naturals
 * tie (000:976), so the suited ace and king differ only in price, though the chart gives them a line of their own.
 */
export const blackjackElite = totalsRanking({
  id: 'blackjack-elite',
  title: 'Blackjack Elite: natural 31, hard 31, then totals of twenty-one',
  accepts: isPlain,
  softLimit: 21,
  limit: 21,
  specials: [
    special(2, 'elite', 'natural 31', (cards) => twoCards(cards, isAce, isKing) && suited(cards)),
    special(2, 'natural', 'natural 31', aceAndTen),
    hard31,
  ],
  afterSplit: [hard31],
  oversEqual: true,
});

function suited(cards: Cards): boolean {
  return suitOf(cards[0]) === suitOf(cards[1]);
}

/**
 * Totals of No Bust Blackjack: two jokers are the only 22 (002:292); one with anything is a 21 like any other
 * (002:293-307).
 */
export const noBust22 = totalsRanking({
  id: 'no-bust-22',
  title: 'No Bust Blackjack at Empire: two jokers 22, a joker 21, other 22s over',
  accepts: plainOrJoker,
  softLimit: 21,
  limit: 21,
  jokers: 'make 21',
  specials: [jokerPair],
});

/**
 * Totals of the No Bust Blackjack of 2001, where only more than 22 is over (004:186-187); its chart knows no soft 22
 * (004:124-126), so two aces are 12.
 */
export const noBust2001 = totalsRanking({
  id: 'no-bust-22-2001',
  title: 'No Bust Blackjack of 2001 at Lucky Lady: as no-bust-22, a plain 22 not over',
  accepts: plainOrJoker,
  softLimit: 21,
  limit: 22,
  jokers: 'make 21',
  specials: [jokerPair],
});

/** Totals of No Bust 21st Century Blackjack 4.0, where a natural is 21½. 004:217-240 */
export const noBust215 = totalsRanking({
  id: 'no-bust-21-5',
  title: 'No Bust 21st Century Blackjack 4.0: a natural is 21½',
  accepts: isPlain,
  softLimit: 21,
  limit: 21,
  specials: [half],
});

/** Totals of Pure 21.5 Blackjack, with bonus cards in place of tens and pictures. 002:1004-1026 */
export const pure215 = totalsRanking({
  id: 'pure-21-5',
  title: 'Pure 21.5 Blackjack: ace and bonus card are 21½',
  accepts: (card) => isBonus(card) || isAce(card) || (isPlain(card) && !isTen(card)),
  softLimit: 21,
  limit: 21,
  specials: [{ ...half, name: 'pure blackjack, 21½' }],
});

/** Totals of 21st Century Blackjack 8.0, where a natural is 21½. 002:1259-1274 */
export const blackjack8 = totalsRanking({
  id: 'blackjack-8',
  title: '21st Century Blackjack 8.0: a natural is 21½',
  accepts: isPlain,
  softLimit: 21,
  limit: 21,
  specials: [half],
});

const isAceOfHearts = (card: number): boolean => isAce(card) && SUIT_LETTERS[suitOf(card)] === 'h';
const heartAces = (cards: Cards): boolean => twoCards(cards, isAceOfHearts, isAceOfHearts);

/**
 * Totals of Blackjack Poker: two aces of hearts, blackjack, then the same two after a split, all above a drawn 21.
 * 003:2012-2026
 */
export const blackjackPoker = totalsRanking({
  id: 'blackjack-poker',
  title: 'Blackjack Poker: two aces of hearts, blackjack, then totals of twenty-one',
  accepts: isPlain,
  softLimit: 21,
  limit: 21,
  specials: [
    special(4, 'natural', 'two aces of hearts', heartAces),
    special(3, 'blackjack', 'blackjack', aceAndTen),
  ],
  afterSplit: [
    special(2, 'natural', 'two aces of hearts after a split', heartAces),
    special(1, 'blackjack', 'ace and ten after a split', aceAndTen),
  ],
});
