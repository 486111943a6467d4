import { asStoreError, StoreError } from '../store/errors.ts';
import type { Commit, Store } from '../store/store.ts';

/** Told that it is durable or why not, and whether more of the same table became durable with it. */
type Done = (error: StoreError | null, more: boolean) => void;

interface Pending {
  readonly commit: Commit;
  readonly done: Done;
}

/** What a commit took, for whoever measures. */
export type Measured = (commits: number, milliseconds: number) => void;

/**
 * One transaction for all that the tables have done since the last: a thousand tables wait for one disk
 * together. Order is kept, and a table whose commit failed has its later ones failed too, because they
 * stand on it.
 */
export class Committer {
  readonly #store: Store;
  readonly #measured: Measured;
  readonly #broke: (error: unknown) => void;
  #queue: Pending[] = [];
  #running: Promise<void> | null = null;

  /** `broke` is told of an answer that one of those who wait could not take. */
  constructor(store: Store, measured: Measured = () => {}, broke: (error: unknown) => void = () => {}) {
    this.#store = store;
    this.#measured = measured;
    this.#broke = broke;
  }

  add(commit: Commit, done: Done): void {
    this.#queue.push({ commit, done });
    this.#running ??= this.#run();
  }

  /** When all that was added is durable, or has failed. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    // What else happens in this turn of the loop goes along.
    await new Promise((next) => setImmediate(next));
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      await this.#commit(batch);
    }
    this.#running = null;
  }

  async #commit(batch: readonly Pending[]): Promise<void> {
    const began = performance.now();
    try {
      await this.#store.commit(batch.map(({ commit }) => commit));
    } catch (thrown) {
      await this.#failed(batch, asStoreError(thrown));
      return;
    }
    this.#each(() => this.#measured(batch.length, performance.now() - began));
    const last = new Map(batch.map((pending) => [pending.commit.table, pending]));
    for (const pending of batch)
      this.#each(() => pending.done(null, last.get(pending.commit.table) !== pending));
  }

  /** Whoever cannot take the answer does not keep it from the others. */
  #each(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#broke(error);
    }
  }

  /** One table at fault does not hold the others up; a database that fails fails all. */
  async #failed(batch: readonly Pending[], error: StoreError): Promise<void> {
    const guilty = new Set(error.items.map((item) => batch[item]?.commit.table));
    // What such a commit was decided by has changed: what its table did before it is as good as ever.
    const first = DECIDED_OTHERWISE.includes(error.kind) ? (error.item ?? 0) : 0;
    const falls = ({ commit }: Pending, i: number) =>
      guilty.size === 0 || (guilty.has(commit.table) && i >= first);
    const fallen = batch.filter(falls);
    const rest = batch.filter((pending, i) => !falls(pending, i));
    if (first > 0) await this.#commit(rest);
    const tables = new Set(fallen.map(({ commit }) => commit.table));
    const late = this.#queue.filter(({ commit }) => tables.has(commit.table));
    this.#queue = this.#queue.filter(({ commit }) => !tables.has(commit.table));
    const { kind, message, item } = error;
    // Whoever only stands on what was refused is not refused for the same reason.
    const behind =
      kind === 'refused' && item !== undefined ? new StoreError('stale', message, { item }) : error;
    for (const pending of [...fallen, ...late])
      this.#each(() => pending.done(pending === batch[item ?? -1] ? error : behind, false));
    if (first === 0 && rest.length > 0) await this.#commit(rest);
  }
}

/** Somebody has too few chips for it, or a pool does not hold what it did. */
const DECIDED_OTHERWISE: readonly StoreError['kind'][] = ['refused', 'stale'];
