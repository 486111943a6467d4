import { expect, test } from 'vitest';
import { aHand, counted } from './counted.ts';

test('a hand in the middle of a sentence has an article where it is one thing', () => {
  const said: readonly string[] = [
    'pair of jacks, ace-queen-seven kickers',
    'flush, king-ten-nine-eight-deuce',
    'straight flush, nine high',
    'full house, fives over threes',
    'four-card badugi, 10-9-4-3',
    '7-5-4-3-2 low',
  ];
  for (const name of said) expect(aHand(name)).toBe(`a ${name}`);
  expect(aHand('8-6-4-3-2 low')).toBe('an 8-6-4-3-2 low');
  for (const name of ['two pair, kings and nines', 'three tens', 'ace high', 'A-9', '21', 'nine', '10-5'])
    expect(aHand(name)).toBe(name);
});

test('up to ten are said in words', () => {
  expect([0, 1, 7, 13].map((count) => counted(count, 'card'))).toEqual([
    'no cards',
    'one card',
    'seven cards',
    '13 cards',
  ]);
});
