import { PlayLoop } from '../bots/play-loop.ts';
import type { Me } from '../protocol/messages.ts';
import type { PlayerCommand } from '../table/commands.ts';
import { openView } from '../table/house-table.ts';
import type { TableView } from '../table/view/view.ts';
import { type Connection, connect, type DoAnswer } from './connection.ts';
import type { SocketLike } from './line.ts';

/** Why the room said no, with its code. */
export class RoomProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RoomProblem';
    this.code = code;
  }
}

/** Somebody in a room, over the network, from a program: signed in, with a line that mends itself. */
export class Visit {
  readonly you: Me;
  readonly connection: Connection;
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string, you: Me, dial: Dial) {
    this.#url = url;
    this.#cookie = cookie;
    this.you = you;
    const socket = (to: string) => dial(to, { headers: { cookie }, origin: url });
    this.connection = connect(`${url.replace(/^http/, 'ws')}/ws`, { socket });
  }

  /** Comes in as a guest, or with a password to an account of one's own. */
  static async to(url: string, name: string, password?: string): Promise<Visit> {
    const base = url.replace(/\/+$/, '');
    const dial = await dialer();
    const path = password === undefined ? '/api/guest' : '/api/login';
    const { answer, cookie } = await post(
      base,
      path,
      { name, ...(password !== undefined && { password }) },
      '',
    );
    return new Visit(base, cookie, (answer as { you: Me }).you, dial);
  }

  /** A table of this offering with an open seat, opened with bots if there is none. */
  async dealMeIn(offering: string, limit?: string): Promise<SeenTable> {
    const body = { offering, ...(limit !== undefined && { limit }) };
    const { answer } = await post(this.#url, '/api/play', body, this.#cookie);
    return this.watch((answer as { table: string }).table);
  }

  /** Follows a table; what is seen of it is what this visitor's seat may see. */
  watch(table: string, key?: string): SeenTable {
    return new SeenTable(this.connection, table, key);
  }

  leave(): void {
    this.connection.close();
  }
}

/** A table as a visitor sees it, kept up to date. */
export class SeenTable {
  readonly id: string;
  /** Null until the room has told of it. */
  view: TableView | null = null;
  /** Why there is nothing more to see. */
  closed: string | null = null;
  readonly #connection: Connection;
  readonly #stops: (() => void)[];
  readonly #listeners = new Set<(table: SeenTable) => void>();

  constructor(connection: Connection, id: string, key?: string) {
    this.id = id;
    this.#connection = connection;
    this.#stops = [
      connection.on('table', ({ table, opening, base, seq, events }) => {
        if (table !== id) return;
        this.view = openView(opening, base, seq).see(events);
        this.#changed();
      }),
      connection.on('events', ({ table, events }) => {
        if (table !== id) return;
        this.view?.see(events);
        this.#changed();
      }),
      connection.on('closed', ({ table, reason }) => {
        if (table !== id) return;
        this.closed = reason;
        this.#changed();
      }),
      connection.watch(id, key),
    ];
  }

  /** Told after everything that happens; the answer ends it. */
  onChange(fn: (table: SeenTable) => void): () => void {
    this.#listeners.add(fn);
    if (this.view !== null) fn(this);
    return () => this.#listeners.delete(fn);
  }

  do(command: PlayerCommand): Promise<DoAnswer> {
    return this.#connection.do(this.id, command);
  }

  /**
   * Lets a mind play: it is asked after everything that happens, one question at a time; null is nothing to
   * do. What is refused is told to `refused`, and asked again when something has happened.
   */
  playBy(
    mind: (view: TableView) => PlayerCommand | null,
    refused: (message: string) => void = () => {},
  ): () => void {
    const loop = new PlayLoop({
      decide: () => (this.view === null ? null : mind(this.view)),
      seq: () => this.view?.seq ?? -1,
      ask: async (command) => {
        const answer = await this.do(command);
        if (!answer.ok) refused(answer.message);
        return answer.ok;
      },
      broke: (error) => void Promise.reject(error),
    });
    const unhear = this.onChange(() => loop.changed());
    return () => {
      unhear();
      loop.stop();
    };
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#listeners.clear();
  }

  #changed(): void {
    for (const fn of [...this.#listeners]) fn(this);
  }
}

type Dial = (url: string, as: { headers: Record<string, string>; origin: string }) => SocketLike;

/** Sockets that say who comes, which those of a browser and of Node 20 cannot. */
async function dialer(): Promise<Dial> {
  try {
    const { WebSocket } = await import('ws');
    return (url, as) => new WebSocket(url, as);
  } catch {
    throw new Error('To visit a room from a program the package "ws" has to be installed: npm install ws');
  }
}

async function post(url: string, path: string, body: unknown, cookie: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cardroom': '1', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => null)) as {
    readonly error?: { readonly code: string; readonly message: string };
  } | null;
  if (!response.ok) {
    const { code = 'unknown', message = `The room answered ${response.status}.` } = answer?.error ?? {};
    throw new RoomProblem(code, message);
  }
  return {
    answer: answer as unknown,
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie,
  };
}
