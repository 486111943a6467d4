import { isPlain } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { FLUSH_OVER_FULL_HOUSE, STANDARD_CATEGORIES } from '../tables/five-card.ts';
import { BoardOrder } from './high-board.ts';

/** A ranking whose values also tell what a pay table needs to know. */
export interface CaribbeanRanking extends Ranking {
  /** The category of `five-card.ts`. */
  categoryOf(value: number): number;
  /** 003:719: the player-dealer plays with at least an ace and a king. */
  qualifies(value: number): boolean;
}

/**
 * Five cards of up to eight packs (003:696). The chart puts a flush over a full house (003:688-689), though the pay
 * table puts it under; five of a kind, which a shoe can deal, counts as four of a kind.
 */
function caribbeanRanking(flush: 'over full house' | 'under full house'): CaribbeanRanking {
  const over = flush === 'over full house';
  const order = new BoardOrder(over ? FLUSH_OVER_FULL_HOUSE : STANDARD_CATEGORIES);
  // A-K-4-3-2 of several suits, the lowest hand with an ace and a king.
  const lowest = order.value([48, 44, 9, 5, 1]);
  return {
    id: over ? 'caribbean' : 'caribbean-standard',
    title: `Five cards of a shoe, flush ${flush} (Caribbean Stud)`,
    parts: [{ name: 'cards', sizes: [5] }],
    accepts: isPlain,
    repeats: true,
    value: (cards) => order.value(cards),
    categoryOf: (value) => order.categoryOf(value),
    qualifies: (value) => value >= lowest,
    name: (value) => order.name(value),
  };
}

/** Five cards of a shoe, with the book's own place for a flush. */
export const caribbean = caribbeanRanking('over full house');
/** Five cards of a shoe, with a flush in its usual place. */
export const caribbeanStandard = caribbeanRanking('under full house');
