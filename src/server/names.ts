import type { Patron } from '../protocol/messages.ts';
import type { User } from '../room/store/people.ts';
import type { Store } from '../room/store/store.ts';
import type { TableEvent, TableSnapshot } from '../table/index.ts';

const MOST = 100_000;

/** Patrons by their ids. A name never changes, so that what was read once is known. */
export class Names {
  readonly #store: Store;
  readonly #known = new Map<string, Patron>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Those of them that are not known yet. */
  unknown(ids: Iterable<string>): string[] {
    return [...ids].filter((id) => !this.#known.has(id));
  }

  /** Somebody who is here. */
  learn({ id, name, bot }: User): void {
    this.#known.set(id, { name, bot });
  }

  /** Somebody who has been loaded; who is not in the store goes by his id. */
  get(id: string): Patron {
    return this.#known.get(id) ?? { name: id, bot: false };
  }

  async load(ids: Iterable<string>): Promise<void> {
    const unknown = this.unknown(ids);
    if (unknown.length === 0) return;
    if (this.#known.size > MOST) this.#known.clear();
    for (const { id, name, bot } of await this.#store.people.some(unknown))
      this.#known.set(id, { name, bot });
    for (const id of unknown) if (!this.#known.has(id)) this.#known.set(id, { name: id, bot: false });
  }

  record(ids: Iterable<string>): Record<string, Patron> {
    return Object.fromEntries([...ids].map((id) => [id, this.get(id)]));
  }
}

/** Everybody whom a table or its events speak of. */
export function mentioned(base: TableSnapshot | null, events: readonly TableEvent[]): Set<string> {
  const ids = new Set<string>(base?.waiting ?? []);
  for (const seated of base?.seats ?? []) if (seated !== null) ids.add(seated.player);
  for (const event of events) if ('player' in event) ids.add(event.player);
  return ids;
}
