import type { Store } from '../room/store/store.ts';

/** Commands of one table that are looked through: more than anybody has on the way when a line or a room breaks. */
const LATELY = 300;

/**
 * What was done before this start of the room, which itself remembers only what it was asked since then. The
 * client's id of a command stands in its record, so whoever asks again after a crash is answered, not obeyed twice.
 */
export class DoneBefore {
  readonly #store: Store;
  readonly #tables = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** `by` is as in the record. */
  async has(table: string, by: string, id: string): Promise<boolean> {
    let done = this.#tables.get(table);
    if (done === undefined) {
      done = this.#read(table);
      this.#tables.set(table, done);
      done.catch(() => this.#tables.delete(table));
    }
    return (await done).has(keyOf(by, id));
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  async #read(table: string): Promise<ReadonlySet<string>> {
    const done = new Set<string>();
    for (const { by, command } of await this.#store.tables.lately(table, LATELY)) {
      const { id } = JSON.parse(command) as { readonly id?: unknown };
      if (typeof id === 'string') done.add(keyOf(by, id));
    }
    return done;
  }
}

const keyOf = (by: string, id: string): string => `${by} ${id}`;
