import { schedulesFor } from '@cardroom/core/fees';
import type { WagerOdds } from '@cardroom/core/odds';
import { describe, expect, test } from 'vitest';
import { afterHands, chanceAbove, quantile } from './after-hands.ts';
import { chartText } from './chart-text.ts';
import { money } from './money.ts';
import { pooled } from './pooled.ts';
import { stakeBars } from './stake-bars.ts';
import { feesOf, ladder, optionsOf, priced } from './table-price.ts';

const coin: WagerOdds = {
  id: 'coin',
  title: 'Coin',
  method: 'exact',
  edge: 0,
  se: 0,
  sd: 1,
  hit: 0.5,
  risk: 0,
  rows: [
    { for: 'win', pays: 1, combinations: 1, probability: 0.5 },
    { for: 'lose', pays: -1, combinations: 1, probability: 0.5 },
  ],
};

describe('after many hands', () => {
  test('O13 every sequence of a whole bet is counted: a hundred tosses are even with C(100, 50) / 2^100', () => {
    const after = afterHands(coin, 100);
    expect(after.by).toBe('every sequence');
    expect(1 - 2 * chanceAbove(after, 0)).toBeCloseTo(0.0795892373871788, 12);
    expect(chanceAbove(after, 99)).toBeCloseTo(0.5 ** 100, 40);
    expect(quantile(after, 0.5)).toBe(0);
    expect(quantile(after, 0)).toBe(-100);
  });

  test('O13 long shots are counted, and what lies above the highest total is not lost', () => {
    const rows = [
      { for: 'royal', pays: 5000, combinations: 1, probability: 0.001 },
      { for: 'lose', pays: -1, combinations: 999, probability: 0.999 },
    ];
    const mean = 4.001;
    const sd = Math.sqrt(25_000 + 0.999 - mean ** 2);
    const after = afterHands({ ...coin, edge: -mean, sd: sd, rows: rows.map((row) => ({ ...row })) }, 100);
    expect(after.by === 'every sequence').toBe(true);
    expect(chanceAbove(after, 0)).toBeCloseTo(1 - 0.999 ** 100, 10);
  });

  test('O13 where more is bet during the hand there is the normal curve', () => {
    const after = afterHands({ ...coin, edge: 0.02, sd: 1.6 }, 100);
    expect(after).toEqual({ by: 'normal curve', hands: 100, mean: -2, sd: 16 });
    expect(chanceAbove(after, -2)).toBeCloseTo(0.5, 6);
    expect(quantile(after, 0.95)).toBeCloseTo(-2 + 16 * 1.6449, 2);
  });
});

describe('at a table', () => {
  const schedules = schedulesFor('black-sheep/ez-baccarat');
  const [{ option }] = optionsOf(schedules);
  /** Each round uses up a bet for each player, and every tenth of them one more. */
  const used = Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: 100 }, (_, round) => i + 1 + (round < 90 ? 0 : 1)),
  );
  const seen = { players: 5, bet: 2000, stake: 100_000, handsPerHour: 60, option: option.id };

  test('O14 what players pay is what the player-dealer gains and the house drops', () => {
    const { player, dealer, dropPerHour, fees } = priced(
      { odds: { ...coin, edge: 0.01 }, together: 0, used, schedules },
      seen,
    );
    expect(fees.fromPlayers + fees.fromDealer).toBeGreaterThan(0);
    expect(fees.cites.length).toBeGreaterThan(0);
    expect(5 * player.hour).toBeCloseTo(dealer.hour + dropPerHour, 6);
  });

  test('O14 bets that win together spread the bank like one large bet', () => {
    const of = (together: number) => priced({ odds: coin, together, used, schedules }, seen).spread;
    expect(of(0)).toBeCloseTo(2000 * Math.sqrt(5), 6);
    expect(of(1)).toBeCloseTo(10_000, 6);
  });

  test('O9, O14 a stake covers the rounds that use no more of it', () => {
    const of = (stake: number) => priced({ odds: coin, together: 0, used, schedules }, { ...seen, stake });
    expect([of(9_999).short, of(10_000).short, of(12_000).short]).toEqual([1, 0.1, 0]);
    expect(of(100).covers).toBe(12_000);
  });

  test('O14 without an option nothing is taken, and every bet has its bar', () => {
    expect(feesOf(schedules, { ...seen, option: '' })).toMatchObject({ fromPlayers: 0, fromDealer: 0 });
    const steps = ladder(500, 30_000);
    expect([steps[0], steps.at(-1)]).toEqual([500, 30_000]);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    const bars = stakeBars(0.01, schedules, seen, steps);
    expect(bars[0].says).toContain('edge 1.00%');
    expect(bars.every(({ part, second = 0 }) => part + second <= 1 + 1e-9)).toBe(true);
  });
});

test('O14 goes of as many rounds are one sample', () => {
  const go = (mean: number) => ({
    places: [{ mean, se: 0, sd: 1, unmet: 0.5 }],
    bank: { mean, se: 0, sd: 1 },
    covered: 0.5,
  });
  const { bank, places, covered } = pooled([go(0), go(2)], 50);
  expect(bank).toEqual({ mean: 1, sd: Math.SQRT2, se: Math.SQRT2 / 10 });
  expect([places[0].unmet, covered]).toEqual([0.5, 0.5]);
});

test('O62 charts are copied in columns, and money says parts of a cent', () => {
  expect(chartText([{ title: 'A', columns: ['', '2'], rows: [['12', 'H']] }])).toBe('A\n    2\n12  H');
  expect([money(-40), money(1500), money(2.5), money(-0)]).toEqual(['−$0.40', '$15', '$0.0250', '$0']);
});
