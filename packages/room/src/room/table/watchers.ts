import { RAIL } from '@cardroom/core/engine';
import { seesWhole, type TableEvent, type TableSnapshot } from '@cardroom/core/table';
import { EventVersions, type Seating } from './views.ts';

/** All that somebody sees of a table who has just come. */
export interface FirstLook {
  readonly base: TableSnapshot;
  readonly seq: number;
  readonly events: readonly TableEvent[];
}

/** What a watcher is told: everything anew, or what has happened since. */
export type TableUpdate = FirstLook | Omit<FirstLook, 'base'>;

/** The events of an update as text; written out when first wanted, once for all who see the same. */
export type EventsText = () => string;

export type Watcher = (update: TableUpdate, text: EventsText) => void;

/** Those who watch a table. Each is told what their seat may see; one who breaks is told no more. */
export class Watchers {
  #seating: Seating;
  readonly #broke: (error: unknown) => void;
  /** By the player they watch as; `null` is everybody on the rail. */
  readonly #watchers = new Map<string | null, Watcher[]>();

  constructor(seating: Seating, broke: (error: unknown) => void) {
    this.#seating = seating;
    this.#broke = broke;
  }

  /** Who sits where, when that could not be followed to the end. */
  reseat(seating: Seating): void {
    this.#seating = seating;
  }

  get size(): number {
    let size = 0;
    for (const watchers of this.#watchers.values()) size += watchers.length;
    return size;
  }

  has(player: string): boolean {
    return this.#watchers.has(player);
  }

  add(player: string | null, tell: Watcher): () => void {
    this.#watchers.set(player, [...(this.#watchers.get(player) ?? []), tell]);
    return () => this.#remove(player, tell);
  }

  /** `whole` is the text with every card in it. */
  tell(update: TableUpdate, whole: EventsText): void {
    const { events } = update;
    if (this.#watchers.size > 0 && !events.every((event) => seesWhole(event, RAIL))) {
      this.#tellEach(update);
      return;
    }
    for (const event of events) this.#seating.follow(event);
    for (const [player, watchers] of this.#watchers)
      for (const watcher of watchers) this.#tellOne(player, watcher, update, whole);
  }

  #tellOne(player: string | null, watcher: Watcher, update: TableUpdate, text: EventsText): void {
    try {
      watcher(update, text);
    } catch (error) {
      this.#remove(player, watcher);
      this.#broke(error);
    }
  }

  #remove(player: string | null, watcher: Watcher): void {
    const left = this.#watchers.get(player)?.filter((other) => other !== watcher) ?? [];
    if (left.length > 0) this.#watchers.set(player, left);
    else this.#watchers.delete(player);
  }

  /** Everybody who sees the same is told by the same object. */
  #tellEach({ seq, events }: TableUpdate): void {
    const rows = Array.from(this.#watchers, ([player, watchers]) => ({
      player,
      watchers,
      seats: [] as number[],
    }));
    for (const event of events) {
      for (const { player, seats } of rows) seats.push(this.#seating.seatOf(player));
      this.#seating.follow(event);
    }
    const faces = events.map((event) => new EventVersions(event));
    const told = new Map<string, readonly [TableUpdate, EventsText]>();
    // All is made before the first is told: either everybody hears of it or nobody.
    const shows = rows.map(({ seats }) => {
      const key = seats.join();
      let same = told.get(key);
      if (same === undefined) {
        const shown = faces.map((face, i) => face.to(seats[i]));
        const text = once(() => `[${shown.map((face) => face.text()).join()}]`);
        same = [{ seq, events: shown.map(({ event }) => event) }, text];
        told.set(key, same);
      }
      return same;
    });
    for (const [i, { player, watchers }] of rows.entries())
      for (const watcher of watchers) this.#tellOne(player, watcher, ...shows[i]);
  }
}

export function once(make: EventsText): EventsText {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
