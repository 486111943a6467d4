import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Asker, Hashing } from './hashing.ts';

/** What it costs to work a password out: the memory grows with `N` and `r`, the time also with `p`. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const USUAL: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const ONCE = 'once$';
/**
 * A password is stored as `scrypt$N$r$p$salt$key`. The cost stands in it, so that it can be raised for new
 * passwords and the old ones still be checked. One that was given out for a single use has `once$` before it.
 */
export class Passwords {
  readonly #hashing: Hashing;
  readonly #cost: PasswordCost;

  constructor(hashing: Hashing, cost: PasswordCost = USUAL) {
    this.#hashing = hashing;
    this.#cost = cost;
  }

  async hash(password: string, asker: Asker, once = false): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.#derive(password, salt, KEY_BYTES, this.#cost, asker);
    const { N, r, p } = this.#cost;
    return `${once ? ONCE : ''}scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  }

  /** Whether it is the password; takes as long when there is none, so that nobody learns which names exist. */
  async check(password: string, stored: string | null, asker: Asker): Promise<boolean> {
    const read = /^(?:once\$)?scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '');
    if (read === null) {
      await this.#derive(password, randomBytes(SALT_BYTES), KEY_BYTES, this.#cost, asker);
      return false;
    }
    const [, N, r, p, salt, key] = read;
    const wanted = Buffer.from(key, 'base64url');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    return timingSafeEqual(
      await this.#derive(password, Buffer.from(salt, 'base64url'), wanted.length, cost, asker),
      wanted,
    );
  }

  #derive(password: string, salt: Buffer, length: number, cost: PasswordCost, asker: Asker): Promise<Buffer> {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    return this.#hashing.run(
      asker,
      () =>
        new Promise((done, fail) =>
          scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
            error ? fail(error) : done(key),
          ),
        ),
    );
  }
}

/** It was given out by the room and has to be changed before it is good for anything else. */
export const isForOnce = (stored: string | null): boolean => stored?.startsWith(ONCE) === true;
