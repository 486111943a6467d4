import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollDice } from './dice.ts';
import { packs, shoe, standardPack } from './pack.ts';
import { type Random, secureRandom, seededRandom } from './random.ts';
import { shuffle, shuffled } from './shuffle.ts';
import { printCards } from './text.ts';

/**
 * How many standard deviations a chi-square sum lies from what even chances give (Wilson and
 * Hilferty). Beyond 7 either way comes up by chance less than once in 10^11 runs.
 */
function sigmas(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return ((chiSquare / freedom) ** (1 / 3) - 1 + spread) / Math.sqrt(spread);
}
const BEYOND_CHANCE = 7;

function evenness(counts: ArrayLike<number>): number {
  const cells = Array.from(counts);
  const even = cells.reduce((sum, count) => sum + count, 0) / cells.length;
  return cells.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

type Shuffle = (cards: Uint8Array, random: Random) => unknown;

/** Which card lies where, over many shuffles of a pack in its printed order. */
function cardByPosition(mix: Shuffle, random: Random, decks = 100_000): number {
  const size = 52;
  const counts = new Uint32Array(size * size);
  const cards = new Uint8Array(size);
  for (let deck = 0; deck < decks; deck++) {
    cards.set(standardPack.cards);
    mix(cards, random);
    for (let at = 0; at < size; at++) counts[at * size + cards[at]]++;
  }
  // Every row and column adds up to `decks`, which leaves 51 × 51 free cells and scales the sum.
  return sigmas((evenness(counts) * (size - 1)) / size, (size - 1) ** 2);
}

function orders(mix: Shuffle, random: Random, size: number, decks: number): number {
  const counts = new Map<string, number>();
  for (let deck = 0; deck < decks; deck++) {
    const cards = standardPack.cards.slice(0, size);
    mix(cards, random);
    const order = cards.join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const possible = [0, 1, 2, 6, 24][size];
  const cells = [...counts.values(), ...new Array<number>(possible - counts.size).fill(0)];
  return sigmas(evenness(cells), possible - 1);
}

function numbers(random: Random, n: number, draws: number): number {
  const cells = Math.min(n, 97);
  const expected = Array.from({ length: cells }, (_, i) => (draws * width(i, cells, n)) / n);
  const counts = new Uint32Array(cells);
  for (let i = 0; i < draws; i++) counts[Math.floor((random.below(n) * cells) / n)]++;
  return sigmas(
    expected.reduce((sum, even, i) => sum + (counts[i] - even) ** 2 / even, 0),
    cells - 1,
  );
}

/** How many numbers below n fall in the i-th of `cells` cells. */
function width(i: number, cells: number, n: number): number {
  return Math.ceil(((i + 1) * n) / cells) - Math.ceil((i * n) / cells);
}

const sources: readonly [string, () => Random][] = [
  ['the operating system', secureRandom],
  ['a seed', () => seededRandom('chi-square')],
];

describe.each(sources)('C1 evenness, drawing from %s', (_, source) => {
  test('every card comes equally often to every position', () => {
    expect(Math.abs(cardByPosition(shuffle, source()))).toBeLessThan(BEYOND_CHANCE);
  });

  test('all orders of three and of four cards come equally often', () => {
    expect(Math.abs(orders(shuffle, source(), 3, 60_000))).toBeLessThan(BEYOND_CHANCE);
    expect(Math.abs(orders(shuffle, source(), 4, 120_000))).toBeLessThan(BEYOND_CHANCE);
  });

  test('numbers below awkward bounds come equally often', () => {
    for (const n of [2, 3, 5, 6, 7, 13, 31, 52, 53, 97, 100, 257, 636, 65537, 3 * 2 ** 19, 2 ** 21 - 1]) {
      expect(Math.abs(numbers(source(), n, 400_000)), `below ${n}`).toBeLessThan(BEYOND_CHANCE);
    }
  });

  test('dice show every face equally often, and no face after another more often', () => {
    const dice = rollDice(200_000, source());
    const pairs = new Uint32Array(36);
    for (let i = 0; i < dice.length; i += 2) pairs[(dice[i] - 1) * 6 + dice[i + 1] - 1]++;
    expect(Math.abs(sigmas(evenness(pairs), 35))).toBeLessThan(BEYOND_CHANCE);
  });
});

describe('the same checks catch a wrong shuffle', () => {
  const swap = (cards: Uint8Array, i: number, j: number) => {
    [cards[i], cards[j]] = [cards[j], cards[i]];
  };
  const wrong: readonly [string, Shuffle, Random][] = [
    [
      'each card swapped with any',
      (cards, r) => {
        for (let i = 0; i < cards.length; i++) swap(cards, i, r.below(cards.length));
      },
      secureRandom(),
    ],
    [
      'no card may stay',
      (cards, r) => {
        for (let i = 0; i < cards.length - 1; i++) swap(cards, i, i + 1 + r.below(cards.length - i - 1));
      },
      secureRandom(),
    ],
    [
      'the last card never moves',
      (cards, r) => {
        for (let i = 0; i < cards.length - 1; i++) swap(cards, i, i + r.below(cards.length - i - 1));
      },
      secureRandom(),
    ],
    ['a byte modulo n', shuffle, { below: (n) => bytes.below(256) % n }],
  ];
  const bytes = secureRandom();

  test.each(wrong)('%s', (_, mix, random) => {
    expect(Math.abs(cardByPosition(mix, random))).toBeGreaterThan(2 * BEYOND_CHANCE);
  });

  test.each(wrong.slice(0, 3))('%s, on four cards', (_, mix, random) => {
    expect(Math.abs(orders(mix, random, 4, 120_000))).toBeGreaterThan(2 * BEYOND_CHANCE);
  });

  test('a byte modulo 52', () => {
    expect(Math.abs(numbers({ below: (n) => bytes.below(256) % n }, 52, 400_000))).toBeGreaterThan(
      2 * BEYOND_CHANCE,
    );
  });
});

test('C2 a seed gives the same order everywhere', () => {
  expect(printCards(shuffled(standardPack, seededRandom(7)))).toBe(
    '8d Kd Ac 7d 7c 6c 7h Tc Qc 3h 4d Ad 5s 9c Jd Js 9d Qh 3d 9h 3s 6s 5h 6d 2s 2d ' +
      'Kc 8h 8c 2c Ts Qd As 5d Ah Jc 9s 2h 7s 3c Kh Th Jh 4s Td Ks Qs 4h 5c 6h 4c 8s',
  );
});

test('C1 shuffling keeps the cards of any pack, shoe or set of tiles, and leaves the pack alone', () => {
  const anyShoe = fc
    .tuple(fc.constantFrom(...Object.values(packs)), fc.integer({ min: 1, max: 12 }))
    .map(([pack, count]) => shoe(pack, count));
  fc.assert(
    fc.property(anyShoe, fc.string(), (pack, seed) => {
      const before = pack.cards.slice();
      const order = shuffled(pack, seededRandom(seed));
      expect(pack.cards).toEqual(before);
      expect(order.toSorted()).toEqual(before.toSorted());
    }),
  );
});

test('a partial shuffle settles the same top cards as the whole one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(70), fc.string(), (cards, count, seed) => {
      const whole = shuffle(cards.slice(), seededRandom(seed));
      const part = shuffle(cards.slice(), seededRandom(seed), count);
      expect(part.slice(0, count)).toEqual(whole.slice(0, count));
      expect(part.toSorted()).toEqual(cards.toSorted());
    }),
  );
});
