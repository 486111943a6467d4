import { expect, test } from 'vitest';
import { betRoom, potPiles } from './pile-room.ts';

test('what was done is told beside a bet where both fit, and chips take what room is left', () => {
  expect(betRoom('Bet', 2_00, 72, 1)).toEqual({ word: 'Bet', piles: 1 });
  expect(betRoom('Bet', 38_00, 72, 1)).toEqual({ word: 'Bet', piles: 1 });
  expect(betRoom('Raise', 1_238_00, 72, 1)).toEqual({ word: '', piles: 1 });
  expect(betRoom('', 38_00, 72, 1)).toEqual({ word: '', piles: 2 });
  // Letters are no smaller on a small felt.
  expect(betRoom('Bet', 38_00, 58, 0.6)).toEqual({ word: '', piles: 2 });
});

test('the pot lies on one line: of chips as many piles as fit, and none where only the figure does', () => {
  expect(potPiles('Pot $8', 112, 1)).toBe(2);
  expect(potPiles('Pot $138', 112, 1)).toBe(1);
  expect(potPiles('Pot $12,345.50', 112, 1)).toBe(0);
});
