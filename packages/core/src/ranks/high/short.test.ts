import { describe, expect, test } from 'vitest';
import { packs } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import {
  bestKey,
  choose,
  FLUSH_FIRST_KINDS,
  hand,
  highKey,
  KINDS,
  misplaced,
} from '../tables/plain-hands.reference.ts';
import { asianStud, asianStudFlushOver, ezMoney, shortDeck } from './short.ts';

const CATEGORIES: readonly (readonly [string, RegExp])[] = [
  ['straight flush', /^straight flush|^royal/],
  ['quads', /^four/],
  ['flush', /^flush/],
  ['full house', /^full house/],
  ['straight', /^straight,/],
  ['trips', /^three/],
  ['two pair', /^two pair/],
  ['pair', /^pair/],
  ['high card', / high, .* kickers$/],
];

/** Every five cards of the pack by category, and the categories from best to worst. */
function count(ranking: Ranking, pack: Uint8Array): { counts: Record<string, number>; order: string[] } {
  const byValue = new Map<number, number>();
  const five = [0, 0, 0, 0, 0];
  const deal = (at: number, from: number): void => {
    if (at === 5) {
      const value = ranking.value(five);
      byValue.set(value, (byValue.get(value) ?? 0) + 1);
      return;
    }
    for (let i = from; i < pack.length; i++) {
      five[at] = pack[i]!;
      deal(at + 1, i + 1);
    }
  };
  deal(0, 0);
  const counts: Record<string, number> = {};
  for (const [value, times] of [...byValue].sort(([a], [b]) => b - a)) {
    const name = ranking.name(value);
    const category = CATEGORIES.find(([, pattern]) => pattern.test(name))![0];
    counts[category] = (counts[category] ?? 0) + times;
  }
  return { counts, order: Object.keys(counts) };
}

const FLUSH_FIRST = CATEGORIES.map(([name]) => name);
const FULL_HOUSE_FIRST = FLUSH_FIRST.toSpliced(2, 2, 'full house', 'flush');

const OF_36 = {
  'straight flush': 24,
  quads: 288,
  flush: 480,
  'full house': 1728,
  straight: 6120,
  trips: 16128,
  'two pair': 36288,
  pair: 193536,
  'high card': 122400,
};

const OF_32 = {
  'straight flush': 16,
  quads: 224,
  flush: 208,
  'full house': 1344,
  straight: 4080,
  trips: 10752,
  'two pair': 24192,
  pair: 107520,
  'high card': 53040,
};

describe('every five cards: how many of each category, and which beats which', () => {
  test.each([
    ['003:5597-5609', shortDeck, packs.short.cards, OF_36, FLUSH_FIRST],
    ['004:639', ezMoney, packs.sevens.cards, OF_32, FLUSH_FIRST],
    ['the usual order', asianStud, packs.sevens.cards, OF_32, FULL_HOUSE_FIRST],
    ['the other setting', asianStudFlushOver, packs.sevens.cards, OF_32, FLUSH_FIRST],
  ])('%s', (_, ranking, pack, counts, order) => {
    const found = count(ranking, pack);
    expect(found.counts).toEqual(counts);
    expect(found.order).toEqual(order);
  });
});

const straightsFrom = (lowest: number) =>
  [8, 7, 6, 5, 4]
    .filter((low) => low >= lowest)
    .map((low) => [low, low + 1, low + 2, low + 3, low + 4])
    .reverse();

describe('five, six and seven cards stand and are named where a plain reading puts them', () => {
  test.each([
    [shortDeck, packs.short.cards, FLUSH_FIRST_KINDS, [[12, 4, 5, 6, 7], ...straightsFrom(4)]],
    [ezMoney, packs.sevens.cards, FLUSH_FIRST_KINDS, straightsFrom(5)],
    [asianStud, packs.sevens.cards, KINDS, straightsFrom(5)],
    [asianStudFlushOver, packs.sevens.cards, FLUSH_FIRST_KINDS, straightsFrom(5)],
  ])('$id', (ranking, pack, kinds, straights) => {
    for (const size of ranking.parts[0]!.sizes) {
      const hands = Array.from({ length: 2000 }, (_, seed) => dealt(pack, size, seed));
      const plain = (cards: readonly number[]) =>
        bestKey([...choose(cards, 5)].map((five) => highKey(five, { kinds, straights })));
      expect(misplaced(ranking, hands, plain)).toEqual([]);
    }
  });
});

/** Some cards of the pack, the same for the same seed; every third hand of two suits only. */
function dealt(pack: Uint8Array, size: number, seed: number): number[] {
  const cards = [...pack].filter((card) => seed % 3 !== 0 || card % 4 < 2);
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return cards.splice((state >>> 8) % cards.length, 1)[0]!;
  });
}

describe('003:5597-5609 the best and the worst hands of the chart', () => {
  test.each([
    ['Kh Qh Jh Th 9h', 'straight flush, king high'],
    ['9h 8h 7h 6h Ah', 'straight flush, nine high'],
    ['6c 6d 6h 6s 7c', 'four sixes, seven kicker'],
    ['Jh 9h 8h 7h 6h', 'flush, jack-nine-eight-seven-six'],
    ['6c 6d 6h 7s 7c', 'full house, sixes over sevens'],
    ['9c 8d 7h 6s Ac', 'straight, nine high'],
    ['Jc 9d 8h 7s 6c', 'jack high, nine-eight-seven-six kickers'],
  ])('%s is a %s', (cards, name) => {
    expect(shortDeck.name(shortDeck.value(hand(cards)))).toBe(name);
  });
});

test('004:640 the ace is high only, and cards below the seven are not in the pack', () => {
  expect(ezMoney.name(ezMoney.value(hand('Ac 7d 8h 9s Tc')))).toBe('ace high, ten-nine-eight-seven kickers');
  expect([0, 19, 20, 51, 52].map(ezMoney.accepts)).toEqual([false, false, true, true, false]);
  expect([15, 16].map(shortDeck.accepts)).toEqual([false, true]);
});
