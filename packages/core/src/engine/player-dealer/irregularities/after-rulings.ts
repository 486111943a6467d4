import type { Cents } from '../../money.ts';
import type { RoundState, SpotHand } from '../state.ts';
import type { NamedHand, Order, Verdict } from './events.ts';

/** What rulings have left behind in a round. */
export interface AfterRulings {
  /** Cards that came out by mistake, and those that are out of play. */
  aside: number[];
  out: number[];
  /** Cards that everybody has seen though they lie face down, by their places in a hand. */
  faced: Faced[];
  /** How many cards were boxed or exposed, and how many of them were boxed. */
  shown: number;
  boxed: number;
  orders: Order[];
  readonly verdicts: { readonly wager: number; readonly verdict: Verdict }[];
  /** Of the player-dealer's stake: what meets no more claims. */
  outOfAction: Cents;
  /** What bets were before something was wrong with them, by their numbers: who plays a hand goes by that. */
  readonly bets: Record<number, Cents>;
  /** The cards are to be shuffled once more. */
  again: boolean;
}

/** A card in a hand that everybody has seen. */
export interface Faced extends NamedHand {
  readonly place: number;
}

export const nothingRuled = (): AfterRulings => ({
  aside: [],
  out: [],
  faced: [],
  shown: 0,
  boxed: 0,
  orders: [],
  verdicts: [],
  outOfAction: 0,
  bets: {},
  again: false,
});

/** What was ruled of a wager last. */
export function verdictOn({ ruled }: RoundState, wager: number): Verdict | undefined {
  if (ruled === null) return undefined;
  return ruled.verdicts.findLast((one) => one.wager === wager)?.verdict;
}

/** Places in a hand whose cards everybody has seen. */
export const facedIn = ({ ruled }: RoundState, hand: NamedHand): readonly number[] =>
  ruled === null ? [] : ruled.faced.filter((one) => isSameHand(one, hand)).map(({ place }) => place);

export const isSameHand = (a: NamedHand, b: NamedHand): boolean =>
  a.hand === b.hand && a.spot === b.spot && a.number === b.number;

const NO_ORDERS: readonly never[] = [];

/** Orders of a kind that have not been carried out. */
export function ordersFor<Do extends Order['do']>(
  { ruled }: RoundState,
  what: Do,
): readonly Extract<Order, { do: Do }>[] {
  if (ruled === null || ruled.orders.length === 0) return NO_ORDERS;
  return ruled.orders.filter((order): order is Extract<Order, { do: Do }> => order.do === what);
}

/** A hand on a circle that an order names. */
export const handOf = ({ hands }: RoundState, { spot, number }: { spot: number; number: number }): SpotHand =>
  hands[spot][number];
