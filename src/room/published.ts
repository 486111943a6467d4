import { hideSnapshot, isPublic, type TableEvent, type TableSnapshot } from '../table/index.ts';
import type { Link } from './store/chain.ts';
import { Faces, Seating, viewStream } from './views.ts';

/** What a watcher is told: everything anew, or what has happened since. */
export type TableUpdate =
  | { readonly base: TableSnapshot; readonly seq: number; readonly events: readonly TableEvent[] }
  | { readonly seq: number; readonly events: readonly TableEvent[] };

interface Written {
  readonly update: TableUpdate;
  readonly text: string;
}

/** Those who see the same are told one after another, so the last text is the one that is wanted again. */
let last: Written | null = null;

/** The events of an update as text. */
export function eventsText(update: TableUpdate): string {
  if (last?.update !== update) last = { update, text: JSON.stringify(update.events) };
  return last.text;
}

interface Record {
  readonly seq: number;
  readonly text: string;
}

/** Events of one record, and the text that was sealed. */
interface Added {
  readonly events: readonly TableEvent[];
  readonly text: string;
}

export type Watcher = (update: TableUpdate) => void;

interface Standing extends Link {
  /** A snapshot as text: it is read only when somebody comes. */
  readonly text: string;
}

const read = ({ text }: Standing): TableSnapshot => JSON.parse(text);

/** One list of several. */
const joined = (parts: readonly Added[]): string =>
  parts.length === 1 ? parts[0].text : `[${parts.map(({ text }) => text.slice(1, -1)).join()}]`;

/**
 * What is durable of a table and may be shown: how it stood before this hand and before the last, and all
 * events since, so that a client that was away for less than a hand goes on where it was.
 */
export class Published {
  #previous: Standing;
  #current: Standing;
  /** Records since the standing before the last, as text: much of it, and read only when somebody comes. */
  #records: Record[] = [];
  #untold: Added[] = [];
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
    return this.#sincePrevious().slice(this.#current.seq - this.#previous.seq);
  }

  #sincePrevious(): TableEvent[] {
    return this.#records.flatMap(({ text }) => JSON.parse(text) as TableEvent[]);
  }

  /** Up to where the chain is durable. */
  get link(): Link {
    return this.#link;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** What has become durable, to be told next. `fresh` is how the table stands after it, between hands. */
  add(added: Added, link: Link, fresh: string | null, at: number): void {
    this.at = at;
    this.#untold.push(added);
    this.#records.push({ seq: this.#link.seq, text: added.text });
    this.#link = link;
    if (fresh === null) return;
    this.#records = this.#records.filter(({ seq }) => seq >= this.#current.seq);
    this.#previous = this.#current;
    this.#current = { text: fresh, ...link };
  }

  /** Tells the watchers all that was added since the last time. */
  tell(): void {
    const untold = this.#untold;
    this.#untold = [];
    const events = untold.length === 1 ? untold[0].events : untold.flatMap((added) => added.events);
    const update: TableUpdate = { seq: this.#link.seq - events.length, events };
    if (!events.every(isPublic)) this.#tellEach(update);
    else {
      for (const event of events) this.#seating.follow(event);
      // The text that was sealed is the text for all.
      last = { update, text: joined(untold) };
      for (const { tell } of this.#watchers) tell(update);
    }
  }

  /** Everybody who sees the same is told by the same object. */
  #tellEach({ seq, events }: TableUpdate): void {
    const rows = [...this.#watchers].map((watcher) => ({ watcher, seen: [] as number[] }));
    for (const event of events) {
      for (const { watcher, seen } of rows) seen.push(this.#seating.seatOf(watcher.player));
      this.#seating.follow(event);
    }
    const faces = events.map((event) => new Faces(event));
    const updates = new Map<string, Written>();
    for (const { watcher, seen } of rows) {
      const key = seen.join();
      let written = updates.get(key);
      if (written === undefined) {
        const shown = faces.map((face, i) => face.to(seen[i]));
        const text = `[${shown.map((face) => face.text).join()}]`;
        written = { update: { seq, events: shown.map(({ event }) => event) }, text };
        updates.set(key, written);
      }
      last = written;
      watcher.tell(written.update);
    }
  }

  /** Follows the table from here, or from behind the event before `after` when it is not too long ago. */
  watch(player: string | null, after: number | undefined, tell: Watcher): () => void {
    const watcher = { player, tell };
    if (this.#untold.length > 0) this.tell();
    tell(this.#catchUp(player, after));
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #catchUp(player: string | null, after: number | undefined): TableUpdate {
    const { seq } = this.#current;
    if (after !== undefined && after >= this.#previous.seq && after <= this.#link.seq) {
      const all = viewStream(read(this.#previous), this.#sincePrevious(), player);
      return { seq: after, events: all.slice(after - this.#previous.seq) };
    }
    const base = read(this.#current);
    return { base: hideSnapshot(base), seq, events: viewStream(base, this.sinceBase, player) };
  }
}
