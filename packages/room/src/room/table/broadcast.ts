import { hideSnapshot, type TableEvent, type TableSnapshot } from '@cardroom/core/table';
import type { Link } from '../../store/chain.ts';
import { Seating, viewStream } from './views.ts';
import { type FirstLook, once, type TableUpdate, type Watcher, Watchers } from './watchers.ts';

/** Events of one record, and the text that was sealed. */
interface Added {
  readonly events: readonly TableEvent[];
  readonly text: string;
}

/** Told all that becomes durable, with every card in it: for parts of the room that hide for themselves. */
export type Follower = (whole: Added & { readonly seq: number }) => void;

interface SnapshotText extends Link {
  /** A snapshot as text: it is read only when somebody comes. */
  readonly text: string;
}

const read = ({ text }: SnapshotText): TableSnapshot => JSON.parse(text);

const eventsOf = (records: readonly string[]): TableEvent[] =>
  records.flatMap((text) => JSON.parse(text) as TableEvent[]);

/** One list of several. */
const joined = (parts: readonly Added[]): string =>
  parts.length === 1 ? parts[0].text : `[${parts.map(({ text }) => text.slice(1, -1)).join()}]`;

/**
 * What is durable of a table and may be shown: how it stood before this hand and before the last, and all
 * events since, so that a client that was away for less than a hand goes on where it was.
 */
export class Broadcast {
  #previous: SnapshotText;
  #current: SnapshotText;
  /** Records since the standing before the last, as text: much of it, and read only when somebody comes. */
  #records: string[] = [];
  /** How many of them stand before the last. */
  #older = 0;
  #untold: Added[] = [];
  #link: Link;
  /** When something last happened here. */
  at = 0;
  readonly #watchers: Watchers;
  #followers: readonly Follower[] = [];
  readonly #broke: (error: unknown) => void;

  /** `text` is that of `base`. `broke` is told of a watcher or a follower that could not take what it was told, and hears no more. */
  constructor(base: TableSnapshot, text: string, { seq, hash }: Link, broke: (error: unknown) => void) {
    this.#current = { text, seq, hash };
    this.#previous = this.#current;
    this.#link = { seq, hash };
    this.#broke = broke;
    this.#watchers = new Watchers(new Seating(base), broke);
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
    return eventsOf(this.#records.slice(this.#older));
  }

  /** Up to where the chain is durable. */
  get link(): Link {
    return this.#link;
  }

  /** Whether somebody watches as this player. */
  isWatchedBy(player: string): boolean {
    return this.#watchers.has(player);
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** What has become durable, to be told next. `fresh` is how the table stands after it, between hands. */
  add(added: Added, link: Link, fresh: string | null, at: number): void {
    this.at = at;
    this.#untold.push(added);
    this.#records.push(added.text);
    this.#link = link;
    if (fresh === null) return;
    this.#records = this.#records.slice(this.#older);
    this.#older = this.#records.length;
    this.#previous = this.#current;
    this.#current = { text: fresh, ...link };
  }

  /** Tells everybody all that was added since the last time. */
  tell(): void {
    const untold = this.#untold;
    if (untold.length === 0) return;
    const events = untold.length === 1 ? untold[0].events : untold.flatMap((added) => added.events);
    const seq = this.#link.seq - events.length;
    // The text that was sealed is the text for all who may see the whole.
    const text = once(() => joined(untold));
    this.#untold = [];
    try {
      this.#watchers.tell({ seq, events }, text);
    } catch (error) {
      this.#untold = [...untold, ...this.#untold];
      throw error;
    }
    for (const follow of this.#followers) this.#tellFollower(follow, { seq, events, text: text() });
  }

  #tellFollower(follow: Follower, whole: Parameters<Follower>[0]): void {
    try {
      follow(whole);
    } catch (error) {
      this.#followers = this.#followers.filter((other) => other !== follow);
      this.#broke(error);
    }
  }

  /** Tells what could not be told, from the text that is kept. */
  mend(): void {
    if (this.#untold.length === 0) return;
    // Who sat where is not known so far back, and nobody may see another's cards.
    if (this.#untold.length > this.#records.length)
      throw new Error('Too much has happened that was not announced.');
    const seating = new Seating(read(this.#previous));
    const told = this.#records.slice(0, this.#records.length - this.#untold.length);
    for (const event of eventsOf(told)) seating.follow(event);
    this.#watchers.reseat(seating);
    this.#untold = this.#untold.map(({ text }) => ({ text, events: eventsOf([text]) }));
    this.tell();
  }

  /** What somebody is told first: all of it, or what came after the event before `after` when it is not too long ago. */
  first(player: string | null, after: number | undefined): TableUpdate {
    return this.#goOn(player, after) ?? this.lookAnew(player);
  }

  /** Follows the table from that on. */
  watch(player: string | null, first: TableUpdate, tell: Watcher): () => void {
    tell(
      first,
      once(() => JSON.stringify(first.events)),
    );
    return this.#watchers.add(player, tell);
  }

  follow(follower: Follower): () => void {
    this.tell();
    this.#followers = [...this.#followers, follower];
    return () => {
      this.#followers = this.#followers.filter((other) => other !== follower);
    };
  }

  /** What has happened after an event that somebody saw last; null when that is too long ago. */
  #goOn(player: string | null, after: number | undefined): TableUpdate | null {
    this.tell();
    if (after === undefined || after < this.#previous.seq || after > this.#link.seq) return null;
    const all = viewStream(read(this.#previous), eventsOf(this.#records), player);
    return { seq: after, events: all.slice(after - this.#previous.seq) };
  }

  /** All that somebody who comes now is told. */
  lookAnew(player: string | null): FirstLook {
    this.tell();
    const base = read(this.#current);
    const { seq } = this.#current;
    return { base: hideSnapshot(base), seq, events: viewStream(base, this.sinceBase, player) };
  }
}
