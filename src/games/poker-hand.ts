import { categoryOf, FLUSH, FULL_HOUSE, QUADS, STRAIGHT, STRAIGHT_FLUSH, TRIPS } from '../ranks/five-card.ts';

/** The hands that pay tables name, royal flush apart from the other straight flushes. */
export type PokerHand =
  | 'royal flush'
  | 'straight flush'
  | 'four of a kind'
  | 'full house'
  | 'flush'
  | 'straight'
  | 'three of a kind';

const hands: Readonly<Record<number, PokerHand>> = {
  [STRAIGHT_FLUSH]: 'straight flush',
  [QUADS]: 'four of a kind',
  [FULL_HOUSE]: 'full house',
  [FLUSH]: 'flush',
  [STRAIGHT]: 'straight',
  [TRIPS]: 'three of a kind',
};

/** The best of the 7,462 values of `high`. */
const ROYAL = 7462;

/** What a value of `high` is in a pay table; undefined below three of a kind. */
export function pokerHand(value: number): PokerHand | undefined {
  return value === ROYAL ? 'royal flush' : hands[categoryOf(value)];
}
