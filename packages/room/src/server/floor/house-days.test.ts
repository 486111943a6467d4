import { expect, test } from 'vitest';
import { byHouseDay } from './house-days.ts';

const hour = (text: string) => Date.parse(text) / 3_600_000;
const taken = (of: string, at: string, drop: number) => ({ of, hour: hour(at), drop, jackpot: 1 });

test('a dollar collected in the evening counts for the day it is at the house', () => {
  expect(
    byHouseDay([
      taken('empire', '2026-03-02T06:00:00Z', 100),
      taken('lucky-lady', '2026-03-02T07:00:00Z', 200),
      taken('empire', '2026-03-02T08:00:00Z', 400),
      // Summer time has begun.
      taken('empire', '2026-03-09T06:00:00Z', 10),
      taken('empire', '2026-03-09T07:00:00Z', 20),
    ]),
  ).toEqual([
    { of: '2026-03-01', drop: 300, jackpot: 2 },
    { of: '2026-03-02', drop: 400, jackpot: 1 },
    { of: '2026-03-08', drop: 10, jackpot: 1 },
    { of: '2026-03-09', drop: 20, jackpot: 1 },
  ]);
});
