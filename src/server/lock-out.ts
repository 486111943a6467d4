import type { User } from '../room/store/people.ts';
import type { Store } from '../room/store/store.ts';

const FREE_FAILURES = 5;
const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;
const MOST_UNKNOWN = 10_000;

/** Wrong passwords: five are forgiven, then each makes the wait twice as long. */
export class LockOut {
  readonly #store: Store;
  /** Names that nobody has are locked like any other, so that nobody learns which exist. */
  readonly #unknown = new Map<string, { failures: number; until: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** How long a name is still locked, in milliseconds. */
  left(name: string, user: User | null): number {
    const until = user === null ? this.#unknown.get(name)?.until : user.lockedUntil;
    return Math.max(0, (until ?? 0) - Date.now());
  }

  async failed(name: string, user: User | null): Promise<void> {
    if (user === null) {
      if (this.#unknown.size >= MOST_UNKNOWN) this.#unknown.clear();
      const failures = (this.#unknown.get(name)?.failures ?? 0) + 1;
      this.#unknown.set(name, { failures, until: Date.now() + waitAfter(failures) });
      return;
    }
    const wait = waitAfter(await this.#store.people.fail(user.id));
    if (wait > 0) await this.#store.people.update(user.id, { lockedUntil: Date.now() + wait });
  }

  async succeeded(user: User): Promise<void> {
    if (user.failures > 0 || user.lockedUntil !== null)
      await this.#store.people.update(user.id, { failures: 0, lockedUntil: null });
  }
}

const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - FREE_FAILURES));
