import { expect, test } from 'vitest';
import { rollDice } from './dice.ts';
import { secureRandom, seededRandom } from './random.ts';

test('C2 a seed rolls the same dice everywhere', () => {
  expect(rollDice(20, seededRandom('cardroom')).join('')).toBe('62562145616561335111');
});

test('dice show 1 to 6, all of them', () => {
  expect(new Set(rollDice(600, secureRandom()))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('one rolls a whole number of dice', () => {
  for (const count of [0, -1, 2.5, Number.NaN]) {
    expect(() => rollDice(count, secureRandom())).toThrow(`not ${count}.`);
  }
});
