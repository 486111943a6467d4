import type { ChatLine, TableMessage } from '../protocol/messages.ts';
import type { EventsText, TableUpdate } from '../room/audience.ts';
import type { Opening } from '../table/index.ts';
import type { Desk } from './desk.ts';
import { mentioned } from './names.ts';

/** One table on one socket: passes on what happens there, with the names of those it speaks of. */
export class Watch {
  readonly #desk: Pick<Desk, 'room' | 'names' | 'log'>;
  readonly #table: string;
  readonly #opening: Opening;
  readonly #chat: readonly ChatLine[];
  readonly #send: (text: string | Buffer) => void;
  /** Told once the first message is out, and whether it was a whole table. */
  #began: ((whole: boolean) => void) | null;
  /** Whom this client has been told the name of. */
  readonly #told = new Set<string>();
  /** What waits for a name to be read; null while nothing does. */
  #waiting: (readonly [TableUpdate, EventsText])[] | null = null;
  #unwatch: () => void = () => {};
  #over = false;

  constructor(
    desk: Pick<Desk, 'room' | 'names' | 'log'>,
    table: { readonly id: string; readonly opening: Opening },
    chat: readonly ChatLine[],
    send: (text: string | Buffer) => void,
    began: (whole: boolean) => void,
  ) {
    this.#desk = desk;
    this.#table = table.id;
    this.#opening = table.opening;
    this.#chat = chat;
    this.#send = send;
    this.#began = began;
  }

  /** Begins behind event `after`; false when there is no such table. */
  begin(user: string | null, after: number | undefined): boolean {
    const next = after === undefined ? undefined : after + 1;
    const unwatch = this.#desk.room.watch(this.#table, user, next, (update, text) =>
      this.#hear(update, text),
    );
    if (unwatch === undefined) return false;
    this.#unwatch = unwatch;
    return true;
  }

  end(): void {
    this.#over = true;
    this.#unwatch();
  }

  #hear(update: TableUpdate, text: EventsText): void {
    if (this.#waiting !== null) {
      this.#waiting.push([update, text]);
      return;
    }
    const unknown = this.#desk.names.unknown(idsIn(update));
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
        await this.#desk.names.load(idsIn(update));
      } catch (error) {
        // The game goes on without their names.
        this.#desk.log.warn({ err: error }, 'names could not be read');
      }
      if (!this.#over) this.#tell(update, text);
    }
    this.#waiting = null;
  }

  #tell(update: TableUpdate, text: EventsText): void {
    const { names, room } = this.#desk;
    const fresh = [...idsIn(update)].filter((id) => !this.#told.has(id));
    for (const id of fresh) this.#told.add(id);
    const called = fresh.length === 0 ? null : names.record(fresh);
    const { seq } = update;
    const now = room.clock.now();
    if ('base' in update) {
      const message: Omit<TableMessage, 'events'> = {
        type: 'table',
        table: this.#table,
        opening: this.#opening,
        base: update.base,
        seq,
        names: called ?? {},
        chat: this.#chat,
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
