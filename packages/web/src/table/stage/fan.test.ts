import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fan } from './fan.ts';

describe('a row of cards in its place', () => {
  it('never reaches beyond it, and shows the index of every card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 30, max: 400 }),
        fc.integer({ min: 20, max: 200 }),
        fc.boolean(),
        (count, width, height, tiles) => {
          const cards = new Array<number>(count).fill(tiles ? 70 : 1);
          const { width: one, step } = fan(cards, { width, height });
          expect(one + (count - 1) * step).toBeLessThanOrEqual(width + 1e-6);
          expect(one * (tiles ? 2.4 : 1.4)).toBeLessThanOrEqual(height + 1e-6);
          expect(step).toBeGreaterThanOrEqual(one * 0.34 - 1e-6);
        },
      ),
    );
  });
});
