import { ACE } from '../../cards/index.ts';
import {
  ALL_RANKS,
  FIVE_OF_A_KIND,
  FiveCardOrder,
  type FiveCardRules,
  STANDARD_CATEGORIES,
  STRAIGHT,
} from './five-card.ts';
import { setOfCounts } from './rank-counts.ts';

/**
 * Where A-2-3-4-5 ranks among straights and straight flushes. The books that print its place make it the lowest
 * (000:602, 000:1131, 002:1475, 003:11349, 004:420); pai gow custom puts it second.
 */
export type WheelPlace = 'lowest' | 'second';

const SETS = 1 << 13;
const WHEEL = (1 << ACE) | 0b1111;
/** The standard values, and five deuces to five aces above the royal flush. */
const FIVES_ON_TOP: FiveCardRules = {
  ranks: ALL_RANKS,
  categories: [...STANDARD_CATEGORIES, FIVE_OF_A_KIND],
  aceLow: true,
};

/**
 * Five-card hands that jokers may improve: a `FiveCardOrder` with five of a kind, the wheel moved to
 * the house's place, and the values of straights and flushes by set of ranks (bit 0 the deuce).
 */
export class JokerOrder {
  readonly ranks: readonly number[];
  /** Values run from 1 to this. */
  readonly best: number;
  /** 0 where the set holds no straight. */
  readonly straights: Uint16Array = new Uint16Array(SETS);
  /** Straight flushes too; 0 for sets of fewer than five. */
  readonly flushes: Uint16Array = new Uint16Array(SETS);
  readonly straightFlushes: Uint16Array = new Uint16Array(SETS);
  private readonly order: FiveCardOrder;
  /** Maps values of the plain order to values here, and back. */
  private readonly moved: Uint16Array;
  private readonly plain: Uint16Array;

  constructor(rules: FiveCardRules, wheel: WheelPlace) {
    this.order = new FiveCardOrder(rules);
    this.ranks = rules.ranks;
    this.best = this.order.best;
    this.moved = Uint16Array.from({ length: this.order.best + 1 }, (_, value) => value);
    this.plain = this.moved.slice();
    if (wheel === 'second') {
      const five = Uint8Array.of(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1);
      this.moveToSecond(this.order.valueOfCounts(five));
      this.moveToSecond(this.order.valueOfFlush(WHEEL));
    }
    this.fillSets();
  }

  /** The best five of five or more cards, suits left aside. */
  valueOfCounts(counts: Uint8Array): number {
    return Math.max(this.moved[this.order.valueOfCounts(counts)], this.straights[setOfCounts(counts, 1)]);
  }

  fiveOf(rank: number): number {
    return this.moved[this.order.valueOf([rank, rank, rank, rank, rank], false)];
  }

  categoryOf(value: number): number {
    return this.order.categoryOf(this.plain[value]);
  }

  ranksOf(value: number): number[] {
    return this.order.ranksOf(this.plain[value]);
  }

  name(value: number): string {
    return this.order.name(this.plain[value]);
  }

  /** Moves the lowest of ten consecutive straights, from `lowest` up, to ninth place. */
  private moveToSecond(lowest: number): void {
    const second = lowest + 8;
    for (let value = lowest + 1; value <= second; value++) this.moved[value] = value - 1;
    this.moved[lowest] = second;
    this.moved.forEach((to, from) => {
      this.plain[to] = from;
    });
  }

  private fillSets(): void {
    const counts = new Uint8Array(13);
    const all = this.ranks.reduce((set, rank) => set | (1 << rank), 0);
    for (let set = 0; set < SETS; set++) {
      let size = 0;
      for (let rank = 0; rank < counts.length; rank++) {
        counts[rank] = (set >> rank) & 1;
        size += counts[rank];
      }
      if (size < 5 || (set & ~all) !== 0) continue;
      const value = this.order.valueOfCounts(counts);
      if (this.order.categoryOf(value) !== STRAIGHT) {
        this.flushes[set] = this.moved[this.order.valueOfFlush(set)];
        continue;
      }
      this.straights[set] = this.moved[value];
      this.straightFlushes[set] = this.moved[this.order.valueOfFlush(set)];
      if ((set & WHEEL) === WHEEL) {
        this.straights[set] = Math.max(this.straights[set], this.straights[WHEEL]);
        this.straightFlushes[set] = Math.max(this.straightFlushes[set], this.straightFlushes[WHEEL]);
      }
      this.flushes[set] = this.straightFlushes[set];
    }
  }
}

const orders = new Map<WheelPlace, JokerOrder>();

/** The order of the pai gow games, of all 13 ranks. */
export function jokerOrder(wheel: WheelPlace): JokerOrder {
  const made = orders.get(wheel) ?? new JokerOrder(FIVES_ON_TOP, wheel);
  orders.set(wheel, made);
  return made;
}
