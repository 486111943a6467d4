import { describe, expect, test } from 'vitest';
import { fixed, noLimit, potLimit, spread } from '../../limits/limits.ts';
import { bets } from '../../limits/table-limits.ts';
import { misfit } from './limit.ts';
import { findOptions } from './schedules.ts';

type AnyLimit = Parameters<typeof misfit>[2];

const why = (offering: string, option: string, limit: AnyLimit) => {
  const [posted] = findOptions(offering, option);
  return misfit(posted.schedule, posted.option, limit);
};

describe('player-dealer tables', () => {
  const pan = (min: number, max: number) => why('hawaiian-gardens/pan-9', 'california-d/3', bets(min, max));

  test('003:3279 the limit printed with the option', () => {
    expect(pan(10, 100)).toBeNull();
    expect(pan(25, 100)).toBe('Option california-d/3 is for $10-$100, not $25 to $100.');
    expect(pan(10, 300)).toBe('Option california-d/3 is for $10-$100, not $10 to $300.');
  });

  test('003:3405 no upper limit', () => {
    const ez = (min: number, max: number | null) =>
      why('hawaiian-gardens/ez-baccarat-panda-8', 'california-e/32', bets(min, max));
    expect(ez(10, null)).toBeNull();
    expect(ez(25, null)).not.toBeNull();
    // What is printed for a table without a most bet is for no other.
    expect(ez(10, 100)).not.toBeNull();
  });

  test('003:1119-1121 Baccarat 9: only the maximum decides', () => {
    const nine = (min: number, max: number) =>
      why('hawaiian-gardens/baccarat-9', 'baccarat-9-own/2', bets(min, max));
    expect([nine(10, 100), nine(15, 100)]).toEqual([null, null]);
    expect(nine(10, 200)).not.toBeNull();
  });

  test('000:1557-1559 the ranges that a table chooses its limits from', () => {
    const three = (min: number, max: number) =>
      why('black-sheep/three-card-poker-6-card-bonus', '1', bets(min, max));
    expect([three(1, 1000), three(100, 5000)]).toEqual([null, null]);
    expect(three(1, 500)).toMatch(
      /a minimum bet of \$1 to \$100 and a maximum of \$1,000 to \$5,000, not \$1 to \$500/,
    );
    expect(three(200, 5000)).not.toBeNull();
  });
});

describe('points', () => {
  const point = (cents: number) => ({ id: 'x', title: 'x', point: cents });

  test('003:10066-10077 only the printed point values have a fee', () => {
    expect(why('hawaiian-gardens/thirteen-card', '1', point(500))).toBeNull();
    expect(why('hawaiian-gardens/thirteen-card', '1', point(1000))).toBe(
      'Option master-09/1 is for $5 a point, not x.',
    );
    expect(why('hawaiian-gardens/face-up-chinese', 'master-10/9', point(20_000))).toBeNull();
    expect(why('hawaiian-gardens/face-up-chinese', 'master-10/9', point(500))).not.toBeNull();
  });
});

describe('pot games', () => {
  const limit = (small: number) =>
    why('hawaiian-gardens/archie', 'master-05/171', fixed([small, small * 2], {}));

  test('003:9186 from $60-$120 to $4,000-$8,000', () => {
    expect([60, 4000].map(limit)).toEqual([null, null]);
    expect(limit(50)).toBe(
      'Option master-05/171 is for $60 to $120 and up, $4,000 to $8,000 at most, not $50-$100 limit.',
    );
    expect(limit(5000)).not.toBeNull();
  });

  test('structures', () => {
    const big = { blinds: [1, 2] };
    expect(why('hawaiian-gardens/holdem', 'master-01/314', potLimit(big))).toBeNull();
    expect(why('hawaiian-gardens/holdem', 'master-01/314', noLimit(big))).toBe(
      'Option master-01/314 is for pot games, not $1-$2 no limit.',
    );
    expect(why('lucky-lady/lowball', 'lowball/8', spread(1, 5, 1, {}))).toBeNull();
    expect(why('hotel-del-rio/omaha', '1', noLimit(big))).toBeNull();
  });
});

test('001:124 $1 to $1,000 bounds wagers, so a no limit game of any buy-in has its fees', () => {
  const [{ schedule, option }] = findOptions('hotel-del-rio/omaha', 'omaha/1');
  const at = (...blinds: number[]) =>
    misfit(schedule, option, noLimit({ blinds }), { least: 800_000, most: 2_000_000 });
  expect(at(100, 200)).toBeNull();
  expect(at(500, 1001)).toMatch(/not \$500-\$1,001 no limit/);
});
