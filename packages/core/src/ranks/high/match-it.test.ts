import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANK_LETTERS } from '../../cards/index.ts';
import { matchIt } from './match-it.ts';

/** `A-K-10`; suits are not relevant (003:911). */
const cards = (text: string) =>
  text.split('-').map((rank, suit) => RANK_LETTERS.indexOf(rank === '10' ? 'T' : rank) * 4 + suit);
const value = (hand: string, board: string) => matchIt.value(cards(hand), cards(board));
const name = (hand: string, board: string) => matchIt.name(value(hand, board));

describe('printed examples', () => {
  test('003:913 flop 6-7-8: A-A-9 beats A-K-K beats A-K-Q beats A-K-J beats A-K-10, all 21', () => {
    const values = ['A-A-9', 'A-K-K', 'A-K-Q', 'A-K-J', 'A-K-10'].map((hand) => value(hand, '6-7-8'));
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
    expect(name('K-A-10', '6-7-8')).toBe('match, A-K-T');
    expect(value('10-5-6', '6-7-8')).toBeLessThan(value('A-K-10', '6-7-8'));
  });

  test('003:913 flop Q-J-2: K-K-3 is over and loses to J-2-4', () => {
    expect(value('K-K-3', 'Q-J-2')).toBeLessThan(value('J-2-4', 'Q-J-2'));
    expect(name('K-K-3', 'Q-J-2')).toBe('1 over, K-K-3');
    expect(name('J-2-4', 'Q-J-2')).toBe('6 under, J-4-2');
  });

  test('003:911 board aces are 11: sums from 6 to 33', () => {
    expect(name('A-A-A', 'A-A-A')).toBe('match, A-A-A');
    expect(name('2-2-2', '2-2-2')).toBe('match, 2-2-2');
    expect(name('2-2-2', 'A-A-A')).toBe('27 under, 2-2-2');
    expect(name('K-K-K', '2-2-2')).toBe('24 over, K-K-K');
    expect(value('2-2-2', 'A-A-A')).toBeGreaterThan(value('K-K-K', '2-2-2'));
  });
});

/** Each way of counting the hand's aces in turn, the best kept: [not over, near, high cards]. */
function slow(hand: readonly number[], board: readonly number[]): number[] {
  const points = (card: number): number[] => {
    const letter = RANK_LETTERS[Math.floor(card / 4)];
    return letter === 'A' ? [1, 11] : 'TJQK'.includes(letter) ? [10] : [Number(letter)];
  };
  const target = board.reduce((sum, card) => sum + Math.max(...points(card)), 0);
  const ranks = hand.map((card) => Math.floor(card / 4)).sort((a, b) => b - a);
  const ways = points(hand[0]).flatMap((a) =>
    points(hand[1]).flatMap((b) => points(hand[2]).map((c) => a + b + c)),
  );
  return ways
    .map((sum) => [sum <= target ? 1 : 0, -Math.abs(target - sum), ...ranks])
    .reduce((best, way) => (compare(way, best) > 0 ? way : best));
}

function compare(one: number[], other: number[]): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return Math.sign(one[i] - other[i]);
  return 0;
}

const deal = (size: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: size, maxLength: size });

describe('Match-It', () => {
  test('orders hands as every way of counting aces does', () => {
    fc.assert(
      fc.property(deal(9), (nine) => {
        const [board, one, other] = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)];
        const order = Math.sign(matchIt.value(one, board) - matchIt.value(other, board));
        expect(order).toBe(compare(slow(one, board), slow(other, board)));
      }),
      { numRuns: 5000 },
    );
  });

  test('003:913 identical hands split, whatever the suits and the order', () => {
    fc.assert(
      fc.property(deal(6), (six) => {
        const [board, hand] = [six.slice(0, 3), six.slice(3)];
        const turned = [...hand].reverse().map((card) => card ^ 1);
        expect(matchIt.value(turned, board)).toBe(matchIt.value(hand, board));
      }),
    );
  });

  test('every three ranks against every sum: equal values mean equal ranks, names tell values apart', () => {
    const names = new Map<string, number>();
    // Boards of all sums from 6 to 33.
    const boards = new Map<number, number[]>();
    for (let a = 0; a < 13; a++)
      for (let b = a; b < 13; b++)
        for (let c = b; c < 13; c++) {
          const board = [a * 4, b * 4 + 1, c * 4 + 2];
          boards.set(
            board.reduce((sum, card) => sum + (card >= 48 ? 11 : Math.min((card >> 2) + 2, 10)), 0),
            board,
          );
        }
    expect([...boards.keys()].sort((x, y) => x - y)).toEqual(Array.from({ length: 28 }, (_, i) => i + 6));
    for (const board of boards.values())
      for (let a = 0; a < 13; a++)
        for (let b = a; b < 13; b++)
          for (let c = b; c < 13; c++) {
            const value = matchIt.value([a * 4, b * 4, c * 4], board);
            const name = matchIt.name(value);
            expect(value).toBeGreaterThan(0);
            expect(names.get(name) ?? value).toBe(value);
            names.set(name, value);
            expect(value & 0xfff).toBe((c << 8) | (b << 4) | a);
          }
  });

  test('plain cards only, and a board is needed', () => {
    for (let card = 0; card < 256; card++) expect(matchIt.accepts(card)).toBe(card < 52);
    expect(() => matchIt.value([0, 1, 2])).toThrow(TypeError);
  });
});
