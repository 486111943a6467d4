import { ACE, type Cards } from '../../cards/index.ts';
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
import { bitCount, eachRankSets, type RankCounts, setOfCounts } from './rank-counts.ts';

export * from '../categories.ts';

export interface FiveCardRules {
  /** Ranks of the pack, lowest first. Neighbors in this list follow each other in a straight. */
  readonly ranks: readonly number[];
  /** Categories from worst to best; one that is left out does not exist. */
  readonly categories: readonly number[];
  /** The ace may stand below the lowest rank too; that straight is the lowest one. */
  readonly aceLow: boolean;
}

const RANK_BITS = 4;
const CATEGORY_SHIFT = 5 * RANK_BITS;
const NO_FORM = -1;

/**
 * Five-card high hands as classes: every hand that ties is one class, numbered from 1 (worst) up. Houses vary which
 * ranks are in the pack, which categories beat which, and whether the ace may also be below the lowest rank; everything
 * else is the same in every book.
 */
export class FiveCardOrder {
  readonly rules: FiveCardRules;
  /** By set of ranks: 1 + the top rank of the best straight in it, 0 for none. */
  private readonly straights = new Uint8Array(1 << 13);
  /** By top rank: the ranks of a straight, each in its four bits, top first. */
  private readonly straightRanks = new Int32Array(13);
  /** By category: its place in `rules.categories`, -1 if it does not exist. */
  private readonly places: readonly number[];
  private listed: Int32Array | undefined;
  private flushes: Uint16Array | undefined;

  constructor(rules: FiveCardRules) {
    this.rules = rules;
    const { ranks, categories, aceLow } = rules;
    this.places = Array.from({ length: FIVE_OF_A_KIND + 1 }, (_, category) => categories.indexOf(category));
    const line = aceLow ? [ACE, ...ranks] : ranks;
    for (let i = 0; i + 5 <= line.length; i++) {
      const five = line.slice(i, i + 5);
      const straight = five.reduce((set, rank) => set | (1 << rank), 0);
      for (let set = straight; set < this.straights.length; set = (set + 1) | straight) {
        this.straights[set] = 1 + five[4];
      }
      this.straightRanks[five[4]] = five.reduceRight((packed, rank) => (packed << RANK_BITS) | rank, 0);
    }
  }

  /** The best value: values run from 1 to this. */
  get best(): number {
    return this.forms.length - 1;
  }

  /** The value of five ranks in any order, of one suit or not. */
  valueOf(ranks: Cards, flush: boolean): number {
    const counts = new Uint8Array(13);
    for (let i = 0; i < ranks.length; i++) counts[ranks[i]]++;
    return flush ? this.valueOfFlush(setOfCounts(counts, 1)) : this.valueOfCounts(counts);
  }

  /** The best five of five or more cards, suits left aside. */
  valueOfCounts(counts: RankCounts): number {
    return this.valueOfForm(this.formOfCounts(counts));
  }

  /** The same, by the sets of ranks held at least once, twice, three and four times. */
  valueOfSets(ones: number, twos: number, threes: number, fours: number): number {
    return this.valueOfForm(this.formOfSets(ones, twos, threes, fours, 0));
  }

  /** The best five of five or more cards of one suit, given as a set of ranks (bit 0 the deuce). */
  valueOfFlush(set: number): number {
    return this.valueOfForm(this.formOfFlush(set));
  }

  /** By set of ranks in one suit: its value as a flush or straight flush, 0 for fewer than five ranks. */
  flushValues(): Uint16Array {
    if (this.flushes) return this.flushes;
    this.flushes = new Uint16Array(1 << 13);
    const all = this.rules.ranks.reduce((set, rank) => set | (1 << rank), 0);
    for (let set = all; set > 0; set = (set - 1) & all) {
      if (bitCount(set) >= 5) this.flushes[set] = this.valueOfFlush(set);
    }
    return this.flushes;
  }

  categoryOf(value: number): number {
    return this.rules.categories[this.forms[value] >> CATEGORY_SHIFT];
  }

  /** Five ranks, the deciding ones first: K K 4 4 A for kings and fours, 5 4 3 2 A for the lowest straight. */
  ranksOf(value: number): number[] {
    const form = this.forms[value];
    return [4, 3, 2, 1, 0].map((place) => (form >> (place * RANK_BITS)) & 15);
  }

  name(value: number): string {
    return handName(this.categoryOf(value), this.ranksOf(value));
  }

