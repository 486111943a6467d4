import {
  type ClientMessage,
  type EventsMessage,
  PROTOCOL,
  type ServerMessage,
  type TableMessage,
} from '../protocol/messages.ts';
import type { PlayerCommand } from '../table/commands.ts';
import { Branches } from './branches.ts';
import { Cutting, type LeftOut } from './cutting.ts';
import { type ConnectionState, type ConnectOptions, Line } from './line.ts';
import { Moving } from './moving.ts';
import { type DoAnswer, type Question, Questions } from './questions.ts';

export type { DoAnswer };

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

/** The room's own address, where tables are that no other machine has. */
const HOME = '';
/** How long a table that has moved may take to be told of before the room is asked again where it is. */
const MOVING_MS = 2_000;
/** After a line to another machine broke: the shortest wait before the room is asked where its tables are. */
const LOST_MS = 100;

/**
 * Opens a connection to a room's socket and keeps it: it comes back by itself after a break.
 *
 * @example
 * ```ts
 * import { type Connection, connect } from '@cardroom/core/client';
 *
 * // For a page that its room has served: tells how many tables there are, whenever that changes.
 * function follow(tell: (tables: number) => void): Connection {
 *   const room = connect(`wss://${location.host}/ws`);
 *   room.on('lobby', ({ tables }) => tell(tables.length));
 *   room.watchLobby();
 *   return room;
 * }
 * console.log(typeof follow); // function
 * ```
 */
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
  readonly #branches: Branches;
  readonly #moving = new Moving();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  readonly #leftOutListeners = new Set<(cut: LeftOut) => void>();
  readonly #cutting: Cutting;
  readonly #watched = new Map<string, Watched>();
  readonly #questions = new Questions();
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
    const hello = JSON.stringify({ type: 'hello', v: PROTOCOL } satisfies ClientMessage);
    const ping = () => JSON.stringify({ type: 'ping', at: Date.now() } satisfies ClientMessage);
    this.#branches = new Branches(url, options, {
      dialled: (address) => this.#branches.write(address, hello),
      heard: (text, address) => this.#hear(text, address),
      test: (address) => {
        if (this.#branches.isOpen(address)) this.#branches.write(address, ping());
      },
      again: (tables) => {
        for (const table of tables) this.#moves(table, soon());
      },
      lost: (_, tables) => {
        for (const table of tables) this.#moves(table, LOST_MS * (1 + 4 * Math.random()));
      },
    });
    this.#line = new Line(url, options, {
      dialled: () => this.#line.write(hello),
      heard: (text) => this.#hear(text, HOME),
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

  /**
   * Told when a table begins to go to another machine of the room, or the one that had it is gone, and when it is
   * there again. What is asked of it meanwhile is asked where it then is.
   */
  onMoving(fn: (table: string, moving: boolean) => void): () => void {
    return this.#moving.on(fn);
  }

  /** Says something that need not be said again after a break; nothing happens while the line is down. */
  send(message: ClientMessage): void {
    const at = 'table' in message ? this.#branches.of(message.table) : HOME;
    const isOpen = at === HOME ? this.state === 'open' : this.#branches.isOpen(at);
    if (!isOpen) return;
    const text = JSON.stringify(message);
    if (at === HOME) this.#line.write(text);
    else this.#branches.write(at, text);
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
      this.#tidy(table);
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

  /** Asks something of a private table as its host. */
  host(table: string, command: Extract<ClientMessage, { type: 'host' }>['command']): Promise<DoAnswer> {
    return this.#ask((id) => ({ type: 'host', id, table, command }));
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
    // Whoever that is has asked for all that is asked from now on.
    this.#you = null;
    this.#line.redial();
  }

  #beginAnew(): void {
    this.#branches.clear();
    this.#moving.endAll();
    for (const watched of this.#watched.values()) watched.next = null;
    this.#questions.refuseAll('signed-out', 'Try again: you have another name now.');
  }

  /** Cuts a wait short, because there is reason to hope; a line that seems well is tested. */
  hurry(): void {
    if (this.state === 'waiting') this.#line.redial();
    else this.doubt();
  }

  /** Tests the line at once, because there is reason to doubt it; without an answer it is given up. */
  doubt(): void {
    this.#line.doubt();
    this.#branches.doubt();
  }

  close(): void {
    this.#end('closed', 'The connection was closed.');
  }

  #ask(make: (id: string) => Question): Promise<DoAnswer> {
    if (this.#line.ended)
      return Promise.resolve({
        ok: false,
        code: 'closed',
        message: 'Reload the page: the connection is closed.',
      });
    // A machine that stands still keeps its lines open: what it does not answer shows that.
    const [question, answer] = this.#questions.begin(make, (table) => {
      const at = this.#branches.of(table);
      if (at === HOME) this.#line.doubt();
      else this.#branches.doubtLine(at);
    });
    this.send(question);
    return answer;
  }

  #end(state: 'closed' | 'refused', message: string): void {
    this.#line.end(state);
    this.#branches.clear();
    this.#moving.endAll();
    this.#questions.refuseAll(state, message);
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

  /** Asks for a table where it is now, and again what it has not answered. */
  #resumeTable(table: string): void {
    const watched = this.#watched.get(table);
    if (watched !== undefined) this.#askFor(table, watched);
    for (const question of this.#questions.of(table)) this.send(question);
  }

  /** No line is kept for a table that nobody here wants to hear of anymore. */
  #tidy(table: string): boolean {
    if (this.#watched.has(table) || this.#questions.of(table).length > 0) return false;
    this.#branches.home(table);
    this.#branches.tidy();
    this.#moving.end(table);
    return true;
  }

  /** A table is between two machines; unless it is told of soon, the room is asked where it is. */
  #moves(table: string, wait: number): void {
    if (this.#tidy(table)) return;
    this.#moving.begin(table, wait, () => {
      this.#branches.home(table);
      this.#branches.tidy();
      this.#moves(table, soon());
      this.#resumeTable(table);
    });
  }

  /** Who tells of a table has it, is believed when it goes from there, and is asked what was asked elsewhere. */
  #toldAt(table: string, from: string): void {
    if (this.#branches.toldAt(table, from))
      for (const question of this.#questions.of(table)) this.send(question);
  }

  /** A table is told of again: what it was asked while nobody had it is asked again. */
  #arrived(table: string): void {
    if (this.#moving.end(table)) for (const question of this.#questions.of(table)) this.send(question);
  }

  /** The table is at another address, or between two where none is said; then the next address is still to come. */
  #moved({ table, address }: Of<'moved'>): void {
    this.#cutting.moved(table);
    if (address === undefined || !this.#branches.move(table, address)) {
      // Who says that nobody has it says also who has it next, and is believed until the room is asked.
      this.#moves(table, soon());
      return;
    }
    this.#moves(table, MOVING_MS);
    if (this.#branches.isOpen(address)) this.#resumeTable(table);
  }

  #hear(text: string, from: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if ('now' in message) this.#ahead = message.now - Date.now();
    switch (message.type) {
      case 'welcome':
        if (from !== HOME) {
          this.#welcomedAt(from, message.you.id);
          return;
        }
        this.#cutting.welcomed(message.you.id, (table) => this.#branches.of(table) === HOME);
        this.#resume(message.you.id);
        break;
      case 'moved':
        if (this.#branches.of(message.table) !== from) return;
        this.#moved(message);
        break;
      case 'table':
        if (!this.#began(message, from)) return;
        break;
      case 'events':
        this.#went(message, from);
        return;
      case 'said':
        if (!this.#isNews(message)) return;
        break;
      case 'done':
        this.#answer(message.id, { ok: true });
        break;
      case 'refused':
        // A machine that no longer has the table has nothing to say of it.
        if (!this.#isFrom(from, this.#questions.tableOf(message.id))) return;
        this.#answer(message.id, { ok: false, code: message.code, message: message.message });
        break;
      case 'cut':
        this.#cutting.counts(message.table, message.root);
        break;
      case 'closed':
        if (!this.#isFrom(from, message.table)) return;
        this.#watched.delete(message.table);
        this.#cutting.forget(message.table);
        this.#tidy(message.table);
        break;
      case 'error':
        if (message.code === 'version') this.#end('refused', message.message);
        break;
    }
    this.#tell(message);
  }

  #isFrom(from: string, table: string | undefined): boolean {
    return table === undefined || this.#branches.of(table) === from;
  }

  /** The line to another machine stands: its tables go on there. */
  #welcomedAt(address: string, you: string): void {
    this.#branches.welcomed(address);
    // Somebody has signed in as another meanwhile: the room's own line has to hear of it, too.
    if (this.#you !== you) {
      this.redial();
      return;
    }
    for (const table of this.#branches.at(address)) {
      this.#cutting.moved(table);
      this.#resumeTable(table);
    }
  }

  #resume(you: string): void {
    this.#line.welcomed();
    // Somebody may have signed in as another meanwhile, in another window of the same browser.
    if (this.#you !== null && this.#you !== you) this.#beginAnew();
    this.#you = you;
    for (const [table, watched] of this.#watched)
      if (this.#branches.of(table) === HOME) this.#askFor(table, watched);
    if (this.#lobby > 0) this.send({ type: 'lobby', on: true });
    if (this.#mine > 0) this.send({ type: 'mine', on: true });
    for (const question of this.#questions.all())
      if (this.#branches.of(question.table) === HOME) this.send(question);
  }

  #began(message: TableMessage, from: string): boolean {
    const { table, seq, events, chat } = message;
    const watched = this.#watched.get(table);
    if (watched === undefined) return false;
    this.#toldAt(table, from);
    this.#arrived(table);
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
  #went(message: EventsMessage, from: string): void {
    const watched = this.#watched.get(message.table);
    if (watched === undefined || watched.next === null) return;
    const known = watched.next - message.seq;
    if (known < 0) {
      if (!watched.asking) this.#askFor(message.table, watched);
      return;
    }
    const events = known === 0 ? message.events : message.events.slice(known);
    if (events.length > 0) this.#toldAt(message.table, from);
    // What is known already may come late from where the table was.
    if (this.#isFrom(from, message.table)) {
      watched.asking = false;
      this.#arrived(message.table);
    }
    watched.next += events.length;
    this.#cutting.went({ table: message.table, events });
    if (events.length > 0 || message.names !== undefined)
      this.#tell({ ...message, seq: watched.next - events.length, events });
  }

  #answer(id: string, answer: DoAnswer): void {
    const table = this.#questions.tableOf(id);
    this.#questions.answer(id, answer);
    if (table !== undefined) this.#tidy(table);
  }

  #tell(message: ServerMessage): void {
    for (const fn of [...(this.#listeners.get(message.type) ?? [])]) fn(message);
  }
}

const soon = (): number => MOVING_MS * (0.75 + Math.random() / 2);

/** Ends something the first time it is called, and does nothing after that. */
function once(end: () => void): () => void {
  let done = false;
  return () => {
    if (!done) end();
    done = true;
  };
}
