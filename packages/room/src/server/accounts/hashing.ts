import type { Problem } from '../http/problem.ts';

/** Who goes before whom: somebody on a device of theirs, somebody who signs in, somebody new. */
const TURNS = ['known', 'signing in', 'new'] as const;
export type Turn = (typeof TURNS)[number];

/** For whom a password is worked out; the house has no address. */
export interface Asker {
  readonly turn: Turn;
  readonly address: string | null;
}

export const HOUSE: Asker = { turn: 'known', address: null };

/** What may wait in all, and what of one address may wait or be worked on. */
export interface HashingLimits {
  readonly hashing: number;
  readonly hashingEach: number;
}

/** How many are worked out at the same time: each takes 32 MB and a thread that the disk also wants. */
const AT_ONCE = 2;

interface Waiting {
  readonly go: () => void;
  readonly refuse: (why: Problem) => void;
}

/**
 * The queue of passwords to be worked out, which takes a processor a while each. It is short: who finds it full
 * is refused, unless somebody waits in it who goes after them and is refused instead.
 */
export class Hashing {
  readonly #limits: HashingLimits;
  readonly #over: (limit: keyof HashingLimits) => Problem;
  readonly #waiting: Readonly<Record<Turn, Waiting[]>> = { known: [], 'signing in': [], new: [] };
  readonly #addresses = new Map<string, number>();
  #working = 0;
  /** Passwords that were worked out. */
  done = 0;

  constructor(limits: HashingLimits, over: (limit: keyof HashingLimits) => Problem) {
    this.#limits = limits;
    this.#over = over;
  }

  get waiting(): number {
    return TURNS.reduce((sum, turn) => sum + this.#waiting[turn].length, 0);
  }

  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const from = whoOf(asker);
    const had = this.#addresses.get(from) ?? 0;
    if (asker.address !== null && had >= this.#limits.hashingEach) throw this.#over('hashingEach');
    this.#addresses.set(from, had + 1);
    try {
      await this.#enter(asker.turn);
      try {
        return await work();
      } finally {
        this.done++;
        this.#next();
      }
    } finally {
      const left = (this.#addresses.get(from) ?? 1) - 1;
      if (left === 0) this.#addresses.delete(from);
      else this.#addresses.set(from, left);
    }
  }

  async #enter(turn: Turn): Promise<void> {
    if (this.#working < AT_ONCE) {
      this.#working++;
      return;
    }
    if (this.waiting >= this.#limits.hashing) this.#makeRoom(turn);
    await new Promise<void>((go, refuse) => this.#waiting[turn].push({ go, refuse }));
  }

  /** The last of those who go after everybody else gives way. */
  #makeRoom(turn: Turn): void {
    const last = TURNS.findLast((other) => this.#waiting[other].length > 0);
    const full = this.#over('hashing');
    if (last === undefined || TURNS.indexOf(last) <= TURNS.indexOf(turn)) throw full;
    this.#waiting[last].pop()?.refuse(full);
  }

  #next(): void {
    const turn = TURNS.find((one) => this.#waiting[one].length > 0);
    if (turn === undefined) this.#working--;
    else this.#waiting[turn].shift()?.go();
  }
}

/** Whoever is known there is not held up by others at the same address. */
const whoOf = ({ turn, address }: Asker): string => `${turn === 'known' ? 'known ' : ''}${address ?? ''}`;
