import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import { eightOrBetter } from '../low/low.ts';
import { NO_HAND, type Ranking } from '../ranking.ts';
import { choose, hand } from '../tables/plain-hands.reference.ts';
import { high } from './high.ts';
import { omaha, omahaHigh4, omahaLow4, omahaLow8 } from './omaha.ts';

/** 003:1216, 003:1220: the best of every two of the hand with every three of the board. */
function plain(ranking: Ranking, hole: readonly number[], board: readonly number[]): number {
  const values = [...choose(hole, 2)].flatMap((two) =>
    [...choose(board, 3)].map((three) => ranking.value([...two, ...three])),
  );
  return Math.max(...values);
}

const pack = [...standardPack.cards];
const packs = {
  'the whole pack': pack,
  'two suits, where flushes and straight flushes come often': pack.filter((card) => card % 4 < 2),
  'one suit': pack.filter((card) => card % 4 === 2),
  'ace to eight, where every hand has lows to choose from': pack.filter((card) => card < 28 || card >= 48),
  'sixes to tens, where pairs, sets and straights meet': pack.filter((card) => card >= 16 && card < 36),
};

test.each(Object.entries(packs))('003:1216 exactly two and three, from %s', (_, cards) => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(cards, { minLength: 10, maxLength: 10 }),
      fc.constantFrom(4, 5),
      fc.constantFrom(3, 4, 5),
      (dealt, holeSize, boardSize) => {
        const board = dealt.slice(0, boardSize);
        const hole = dealt.slice(5, 5 + holeSize);
        expect(omaha.value(hole, board)).toBe(plain(high, hole, board));
        expect(omahaLow8.value(hole, board)).toBe(plain(eightOrBetter, hole, board));
      },
    ),
    { numRuns: 600 },
  );
});

test('the functions for four hole cards and a whole board say the same', () => {
  let lows = 0;
  fc.assert(
    fc.property(fc.shuffledSubarray(pack, { minLength: 9, maxLength: 9 }), (dealt) => {
      const cards = dealt as Parameters<typeof omahaHigh4>;
      const [hole, board] = [dealt.slice(0, 4), dealt.slice(4)];
      expect(omahaHigh4(...cards)).toBe(plain(high, hole, board));
      expect(omahaLow4(...cards)).toBe(plain(eightOrBetter, hole, board));
      if (omahaLow4(...cards) !== NO_HAND) lows++;
    }),
    { numRuns: 1000 },
  );
  expect(lows).toBeGreaterThan(100);
});

test.each([
  [
    'one spade in hand makes no flush',
    'As Kd 9h 8c',
    'Qs Js 7s 2s 3d',
    'ace high, king-queen-jack-seven kickers',
  ],
  [
    'four of a kind in hand plays two',
    'Ah Ad Ac As',
    'Kh Kd 7s 2s 3d',
    'two pair, aces and kings, seven kicker',
  ],
  [
    'a full house on the board is not the hand',
    'Ah Qd 9c 7s',
    'Kh Kd Kc 2s 2d',
    'three kings, ace-queen kickers',
  ],
  [
    'three of a straight flush in hand are one too many',
    '9s 8s 7s 2d',
    '6s 5s As Ks Qd',
    'flush, ace-king-nine-eight-six',
  ],
])('003:1216 %s', (_, hole, board, name) => {
  expect(omaha.name(omaha.value(hand(hole), hand(board)))).toBe(name);
});

test('000:46 the wheel is the best low, 000:42 a nine is none', () => {
  const board = hand('3d 4h 5s Kc Kd');
  expect(omahaLow8.name(omahaLow8.value(hand('Ah 2c 9d Td'), board))).toBe('5-4-3-2-A low');
  expect(omahaLow8.value(hand('Ah 9c Td Qd'), board)).toBe(NO_HAND);
  // 000:45: the deuce of the hand and the deuce of the board are a pair.
  expect(omahaLow8.value(hand('Ah 2c Td Qd'), hand('2d 7h 8s Kc Kd'))).toBe(NO_HAND);
});
