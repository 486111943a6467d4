import type { TableMessage } from '@cardroom/core/protocol';
import type { EventsText, TableUpdate } from '../../room/table/watchers.ts';
import { mentioned } from '../accounts/names.ts';
import type { ServerContext } from '../context.ts';

/** What a whole table is told with, besides what happened there. */
type Told = Pick<TableMessage, 'opening' | 'kind' | 'ownRulings' | 'private' | 'key' | 'chat'>;

/** One table on one socket: passes on what happens there, with the names of those it speaks of. */
export class Watch {
  readonly #context: Pick<ServerContext, 'room' | 'names' | 'log'>;
  readonly #table: string;
  readonly #told: Told;
  readonly #send: (text: string | Buffer) => void;
  /** Told once the first message is out, and whether it was a whole table. */
  #began: ((whole: boolean) => void) | null;
  readonly #broke: () => void;
  /** Whom this client has been told the name of. */
  readonly #named = new Set<string>();
  /** What waits for a name to be read; null while nothing does. */
  #waiting: (readonly [TableUpdate, EventsText])[] | null = null;
  #unwatch: () => void = () => {};
  /** The number of the next event to tell. */
  #next = 0;
  #over = false;

  constructor(
    context: Pick<ServerContext, 'room' | 'names' | 'log'>,
    table: string,
    told: Told,
    send: (text: string | Buffer) => void,
    began: (whole: boolean) => void,
    broke: () => void,
  ) {
    this.#context = context;
    this.#table = table;
    this.#told = told;
    this.#send = send;
    this.#began = began;
    this.#broke = broke;
  }

  /** Begins after event `after`; false when there is no such table. */
  begin(user: string | null, after: number | undefined): boolean {
    const next = after === undefined ? undefined : after + 1;
    const unwatch = this.#context.room.watch(this.#table, user, next, (update, text) =>
      this.#whole(() => this.#hear(update, text)),
    );
    if (unwatch === undefined) return false;
    this.#unwatch = unwatch;
    return true;
  }

  /** The number of the last event that was told; undefined before the first. */
  get last(): number | undefined {
    return this.#next === 0 ? undefined : this.#next - 1;
  }

  /** Somebody this client has been told of has another role. */
  changed(user: string): void {
    if (!this.#named.has(user)) return;
    const names = this.#context.names.record([user]);
    const now = this.#context.room.clock.now();
    this.#send(withEvents({ type: 'events', table: this.#table, seq: this.#next, names, now }, () => '[]'));
  }

  end(): void {
    this.#over = true;
    this.#unwatch();
  }

  /** A client that cannot be told is told no more, and nobody else is the worse for it. */
  #whole(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#context.log.error({ err: error, table: this.#table }, 'a table could not be shown to somebody');
      this.#broke();
    }
  }

  #hear(update: TableUpdate, text: EventsText): void {
    if (this.#waiting !== null) {
      this.#waiting.push([update, text]);
      return;
    }
    const unknown = this.#context.names.unknown(idsIn(update));
    if (unknown.length === 0) this.#tell(update, text);
    else void this.#wait(update, text);
  }

  /** Order is kept: what comes in the meantime waits behind. */
  async #wait(...first: readonly [TableUpdate, EventsText]): Promise<void> {
    const waiting = [first];
    this.#waiting = waiting;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [update, text] = next;
      try {
        await this.#context.names.load(idsIn(update));
      } catch (error) {
        // The game goes on without their names.
        this.#context.log.warn({ err: error }, 'names could not be read');
      }
      this.#whole(() => {
        if (!this.#over) this.#tell(update, text);
      });
    }
    this.#waiting = null;
  }

  #tell(update: TableUpdate, text: EventsText): void {
    const { names, room } = this.#context;
    const fresh = [...idsIn(update)].filter((id) => !this.#named.has(id));
    for (const id of fresh) this.#named.add(id);
    const called = fresh.length === 0 ? null : names.record(fresh);
    const { seq } = update;
    this.#next = seq + update.events.length;
    const now = room.clock.now();
    if ('base' in update) {
      const message: Omit<TableMessage, 'events'> = {
        type: 'table',
        table: this.#table,
        ...this.#told,
        base: update.base,
        seq,
        names: called ?? {},
        now,
      };
      this.#send(withEvents(message, text));
    } else if (called === null) this.#send(this.#shared(update, text, now));
    else this.#send(withEvents({ type: 'events', table: this.#table, seq, names: called, now }, text));
    this.#began?.('base' in update);
    this.#began = null;
  }

  /** Bytes of an update that needs no names: the same for all who see the same. */
  #shared(update: TableUpdate, text: EventsText, now: number): Buffer {
    if (lastShared?.update !== update) {
      const message = { type: 'events', table: this.#table, seq: update.seq, now };
      lastShared = { update, bytes: Buffer.from(withEvents(message, text)) };
    }
    return lastShared.bytes;
  }
}

// Those who see the same are told one after another: what was worked out for the last serves the next.
let lastShared: { readonly update: TableUpdate; readonly bytes: Buffer } | null = null;
let lastIds: { readonly update: TableUpdate; readonly ids: ReadonlySet<string> } | null = null;

/** Of whom an update speaks. */
function idsIn(update: TableUpdate): ReadonlySet<string> {
  if (lastIds?.update !== update)
    lastIds = { update, ids: mentioned('base' in update ? update.base : null, update.events) };
  return lastIds.ids;
}

function withEvents(message: object, text: EventsText): string {
  return `${JSON.stringify(message).slice(0, -1)},"events":${text()}}`;
}
