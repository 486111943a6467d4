import { expect, test } from 'vitest';
import { capital, inWords, list, ordinal, plural, uncapital } from './words.ts';

test('numbers are words up to ten, or as far as is asked', () => {
  expect([0, 1, 10, 11].map((n) => inWords(n))).toEqual(['no', 'one', 'ten', '11']);
  expect([11, 16, 17].map((n) => inWords(n, 16))).toEqual(['eleven', 'sixteen', '17']);
  expect([1, 3, 10, 11].map(ordinal)).toEqual(['first', 'third', 'tenth', '11th']);
  expect([0, 1, 2].map((n) => plural(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
});

test('lists and beginnings of sentences', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => list(words))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect([capital('seat 1'), uncapital('Seat 1')]).toEqual(['Seat 1', 'seat 1']);
});
