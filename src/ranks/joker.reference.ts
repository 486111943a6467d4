/** All or some hands with jokers, for tests. */
import fc from 'fast-check';
import { JOKER, rankOf, suitOf } from '../cards/index.ts';
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from './five-card.ts';
import type { JokerRanking } from './joker.ts';

export interface Counts {
  readonly fives: number;
  readonly royal: number;
  readonly straightFlush: number;
  readonly quads: number;
  readonly fullHouse: number;
  readonly flush: number;
  readonly straight: number;
  readonly trips: number;
  readonly twoPair: number;
  readonly pair: number;
  readonly highCard: number;
}

/** Values of every hand of so many of the 52 cards and so many jokers, counted by category. */
export function countHands(ranking: JokerRanking, plain: number, jokers: number): Counts {
  const byValue = new Int32Array(1 << 13);
  const cards = new Uint8Array(plain + jokers).fill(JOKER);
  const fill = (at: number, from: number): void => {
    if (at === plain) byValue[ranking.value(cards)]++;
    else {
      for (let card = from; card < 52; card++) {
        cards[at] = card;
        fill(at + 1, card + 1);
      }
    }
  };
  fill(0, 0);
  const sum = (wanted: number, royal = false) =>
    byValue.reduce((total, count, value) => {
      if (count === 0 || ranking.categoryOf(value) !== wanted) return total;
      return (ranking.name(value) === 'royal flush') === royal ? total + count : total;
    }, 0);
  return {
    fives: sum(FIVE_OF_A_KIND),
    royal: sum(STRAIGHT_FLUSH, true),
    straightFlush: sum(STRAIGHT_FLUSH),
    quads: sum(QUADS),
    fullHouse: sum(FULL_HOUSE),
    flush: sum(FLUSH),
    straight: sum(STRAIGHT),
    trips: sum(TRIPS),
    twoPair: sum(TWO_PAIR),
    pair: sum(PAIR),
    highCard: sum(HIGH_CARD),
  };
}

export function addCounts(...all: Counts[]): Counts {
  const keys = Object.keys(all[0]) as (keyof Counts)[];
  return Object.fromEntries(
    keys.map((key) => [key, all.reduce((sum, counts) => sum + counts[key], 0)]),
  ) as unknown as Counts;
}

const PACK = Array.from({ length: 52 }, (_, card) => card);
/** Parts of the pack that make flushes, straights and quads as common as they are interesting. */
const PARTS = [
  PACK,
  PACK.filter((card) => suitOf(card) < 2),
  PACK.filter((card) => rankOf(card) >= 7),
  PACK.filter((card) => rankOf(card) <= 4 || rankOf(card) === 12),
  PACK.filter((card) => rankOf(card) % 4 === 0),
  PACK.filter((card) => suitOf(card) === 0 || rankOf(card) > 10),
];

/** Several hands of `size` cards, of which `jokers` are jokers. */
export function someHands(size: number, jokers: number, count: number): fc.Arbitrary<number[][]> {
  const plain = size - jokers;
  const one = fc
    .constantFrom(...PARTS)
    .chain((part) => fc.shuffledSubarray(part, { minLength: plain, maxLength: plain }))
    .map((cards) => [...cards, ...new Array<number>(jokers).fill(JOKER)]);
  return fc.array(one, { minLength: count, maxLength: count });
}
