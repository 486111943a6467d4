import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, hand, highKey, KINDS, misplaced, WHEEL_LOWEST } from '../tables/plain-hands.reference.ts';
import { highBoard } from './high-board.ts';

const rules = { kinds: KINDS, straights: WHEEL_LOWEST };
const pack = Array.from({ length: 52 }, (_, card) => card);

describe('high-board', () => {
  test('every one, two or three upcards', () => {
    const boards = [1, 2, 3].flatMap((size) => [...choose(pack, size)]);
    expect(misplaced(highBoard, boards, (cards) => highKey(cards, rules))).toEqual([]);
  });

  test('boards of one to five cards on one scale', () => {
    const ranksUpTo = (top: number) => pack.filter((card) => card >> 2 <= top);
    const board = fc
      .constantFrom(
        pack,
        ranksUpTo(4),
        ranksUpTo(2),
        pack.filter((card) => card % 4 === 0),
      )
      .chain((part) => fc.shuffledSubarray(part, { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(fc.array(board, { minLength: 20, maxLength: 20 }), (boards) => {
        expect(misplaced(highBoard, boards, (cards) => highKey(cards, rules))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('003:152 fewer than five cards make no straight or flush', () => {
    const name = (text: string) => highBoard.name(highBoard.value(hand(text)));
    expect(name('As Ks Qs Js')).toBe('ace high, king-queen-jack kickers');
    expect(name('4s 4d')).toBe('pair of fours');
    expect(name('9s 9d 4s 4d')).toBe('two pair, nines and fours');
    expect(name('As 2s 3s 4s 5s')).toBe('straight flush, five high');
  });
});
