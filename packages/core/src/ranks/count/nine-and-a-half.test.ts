import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANK_LETTERS } from '../../cards/index.ts';
import { NO_HAND } from '../ranking.ts';
import { nineAndAHalf } from './nine-and-a-half.ts';

const cards = (ranks: string) => [...ranks].map((rank) => RANK_LETTERS.indexOf(rank) * 4);
const value = (ranks: string) => nineAndAHalf.value(cards(ranks));
const name = (ranks: string) => nineAndAHalf.name(value(ranks));

describe('nine and a half', () => {
  test('003:1338-1347 the chart in order, and below it on', () => {
    const hands = [
      '9T',
      '9',
      '8J',
      '8',
      '7Q',
      '7',
      '6K',
      '6',
      '5T',
      '5',
      '4K',
      '4',
      '3A',
      '3T',
      'AT',
      'A',
      'K',
    ];
    const values = hands.map(value);
    for (let i = 1; i < values.length; i++) {
      expect(values[i], hands[i]).toBeLessThanOrEqual(values[i - 1]);
      if (hands[i] !== '3A') expect(values[i], hands[i]).toBeLessThan(values[i - 1]);
    }
    expect(name('9T')).toBe('nine and a half');
    expect(name('44A')).toBe('nine');
    expect(name('K')).toBe('a half');
    expect(name('TJ')).toBe('one');
  });

  test('003:1359, 003:1363 ten or higher is over, all alike and below any other', () => {
    for (const over of ['9A', '9TT', '55', '99', '9TA']) expect(value(over), over).toBe(NO_HAND);
    expect(nineAndAHalf.name(NO_HAND)).toBe('bust');
    expect(value('K')).toBeGreaterThan(NO_HAND);
    expect(value('T'.repeat(19))).toBe(value('9K'));
  });

  test('003:1353 as added up by hand', () => {
    const slow = (hand: number[]) =>
      hand.reduce((sum, card) => {
        const letter = RANK_LETTERS[Math.floor(card / 4)];
        return sum + (letter === 'A' ? 1 : 'TJQK'.includes(letter) ? 0.5 : Number(letter));
      }, 0);
    const live = (hand: number[]) => (slow(hand) > 9.5 ? 0 : slow(hand));
    const hand = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        expect(Math.sign(nineAndAHalf.value(one) - nineAndAHalf.value(other))).toBe(
          Math.sign(live(one) - live(other)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('names differ for each of the twenty values; plain cards only', () => {
    expect(new Set(Array.from({ length: 20 }, (_, i) => nineAndAHalf.name(i))).size).toBe(20);
    for (let card = 0; card < 256; card++) expect(nineAndAHalf.accepts(card)).toBe(card < 52);
  });
});
