import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitDown, nearest, partOfPot } from './amounts.ts';

describe('amounts a person may choose', () => {
  it('always fits a range: its most, or whole steps from its least', () => {
    const ranges = fc
      .tuple(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 700 }),
      )
      .map(([min, more, step]) => ({ min, max: min + more, step }));
    fc.assert(
      fc.property(ranges, fc.integer({ min: -100, max: 30_000 }), (range, cents) => {
        for (const chosen of [nearest(cents, range), fitDown(cents, range)]) {
          expect(chosen).toBeGreaterThanOrEqual(range.min);
          expect(chosen).toBeLessThanOrEqual(range.max);
          expect(chosen === range.max || (chosen - range.min) % range.step === 0).toBe(true);
        }
        if (cents >= range.min) expect(fitDown(cents, range)).toBeLessThanOrEqual(cents);
      }),
    );
    expect(nearest(1249, { min: 1000, max: 2000, step: 500 })).toBe(1000);
    expect(nearest(1250, { min: 1000, max: 2000, step: 500 })).toBe(1000);
    expect(nearest(1251, { min: 1000, max: 2000, step: 500 })).toBe(1500);
  });

  it('reckons a pot-size raise with the call in the pot', () => {
    // $30 in the middle with the bet of $10 before one: call 10, then raise the 40 that are there.
    expect(partOfPot(1, 1000, 3000, 0)).toBe(5000);
    expect(partOfPot(0.5, 0, 2000, 0)).toBe(1000);
  });
});
