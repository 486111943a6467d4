import { looksOf } from '../../store/people/name-looks.ts';
import type { SignIns, Tries } from '../../store/people/sign-ins.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { hashToken } from './sessions.ts';

/** Tries that are free, and how long the wait is after each of the others: twice the last, up to the longest. */
interface Pace {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  /** After so long without a wrong password all is forgotten. */
  readonly forget: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From one address at one name. */
const PAIR: Pace = { free: 5, first: 30_000, longest: HOUR_MS, forget: DAY_MS };
/** From everywhere at one name, on devices that it has not come in on: one a minute in the long run. */
const NAME: Pace = { free: 20, first: MINUTE_MS, longest: MINUTE_MS, forget: HOUR_MS };
/** On one device that the name has come in on: what others try does not count there. */
const DEVICE: Pace = { free: 5, first: 30_000, longest: 15 * MINUTE_MS, forget: HOUR_MS };

/** How long what was tried is of use. */
export const TRIES_LAST_MS = DAY_MS;

interface Counted {
  readonly who: string;
  readonly pace: Pace;
}

/** One try to sign in. */
export interface Try {
  /** How long it is too early, in milliseconds; the password is not looked at then. */
  readonly wait: number;
  /** It was the right password. */
  succeeded(): Promise<void>;
  /** The password was not looked at. */
  undone(): Promise<void>;
}

/**
 * Slows down whoever tries passwords, never the owner of a name on a device that the owner has come in on. A try
 * is counted before the password is looked at, so that many at once are no more than many in turn; and names
 * that nobody has are counted like any other, so that nobody learns which exist. It is kept by the store, so a
 * restart forgives nothing.
 */
export class SignInThrottle {
  readonly #door: SignIns;
  readonly #oneByOne = keyedQueue();

  constructor(door: SignIns) {
    this.#door = door;
  }

  /** `device` is given where the name has come in on it before. */
  async begin(name: string, address: string, device: string | null): Promise<Try> {
    const looks = looksOf(name);
    const [own, all] = device === null ? stranger(looks, address) : [knownOn(looks, device), null];
    const counted = all === null ? [own] : [own, all];
    const wait = await this.#oneByOne(own.who, () =>
      // Whoever is a stranger to a name takes turns with all others who are.
      all === null ? this.#count(counted) : this.#oneByOne(all.who, () => this.#count(counted)),
    );
    return {
      wait,
      succeeded: async () => {
        await this.#door.forgetTries(own.who);
        if (all !== null) await this.#door.giveBack(all.who);
      },
      undone: async () => {
        for (const { who } of counted) await this.#door.giveBack(who);
      },
    };
  }

  async #count(counted: readonly Counted[]): Promise<number> {
    const now = Date.now();
    const tries = await this.#door.tries(counted.map(({ who }) => who));
    const had = counted.map(({ pace }, i) => countOf(pace, tries[i], now));
    const waits = counted.map(({ pace }, i) => tries[i].at + waitAfter(pace, had[i]) - now);
    const wait = Math.max(0, ...waits);
    if (wait === 0)
      await this.#door.setTries(counted.map(({ who }, i) => ({ who, count: had[i] + 1, at: now })));
    return wait;
  }
}

const stranger = (looks: string, address: string): [Counted, Counted] => [
  { who: hashToken(`pair\n${address}\n${looks}`), pace: PAIR },
  { who: hashToken(`name\n${looks}`), pace: NAME },
];

const knownOn = (looks: string, device: string): Counted => ({
  who: hashToken(`device\n${device}\n${looks}`),
  pace: DEVICE,
});

const countOf = ({ forget }: Pace, { count, at }: Tries, now: number): number =>
  now - at > forget ? 0 : count;

const waitAfter = ({ free, first, longest }: Pace, count: number): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** (count - free));
