import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../cards/index.ts';
import { suitShapes } from '../joker/joker.reference.ts';
import {
  FLUSH,
  FULL_HOUSE,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../tables/five-card.ts';
import {
  FLUSH_FIRST_KINDS,
  hand,
  highKey,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
} from '../tables/plain-hands.reference.ts';
import { caribbean, caribbeanStandard } from './caribbean.ts';

function choose(from: number, count: number): number {
  return count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;
}

/** Every five cards of a shoe of `packs` packs, by category; suits being equal, the longest comes first. */
function countShoe(packs: number): Map<number, number> {
  const counts = new Map<number, number>();
  const cards = new Uint8Array(5);
  const fill = (at: number, suit: number, sizes: number[], from: number, ways: number): void => {
    if (at === 5) {
      const category = caribbean.categoryOf(caribbean.value(cards));
      counts.set(category, (counts.get(category) ?? 0) + ways);
      return;
    }
    const left = sizes[suit];
    if (left === 0) fill(at, suit + 1, sizes, 0, ways);
    for (let rank = from; rank < 13; rank++) {
      for (let copies = 1; copies <= left; copies++) {
        cards.fill(cardOf(rank, suit), at, at + copies);
        fill(at + copies, suit, sizes.with(suit, left - copies), rank + 1, ways * choose(packs, copies));
      }
    }
  };
  for (const { sizes, ways } of suitShapes(5)) fill(0, 0, sizes, 0, ways);
  return counts;
}

describe('caribbean', () => {
  test('003:696 five cards of eight packs by category', () => {
    const n = 8;
    const m = 4 * n;
    const straightFlush = 40 * n ** 5;
    const quads = 13 * (choose(m, 4) * 12 * m + choose(m, 5));
    const suitedQuads = 4 * 13 * (choose(n, 4) * 12 * n + choose(n, 5));
    const suited = (of: (copies: number) => number) => of(m) - 4 * of(n);
    const counts = countShoe(n);
    expect(counts.get(STRAIGHT_FLUSH)).toBe(straightFlush);
    expect(counts.get(QUADS)).toBe(quads);
    expect(counts.get(FLUSH)).toBe(4 * choose(13 * n, 5) - straightFlush - suitedQuads);
    expect(counts.get(FULL_HOUSE)).toBe(suited((c) => 13 * 12 * choose(c, 3) * choose(c, 2)));
    expect(counts.get(STRAIGHT)).toBe(suited((c) => 10 * c ** 5));
    expect(counts.get(TRIPS)).toBe(suited((c) => 13 * choose(c, 3) * choose(12, 2) * c ** 2));
    expect(counts.get(TWO_PAIR)).toBe(suited((c) => choose(13, 2) * choose(c, 2) ** 2 * 11 * c));
    expect(counts.get(PAIR)).toBe(suited((c) => 13 * choose(c, 2) * choose(12, 3) * c ** 3));
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(choose(52 * n, 5));
  });

  test.each([
    { ranking: caribbean, kinds: FLUSH_FIRST_KINDS },
    { ranking: caribbeanStandard, kinds: KINDS },
  ])('$ranking.id: hands of a shoe stand where the plain reading puts them', ({ ranking, kinds }) => {
    const rules = { kinds: kinds.filter((kind) => kind !== 'five of a kind'), straights: WHEEL_LOWEST };
    const anyFive = (cards: number[]) => fc.array(fc.constantFrom(...cards), { minLength: 5, maxLength: 5 });
    const pack = Array.from({ length: 52 }, (_, card) => card);
    const five = fc.oneof(
      anyFive(pack),
      anyFive(pack.filter((card) => card % 4 === 0)),
      anyFive(pack.filter((card) => card >> 2 > 9)),
      anyFive([0, 4, 8, 12, 48]),
    );
    fc.assert(
      fc.property(fc.array(five, { minLength: 20, maxLength: 20 }), (hands) => {
        expect(misplaced(ranking, hands, (cards) => highKey(cards, rules))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('003:688 a flush beats a full house as printed', () => {
    const [flush, full] = ['7s 5s 4s 3s 2s', 'As Ah Ad Ks Kh'].map(hand);
    expect(caribbean.value(flush)).toBeGreaterThan(caribbean.value(full));
    expect(caribbeanStandard.value(flush)).toBeLessThan(caribbeanStandard.value(full));
  });

  test('003:719 an ace and a king qualify', () => {
    const qualifies = (text: string) => caribbean.qualifies(caribbean.value(hand(text)));
    expect(['As Kd 4c 3h 2s', '2s 2d 3c 4h 5s', 'As Qd Jc Th 9s'].map(qualifies)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('five of a kind is four of a kind', () => {
    const value = caribbean.value(hand('5s 5s 5h 5d 5c'));
    expect(caribbean.name(value)).toBe('four fives, five kicker');
    expect(caribbean.value(hand('5s 5s 5h 5d 6c'))).toBeGreaterThan(value);
  });
});
