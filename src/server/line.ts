import type { WebSocket } from 'ws';
import { type Me, PROTOCOL, type ServerMessage } from '../protocol/messages.ts';
import { meOf } from './accounts.ts';
import { Bucket } from './bucket.ts';
import type { Desk } from './desk.ts';
import { sayProblem } from './problem.ts';
import { type CheckedMessage, clientMessage, sayWrong } from './schemas.ts';
import type { Caller } from './sessions.ts';
import { TableDesk } from './table-desk.ts';

/** Why a socket was closed; those from 4000 up are ours. */
export const CLOSE = { leaving: 1001, slow: 1013, hasty: 4008, version: 4000, signedOut: 4001, silent: 4002 };

const VISITOR: Me = { id: '', name: '', role: 'patron', guest: true, rail: 0 };

/** Time for the last words to arrive before a socket that is being closed is cut off. */
const PATIENCE_MS = 2000;

/** A message, or one that is text already. */
export type Sent = ServerMessage | string | Buffer;

const TEXT = { binary: false };

/** One socket: it says hello, and then anything in any order. */
export class Line {
  readonly caller: Caller | null;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #desk: Desk;
  readonly #tables: TableDesk;
  readonly #messages: Bucket;
  #refused = 0;
  #greeted = false;
  #answered = true;
  #tested = false;
  #open = true;
  lobby = false;

  constructor(socket: WebSocket, caller: Caller | null, address: string, desk: Desk) {
    this.#socket = socket;
    this.caller = caller;
    this.address = address;
    this.#desk = desk;
    this.#messages = new Bucket(desk.limits.messages, performance.now());
    this.#tables = new TableDesk(desk, caller?.user ?? null, (message) => this.send(message));
    socket.on('message', (data, binary) => this.#hear(binary ? null : String(data)));
    socket.on('pong', () => {
      this.#answered = true;
    });
    socket.on('close', () => this.#gone());
    // A frame that is too large or broken: the socket closes by itself, with its own reason.
    socket.on('error', () => {});
  }

  watches(table: string): boolean {
    return this.#tables.watches(table);
  }

  tableClosed(table: string): void {
    this.#tables.closed(table);
  }

  send(message: Sent): void {
    if (!this.#open) return;
    const ready = typeof message === 'string' || Buffer.isBuffer(message);
    this.#socket.send(ready ? message : JSON.stringify(message), TEXT);
    if (this.#socket.bufferedAmount > this.#desk.limits.backlog)
      this.close(CLOSE.slow, 'Too much is waiting for you. Connect again and go on from where you were.');
  }

  /** Tests whether anybody is there; who has not answered the last test, or not said hello by now, is not. */
  test(): void {
    const silent = !this.#answered || (this.#tested && !this.#greeted);
    this.#tested = true;
    if (silent) {
      this.close(CLOSE.silent, 'Nobody answers.');
      return;
    }
    this.#answered = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#gone();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), PATIENCE_MS).unref();
  }

  #gone(): void {
    if (!this.#open) return;
    this.#open = false;
    this.lobby = false;
    this.#tables.leave();
    this.#desk.lines.remove(this);
  }

  #hear(text: string | null): void {
    if (!this.#open) return;
    this.#answered = true;
    const hasty = !this.#messages.take(performance.now());
    const raw = read(text);
    if (hasty) {
      this.#tooFast(raw);
      return;
    }
    if (raw === undefined) {
      this.#refuse(null, 'not-json', 'A message is one JSON object in a text frame.');
      return;
    }
    const checked = clientMessage.safeParse(raw);
    if (checked.success) this.#take(checked.data);
    else this.#refuse(raw, 'malformed', sayWrong(checked.error));
  }

  /** Whoever asked with an id is answered by it. */
  #refuse(raw: unknown, code: string, message: string): void {
    const id = idIn(raw);
    this.#desk.metrics.refused(code);
    this.send(id === null ? { type: 'error', code, message } : { type: 'refused', id, code, message });
  }

  #tooFast(raw: unknown): void {
    if (++this.#refused > this.#desk.limits.haste) {
      this.close(CLOSE.hasty, 'Too many messages.');
      return;
    }
    this.#refuse(raw, 'too-fast', 'Too many messages at once; wait a second.');
  }

  #take(message: CheckedMessage): void {
    if (message.type === 'hello') {
      this.#hello(message.v);
      return;
    }
    if (!this.#greeted) {
      this.#refuse(null, 'hello-first', `Say {"type":"hello","v":${PROTOCOL}} first.`);
      return;
    }
    switch (message.type) {
      case 'lobby':
        this.lobby = message.on;
        if (message.on) this.#desk.lines.tellLobby(this);
        return;
      case 'ping':
        this.send({ type: 'pong', at: message.at, now: this.#desk.room.clock.now() });
        return;
      default:
        this.#tables.take(message).catch((error) => {
          this.#desk.log.error({ err: error, message: message.type }, 'a message broke something');
          const { code, message: sentence } = sayProblem(error);
          this.#refuse(message, code, sentence);
        });
    }
  }

  #hello(v: number): void {
    if (v !== PROTOCOL) {
      this.#refuse(
        null,
        'version',
        `The room speaks version ${PROTOCOL}, not ${v}. Reload the page or update the client.`,
      );
      this.close(CLOSE.version, 'Another version.');
      return;
    }
    this.#greeted = true;
    const { room } = this.#desk;
    const you = this.caller === null ? VISITOR : meOf(this.#desk, this.caller.user);
    this.send({ type: 'welcome', v: PROTOCOL, you, now: room.clock.now() });
  }
}

function read(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function idIn(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  return typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : null;
}
