import { ACE, isPlain, rankOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { ALL_RANKS, FiveCardOrder, FLUSH_OVER_FULL_HOUSE, STANDARD_CATEGORIES } from '../tables/five-card.ts';
import { bestFive } from './high.ts';

interface ShortRules {
  readonly id: string;
  readonly title: string;
  /** The lowest rank left in the pack. */
  readonly lowest: number;
  readonly categories: readonly number[];
  /** The ace may also stand below the lowest rank. */
  readonly aceLow: boolean;
  readonly sizes: readonly number[];
}

const SIX = 4;
const SEVEN = 5;

/** High hands of a pack without its low ranks. */
function shortRanking({ id, title, lowest, categories, aceLow, sizes }: ShortRules): Ranking {
  const order = new FiveCardOrder({ ranks: ALL_RANKS.slice(lowest, ACE + 1), categories, aceLow });
  return {
    id,
    title,
    parts: [{ name: 'cards', sizes }],
    accepts: (card) => isPlain(card) && rankOf(card) >= lowest,
    value: bestFive(order),
    name: (value) => order.name(value),
    categoryOf: (value) => order.categoryOf(value),
  };
}

/** Short-deck hold'em, sixes up: a flush beats a full house, and A-6-7-8-9 is a straight. 003:5590-5609. */
export const shortDeck = shortRanking({
  id: 'short-deck',
  title: 'Short deck, sixes up: a flush beats a full house, A-6-7-8-9 is the lowest straight',
  lowest: SIX,
  categories: FLUSH_OVER_FULL_HOUSE,
  aceLow: true,
  sizes: [5, 6, 7],
});

/** EZ Money Hold'em, sevens up: a flush beats a full house, and aces are high only. 004:639-640. */
export const ezMoney = shortRanking({
  id: 'ez-money',
  title: "EZ Money Hold'em, sevens up: a flush beats a full house, aces are high only",
  lowest: SEVEN,
  categories: FLUSH_OVER_FULL_HOUSE,
  aceLow: false,
  sizes: [5, 6, 7],
});

/**
 * Asian Five-Card Stud, sevens up. Its chart is lost (003:765-772 begins after it), so the usual order stands, and the
 * ace is high as in EZ Money.
 */
export const asianStud = shortRanking({
  id: 'asian-stud',
  title: 'Asian Five-Card Stud, sevens up: the usual order, aces are high only',
  lowest: SEVEN,
  categories: STANDARD_CATEGORIES,
  aceLow: false,
  sizes: [5],
});

/** Asian Five-Card Stud with a flush over a full house, for a house that sets it so. */
export const asianStudFlushOver = shortRanking({
  id: 'asian-stud-flush-over',
  title: 'Asian Five-Card Stud, sevens up, where a flush beats a full house',
  lowest: SEVEN,
  categories: FLUSH_OVER_FULL_HOUSE,
  aceLow: false,
  sizes: [5],
});
