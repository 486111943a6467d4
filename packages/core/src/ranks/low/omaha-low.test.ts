import fc from 'fast-check';
import { expect, test } from 'vitest';
import { omahaLow8 } from '../high/omaha.ts';
import { NO_HAND } from '../ranking.ts';
import { hand } from '../tables/plain-hands.reference.ts';
import { omahaLow } from './omaha-low.ts';

const pack = Array.from({ length: 52 }, (_, card) => card);

test('with an eight or better low it is worth the same as with the qualifier', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(pack, { minLength: 10, maxLength: 10 }),
      fc.constantFrom(4, 5),
      fc.constantFrom(3, 4, 5),
      (cards, holeSize, boardSize) => {
        const hole = cards.slice(0, holeSize);
        const board = cards.slice(5, 5 + boardSize);
        const qualified = omahaLow8.value(hole, board);
        const value = omahaLow.value(hole, board);
        if (qualified !== NO_HAND) expect(value).toBe(qualified);
        else expect(value).toBeLessThan(omahaLow.value(hand('8c 7c Kc Kd'), hand('6d 5d 4d Ks Kh')));
      },
    ),
    { numRuns: 2000 },
  );
});

test('003:1218 the low hands that would not qualify, two cards of the hand and three of the board', () => {
  const named = (hole: string, board: string) => omahaLow.name(omahaLow.value(hand(hole), hand(board)));
  expect(named('Ac 2c Kd Kh', '3d 4d Jd Qs Qh')).toBe('J-4-3-2-A low');
  expect(named('Ac Ad Kd Kh', '2d 3d 4d 5s Qh')).toBe('K-4-3-2-A low');
  expect(named('Ac Ad As Ah', 'Kd Kc Ks Kh Qh')).toBe('two pair, kings and aces, Q');
});
