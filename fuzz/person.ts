import { WebSocket } from 'ws';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '../packages/core/src/protocol/messages.ts';
import { openView, type TableView } from '../packages/core/src/table/index.ts';
import { Visitor } from '../packages/room/src/server/testing.ts';
import { Found } from './found.ts';

type Frame = string | Buffer;
type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>;

const PATIENCE_MS = 20_000;
/** Nobody needs to hear more than this for one table to judge what was told. */
const MOST_HEARD = 5000;

/** Somebody over a real socket, who keeps a view of each table and all that was told of it. */
export class Person {
  readonly name: string;
  readonly visitor: Visitor;
  readonly views = new Map<string, TableView>();
  /** Updates as text, by table, since this person first looked there. */
  readonly heard = new Map<string, string[]>();
  id = '';
  #socket: WebSocket | null = null;
  #url: string;
  #asked = 0;
  readonly #answers = new Map<string, Answer>();
  #pong = 0;
  /** What was wrong with something that was heard. */
  #wrong: unknown = null;
  #lookedFor = new Map<string, number>();
  #waiting = new Set<() => void>();

  constructor(name: string, url: string) {
    this.name = name;
    this.visitor = new Visitor(url);
    this.#url = url;
  }

  get here(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** The room has opened again somewhere else. */
  moveTo(url: string): void {
    const { cookie } = this.visitor;
    Object.assign(this, { visitor: new Visitor(url) });
    this.visitor.cookie = cookie;
    this.#url = url;
    this.#socket = null;
  }

  async connect(): Promise<void> {
    if (this.here) return;
    const { cookie } = this.visitor;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/ws`, {
      headers: cookie === '' ? {} : { cookie },
    });
    this.#socket = socket;
    socket.on('message', (data) => {
      try {
        this.#hear(JSON.parse(String(data)) as ServerMessage);
      } catch (error) {
        this.#wrong ??= error;
      }
      this.#look();
    });
    socket.on('close', () => this.#look());
    socket.on('error', () => {});
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done());
      socket.once('close', (code) => fail(new Found(`A socket was closed before it opened (${code}).`)));
    });
    await this.say({ type: 'hello', v: PROTOCOL });
    for (const [table, view] of this.views) await this.watch(table, view.seq - 1);
  }

  hangUp(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends something and waits until the room has read it. */
  async say(message: ClientMessage | Frame): Promise<void> {
    await this.sendAll([message]);
  }

  async sendAll(messages: readonly (ClientMessage | Frame)[]): Promise<void> {
    for (const message of messages) {
      const ready = typeof message === 'string' || Buffer.isBuffer(message);
      this.#socket?.send(ready ? message : JSON.stringify(message));
    }
    const at = ++this.#asked;
    this.#socket?.send(JSON.stringify({ type: 'ping', at }));
    await this.#until(() => this.#pong >= at || !this.here, 'a ping');
  }

  async watch(table: string, after?: number): Promise<void> {
    const before = this.#lookedFor.get(table) ?? 0;
    await this.say({ type: 'watch', table, ...(after !== undefined && { after }) });
    await this.#until(() => (this.#lookedFor.get(table) ?? 0) > before || !this.here, `watching ${table}`);
  }

  /** Asks something of a table and waits for the answer; null when the line broke. */
  async ask(type: 'do' | 'floor', table: string, command: unknown, times = 1): Promise<Answer | null> {
    const id = `${this.name} ${++this.#asked}`;
    const message = JSON.stringify({ type, id, table, command });
    await this.sendAll(Array.from({ length: times }, () => message));
    await this.#until(() => this.#answers.has(id) || !this.here, `the answer to ${message}`);
    return this.#answers.get(id) ?? null;
  }

  #until(what: () => boolean, name: string): Promise<void> {
    return new Promise((done, fail) => {
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        fail(new Found(`Nothing came back for ${name}.`));
      }, PATIENCE_MS);
      const look = () => {
        const wrong = this.#wrong;
        if (wrong === null && !what()) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        if (wrong === null) done();
        else fail(wrong);
      };
      this.#waiting.add(look);
      look();
    });
  }

  #look(): void {
    for (const look of [...this.#waiting]) look();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.id = message.you.id;
        break;
      case 'pong':
        this.#pong = message.at;
        break;
      case 'done':
      case 'refused':
        if (message.type === 'refused') sentence(message.code, message.message);
        this.#answers.set(message.id, message);
        break;
      case 'error':
        sentence(message.code, message.message);
        break;
      case 'closed':
        this.views.delete(message.table);
        this.#seen(message.table);
        break;
      case 'table':
        this.views.set(
          message.table,
          openView(message.opening, message.base, message.seq).see(message.events),
        );
        this.#keep(message.table, message);
        break;
      case 'events': {
        const view = this.views.get(message.table);
        if (view !== undefined) {
          if (message.seq > view.seq)
            throw new Found(`${this.name} was told event ${message.seq} of a table instead of ${view.seq}.`);
          // Whoever asks to go on from earlier is told again what they know.
          view.see(message.events.slice(view.seq - message.seq));
        }
        this.#keep(message.table, message);
        break;
      }
    }
  }

  #keep(table: string, { seq, events }: { readonly seq: number; readonly events: readonly unknown[] }): void {
    const heard = this.heard.get(table) ?? [];
    if (heard.length < MOST_HEARD) heard.push(JSON.stringify({ seq, events }));
    this.heard.set(table, heard);
    this.#seen(table);
  }

  #seen(table: string): void {
    this.#lookedFor.set(table, (this.#lookedFor.get(table) ?? 0) + 1);
  }
}

/** Whoever is refused is told why, in a sentence, and it is never that something broke. */
function sentence(code: string, message: string): void {
  if (code === 'broken' || code === 'not-saved' || !/^\S.*[.!?]$/s.test(message))
    throw new Found(`A refusal without a sentence: ${code}: ${JSON.stringify(message)}`);
}
