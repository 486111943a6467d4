import type { Patron } from '@cardroom/core/protocol';
import type { TableEvent, TableSnapshot } from '@cardroom/core/table';
import type { User } from '../../store/people/people.ts';
import type { Store } from '../../store/store.ts';

const MOST = 100_000;
/** People and bots, as the room calls them. */
const ID = /\b[ub]_[\w-]{16}(?![\w-])/g;

/** Patrons by their ids. A name never changes, and of a new role whoever gives it tells: what was read once is known. */
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

  /** Somebody who is here, or has another role. */
  learn({ id, name, bot, role }: User): void {
    this.#known.set(id, { name, bot, role });
  }

  /** Somebody who has been loaded; who is not in the store goes by the id. */
  get(id: string): Patron {
    return this.#known.get(id) ?? stranger(id);
  }

  /** A sentence with people's names for the ids that stand in it. */
  inWords(sentence: string): string {
    return sentence.replace(ID, (id) => this.#known.get(id)?.name ?? id);
  }

  async load(ids: Iterable<string>): Promise<void> {
    const unknown = this.unknown(ids);
    if (unknown.length === 0) return;
    if (this.#known.size > MOST) this.#known.clear();
    for (const user of await this.#store.people.some(unknown)) this.learn(user);
    for (const id of unknown) if (!this.#known.has(id)) this.#known.set(id, stranger(id));
  }

  record(ids: Iterable<string>): Record<string, Patron> {
    return Object.fromEntries([...ids].map((id) => [id, this.get(id)]));
  }
}

const stranger = (id: string): Patron => ({ name: id, bot: false, role: 'patron' });

/** Everybody whom a table or its events speak of. */
export function mentioned(base: TableSnapshot | null, events: readonly TableEvent[]): Set<string> {
  const ids = new Set<string>(base?.waiting ?? []);
  for (const person of [...(base?.seats ?? []), ...(base?.standing ?? [])])
    if (person !== null) ids.add(person.player);
  for (const deck of [base?.nextDeck, base?.dealtFrom])
    for (const { player } of deck?.numbers ?? []) ids.add(player);
  for (const event of events) {
    if ('player' in event) ids.add(event.player);
    if (event.type === 'deck ready') for (const { player } of event.numbers) ids.add(player);
  }
  return ids;
}
