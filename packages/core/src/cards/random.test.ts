import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { secureRandom, seededRandom, WordPool } from './random.ts';

const WORDS = 2 ** 32;
const TOP_BITS = 2 ** 21;

/** xoshiro128** in plain big integers. */
function* plainXoshiro(state: readonly bigint[]): Generator<number> {
  const cut = (x: bigint) => x & 0xffffffffn;
  const turn = (x: bigint, by: bigint) => cut(x << by) | (x >> (32n - by));
  let [a, b, c, d] = state;
  for (;;) {
    yield Number(cut(turn(cut(b * 5n), 7n) * 9n));
    [a, b, c, d] = [a ^ d ^ b, b ^ c ^ a, c ^ a ^ cut(b << 9n), turn(d ^ b, 11n)];
  }
}

function take(words: Generator<number>, count: number): number[] {
  return Array.from({ length: count }, () => words.next().value);
}

describe('the seeded source', () => {
  test('is xoshiro128** over the seed’s SHA-256', () => {
    // First outputs of the authors' C program from the state 1, 2, 3, 4.
    expect(take(plainXoshiro([1n, 2n, 3n, 4n]), 6)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492,
    ]);
    for (const seed of ['', 'cardroom', 'Zürich ♠', '18446744073709551616']) {
      const hash = createHash('sha256').update(`cardroom seed ${seed}`).digest();
      const state = [0, 4, 8, 12].map((at) => BigInt(hash.readUInt32BE(at)));
      const random = seededRandom(seed);
      const drawn = Array.from({ length: 1000 }, () => random.below(TOP_BITS));
      expect(drawn).toEqual(take(plainXoshiro(state), 1000).map((word) => word >>> 11));
    }
  });

  test('gives the same numbers on every machine', () => {
    const random = seededRandom('cardroom');
    expect(Array.from({ length: 20 }, () => 1 + random.below(6)).join('')).toBe('62562145616561335111');
    expect(Array.from({ length: 5 }, () => random.below(1000))).toEqual([308, 473, 691, 354, 467]);
  });

  test('takes a number, a bigint and their text as one seed', () => {
    const first = (seed: string | number | bigint) => seededRandom(seed).below(TOP_BITS);
    expect(first(7)).toBe(first('7'));
    expect(first(7n)).toBe(first('7'));
    expect(first(8)).not.toBe(first(7));
  });
});

describe('below(n)', () => {
  test('gives every result exactly the same number of words', () => {
    const sizes = [
      1,
      2,
      3,
      5,
      6,
      7,
      13,
      31,
      36,
      52,
      53,
      56,
      100,
      255,
      257,
      636,
      1000,
      65537,
      TOP_BITS - 1,
      TOP_BITS,
    ];
    for (const n of sizes) {
      const share = Math.floor(WORDS / n);
      const step = Math.ceil(n / 1000);
      for (let result = 0; result < n; result += step) {
        // The words whose product with n has `result` as its high word are first…last.
        const first = Math.ceil((result * WORDS) / n);
        const last = Math.ceil(((result + 1) * WORDS) / n) - 1;
        const kept = last - first + (feed(first, n) === result ? 1 : 0);
        if (kept !== share) expect.fail(`${result} below ${n} owns ${kept} words, not ${share}`);
        if (feed(first + 1, n) !== result || feed(last, n) !== result) expect.fail(`${result} below ${n}`);
      }
    }
  });

  test('refuses what is not a whole number from 1 to 2097152', () => {
    const random = secureRandom();
    for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, TOP_BITS + 1]) {
      expect(() => random.below(n), `${n}`).toThrow(`not ${n}.`);
    }
    expect(random.below(1)).toBe(0);
  });

  test('two secure sources differ', () => {
    const draw = () => {
      const random = secureRandom();
      return Array.from({ length: 20 }, () => random.below(TOP_BITS)).join();
    };
    expect(draw()).not.toBe(draw());
  });
});

/** What `below(n)` makes of one word; nothing if it draws another instead. */
function feed(word: number, n: number): number | undefined {
  const random = new WordPool((pool) => {
    // 0x7fffffff is kept for every n, and tells by the next coin whether it was used.
    pool.set([word, 0x7fffffff]);
    pool.fill(0xffffffff, 2);
  });
  const result = random.below(n);
  return random.below(2) === 0 ? result : undefined;
}
