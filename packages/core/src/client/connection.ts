import {
  type ClientMessage,
  type EventsMessage,
  PROTOCOL,
  type ServerMessage,
  type TableMessage,
} from '../protocol/messages.ts';
import type { PlayerCommand } from '../table/commands.ts';
import { Cutting, type LeftOut } from './cutting.ts';
import { type ConnectionState, type ConnectOptions, Line } from './line.ts';

/** What the room says to a command: done, or why not. */
export type DoAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
type Listener = (message: ServerMessage) => void;

interface Watched {
  readonly key?: string;
  watchers: number;
  /** The number of the next event to come; null before the first. */
  next: number | null;
  /** The number of the last line heard there. */
  said: number;
  /** A gap was seen and the events since `next` are asked for again. */
  asking: boolean;
}

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: DoAnswer) => void;
}

/** Opens a connection to a room's socket and keeps it: it comes back by itself after a break. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  if (options.socket === undefined && typeof WebSocket === 'undefined')
    throw new Error(
      'There is no WebSocket here, as in Node 20: give `connect` a `socket`, for example of "ws".',
    );
  return new Connection(url, options);
}

/**
 * A line to the room that mends itself: it reconnects, goes on with every table from the last event it
 * had, and asks again what was not answered. Listeners see each event of a table once and in order.
 */
export class Connection {
  readonly #line: Line;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  readonly #leftOutListeners = new Set<(cut: LeftOut) => void>();
  readonly #cutting: Cutting;
  readonly #watched = new Map<string, Watched>();
  readonly #pending = new Map<string, Pending>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #asked = 0;
  #lobby = 0;
  /** Whom the room took us for when it last said welcome; null before. */
  #you: string | null = null;
  #mine = 0;
  #ahead = 0;

