import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitCards, prove, verifyProof } from './commitment.ts';
import {
  committedPosition,
  cutOf,
  drawnCards,
  isCutNumber,
  reshuffled,
  seedHash,
  turned,
  turnedDie,
} from './cut.ts';
import { packs } from './pack.ts';
import { seededRandom } from './random.ts';
import { shuffled } from './shuffle.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const ROOT = sha('root');
const number = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const some = (count: number) => Array.from({ length: count }, (_, i) => sha(`number ${i}`).slice(0, 32));

/** Whether so many tries fall evenly on so many places: chi-squared, far beyond what chance would do. */
function isEven(counts: readonly number[]): boolean {
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return chi < freedom + 5 * Math.sqrt(2 * freedom);
}

describe('the cut', () => {
  test('C20 is the hash of the root and the sorted numbers, as a number, modulo the cards', () => {
    const [one, two] = some(2) as [string, string];
    const text = `cardroom cut ${ROOT} ${[one, two].sort().join(' ')}`;
    expect(cutOf(ROOT, [one, two], 52)).toBe(Number(BigInt(`0x${sha(text)}`) % 52n));
    expect(cutOf(ROOT, [two, one], 52)).toBe(cutOf(ROOT, [one, two], 52));
    expect(cutOf(ROOT, [], 52)).toBe(Number(BigInt(`0x${sha(`cardroom cut ${ROOT}`)}`) % 52n));
  });

  test('docs/shuffles.md: the worked example holds', () => {
    const page = readFileSync(new URL('../../../../docs/shuffles.md', import.meta.url), 'utf8');
    const [, text = '', hash] = /'(cardroom cut [^']*)' \| sha256sum\n# (\S+)/.exec(page) ?? [];
    const [, root = '', ...numbers] = text.split(' ').slice(1);
    expect(sha(text)).toBe(hash);
    const [, value] = /% 34' \| bc\n# (\d+)/.exec(page) ?? [];
    const [, position] = /mod 52\) \+ 1 = (\d+)\./.exec(page) ?? [];
    expect(cutOf(root, numbers, 52)).toBe(Number(value));
    expect(committedPosition(2, Number(value), 52)).toBe(Number(position));
  });

  test('C20 turns the committed order and changes nothing else of it', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 9 }), fc.integer({ min: 1, max: 100 }), (numbers, size) => {
        const order = Array.from({ length: size }, (_, i) => i);
        const cut = cutOf(ROOT, numbers, size);
        const dealt = turned(order, cut);
        expect(dealt.map((_, i) => dealt[(i + size - cut) % size])).toEqual(order);
        for (const [i, card] of dealt.entries())
          expect(order[committedPosition(i + 1, cut, size) - 1]).toBe(card);
      }),
    );
  });

  test('is even over one player’s numbers, whatever the others gave', () => {
    const others = some(3);
    const counts = new Array<number>(52).fill(0);
    for (let i = 0; i < 5200; i++) counts[cutOf(ROOT, [...others, sha(`mine ${i}`).slice(0, 32)], 52)]!++;
    expect(isEven(counts)).toBe(true);
  });

  test('proofs of the committed order hold for the dealt cards', () => {
    const order = [...shuffled(packs.standard, seededRandom('cut'))];
    const commitment = commitCards(order);
    const cut = cutOf(commitment.root, some(4), 52);
    for (const [i, card] of turned(order, cut).entries()) {
      const proof = prove(commitment, committedPosition(i + 1, cut, 52));
      expect(verifyProof(commitment.root, proof)).toMatchObject({ ok: true, value: card });
    }
  });

  test.each([
    ['0123456789abcdef0123456789abcdef', true],
    ['0123456789ABCDEF0123456789abcdef', false],
    ['0123456789abcdef0123456789abcde', false],
    [`${'0'.repeat(32)}\n`, false],
    [12, false],
    [undefined, false],
  ])('%j is a number for it: %s', (value, is) => expect(isCutNumber(value)).toBe(is));
});

describe('dice', () => {
  test('are turned by the hash of their root, their place and the numbers', () => {
    const numbers = some(2);
    const text = `cardroom dice cut ${ROOT} 3 ${[...numbers].sort().join(' ')}`;
    const turn = Number(BigInt(`0x${sha(text)}`) % 6n);
    for (let die = 1; die <= 6; die++)
      expect(turnedDie(ROOT, numbers, 3, die)).toBe(((die - 1 + turn) % 6) + 1);
  });

  test('show every number as often, whatever was committed', () => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 3000; i++) counts[turnedDie(ROOT, [sha(`mine ${i}`).slice(0, 32)], 1, 6) - 1]!++;
    expect(isEven(counts)).toBe(true);
  });
});

describe('C25 cards that are shuffled again', () => {
  const seed = sha('seed');

  test('follow from the seed, the number of the shuffle and the cards, in whatever order they lay', () => {
    const cards = [5, 51, 7, 7, 30, 0];
    const once = reshuffled(seed, 1, cards);
    expect(reshuffled(seed, 1, cards.toReversed())).toEqual(once);
    expect(once.order.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    expect(reshuffled(seed, 2, cards).salts).not.toEqual(once.salts);
    expect(reshuffled(sha('other'), 1, cards).salts).not.toEqual(once.salts);
    expect(reshuffled(seed, 1, cards, sha)).toEqual(once);
    expect(seedHash(seed)).toBe(sha(`cardroom reshuffles ${seed}`));
  });

  test('as docs/shuffles.md writes it down', () => {
    const cards = [3, 9, 1, 4];
    const key = sha(`cardroom reshuffle 2 ${seed}`);
    const words: bigint[] = [];
    for (let block = 0; block < 4; block++)
      for (const digits of sha(`cardroom words ${key} ${block}`).match(/.{8}/g) ?? [])
        words.push(BigInt(`0x${digits}`));
    const below = (n: bigint): number => {
      for (;;) {
        const product = words.shift()! * n;
        if (product % 2n ** 32n >= 2n ** 32n % n) return Number(product / 2n ** 32n);
      }
    };
    const order = cards.toSorted((a, b) => a - b);
    for (let i = 0; i < order.length - 1; i++) {
      const j = i + below(BigInt(order.length - i));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const salts = order.map((_, i) => sha(`cardroom salt ${key} ${i + 1}`).slice(0, 32));
    expect(reshuffled(seed, 2, cards)).toEqual({ order, salts });
  });

  test('lie in every order as often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i++) {
      const { order } = reshuffled(sha(`seed ${i}`), 1, [1, 2, 3, 4], sha);
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(isEven([...counts.values()])).toBe(true);
  });
});

test('C25 cards to draw for the button follow from the root, the draw and the numbers', () => {
  const drawn = drawnCards(ROOT, 1, some(2), 9);
  expect(new Set(drawn).size).toBe(9);
  expect(drawn.every((card) => card >= 0 && card < 52)).toBe(true);
  expect(drawnCards(ROOT, 1, some(2).toReversed(), 3)).toEqual(drawn.slice(0, 3));
  expect(drawnCards(ROOT, 2, some(2), 9)).not.toEqual(drawn);
  expect(drawnCards(ROOT, 1, some(3), 9)).not.toEqual(drawn);
});
