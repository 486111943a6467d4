import { hideSnapshot, type TableEvent, type TableSnapshot, viewTable } from '../table/index.ts';
import type { Link } from './store/chain.ts';
import { Seating, viewStream } from './views.ts';

/** What a watcher is told: everything anew, or what has happened since. */
export type TableUpdate =
  | { readonly base: TableSnapshot; readonly seq: number; readonly events: readonly TableEvent[] }
  | { readonly seq: number; readonly events: readonly TableEvent[] };

export type Watcher = (update: TableUpdate) => void;

interface Standing extends Link {
  /** A snapshot as text: it is read only when somebody comes. */
  readonly text: string;
}

const read = ({ text }: Standing): TableSnapshot => JSON.parse(text);

/**
 * What is durable of a table and may be shown: how it stood before this hand and before the last, and all
 * events since, so that a client that was away for less than a hand goes on where it was.
 */
export class Published {
  #previous: Standing;
  #current: Standing;
  #events: TableEvent[] = [];
  #link: Link;
  #seating: Seating;
  /** When something last happened here. */
  at = 0;
  readonly #watchers = new Set<{ readonly player: string | null; readonly tell: Watcher }>();

  constructor(text: string, { seq, hash }: Link) {
    this.#current = { text, seq, hash };
    this.#previous = this.#current;
    this.#link = { seq, hash };
    this.#seating = new Seating(read(this.#current));
  }

  /** How it stood before this hand. */
  get current(): Link & { readonly base: TableSnapshot; readonly since: readonly TableEvent[] } {
    const { seq, hash } = this.#current;
    return { seq, hash, base: read(this.#current), since: this.sinceBase };
  }

  get baseSeq(): number {
    return this.#current.seq;
  }

  get sinceBase(): readonly TableEvent[] {
    return this.#events.slice(this.#current.seq - this.#previous.seq);
  }

  /** Up to where the chain is durable. */
  get link(): Link {
    return this.#link;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Shows what has become durable. `fresh` is how the table stands after it, between hands. */
  add(events: readonly TableEvent[], link: Link, fresh: string | null, at: number): void {
    const { seq } = this.#link;
    this.at = at;
    this.#tell(seq, events);
    this.#events.push(...events);
    this.#link = link;
    if (fresh === null) return;
    this.#events.splice(0, this.#current.seq - this.#previous.seq);
    this.#previous = this.#current;
    this.#current = { text: fresh, ...link };
  }

  /** Everybody who sees the same is told by the same object. */
  #tell(seq: number, events: readonly TableEvent[]): void {
    const rows = [...this.#watchers].map((watcher) => ({ watcher, seen: [] as number[] }));
    for (const event of events) {
      for (const { watcher, seen } of rows) seen.push(this.#seating.seatOf(watcher.player));
      this.#seating.follow(event);
    }
    const updates = new Map<string, TableUpdate>();
    for (const { watcher, seen } of rows) {
      const key = seen.join();
      let update = updates.get(key);
      if (update === undefined) {
        update = { seq, events: events.map((event, i) => viewTable(event, seen[i])) };
        updates.set(key, update);
      }
      watcher.tell(update);
    }
  }

  /** Follows the table from here, or from behind the event before `after` when it is not too long ago. */
  watch(player: string | null, after: number | undefined, tell: Watcher): () => void {
    const watcher = { player, tell };
    tell(this.#catchUp(player, after));
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #catchUp(player: string | null, after: number | undefined): TableUpdate {
    const { seq } = this.#current;
    if (after !== undefined && after >= this.#previous.seq && after <= this.#link.seq) {
      const all = viewStream(read(this.#previous), this.#events, player);
      return { seq: after, events: all.slice(after - this.#previous.seq) };
    }
    const base = read(this.#current);
    return { base: hideSnapshot(base), seq, events: viewStream(base, this.sinceBase, player) };
  }
}
