import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys, highKey, KINDS, WHEEL_LOWEST } from '../../../ranks/tables/plain-hands.reference.ts';
import { chance } from './chances.ts';
import { fiveValue, frontValue } from './set-values.ts';
import { inProperOrder, setRanking } from './sets.ts';
import { subsets } from './subsets.ts';

const card = fc.integer({ min: 0, max: 51 });
const set = (size: number) => fc.uniqueArray(card, { minLength: size, maxLength: size });
const anySet = fc.oneof(set(3), set(5));
const plain = (cards: readonly number[]) => highKey(cards, { kinds: KINDS, straights: WHEEL_LOWEST });

test('003:817, 003:7216-7222 sets of three and of five are ranked against each other by the plain order', () => {
  fc.assert(
    fc.property(anySet, anySet, (a, b) => {
      const values = setRanking.value(a) - setRanking.value(b);
      expect(Math.sign(values)).toBe(Math.sign(compareKeys(plain(a), plain(b))));
    }),
    { numRuns: 3000 },
  );
});

test('the tables say what the ranking says', () => {
  fc.assert(
    fc.property(set(5), (cards) => {
      const [a, b, c, d, e] = cards;
      expect(fiveValue(a, b, c, d, e)).toBe(setRanking.value(cards));
      expect(frontValue(a, b, c)).toBe(setRanking.value([a, b, c]));
    }),
    { numRuns: 3000 },
  );
});

test('003:817 a set may equal the one behind it where the house allows it', () => {
  expect(inProperOrder([1, 2, 2], true)).toBe(true);
  expect(inProperOrder([1, 2, 2], false)).toBe(false);
  expect(inProperOrder([1, 3, 2], true)).toBe(false);
  expect(inProperOrder([3, 2, 4], true)).toBe(false);
});

test('a better set has a better chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), set(5), set(5), (place, a, b) => {
      const size = place === 0 ? 3 : 5;
      const [low, high] = [a, b].map((cards) => setRanking.value(cards.slice(0, size))).sort((x, y) => x - y);
      expect(chance(place, low)).toBeLessThanOrEqual(chance(place, high));
      expect(chance(place, low)).toBeGreaterThan(0);
      expect(chance(place, high)).toBeLessThan(1);
    }),
  );
});

test('ways to take some of many', () => {
  const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  expect(subsets(5, 2)).toEqual([...Array(32).keys()].filter((mask) => bits(mask) === 2));
  expect([subsets(14, 5).length, subsets(13, 3).length, subsets(8, 0).length]).toEqual([2002, 286, 1]);
});
