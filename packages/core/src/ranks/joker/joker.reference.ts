/** All hands with jokers, or a sample of them, for tests. */
import fc from 'fast-check';
import { cardOf, JOKER, rankOf, suitOf } from '../../cards/index.ts';
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
} from '../tables/five-card.ts';
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

/** How many cards each suit has, most first, and in how many ways suits can be assigned to that. */
export function suitShapes(cards: number): { sizes: number[]; ways: number }[] {
  const shapes: { sizes: number[]; ways: number }[] = [];
  const add = (sizes: number[], left: number): void => {
    if (sizes.length === 4) {
      const alike = new Map(sizes.map((size) => [size, sizes.filter((other) => other === size).length]));
      const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
      const same = [...alike.values()].reduce((product, n) => product * factorial(n), 1);
      if (left === 0) shapes.push({ sizes, ways: 24 / same });
      return;
    }
    for (let size = Math.min(left, sizes.at(-1) ?? left, 13); size >= 0; size--)
      add([...sizes, size], left - size);
  };
  add([], cards);
  return shapes;
}

/**
 * Every hand of the given numbers of cards and jokers. Because suits are equal, hands come with the longest suit first,
 * and with the number of ways to exchange suits. The array is reused.
 */
export function eachHand(
  plain: number,
  jokers: number,
  visit: (cards: Uint8Array, ways: number) => void,
): void {
  const cards = new Uint8Array(plain + jokers).fill(JOKER);
  for (const { sizes, ways } of suitShapes(plain)) {
    const fill = (at: number, suit: number, left: number, from: number): void => {
      if (left > 0) {
        for (let rank = from; rank < 13; rank++) {
          cards[at] = cardOf(rank, suit);
          fill(at + 1, suit, left - 1, rank + 1);
        }
      } else if (at === plain) visit(cards, ways);
      else fill(at, suit + 1, sizes[suit + 1], 0);
    };
    fill(0, 0, sizes[0], 0);
  }
}

/** Every such hand, counted by category. */
export function countHands(ranking: JokerRanking, plain: number, jokers: number): Counts {
  const byValue = new Int32Array(1 << 13);
  eachHand(plain, jokers, (cards, ways) => {
    byValue[ranking.value(cards)] += ways;
  });
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
/** Parts of the pack in which flushes, straights and quads are common. */
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
