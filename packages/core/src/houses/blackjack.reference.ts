import { isBonus, JOKER, RANK_LETTERS, rankOf, suitOf } from '../cards/index.ts';

/**
 * For tests only: the twenty-one games a second time, each written plainly from its pages, for the default settings.
 */

/** The result of one chip on a hand: lost, returned, or won at this price. */
type Verdict = 'lose' | 'push' | number;

export interface ReferenceHand {
  readonly cards: readonly number[];
  readonly split: boolean;
}

export interface Reference {
  readonly verdict: (player: ReferenceHand, dealer: readonly number[]) => Verdict;
  readonly isNatural: (cards: readonly number[]) => boolean;
  /** Whether the player-dealer takes another card. */
  readonly hits: (cards: readonly number[]) => boolean;
  /** Whether a hand over is lost at once. */
  readonly bustLoses: boolean;
  /** Whether a player's own natural returns the insurance. */
  readonly insuranceBack?: true;
  /** Prices when the bank goes over, by its number of cards, from three on. */
  readonly bust?: readonly number[];
}

const letter = (card: number): string =>
  isBonus(card) ? 'T' : card === JOKER ? '*' : RANK_LETTERS[rankOf(card)];
const isTen = (card: number): boolean => 'TJQK'.includes(letter(card));
const isAce = (card: number): boolean => letter(card) === 'A';

function low(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) {
    if (isAce(card)) sum += 1;
    else if (card === JOKER) sum += 2;
    else sum += isTen(card) ? 10 : Number(letter(card));
  }
  return sum;
}

/** The best way to count aces (and jokers, where they are 2 or 12) without going over the goal. */
function total(cards: readonly number[], goal = 21): number {
  const raises = cards.filter((card) => isAce(card) || card === JOKER).length;
  let best = low(cards);
  for (let high = 0; high <= raises; high++)
    if (low(cards) + 10 * high <= goal) best = low(cards) + 10 * high;
  return best;
}

const isSoft = (cards: readonly number[], goal = 21): boolean => total(cards, goal) > low(cards);
const hitsSoft17 = (cards: readonly number[]): boolean => total(cards) + (isSoft(cards) ? -1 : 0) < 17;
const aceAndTen = (cards: readonly number[]): boolean =>
  cards.length === 2 && cards.some(isAce) && cards.some(isTen);
const compare = (mine: number, theirs: number): Verdict =>
  mine > theirs ? 1 : mine < theirs ? 'lose' : 'push';

/** Naturals first, then hands over by the rule given, then totals. */
function usual(
  naturalPays: number,
  bothOver: (mine: readonly number[], theirs: readonly number[]) => Verdict,
): Reference['verdict'] {
  return ({ cards, split }, dealer) => {
    const natural = aceAndTen(cards) && !split;
    if (natural) return aceAndTen(dealer) ? 'push' : naturalPays;
    if (aceAndTen(dealer)) return 'lose';
    if (total(cards) > 21) return total(dealer) > 21 ? bothOver(cards, dealer) : 'lose';
    return total(dealer) > 21 ? 1 : compare(total(cards), total(dealer));
  };
}

const twoJokers = (cards: readonly number[]): boolean =>
  cards.length === 2 && cards.every((card) => card === JOKER);

function noBust(over: number): Reference['verdict'] {
  const count = (cards: readonly number[]) => (cards.includes(JOKER) ? 21 : total(cards));
  return ({ cards }, dealer) => {
    if (twoJokers(cards)) return twoJokers(dealer) ? 'push' : 2;
    if (twoJokers(dealer)) return 'lose';
    const mine = count(cards);
    const theirs = count(dealer);
    if (mine >= over && theirs >= over) return mine < theirs ? 'push' : 'lose';
    if (mine >= over) return 'lose';
    return theirs >= over ? 1 : compare(mine, theirs);
  };
}

const noBustHits = (cards: readonly number[]) => !cards.includes(JOKER) && hitsSoft17(cards);

function elite({ cards, split }: ReferenceHand, dealer: readonly number[]): Verdict {
  if (aceAndTen(cards) && !split) {
    if (aceAndTen(dealer)) return 'push';
    return cards.some((card) => letter(card) === 'K') && suitOf(cards[0]) === suitOf(cards[1]) ? 1.5 : 1.2;
  }
  if (aceAndTen(dealer)) return 'lose';
  if (low(cards) === 31) return 3;
  if (total(cards) > 21) return 'lose';
  return total(dealer) > 21 ? 1 : compare(total(cards), total(dealer));
}

