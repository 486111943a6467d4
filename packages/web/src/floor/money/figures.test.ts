import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../ui/money.ts';
import { justBefore } from '../just-before.ts';
import { ago, noteWords } from '../words.ts';
import { niceTop } from './nice-top.ts';

describe('the floor’s figures', () => {
  it('an amount in dollars is whole cents, nothing at all, or refused', () => {
    expect(['40', '$40', '1,200.5', ' 0.07 ', '.25', '12.', ''].map(toCents)).toEqual([
      4000,
      4000,
      120_050,
      7,
      25,
      1200,
      null,
    ]);
    for (const text of ['-4', '.', '$', '4.001', '4e3', 'forty', '1.2.3', '٤', '99999999999'])
      expect(toCents(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(toCents((cents / 100).toFixed(2))).toBe(cents);
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  it('a scale reaches above everything on it, and not far', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), (cents) => {
        const top = niceTop(cents);
        expect(top).toBeGreaterThanOrEqual(cents);
        expect(top).toBeLessThan(cents * 1.6);
        expect(Number.isInteger(top / 2)).toBe(true);
      }),
    );
  });

  it('a search begins right before the names it looks for, and after all earlier ones', () => {
    expect(justBefore('')).toBeUndefined();
    const letters = fc.stringMatching(/^[b-z][a-z ]{0,6}$/);
    fc.assert(
      fc.property(letters, letters, (start, rest) => {
        const from = justBefore(start) ?? '';
        expect(from < `${start}${rest}` && from < start).toBe(true);
        if (rest < start && !start.startsWith(rest)) expect(rest < from).toBe(true);
      }),
    );
  });

  it('a note of the log is told in dollars and in seats as people count them', () => {
    const posted = { hand: 'As Ad', shares: { loser: 50, others: 25 } };
    expect([
      noteWords('cents', 32_000),
      noteWords('seat', 2),
      noteWords('reason', 'a card was exposed'),
      noteWords('options', ['1', '7']),
      noteWords('jackpot', posted),
    ]).toEqual(['$320', '3', 'a card was exposed', '1, 7', 'hand As Ad, shares loser 50, others 25']);
  });

  it('a stretch of time is told in its largest unit', () => {
    expect([900, 45_000, 60_000, 7_200_000, 3 * 86_400_000].map(ago)).toEqual([
      '1 second',
      '45 seconds',
      '1 minute',
      '2 hours',
      '3 days',
    ]);
  });
});
