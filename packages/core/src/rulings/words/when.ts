import type { Facts, Span, When } from '../../engine/irregularities/facts.ts';
import type { MachineKind } from '../../engine/machines/machine.ts';
import { list, ordinal } from '../../engine/words.ts';
import { sayCount } from './spans.ts';

type Words = {
  readonly [Fact in keyof Required<When>]: (value: NonNullable<When[Fact]>, kind: MachineKind) => string;
};

const SINCE: { readonly [Since in Facts['since']]: string } = {
  nothing: 'before the deal',
  deal: 'on the deal',
  board: 'on the board',
  street: 'on a street',
  draw: 'on the draw',
};

/** In the order in which they are said. */
const WORDS: Words = {
  by: (by) => `by ${by === 'dealer' ? 'the dealer' : 'a player'}`,
  since: (since) =>
    list(
      since.map((one) => SINCE[one]),
      'or',
    ),
  street: (streets) => `it is the ${list(streets, 'or')}`,
  drawn: (span) => sayDraws(span),
  first: (is) => `it is ${is ? '' : 'not '}the first card off the deck`,
  firstOfHand: (is) => `it is ${is ? '' : 'not '}the first card its player got`,
  count: (span) => `there ${span.below === 2 ? 'is' : 'are'} ${sayCount(span, 1)}`,
  ranks: (ranks) => `it is ${list(ranks.map(sayRank), 'or')}`,
  anyRank: (ranks) => `one of them is ${list(ranks.map(sayRank), 'or')}`,
  exposed: (is) => (is ? 'everybody has seen the card' : 'nobody has seen the card'),
  shown: (span) => `${sayCount(span, 1)} boxed or exposed in this hand`,
  boxed: (span) => `${sayCount(span, 1)} boxed in this hand`,
  named: (is) => (is ? 'it is known whose it is' : 'it is not known whose it is'),
  dealer: (is, kind) =>
    `it is ${is ? '' : 'not '}${kind === 'pot' ? "the dealer's hand" : "the player-dealer's hand"}`,
  dealerIn: (is, kind) =>
    `the ${kind === 'pot' ? 'dealer' : 'player-dealer'} ${is ? 'still has a hand' : 'has no hand anymore'}`,
  place: (span) => sayPlace(span),
  looked: (is) => (is ? 'the cards have been looked at' : 'the cards have not been looked at'),
  last: (is) => (is ? 'no more cards are to come' : 'more cards are to come'),
  players: (span) => `${sayCount(span, 2)} players are left`,
  limit: (is) => (is ? 'in a limit game' : 'in a pot limit or no limit game'),
  opened: (is) => (is ? 'the pot has been opened' : 'nobody has opened the pot'),
  raised: (is) => (is ? 'the pot has been raised' : 'the pot has not been raised'),
  acted: (span) => sayActed(span),
  lastAct: (is) => (is ? 'nothing has followed' : 'something has followed'),
  onlyFolds: (is) => (is ? 'nothing but folds has followed' : 'more than folds has followed'),
  lastBet: (bets) =>
    bets.includes('none')
      ? 'something has followed'
      : `it is a ${list(bets, 'or')} that nothing has followed`,
  toDraw: (is) => (is ? 'no card has been dealt for it' : 'cards have been dealt for it'),
  bankOpen: (is) => `the player-dealer's hand is ${is ? 'open' : 'not open yet'}`,
  houseWay: (is) => `the hand is ${is ? '' : 'not '}played the house way`,
  natural: (is) => `the hand is ${is ? '' : 'not '}a natural`,
  size: (size) =>
    ({ under: 'below the minimum', within: 'within the limits', over: 'above the maximum' })[size],
};

const JOKER = 'Jk';
const sayRank = (rank: string): string =>
  rank === JOKER ? 'the joker' : `a${/^[A8]/.test(rank) ? 'n' : ''} ${rank}`;

function sayActed(span: Span): string {
  if (span.below === 1) return 'nobody has acted';
  if (span.below === undefined && span.from === 1) return 'somebody has acted';
  return `${sayCount(span)} players have acted`;
}

function sayDraws({ from = 0, below }: Span): string {
  if (from === 0)
    return below === undefined ? '' : `before the ${below === 1 ? '' : `${ordinal(below)} `}draw`;
  return `after the ${from === 1 && below === undefined ? '' : `${ordinal(from)} `}draw`;
}

const sayPlace = ({ from = 0, below }: Span): string =>
  from === 0 && below === 1 ? 'it is the first hand dealt' : 'it is not the first hand dealt';

/**
 * When a ruling holds, in a few words; empty where it always does. The kind of game says who the dealer is.
 *
 * @example
 * ```ts
 * import { sayWhen } from '@cardroom/core/rulings';
 *
 * console.log(sayWhen({ since: ['deal'], acted: { below: 2 } })); // on the deal; fewer than two players have acted
 * ```
 */
export function sayWhen(when: When | undefined, kind: MachineKind = 'pot'): string {
  if (when === undefined) return '';
  const facts = Object.keys(WORDS) as (keyof When)[];
  return facts.flatMap((fact) => sayFact(fact, when, kind) || []).join('; ');
}

function sayFact<Fact extends keyof When>(fact: Fact, when: When, kind: MachineKind): string {
  const value = when[fact];
  return value === undefined ? '' : WORDS[fact](value as NonNullable<When[Fact]>, kind);
}
