import { ACE, type Cards, isPlain, rankOf, suitOf } from '../../cards/index.ts';
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FULL_HOUSE,
  HIGH_CARD,
  handName,
  PAIR,
  QUADS,
  STANDARD_CATEGORIES,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../categories.ts';
import type { Ranking } from '../ranking.ts';

/** Four bits for a category, from 1, then four for each of five ranks from 1, the deciding ones first. */
const RANK_BITS = 4;
const CATEGORY_SHIFT = 5 * RANK_BITS;
/** 5-4-3-2-A. */
const WHEEL = [3, 2, 1, 0, ACE];
/** By how many cards of the most held rank, then of the next: what they make. */
const SHAPES: readonly (readonly number[])[] = [
  [],
  [HIGH_CARD, HIGH_CARD],
  [PAIR, PAIR, TWO_PAIR],
  [TRIPS, TRIPS, FULL_HOUSE],
  [QUADS, QUADS],
  [QUADS],
];

/**
 * High hands of one to five cards of any shoe: fewer than five make no straight or flush, a card not dealt yet counts
 * less than a deuce, and five of a kind, unless it has a rank of its own, is four of a kind with its own rank as
 * kicker.
 */
export class BoardOrder {
  private readonly categories: readonly number[];
  private readonly places = new Int8Array(FIVE_OF_A_KIND + 1);
  private readonly ranks = new Uint8Array(5);

  /** Categories from worst to best. */
  constructor(categories: readonly number[]) {
    this.categories = categories;
    categories.forEach((category, place) => {
      this.places[category] = place + 1;
    });
  }

  value(cards: Cards): number {
    const { ranks } = this;
    const size = cards.length;
    let flush = size === 5;
    for (let i = 0; i < size; i++) {
      if (suitOf(cards[i]) !== suitOf(cards[0])) flush = false;
      let at = i;
      for (; at > 0 && ranks[at - 1] < rankOf(cards[i]); at--) ranks[at] = ranks[at - 1];
      ranks[at] = rankOf(cards[i]);
    }
    const grouped = this.grouped(size, flush);
    return flush ? Math.max(grouped, this.pack(FLUSH, ranks, size)) : grouped;
  }

  /** The ranks in the order in which they decide. */
  pack(category: number, ranks: ArrayLike<number>, size: number): number {
    let value = this.places[category];
    for (let i = 0; i < 5; i++) value = (value << RANK_BITS) | (i < size ? ranks[i] + 1 : 0);
    return value;
  }

  categoryOf(value: number): number {
    return this.categories[(value >> CATEGORY_SHIFT) - 1];
  }

  name(value: number): string {
    const ranks = [4, 3, 2, 1, 0].flatMap((place) => {
      const rank = (value >> (place * RANK_BITS)) & 15;
      return rank > 0 ? [rank - 1] : [];
    });
    return handName(this.categoryOf(value), ranks);
  }

  /** What the ranks, sorted from the highest, make as groups or as a straight. */
  private grouped(size: number, flush: boolean): number {
    const { ranks } = this;
    let value = 0;
    let largest = 0;
    let next = 0;
    for (let count = size; count > 0; count--) {
      let run = 1;
      for (let i = 0; i < size; i += run) {
        for (run = 1; i + run < size && ranks[i + run] === ranks[i]; ) run++;
        if (run !== count) continue;
        if (largest === 0) largest = count;
        else if (next === 0) next = count;
        for (let k = 0; k < count; k++) value = (value << RANK_BITS) | (ranks[i] + 1);
      }
    }
    if (size === 5 && largest === 1) {
      const straight = flush ? STRAIGHT_FLUSH : STRAIGHT;
      if (ranks[0] - ranks[4] === 4) return (this.places[straight] << CATEGORY_SHIFT) | value;
      if (ranks[0] === ACE && ranks[1] === WHEEL[0]) return this.pack(straight, WHEEL, size);
    }
    return (this.places[SHAPES[largest][next]] << CATEGORY_SHIFT) | (value << (RANK_BITS * (5 - size)));
  }
}

const order = new BoardOrder(STANDARD_CATEGORIES);

/** The upcards of high stud games, the highest of which acts first. */
export const highBoard: Ranking = {
  id: 'high-board',
  title: 'Upcards of high stud games, the highest of which acts first',
  parts: [{ name: 'up', sizes: [1, 2, 3, 4, 5] }],
  accepts: isPlain,
  value: (cards) => order.value(cards),
  name: (value) => order.name(value),
};