  /**
   * By value: place of the category in `rules.categories`, then five ranks, the deciding ones first.
   * Made on first use, because a program that loads every ranking uses few.
   */
  private get forms(): Int32Array {
    this.listed ??= this.list();
    return this.listed;
  }

  private list(): Int32Array {
    const forms = [0];
    const add = (form: number) => {
      if (form !== NO_FORM) forms.push(form);
    };
    const most = this.places[FIVE_OF_A_KIND] < 0 ? 4 : 5;
    eachRankSets(this.rules.ranks, 5, most, (ones, twos, threes, fours, fives) => {
      add(this.formOfSets(ones, twos, threes, fours, fives));
      if (twos === 0) add(this.formOfFlush(ones));
    });
    return new Int32Array(forms).sort();
  }

  private valueOfForm(form: number): number {
    const { forms } = this;
    let low = 1;
    let high = forms.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (forms[middle] < form) low = middle + 1;
      else high = middle;
    }
    if (forms[low] !== form) throw new RangeError('No such five-card hand in this order.');
    return low;
  }

  private formOfFlush(set: number): number {
    const straight = this.straights[set];
    if (straight) return this.form(STRAIGHT_FLUSH, this.straightRanks[straight - 1], 5, 0);
    return this.form(FLUSH, 0, 0, set);
  }

  private formOfCounts(counts: RankCounts): number {
    return this.formOfSets(
      setOfCounts(counts, 1),
      setOfCounts(counts, 2),
      setOfCounts(counts, 3),
      setOfCounts(counts, 4),
      setOfCounts(counts, 5),
    );
  }

  /** Sets of the ranks held at least once, twice and so on. */
  private formOfSets(ones: number, twos: number, threes: number, fours: number, fives: number): number {
    const { categories } = this.rules;
    for (let place = categories.length - 1; place >= 0; place--) {
      const category = categories[place];
      switch (category) {
        case FIVE_OF_A_KIND:
          if (fives !== 0) return this.form(category, top(fives) * 0x11111, 5, 0);
          break;
        case QUADS:
          if (fours !== 0) return this.form(category, top(fours) * 0x1111, 4, without(ones, top(fours)));
          break;
        case FULL_HOUSE: {
          const under = threes === 0 ? 0 : without(twos, top(threes));
          if (under !== 0) return this.form(category, top(threes) * 0x11100 + top(under) * 0x11, 5, 0);
          break;
        }
        case STRAIGHT: {
          const straight = this.straights[ones];
          if (straight !== 0) return this.form(category, this.straightRanks[straight - 1], 5, 0);
          break;
        }
        case TRIPS:
          if (threes !== 0) return this.form(category, top(threes) * 0x111, 3, without(ones, top(threes)));
          break;
        case TWO_PAIR: {
          const under = twos === 0 ? 0 : without(twos, top(twos));
          if (under === 0) break;
          const others = without(without(ones, top(twos)), top(under));
          return this.form(category, top(twos) * 0x1100 + top(under) * 0x11, 4, others);
        }
        case PAIR:
          if (twos !== 0) return this.form(category, top(twos) * 0x11, 2, without(ones, top(twos)));
          break;
        case HIGH_CARD:
          return this.form(category, 0, 0, ones);
      }
    }
    return NO_FORM;
  }

  /** Category, `length` ranks already packed, then the highest of `others` until there are five. */
  private form(category: number, packed: number, length: number, others: number): number {
    if (this.places[category] < 0) return NO_FORM;
    let form = packed;
    let left = others;
    for (let i = length; i < 5; i++) {
      form = (form << RANK_BITS) | top(left);
      left = without(left, top(left));
    }
    return (this.places[category] << CATEGORY_SHIFT) | form;
  }
}

function top(set: number): number {
  return 31 - Math.clz32(set);
}

function without(set: number, rank: number): number {
  return set & ~(1 << rank);
}

export const ALL_RANKS: readonly number[] = Array.from({ length: ACE + 1 }, (_, rank) => rank);

/** 7,462 classes; A-2-3-4-5 is the lowest straight in every book (000:27, 001:27, 003:2172, 004:410). */
export const standardOrder = new FiveCardOrder({
  ranks: ALL_RANKS,
  categories: STANDARD_CATEGORIES,
  aceLow: true,
});

/** Its best value. */
export const ROYAL_FLUSH = 7462;

export function categoryOf(value: number): number {
  return standardOrder.categoryOf(value);
}

export function fiveCardName(value: number): string {
  return standardOrder.name(value);
}
