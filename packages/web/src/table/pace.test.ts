import type { TableEvent } from '@cardroom/core/table';
import { describe, expect, it } from 'vitest';
import { haste, LONGEST, pauseAfter } from './pace.ts';

const dealt: TableEvent = {
  type: 'played',
  event: { type: 'dealt', seat: 0, cards: [1], up: false, only: 0 },
};
const time: TableEvent = { type: 'time', at: 1 };

describe('the pace of the show', () => {
  it('waits for cards and not for the clock', () => {
    expect(pauseAfter(dealt)).toBe(90);
    expect(pauseAfter(time)).toBe(0);
  });

  it('never makes a person wait longer than two seconds in all', () => {
    for (const count of [1, 22, 23, 400]) {
      const waiting = [...new Array<TableEvent>(count).fill(dealt), time];
      const all = waiting.reduce((sum, event) => sum + pauseAfter(event) * haste(waiting), 0);
      expect(all).toBeLessThanOrEqual(LONGEST + 1e-6);
      expect(haste(waiting) === 1).toBe(count * 90 <= LONGEST);
    }
  });
});
