import { type HashText, hashText, sha256 } from './sha256.ts';

/** Where shuffles and dice come from. Every whole number from 0 to `n - 1` is equally likely. */
export interface Random {
  /** `n` is a whole number from 1 to 2097152. */
  below(n: number): number;
}

const WORDS = 2 ** 32;
const HALF_BITS = 16;
const HALF_WORDS = 2 ** HALF_BITS;
/** The most that keeps a word times n exact in a double (32 + 21 = 53 bits). */
const MOST = 2 ** 21;
const POOL_SIZE = 1024;

/**
 * Turns any source of even 32-bit words into even numbers below n. Both sources share this class, so
 * that the loops that shuffle see one shape of object and stay fast.
 */
export class WordPool implements Random {
  readonly #pool: Uint32Array;
  readonly #fill: (pool: Uint32Array) => void;
  #used: number;

  constructor(fill: (pool: Uint32Array) => void, size = POOL_SIZE) {
    this.#pool = new Uint32Array(size);
    this.#fill = fill;
    this.#used = size;
  }

  below(n: number): number {
    if (n >>> 0 !== n || n === 0 || n > MOST) refuse(n);
    // Multiply and keep the high word. Each result owns 2^32 / n words, rounded up or down; drawing
    // again whenever the low word is under 2^32 mod n leaves every result the same number of words.
    let word = this.#next();
    let low = Math.imul(word, n) >>> 0;
    if (low < n) {
      const surplus = WORDS % n;
      while (low < surplus) {
        word = this.#next();
        low = Math.imul(word, n) >>> 0;
      }
    }
    if (n >= HALF_WORDS) return Math.floor((word * n) / WORDS);
    // The same in whole numbers of 32 bits, which is faster: half by half, with what the lower half carries over.
    const carried = ((word & (HALF_WORDS - 1)) * n) >>> HALF_BITS;
    return ((word >>> HALF_BITS) * n + carried) >>> HALF_BITS;
  }

  #next(): number {
    if (this.#used === this.#pool.length) this.#refill();
    return this.#pool[this.#used++];
  }

  #refill(): void {
    this.#fill(this.#pool);
    this.#used = 0;
  }
}

function refuse(n: number): never {
  throw new RangeError(`A random number is drawn below a whole number from 1 to ${MOST}, not ${n}.`);
}

/**
 * The operating system's cryptographic randomness, which every table deals with.
 *
 * @example
 * ```ts
 * import { secureRandom } from '@cardroom/core';
 *
 * console.log(secureRandom().below(6) < 6); // true
 * ```
 */
export function secureRandom(): Random {
  // A pool is never shared memory; its type does not say so, because TypeScript before 5.7 has no word for it.
  return new WordPool((pool) => crypto.getRandomValues(pool as Uint32Array<ArrayBuffer>));
}

/**
 * The same numbers for the same seed on every machine: for simulation, tests and replays, never for
 * hidden cards, since a few hundred outputs give its state away. `7`, `7n` and `'7'` are one seed.
 *
 * The generator is xoshiro128** (Blackman and Vigna), its state the first half of the seed's SHA-256.
 *
 * @example
 * ```ts
 * import { seededRandom } from '@cardroom/core';
 *
 * console.log(seededRandom(7).below(6)); // 2
 * ```
 */
export function seededRandom(seed: string | number | bigint): Random {
  const hash = new DataView(sha256(new TextEncoder().encode(`cardroom seed ${seed}`)).buffer);
  const state = Int32Array.from([0, 4, 8, 12], (at) => hash.getInt32(at));
  return new WordPool((pool) => {
    let [a, b, c, d] = state;
    for (let i = 0; i < pool.length; i++) {
      const five = Math.imul(b, 5);
      pool[i] = Math.imul((five << 7) | (five >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    state.set([a, b, c, d]);
  });
}

const WORD_DIGITS = 8;
const HASH_WORDS = 8;

/**
 * Numbers that anyone with the key can recompute with SHA-256 alone: the words are those of the hashes of `cardroom
 * words <key> 0`, `1` and so on, each of eight words, the first digits first.
 */
export function hashedRandom(key: string, hash: HashText = hashText): Random {
  let block = 0;
  // One hash at a time: a few cards need no more.
  return new WordPool((pool) => {
    const digits = hash(`cardroom words ${key} ${block++}`);
    for (let i = 0; i < HASH_WORDS; i++)
      pool[i] = Number.parseInt(digits.slice(i * WORD_DIGITS, (i + 1) * WORD_DIGITS), 16);
  }, HASH_WORDS);
}
