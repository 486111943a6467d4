import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packs, parseCards, RANK_LETTERS } from '../../cards/index.ts';
import { nines, pointsOf } from './nines.ts';

function points(text: string): number {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return pointsOf(read.cards);
}

/** By letters and the last character of the written sum. */
function slowPoints(cards: readonly number[]): number {
  const sum = cards.reduce((total, card) => {
    const letter = RANK_LETTERS[Math.floor(card / 4)];
    return total + (letter === 'A' ? 1 : 'TJQK'.includes(letter) ? 10 : Number(letter));
  }, 0);
  return Number(String(sum).slice(-1));
}

describe('points of nine', () => {
  test('printed examples', () => {
    expect(points('6c 4d 3h'), '003:544').toBe(3);
    expect(points('9s 7d'), '003:1437').toBe(6);
    expect(points('9c 9d'), '002:732 eighteen is eight').toBe(8);
    expect(points('7c 6d'), '003:1013').toBe(3);
    expect(points('Ac Tc Jc Qc'), '003:1287').toBe(1);
  });

  test('002:816 two cards and three of the same points tie', () => {
    expect(nines.value([RANK_LETTERS.indexOf('9') * 4, RANK_LETTERS.indexOf('K') * 4])).toBe(
      nines.value([0, RANK_LETTERS.indexOf('7') * 4, RANK_LETTERS.indexOf('K') * 4]),
    );
  });

  test('all hands of two of 52 by points', () => {
    const counts = new Array<number>(10).fill(0);
    for (let a = 0; a < 52; a++) for (let b = a + 1; b < 52; b++) counts[pointsOf([a, b])]++;
    // Zero: two of sixteen tens and pictures, 9-A 8-2 7-3 6-4, 5-5. Odd points: one with a ten, four sums of
    // two ranks. Even points: one with a ten, three sums and two pairs.
    expect(counts).toEqual([
      120 + 64 + 6,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (n % 2 ? 64 + 64 : 64 + 48 + 12)),
    ]);
  });

  test.each([packs.standard, packs.super9, packs.baccarat9])('$title: as added up by hand', (pack) => {
    const hand = fc.array(fc.constantFrom(...pack.cards), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        expect(pointsOf(one)).toBe(slowPoints(one));
        const order = Math.sign(nines.value(one) - nines.value(other));
        expect(order).toBe(Math.sign(slowPoints(one) - slowPoints(other)));
        expect(nines.name(nines.value(one))).toBe(
          'zero one two three four five six seven eight nine'.split(' ')[slowPoints(one)],
        );
        expect(nines.value(one)).toBeGreaterThan(0);
      }),
    );
    for (const card of pack.cards) expect(nines.accepts(card)).toBe(true);
  });

  test('jokers, bonus cards and tiles are not counted', () => {
    for (let card = 52; card < 256; card++) expect(nines.accepts(card)).toBe(false);
  });
});
