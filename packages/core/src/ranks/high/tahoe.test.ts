import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eightOrBetter } from '../low/low.ts';
import type { Ranking } from '../ranking.ts';
import { choose, hand } from '../tables/plain-hands.reference.ts';
import { high } from './high.ts';
import { tahoeHigh, tahoeLow8 } from './tahoe.ts';

/** Every five cards that hold one or two of the hand. */
function plain(five: Ranking, hole: readonly number[], board: readonly number[]): number {
  let best = 0;
  for (const count of [1, 2]) {
    for (const own of choose(hole, count)) {
      for (const rest of choose(board, 5 - count)) best = Math.max(best, five.value([...own, ...rest]));
    }
  }
  return best;
}

/** From few ranks or few suits the board alone is often the best hand. */
const deals = fc
  .constantFrom(
    (_: number) => true,
    (card: number) => card % 4 < 1 || card > 40,
    (card: number) => card < 28 || card > 47,
    (card: number) => card < 20,
  )
  .chain((keep) =>
    fc.tuple(
      fc.shuffledSubarray(Array.from({ length: 52 }, (_, card) => card).filter(keep), {
        minLength: 8,
        maxLength: 8,
      }),
      fc.integer({ min: 3, max: 5 }),
    ),
  );

test('002:571-573 one or two hole cards, for high and for low, as trying them all finds', () => {
  fc.assert(
    fc.property(deals, ([cards, boardSize]) => {
      const hole = cards.slice(0, 3);
      const board = cards.slice(3, 3 + boardSize);
      expect(tahoeHigh.value(hole, board)).toBe(plain(high, hole, board));
      expect(tahoeLow8.value(hole, board)).toBe(plain(eightOrBetter, hole, board));
    }),
    { numRuns: 5000 },
  );
});

describe('002:571 one or two hole cards', () => {
  const named = (ranking: Ranking, hole: string, board: string) =>
    ranking.name(ranking.value(hand(hole), hand(board)));

  test.each([
    [
      'never none: a royal flush on the board plays with a card of the hand',
      '2c 3d 4h',
      'As Ks Qs Js Ts',
      'ace high, king-queen-jack-four kickers',
    ],
    [
      'two may beat one where the board cannot be played',
      '2c 2d 4h',
      'As Ks Qs Js 9s',
      'pair of deuces, ace-king-queen kickers',
    ],
    [
      'never all three: trips in the hand are a pair',
      '9c 9d 9h',
      'As Kd 7s 4c 2d',
      'pair of nines, ace-king-seven kickers',
    ],
  ])('%s', (_, hole, board, name) => {
    expect(named(tahoeHigh, hole, board)).toBe(name);
  });

  test.each([
    ['the wheel on the board needs a card of the hand', 'Kc Qd 6h', 'As 2s 3d 4c 5d', '6-4-3-2-A low'],
    ['which may be one of the same rank', 'Kc Qd 5h', 'As 2s 3d 4c 5d', '5-4-3-2-A low'],
    ['not three of the hand', 'Ac 2d 3h', '5s 7s Kd Kc Qd', 'no low'],
    ['no nine', 'Ac 2d 9h', '5s 7s 9d Kc Qd', 'no low'],
  ])('low: %s', (_, hole, board, name) => {
    expect(named(tahoeLow8, hole, board)).toBe(name);
  });
});
