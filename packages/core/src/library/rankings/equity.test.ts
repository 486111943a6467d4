import { describe, expect, test } from 'vitest';
import { type RankingId, rankingsById } from '../../ranks/index.ts';
import { type EquityOptions, equity } from './equity.ts';

type Asked = [id: RankingId, hands: readonly string[], options?: EquityOptions];

const ask = ([id, ...rest]: Asked) => equity(rankingsById[id], ...rest);

function of(...asked: Asked) {
  const found = ask(asked);
  if (!found.ok) throw new Error(found.message);
  return found;
}

describe('equity', () => {
  test('a turn, exactly: two kings of 44 cards', () => {
    const { method, boards, hands } = of('high', ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc' });
    expect([method, boards]).toEqual(['exact', 44]);
    expect(hands[1]).toEqual({ win: 2 / 44, tie: 0, share: 2 / 44, error: 0 });
  });

  test('aces against kings before the flop: all 1,712,304 boards', () => {
    const { method, boards, hands } = of('high', ['AsAh', 'KdKc']);
    expect([method, boards]).toEqual(['exact', 1_712_304]);
    expect(hands[0].share).toBeCloseTo(0.8126, 3);
    expect(hands[0].share + hands[1].share).toBeCloseTo(1, 12);
  });

  test('simulated, aces against kings come out within four errors, the same for the same seed', () => {
    const often = { deals: 20_000, seed: 7 };
    const { method, boards, hands } = of('high', ['AsAh', 'KdKc'], often);
    expect([method, boards]).toEqual(['simulated', 20_000]);
    expect(hands[0].error).toBeGreaterThan(0.001);
    expect(Math.abs(hands[0].share - 0.8126)).toBeLessThan(4 * hands[0].error);
    expect(of('high', ['AsAh', 'KdKc'], often).hands).toEqual(hands);
  });

  test('with one card each there are too many boards to look at all', () => {
    expect(of('high', ['As', 'Kd'], { seed: 7 })).toMatchObject({ method: 'simulated', boards: 100_000 });
  });

  test('a fifth of the board in common: both play it', () => {
    const { hands } = of('high', ['2c3d', '2d3c'], { board: 'As Ks Qs Js Ts' });
    expect(hands).toEqual([
      { win: 0, tie: 1, share: 0.5, error: 0 },
      { win: 0, tie: 1, share: 0.5, error: 0 },
    ]);
  });

  test('Omaha plays two of the hand and three of the board', () => {
    const { boards, hands } = of('omaha-high', ['AsKsQhJh', '2c2d7h8h'], { board: '2h 2s 9c Td Jc' });
    expect([boards, hands[1].win]).toEqual([1, 1]);
  });

  test('a low that nobody makes is won by nobody', () => {
    const { hands } = of('omaha-low-8', ['As2sKhKd', 'Ad2dQhQd'], { board: 'Kc Qc Jc Tc 9c' });
    expect(hands.map(({ share }) => share)).toEqual([0, 0]);
  });

  test('dead cards cannot come', () => {
    const { boards, hands } = of('high', ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc', dead: 'Kd Kc' });
    expect([boards, hands[1].win]).toEqual([42, 0]);
  });

  test('a short deck has 36 cards', () => {
    expect(of('short-deck', ['AsAh', 'KsKh'], { board: '6c 7d 9h Jc' }).boards).toBe(28);
  });

  test.for<[string, Asked, string]>([
    ['one hand', ['high', ['AsAh']], 'At least two hands'],
    ['a card twice', ['high', ['AsAh', 'AsKd']], 'As appears twice.'],
    [
      'three hole cards',
      ['high', ['AsAh2c', 'KsKd']],
      'Hand 1 has 3 cards; with a board, high takes 1 or 2.',
    ],
    ['six on the board', ['high', ['AsAh', 'KsKd'], { board: '2c3c4c5c6c7c' }], 'The board has 6 cards'],
    [
      'a deuce in a short deck',
      ['short-deck', ['AsAh', '2s2d']],
      'Hand 2: 2s is not in the deck of short-deck.',
    ],
    [
      'a ranking without a board',
      ['three-card', ['As2h3c', 'Ks2d3s']],
      'three-card is not ranked with a board',
    ],
    ['no card', ['high', ['Zz', 'KsKd']], 'Hand 1: '],
    ['no boards', ['high', ['AsAh', 'KsKd'], { deals: 0 }], 'Deal 1 to 100,000,000 boards'],
  ])('refuses %s', ([, args, message]) => {
    expect(ask(args)).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  });
});
