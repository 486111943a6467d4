import { request } from 'node:http';
import { Readable } from 'node:stream';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@cardroom/core/protocol';
import { openView, type PlayerCommand, type TableEvent, type TableView } from '@cardroom/core/table';
import { WebSocket } from 'ws';
import type { BotHost } from '../room/bots/host.ts';
import { Room } from '../room/room.ts';
import type { RoomOptions } from '../room/room-options.ts';
import type { Pace } from '../room/table/pace.ts';
import { tempFolder } from '../room/testing/testing.ts';
import { openStore, type Where } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Hashing, type HashingLimits } from './accounts/hashing.ts';
import { Metrics } from './http/metrics.ts';
import { Problem } from './http/problem.ts';
import { usualLimits } from './limits.ts';
import { makeLog } from './log.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** For tests only: a room on a real store behind a real server, and people who come to it over the network. */

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface TestServer {
  readonly room: Room;
  readonly store: Store;
  readonly server: RunningServer;
  readonly metrics: Metrics;
  /** Everything that was logged, line by line. */
  readonly logged: string[];
  visitor(): Visitor;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** A queue for passwords as the room has it. */
export const testHashing = (limits: Partial<HashingLimits> = {}) =>
  new Hashing({ ...usualLimits, ...limits }, (limit) => new Problem(503, 'busy', limit));

/** Passwords of tests are not worth the time that real ones are. */
export const CHEAP = { N: 1024, r: 8, p: 1 };

/** Nobody waits for show in a test. */
const BRISK: Pace = { betweenHands: 20, betting: 300, lastBets: 20 };

/** On a folder of its own, which is gone afterwards, unless the data are said to be elsewhere. */
export async function startTestServer(
  {
    clock,
    shuffles,
    pace = BRISK,
    timeToAct,
    ...options
  }: Partial<ServerOptions> & Pick<RoomOptions, 'clock' | 'shuffles' | 'pace' | 'timeToAct'> = {},
  where?: Where,
  host?: (room: Room) => BotHost,
): Promise<TestServer> {
  const folder = where === undefined ? tempFolder() : { path: '', remove: () => {} };
  const store = await openStore(where ?? { data: folder.path });
  const metrics = new Metrics();
  const { measured, counted, troubled } = metrics;
  const remembered = options.limits?.remembered ?? usualLimits.remembered;
  const lookedUp = () => metrics.limited('remembered');
  const given = { ...(clock && { clock }), ...(shuffles && { shuffles }), ...(timeToAct && { timeToAct }) };
  const room = await Room.start({ store, pace, measured, counted, troubled, remembered, lookedUp, ...given });
  const logged: string[] = [];
  const log = makeLog('trace', { write: (line) => void logged.push(line) });
  const bots = host === undefined ? {} : { bots: host(room) };
  const server = await startServer({
    room,
    store,
    port: 0,
    metrics,
    log,
    passwordCost: CHEAP,
    ...bots,
    ...options,
  });
  return {
    room,
    store,
    server,
    metrics,
    logged,
    visitor: () => new Visitor(server.url),
    async stop() {
      bots.bots?.stop();
      await server.stop();
      await store.close();
      folder.remove();
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

/** A browser of sorts: it keeps its cookie. */
export class Visitor {
  readonly #url: string;
  cookie = '';
  /** The cookie by which the room knows this browser again. */
  device = '';

  constructor(url: string) {
    this.#url = url;
  }

  #cookies(): { cookie?: string } {
    const all = [this.cookie, this.device].filter((cookie) => cookie !== '');
    return all.length === 0 ? {} : { cookie: all.join('; ') };
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#cookies(),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';', 1);
      if (cookie.startsWith('cardroom-device=')) this.device = cookie;
      else this.cookie = cookie;
    }
    const said = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      text: said,
      body: isJson ? JSON.parse(said) : null,
    };
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.ask('POST', path, body, { 'x-cardroom': '1' });
  }

  /** A guest by that name; answers the id. */
  async guest(name: string): Promise<string> {
    const { status, body, text } = await this.post('/api/guest', { name });
    if (status !== 200) throw new Error(text);
    return body.you.id;
  }

  /** A socket that has not said hello. */
  dial(headers: Record<string, string> = {}): Promise<TestLine> {
    const url = `${this.#url.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, {
      headers: { ...this.#cookies(), ...headers },
    });
    return new Promise((done, fail) => {
      const line = new TestLine(socket);
      socket.once('open', () => done(line));
      socket.once('error', fail);
      socket.once('unexpected-response', (_, response) => fail(new Error(`HTTP ${response.statusCode}`)));
    });
  }

  /** What is answered in plain HTTP to whoever may not have a socket. */
  upgrade(): Promise<Answer> {
    return new Promise((done, fail) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'Y2FyZHJvb20gY2FyZHJvbw==',
        ...this.#cookies(),
      };
      const asked = request(`${this.#url}/ws`, { headers }, async (answer) => {
        const text = await new Response(Readable.toWeb(answer) as ReadableStream).text();
        done({ status: answer.statusCode ?? 0, headers: new Headers(), text, body: JSON.parse(text) });
      });
      asked.on('upgrade', () => fail(new Error('There is a socket.')));
      asked.on('error', fail);
      asked.end();
    });
  }

  async connect(): Promise<TestLine> {
    const line = await this.dial();
    line.send({ type: 'hello', v: PROTOCOL });
    await line.next('welcome');
    return line;
  }
}

