import {
  categoryOf,
  FLUSH,
  FULL_HOUSE,
  QUADS,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../../ranks/tables/five-card.ts';

/** The hands that pay tables name, royal flush apart from the other straight flushes. */
export type PokerHand =
  | 'royal flush'
  | 'straight flush'
  | 'four of a kind'
  | 'full house'
  | 'flush'
  | 'straight'
  | 'three of a kind'
  | 'two pair'
  | 'pair or less';

const hands: Readonly<Record<number, PokerHand>> = {
  [STRAIGHT_FLUSH]: 'straight flush',
  [QUADS]: 'four of a kind',
  [FULL_HOUSE]: 'full house',
  [FLUSH]: 'flush',
  [STRAIGHT]: 'straight',
  [TRIPS]: 'three of a kind',
  [TWO_PAIR]: 'two pair',
};

/** What a category of `five-card.ts` is in a pay table. */
export function handOfCategory(category: number): PokerHand {
  return hands[category] ?? 'pair or less';
}

/** What a value of `high` is in a pay table. */
export function pokerHand(value: number): PokerHand {
  return value === ROYAL_FLUSH ? 'royal flush' : handOfCategory(categoryOf(value));
}