  constructor(url: string, options: ConnectOptions) {
    this.#cutting = new Cutting(
      (message) => this.send(message),
      (cut) => {
        for (const fn of [...this.#leftOutListeners]) fn(cut);
      },
    );
    this.#line = new Line(url, options, {
      dialled: () => this.#write({ type: 'hello', v: PROTOCOL }),
      heard: (text) => this.#hear(text),
      test: () => this.send({ type: 'ping', at: Date.now() }),
      changed: (state) => {
        for (const fn of [...this.#stateListeners]) fn(state);
      },
    });
  }

  get state(): ConnectionState {
    return this.#line.state;
  }

  /** The room's clock, as near as the last message told it. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  on<T extends ServerMessage['type']>(type: T, fn: (message: Of<T>) => void): () => void {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set);
    set.add(fn as Listener);
    return () => set.delete(fn as Listener);
  }

  onState(fn: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(fn);
    return () => this.#stateListeners.delete(fn);
  }

  /** Told when a number of ours, given in time for a deck, does not stand in its cut. */
  onLeftOut(fn: (cut: LeftOut) => void): () => void {
    this.#leftOutListeners.add(fn);
    return () => this.#leftOutListeners.delete(fn);
  }

  /** Says something that need not be said again after a break; nothing happens while the line is down. */
  send(message: ClientMessage): void {
    if (this.state === 'open') this.#write(message);
  }

  /** Follows a table until the returned function is called. */
  watch(table: string, key?: string): () => void {
    const watched = this.#watched.get(table) ?? {
      ...(key !== undefined && { key }),
      watchers: 0,
      next: null,
      said: 0,
      asking: false,
    };
    this.#watched.set(table, watched);
    watched.watchers++;
    // A second watcher has seen nothing yet: the table is told from the start again, to everybody.
    watched.next = null;
    this.#askFor(table, watched);
    return once(() => {
      if (--watched.watchers > 0 || this.#watched.get(table) !== watched) return;
      this.#watched.delete(table);
      this.send({ type: 'unwatch', table });
    });
  }

  /** Follows the list of tables until the returned function is called. */
  watchLobby(): () => void {
    if (this.#lobby++ === 0) this.send({ type: 'lobby', on: true });
    return once(() => {
      if (--this.#lobby === 0) this.send({ type: 'lobby', on: false });
    });
  }

  /** Follows the tables at which one sits or waits oneself, until the returned function is called. */
  watchMine(): () => void {
    if (this.#mine++ === 0) this.send({ type: 'mine', on: true });
    return once(() => {
      if (--this.#mine === 0) this.send({ type: 'mine', on: false });
    });
  }

  /** Asks something of a table; asked again after a break, and still done once, because its id stays. */
  do(table: string, command: PlayerCommand): Promise<DoAnswer> {
    return this.#ask((id) => ({ type: 'do', id, table, command }));
  }

  floor(table: string, command: unknown): Promise<DoAnswer> {
    return this.#ask((id) => ({ type: 'floor', id, table, command }));
  }

  /**
   * Hangs up and dials again as who the cookie now says. Another patron sees other cards, so tables begin
   * anew; and what the first one asked for is not done in the other's name.
   */
  redial(): void {
    this.#beginAnew();
    this.#line.redial();
  }

  #beginAnew(): void {
    for (const watched of this.#watched.values()) watched.next = null;
    this.#refuseAll('signed-out', 'Try again: you have another name now.');
  }

  /** Cuts a wait short, because there is reason to hope; a line that seems well is tested. */
  hurry(): void {
    if (this.state === 'waiting') this.#line.redial();
    else this.doubt();
  }

  /** Tests the line at once, because there is reason to doubt it; without an answer it is given up. */
  doubt(): void {
    this.#line.doubt();
  }

  close(): void {
    this.#end('closed', 'The connection was closed.');
  }

  #ask(message: (id: string) => ClientMessage): Promise<DoAnswer> {
    const id = `${this.#prefix}-${++this.#asked}`;
    return new Promise((resolve) => {
      if (this.#line.ended) {
        resolve({ ok: false, code: 'closed', message: 'Reload the page: the connection is closed.' });
        return;
      }
      const pending = { message: message(id), resolve };
      this.#pending.set(id, pending);
      this.send(pending.message);
    });
  }

  #end(state: 'closed' | 'refused', message: string): void {
    this.#line.end(state);
    this.#refuseAll(state, message);
  }

  #refuseAll(code: string, message: string): void {
    for (const { resolve } of this.#pending.values()) resolve({ ok: false, code, message });
    this.#pending.clear();
  }

  #write(message: ClientMessage): void {
    this.#line.write(JSON.stringify(message));
  }

  #askFor(table: string, watched: Watched): void {
    const { key, next, said } = watched;
    watched.asking = true;
    this.send({
      type: 'watch',
      table,
      ...(next !== null && { after: next - 1, said }),
      ...(key !== undefined && { key }),
    });
  }

  #hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if ('now' in message) this.#ahead = message.now - Date.now();
    switch (message.type) {
      case 'welcome':
        this.#cutting.welcomed(message.you.id);
        this.#resume(message.you.id);
        break;
      case 'table':
        if (!this.#began(message)) return;
        break;
      case 'events':
        this.#went(message);
        return;
      case 'said':
        if (!this.#isNews(message)) return;
        break;
      case 'done':
        this.#answer(message.id, { ok: true });
        break;
      case 'refused':
        this.#answer(message.id, { ok: false, code: message.code, message: message.message });
        break;
      case 'cut':
        this.#cutting.counts(message.table, message.root);
        break;
      case 'closed':
        this.#watched.delete(message.table);
        this.#cutting.forget(message.table);
        break;
      case 'error':
        if (message.code === 'version') this.#end('refused', message.message);
        break;
    }
    this.#tell(message);
  }

  #resume(you: string): void {
    this.#line.welcomed();
    // Somebody may have signed in as another meanwhile, in another window of the same browser.
    if (this.#you !== null && this.#you !== you) this.#beginAnew();
    this.#you = you;
    for (const [table, watched] of this.#watched) this.#askFor(table, watched);
    if (this.#lobby > 0) this.send({ type: 'lobby', on: true });
    if (this.#mine > 0) this.send({ type: 'mine', on: true });
    for (const { message } of this.#pending.values()) this.send(message);
  }

  #began(message: TableMessage): boolean {
    const { table, seq, events, chat } = message;
    const watched = this.#watched.get(table);
    if (watched === undefined) return false;
    this.#cutting.began(message);
    watched.next = seq + events.length;
    watched.said = chat.at(-1)?.id ?? 0;
    watched.asking = false;
    return true;
  }

  /** A line may come twice: as it is said, and again as one that was missed. */
  #isNews({ table, line: { id } }: Of<'said'>): boolean {
    const watched = this.#watched.get(table);
    if (watched === undefined || id === undefined) return true;
    if (id <= watched.said) return false;
    watched.said = id;
    return true;
  }

  /** Passes on what is new of the events; what is behind a gap is asked for again. */
  #went(message: EventsMessage): void {
    const watched = this.#watched.get(message.table);
    if (watched === undefined || watched.next === null) return;
    const known = watched.next - message.seq;
    if (known < 0) {
      if (!watched.asking) this.#askFor(message.table, watched);
      return;
    }
    watched.asking = false;
    const events = known === 0 ? message.events : message.events.slice(known);
    watched.next += events.length;
    this.#cutting.went({ table: message.table, events });
    if (events.length > 0 || message.names !== undefined)
      this.#tell({ ...message, seq: watched.next - events.length, events });
  }

  #answer(id: string, answer: DoAnswer): void {
    this.#pending.get(id)?.resolve(answer);
    this.#pending.delete(id);
  }

  #tell(message: ServerMessage): void {
    for (const fn of [...(this.#listeners.get(message.type) ?? [])]) fn(message);
  }
}

/** Ends something the first time it is called, and does nothing after that. */
function once(end: () => void): () => void {
  let done = false;
  return () => {
    if (!done) end();
    done = true;
  };
}
