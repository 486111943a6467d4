import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../cards/index.ts';
import { cardKeys } from '../tables/card-keys.ts';
import { categoryOf, standardOrder } from '../tables/five-card.ts';
import {
  bestKey,
  choose,
  compareKeys,
  hand,
  highKey,
  type Key,
  KINDS,
  misplaced,
  WHEEL_LOWEST,
} from '../tables/plain-hands.reference.ts';
import { eachRankCounts } from '../tables/rank-counts.ts';
import { high, high5, high6, high7, high7At, highOf } from './high.ts';

const rules = { kinds: KINDS, straights: WHEEL_LOWEST };
const plain = (cards: readonly number[]): Key =>
  bestKey([...choose(cards, 5)].map((five) => highKey(five, rules)));

/** Hands by category, royal flushes last. */
function byCategory(counts: Uint32Array): number[] {
  const found = new Array(10).fill(0);
  counts.forEach((count, value) => {
    if (value > 0) found[value === standardOrder.best ? 9 : categoryOf(value)] += count;
  });
  expect(counts[0]).toBe(0);
  return found;
}

describe('how often each category comes, worst first, over every hand there is', () => {
  test('five of 52', () => {
    const counts = new Uint32Array(standardOrder.best + 1);
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 51; d++) for (let e = d + 1; e < 52; e++) counts[high5(a, b, c, d, e)]++;
    expect(byCategory(counts)).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]);
  });

  test('six of 52', () => {
    const counts = new Uint32Array(standardOrder.best + 1);
    for (let a = 0; a < 47; a++)
      for (let b = a + 1; b < 48; b++)
        for (let c = b + 1; c < 49; c++)
          for (let d = c + 1; d < 50; d++)
            for (let e = d + 1; e < 51; e++)
              for (let f = e + 1; f < 52; f++) counts[high6(a, b, c, d, e, f)]++;
    expect(byCategory(counts)).toEqual([
      6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188,
    ]);
  });

  test('seven of 52', () => {
    const counts = new Uint32Array(standardOrder.best + 1);
    const keys = cardKeys;
    const value = high7At;
    for (let a = 0; a < 46; a++)
      for (let b = a + 1; b < 47; b++)
        for (let c = b + 1; c < 48; c++)
          for (let d = c + 1; d < 49; d++) {
            const four = keys[a] + keys[b] + keys[c] + keys[d];
            for (let e = d + 1; e < 50; e++)
              for (let f = e + 1; f < 51; f++) {
                const six = (four + keys[e] + keys[f]) | 0;
                for (let g = f + 1; g < 52; g++) counts[value((six + keys[g]) | 0, a, b, c, d, e, f, g)]++;
              }
          }
    expect(byCategory(counts)).toEqual([
      23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324,
    ]);
  });
});

test('every class of five cards stands and is named where a plain reading puts it', () => {
  const hands: number[][] = [];
  eachRankCounts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5, 4, (counts) => {
    const ranks = [...counts].flatMap((count, rank) => new Array<number>(count).fill(rank));
    hands.push(ranks.map((rank, i) => rank * 4 + (i % 4)));
    if (new Set(ranks).size === 5) hands.push(ranks.map((rank) => rank * 4 + 2));
  });
  expect(hands).toHaveLength(7462);
  expect(misplaced(high, hands, plain)).toEqual([]);
});

test('two hands on one board compare as a plain reading of all their fives does', () => {
  const pack = [...standardPack.cards];
  // Of two suits only, flushes and straight flushes come often.
  const twoSuits = pack.filter((card) => card % 4 < 2);
  fc.assert(
    fc.property(
      fc
        .constantFrom(pack, twoSuits)
        .chain((cards) => fc.shuffledSubarray(cards, { minLength: 9, maxLength: 9 })),
      fc.constantFrom(3, 4, 5),
      (cards, boardSize) => {
        const board = cards.slice(4, 4 + boardSize);
        const [one, other] = [cards.slice(0, 2), cards.slice(2, 4)].map((hole) => [...board, ...hole]);
        const expected = Math.sign(compareKeys(plain(one!), plain(other!)));
        expect(Math.sign(high.value(one!) - high.value(other!))).toBe(expected);
      },
    ),
    { numRuns: 1500 },
  );
});

test('the order of the cards, and where they stand in an array, do not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...standardPack.cards], { minLength: 10, maxLength: 10 }), (cards) => {
      const [a, b, c, d, e, f, g] = cards.slice(3) as Parameters<typeof high7>;
      expect(highOf(Uint8Array.from(cards), 3, 7)).toBe(high7(g, c, a, f, b, e, d));
      expect(highOf(cards, 3, 6)).toBe(high6(f, e, d, c, b, a));
      expect(highOf(cards, 3, 5)).toBe(high5(b, a, d, c, e));
    }),
  );
});

test.each([
  ['000:26', 'As Ks Qs Js Ts 2d 3d', 'royal flush'],
  ['000:27', '5h 4h 3h 2h Ah Ad Ac', 'straight flush, five high'],
  ['000:31', 'Ah 2c 3d 4s 5h Kd Kc', 'straight, five high'],
  ['000:29', 'Ah As Ad Kh Kd Kc 2s', 'full house, aces over kings'],
  ['000:33', 'Kc Kd 4h 4s 9c 9d 2h', 'two pair, kings and nines, four kicker'],
])('%s %s is a %s', (_, cards, name) => {
  expect(high.name(high.value(hand(cards)))).toBe(name);
});
