import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

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
/** How many are worked out at the same time: each takes 32 MB and a thread that the disk also wants. */
const AT_ONCE = 2;

/**
 * A password is stored as `scrypt$N$r$p$salt$key`. The cost stands in it, so that it can be raised for new
 * passwords and the old ones still be checked. One that was given out for a single use has `once$` before it.
 */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(cost: PasswordCost = USUAL) {
    this.#cost = cost;
  }

  async hash(password: string, once = false): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.#derive(password, salt, KEY_BYTES, this.#cost);
    const { N, r, p } = this.#cost;
    return `${once ? ONCE : ''}scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  }

  /** Whether it is the password; takes as long when there is none, so that nobody learns which names exist. */
  async check(password: string, stored: string | null): Promise<boolean> {
    const read = /^(?:once\$)?scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '');
    if (read === null) {
      await this.#derive(password, randomBytes(SALT_BYTES), KEY_BYTES, this.#cost);
      return false;
    }
    const [, N, r, p, salt, key] = read;
    const wanted = Buffer.from(key, 'base64url');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    return timingSafeEqual(
      await this.#derive(password, Buffer.from(salt, 'base64url'), wanted.length, cost),
      wanted,
    );
  }

  async #derive(password: string, salt: Buffer, length: number, cost: PasswordCost): Promise<Buffer> {
    if (this.#working >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#working++;
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    try {
      return await new Promise((done, fail) =>
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? fail(error) : done(key),
        ),
      );
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#working--;
      else next();
    }
  }
}

/** It was given out by the room and has to be changed before it is good for anything else. */
export const isForOnce = (stored: string | null): boolean => stored?.startsWith(ONCE) === true;
