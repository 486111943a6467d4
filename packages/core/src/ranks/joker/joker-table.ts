import { ACE, type Cards } from '../../cards/index.ts';
import type { JokerOrder } from '../tables/five-card-extended.ts';
import { eachRankCounts, type RankCounts, setOfCounts } from '../tables/rank-counts.ts';
import {
  cardKeys,
  flushSuits,
  isFlushSuit,
  JOKER_SHIFT,
  keyOfCounts,
  rankIndex,
  rankIndexSize,
  rankKeys,
  ranksOfSuit,
  suitKeys,
} from '../tables/rank-index.ts';

/** What a house lets its jokers do. */
export interface JokerUse {
  /** How many may be in the pack. */
  readonly jokers: number;
  /** Any rank, or an ace that may also complete a straight. */
  readonly as: 'any' | 'ace';
  readonly completesFlush: boolean;
  /** Which five of a kind have a rank; others count as four with the best kicker. */
  readonly fives: 'all' | 'aces';
}

/** Looks up the best five of five to seven cards with jokers. Tables are made on first use. */
export class JokerTable {
  readonly order: JokerOrder;
  private readonly use: JokerUse;
  /** By 8 × jokers + other cards: values by `rankIndex` of the other cards, suits left aside. */
  private readonly tables: (Uint16Array | undefined)[] = [];
  /** By number of jokers: values by set of ranks in one suit, 0 where there is no flush. */
  private readonly flushes: (Uint16Array | undefined)[] = [];

  constructor(order: JokerOrder, use: JokerUse) {
    this.order = order;
    this.use = use;
  }

  value(cards: Cards): number {
    let keys = 0;
    let suits = 0;
    for (let i = 0; i < cards.length; i++) {
      keys += cardKeys[cards[i]];
      suits += suitKeys[cards[i]];
    }
    const jokers = suits >> JOKER_SHIFT;
    const others = cards.length - jokers;
    const value = this.table(jokers, others)[rankIndex(others, keys)];
    const suited = flushSuits(suits, jokers);
    return suited === 0 ? value : Math.max(value, this.flush(cards, jokers, suited));
  }

  private flush(cards: Cards, jokers: number, suited: number): number {
    const values = this.flushesWith(jokers);
    let best = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (isFlushSuit(suited, suit)) best = Math.max(best, values[ranksOfSuit(cards, suit)]);
    }
    return best;
  }

  private table(jokers: number, others: number): Uint16Array {
    const at = 8 * jokers + others;
    const known = this.tables[at];
    if (known !== undefined) return known;
    if (jokers > this.use.jokers)
      throw new RangeError(`${jokers} jokers, but the pack has ${this.use.jokers}.`);
    const values = new Uint16Array(rankIndexSize(others));
    const valueOfCounts = this.valueOfRanks(jokers, others);
    eachRankCounts(this.order.ranks, others, 4, (counts) => {
      values[rankIndex(others, keyOfCounts(counts))] = valueOfCounts(counts);
    });
    this.tables[at] = values;
    return values;
  }

  private valueOfRanks(jokers: number, others: number): (counts: RankCounts) => number {
    const { order, use } = this;
    if (jokers === 0) return (counts) => order.valueOfCounts(counts);
    const oneLess = this.table(jokers - 1, others + 1);
    const stand = use.as === 'any' ? order.ranks : [ACE];
    const fives = use.fives === 'all' ? order.ranks : [ACE];
    return (counts) => {
      const keys = keyOfCounts(counts);
      let best = 0;
      for (const rank of stand) {
        if (counts[rank] < 4) best = Math.max(best, oneLess[rankIndex(others + 1, keys + rankKeys[rank])]);
      }
      for (const rank of fives) {
        if (counts[rank] + jokers >= 5) best = Math.max(best, order.fiveOf(rank));
      }
      // With any rank, the best already includes the one that completes a straight.
      return use.as === 'any'
        ? best
        : Math.max(best, bestWithOneMore(order.straights, setOfCounts(counts, 1)));
    };
  }

  private flushesWith(jokers: number): Uint16Array {
    const known = this.flushes[jokers];
    if (known !== undefined) return known;
    const { order, use } = this;
    const oneLess = jokers === 0 ? order.flushes : this.flushesWith(jokers - 1);
    const completed = use.completesFlush ? oneLess : order.straightFlushes;
    const values = oneLess.slice();
    if (jokers > 0) {
      for (let set = 0; set < values.length; set++) {
        values[set] = Math.max(values[set], bestWithOneMore(completed, set));
      }
    }
    this.flushes[jokers] = values;
    return values;
  }
}

function bestWithOneMore(values: Uint16Array, set: number): number {
  let best = 0;
  for (let rank = 0; rank <= ACE; rank++) {
    const more = set | (1 << rank);
    if (more !== set && values[more] > best) best = values[more];
  }
  return best;
}
