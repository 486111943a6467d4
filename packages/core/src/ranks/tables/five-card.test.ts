import { describe, expect, test } from 'vitest';
import {
  ALL_RANKS,
  categoryOf,
  FIVE_OF_A_KIND,
  FiveCardOrder,
  FLUSH,
  FULL_HOUSE,
  fiveCardName,
  HIGH_CARD,
  PAIR,
  QUADS,
  STANDARD_CATEGORIES,
  STRAIGHT,
  STRAIGHT_FLUSH,
  standardOrder,
  TRIPS,
  TWO_PAIR,
} from './five-card.ts';

const values = Array.from({ length: standardOrder.best }, (_, i) => i + 1);

test('7,462 classes, so many of each category, in the order of the books', () => {
  const runs: [number, number][] = [];
  for (const value of values) {
    const category = categoryOf(value);
    if (runs.at(-1)?.[0] === category) runs.at(-1)![1]++;
    else runs.push([category, 1]);
  }
  expect(runs).toEqual([
    [HIGH_CARD, 1277],
    [PAIR, 2860],
    [TWO_PAIR, 858],
    [TRIPS, 858],
    [STRAIGHT, 10],
    [FLUSH, 1277],
    [FULL_HOUSE, 156],
    [QUADS, 156],
    [STRAIGHT_FLUSH, 10],
  ]);
});

test('every class has a name of its own', () => {
  expect(new Set(values.map(fiveCardName)).size).toBe(7462);
});

describe('000:24-38 the best and the worst hand of each row of the chart', () => {
  test.each([
    [STRAIGHT_FLUSH, 'royal flush', 'straight flush, five high'],
    [QUADS, 'four aces, king kicker', 'four deuces, three kicker'],
    [FULL_HOUSE, 'full house, aces over kings', 'full house, deuces over threes'],
    [FLUSH, 'flush, ace-king-queen-jack-nine', 'flush, seven-five-four-three-deuce'],
    [STRAIGHT, 'straight, ace high', 'straight, five high'],
    [TRIPS, 'three aces, king-queen kickers', 'three deuces, four-three kickers'],
    [TWO_PAIR, 'two pair, aces and kings, queen kicker', 'two pair, threes and deuces, four kicker'],
    [PAIR, 'pair of aces, king-queen-jack kickers', 'pair of deuces, five-four-three kickers'],
    [HIGH_CARD, 'ace high, king-queen-jack-nine kickers', 'seven high, five-four-three-deuce kickers'],
  ])('category %i', (category, best, worst) => {
    const names = values.filter((value) => categoryOf(value) === category).map(fiveCardName);
    expect(names.at(-1)).toBe(best);
    expect(names[0]).toBe(worst);
  });

  test('below the royal flush the king-high straight flush is the best', () => {
    expect(fiveCardName(standardOrder.best - 1)).toBe('straight flush, king high');
  });
});

test('a value is found again by its ranks', () => {
  for (const value of values) {
    const flush = categoryOf(value) === FLUSH || categoryOf(value) === STRAIGHT_FLUSH;
    expect(standardOrder.valueOf(standardOrder.ranksOf(value), flush)).toBe(value);
  }
});

test('a category that is left out does not exist, one that is added does', () => {
  const withFives = new FiveCardOrder({
    ranks: ALL_RANKS,
    categories: [...STANDARD_CATEGORIES, FIVE_OF_A_KIND],
    aceLow: true,
  });
  expect(withFives.best).toBe(7462 + 13);
  expect(withFives.name(withFives.best)).toBe('five aces');
  const paired = new FiveCardOrder({ ranks: ALL_RANKS, categories: [PAIR, QUADS], aceLow: true });
  expect(paired.best).toBe(2860 + 156);
  expect(() => paired.valueOf([12, 11, 10, 9, 7], true)).toThrow(RangeError);
});