function hawaiian({ cards, split }: ReferenceHand, dealer: readonly number[]): Verdict {
  const rank = (hand: readonly number[], split: boolean) => {
    if (hand.length === 2 && hand.every(isAce) && !split) return 24;
    if (hand.length === 2 && hand.includes(JOKER) && hand.some(isTen) && !split) return 23;
    return total(hand, 22);
  };
  const mine = rank(cards, split);
  const theirs = rank(dealer, false);
  const isOver = (hand: readonly number[]) => total(hand, 22) > 22;
  if (isOver(cards) && isOver(dealer)) return compare(theirs, mine);
  if (isOver(cards)) return 'lose';
  if (isOver(dealer) || mine > theirs) return mine === 24 ? 1.5 : 1;
  if (mine === 18 && theirs === 18) return 'lose';
  return compare(mine, theirs);
}

const twoHearts = (cards: readonly number[]) =>
  cards.length === 2 && cards.every((card) => isAce(card) && suitOf(card) === 2);

function poker({ cards, split }: ReferenceHand, dealer: readonly number[]): Verdict {
  const rank = (hand: readonly number[], split: boolean) => {
    if (twoHearts(hand)) return split ? 23 : 25;
    if (aceAndTen(hand)) return split ? 22 : 24;
    return total(hand);
  };
  const mine = rank(cards, split);
  const theirs = rank(dealer, false);
  if (total(cards) > 21) return dealer.length === 3 && total(dealer) === 26 ? 'push' : 'lose';
  if (total(dealer) > 21 || mine > theirs) return mine === 25 ? 3 : mine === 24 ? 1.2 : 1;
  return compare(mine, theirs);
}

const sevenEightNine = (cards: readonly number[]) =>
  [...cards].map(letter).sort().join('') === '789' &&
  cards.every((card) => suitOf(card) === suitOf(cards[0]));

export const references: Readonly<Record<string, Reference>> = {
  'black-sheep/blackjack-elite': {
    verdict: elite,
    isNatural: aceAndTen,
    hits: (cards) => total(cards) < 17,
    bustLoses: true,
    bust: [2, 2, 4, 15, 50, 250],
  },
  'empire/no-bust-blackjack': {
    verdict: noBust(22),
    isNatural: twoJokers,
    hits: noBustHits,
    bustLoses: false,
  },
  'empire/pure-21-5-blackjack': {
    verdict: usual(1.2, () => 'lose'),
    isNatural: aceAndTen,
    hits: hitsSoft17,
    bustLoses: true,
    bust: [2, 2, 4, 18, 50, 200],
  },
  'empire/twenty-first-century-blackjack': {
    verdict: usual(1.2, (mine, theirs) => (sevenEightNine(theirs) && total(mine) < 24 ? 'push' : 'lose')),
    isNatural: aceAndTen,
    hits: hitsSoft17,
    bustLoses: false,
    insuranceBack: true,
    bust: [1, 3, 5, 25, 100, 500],
  },
  'hawaiian-gardens/hawaiian-blackjack': {
    verdict: hawaiian,
    isNatural: (cards) =>
      cards.length === 2 && (cards.every(isAce) || (cards.includes(JOKER) && cards.some(isTen))),
    hits: (cards) => total(cards, 22) + (isSoft(cards, 22) ? -1 : 0) < 18,
    bustLoses: false,
  },
  'hawaiian-gardens/blackjack-poker': {
    verdict: poker,
    isNatural: (cards) => twoHearts(cards) || aceAndTen(cards),
    hits: (cards) => !twoHearts(cards) && hitsSoft17(cards),
    bustLoses: false,
    insuranceBack: true,
  },
  'lucky-lady/no-bust-blackjack-2001': {
    verdict: noBust(23),
    isNatural: twoJokers,
    hits: noBustHits,
    bustLoses: false,
  },
  'lucky-lady/no-bust-blackjack': {
    verdict: usual(1.2, (mine, theirs) =>
      mine.length === 3 && total(mine) <= 25 && total(mine) < total(theirs) ? 'push' : 'lose',
    ),
    isNatural: aceAndTen,
    hits: hitsSoft17,
    bustLoses: false,
    bust: [1, 3, 6, 30, 100, 200],
  },
};