/** A socket and all it has heard. */
export class TestLine {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #waiting = new Set<() => void>();
  #looked = 0;
  #asked = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      for (const look of [...this.#waiting]) look();
    });
    this.closed = new Promise((done) =>
      socket.once('close', (code, reason) => done({ code, reason: String(reason) })),
    );
  }

  send(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something is so. */
  until<T>(what: () => T | undefined | false): Promise<T> {
    return new Promise((done, fail) => {
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        fail(new Error(`Nothing came; heard ${this.heard.map(({ type }) => type).join(', ')}`));
      }, PATIENCE_MS);
      const look = () => {
        const found = what();
        if (found === undefined || found === false) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        done(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The next message of this type after the last one that was waited for. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    return this.until(() => {
      const at = this.heard.findIndex(
        (message, i) => i >= this.#looked && message.type === type && fits(message as Of<T>),
      );
      if (at < 0) return undefined;
      this.#looked = at + 1;
      return this.heard[at] as Of<T>;
    });
  }

  do(table: string, command: PlayerCommand, id = `test-${++this.#asked}`): Promise<string> {
    return this.#ask({ type: 'do', id, table, command });
  }

  /** As the host of the table, or as the floor. */
  order(
    as: 'host' | 'floor',
    table: string,
    command: Extract<ClientMessage, { type: 'host' }>['command'] | object,
    id = `test-${++this.#asked}`,
  ): Promise<string> {
    return this.#ask({ type: as, id, table, command } as Extract<ClientMessage, { type: 'floor' }>);
  }

  async #ask(message: Extract<ClientMessage, { id: string }>): Promise<string> {
    const { id } = message;
    const before = this.heard.length;
    this.send(message);
    return this.until(() => {
      const answer = this.heard
        .slice(before)
        .find((message) => (message.type === 'done' || message.type === 'refused') && message.id === id);
      return answer && (answer.type === 'refused' ? `${answer.code}: ${answer.message}` : 'done');
    });
  }

  /** The table as this client knows it by now; events must follow each other without a gap. */
  view(table: string): TableView {
    let view: TableView | null = null;
    for (const message of this.heard) {
      if (message.type === 'table' && message.table === table)
        view = openView(message.opening, message.base, message.seq).see(message.events);
      if (message.type !== 'events' || message.table !== table || view === null) continue;
      if (message.seq !== view.seq) throw new Error(`Event ${view.seq} should come, not ${message.seq}.`);
      view.see(message.events);
    }
    if (view === null) throw new Error('The table was never told.');
    return view;
  }

  events(table: string): TableEvent[] {
    return this.heard.flatMap((message) =>
      (message.type === 'table' || message.type === 'events') && message.table === table
        ? message.events
        : [],
    );
  }

  close(): void {
    this.socket.close();
  }
}

/** Plays what is due at a hold'em table, checking or calling, until so many hands are over. */
export async function playHands(table: string, lines: readonly TestLine[], hands: number): Promise<void> {
  const [first] = lines;
  if (first === undefined) throw new Error('Nobody plays.');
  const over = () => first.events(table).filter(({ type }) => type === 'hand ended').length;
  const until = over() + hands;
  while (over() < until) {
    const acted = await Promise.all(lines.map((line) => actIfDue(table, line)));
    if (!acted.some(Boolean)) await new Promise((go) => setTimeout(go, 5));
  }
}

/** One act by this player, if it is their turn. */
export async function actIfDue(table: string, line: TestLine): Promise<boolean> {
  const welcome = line.heard.find((message) => message.type === 'welcome') as Of<'welcome'>;
  const view = line.view(table);
  const seat = view.seatOf(welcome.you.id);
  const now = view.legal();
  if (now?.kind !== 'pot' || !('seat' in now.legal) || now.legal.seat !== seat) return false;
  const type =
    now.legal.due === 'show' ? 'show' : now.legal.due === 'bet' && now.legal.check ? 'check' : 'call';
  const answer = await line.do(table, { type: 'play', command: { type, seat } });
  if (answer !== 'done') throw new Error(answer);
  await line.until(() => line.view(table).seq > view.seq);
  return true;
}

/** A guest at a table of their own, with a socket that watches it. */
export async function alone(here: TestServer, name: string) {
  const visitor = here.visitor();
  const id = await visitor.guest(name);
  const { body } = await visitor.post('/api/tables', { offering: 'black-sheep/holdem' });
  const line = await visitor.connect();
  line.send({ type: 'watch', table: body.table });
  await line.next('table');
  return { visitor, id, line, table: body.table as string };
}
