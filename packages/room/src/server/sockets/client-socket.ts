import { type Me, type Notice, PROTOCOL, type ServerMessage } from '@cardroom/core/protocol';
import type { WebSocket } from 'ws';
import { meOf } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import { sayProblem } from '../http/problem.ts';
import { type CheckedMessage, clientMessage, sayWrong } from '../http/schemas.ts';
import { isKeepable, NOT_KEEPABLE } from '../keepable.ts';
import { over, wordFor } from '../limits.ts';
import { Bucket } from './bucket.ts';
import { TableMessages } from './table-messages.ts';

/** Why a socket was closed; those from 4000 up are ours. */
export const CLOSE = { leaving: 1001, slow: 1013, hasty: 4008, version: 4000, signedOut: 4001, silent: 4002 };

const VISITOR: Me = { id: '', name: '', role: 'patron', guest: true, rail: 0 };

/** Time for the last words to arrive before a socket that is being closed is cut off. */
const PATIENCE_MS = 2000;

/** A message, or one that is text already. */
export type Sent = ServerMessage | string | Buffer;

const TEXT = { binary: false };

/** Refusals that are not the client's doing, or counted elsewhere. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['not-saved', 'broken', 'too-fast']);

/** One socket: it says hello, and then anything in any order. */
export class ClientSocket {
  readonly caller: Caller | null;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #context: ServerContext;
  readonly #tables: TableMessages;
  readonly #messages: Bucket;
  /** What all connections of the address may say together. */
  readonly #shared: Bucket;
  readonly #refusals: Bucket;
  #refused = 0;
  #greeted = false;
  #answered = true;
  #tested = false;
  #open = true;
  /** Whether the list of tables is followed, and what of it was told last and when. */
  readonly lobby: { on: boolean; told: Buffer | null; at: number } = {
    on: false,
    told: null,
    at: Number.NEGATIVE_INFINITY,
  };
  /** The last list of one's own tables that was sent; null while it is not followed. */
  mine: string | null = null;
  /** When it was asked for last. */
  mineAt = Number.NEGATIVE_INFINITY;

  constructor(socket: WebSocket, caller: Caller | null, address: string, context: ServerContext) {
    this.#socket = socket;
    this.caller = caller;
    this.address = address;
    this.#context = context;
    const now = performance.now();
    this.#messages = new Bucket(context.limits.messages, now);
    this.#refusals = new Bucket(context.limits.refused, now);
    this.#shared = context.sockets.messagesFrom(address);
    this.#tables = new TableMessages(context, caller?.user ?? null, address, (message) => this.send(message));
    socket.on('message', (data, binary) => {
      // Whatever somebody says, it is no trouble to anybody else.
      try {
        this.#hear(binary ? null : String(data));
      } catch (error) {
        context.log.error({ err: error }, 'a message failed');
        const { code, message } = sayProblem(error);
        this.#refuse(null, code, message);
      }
    });
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => this.#ponged());
    socket.on('close', () => this.#gone());
    // A frame that is too large or broken: the socket closes by itself, with its own reason.
    socket.on('error', (error) => {
      if ((error as { readonly code?: unknown }).code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
        context.metrics.limited(wordFor('messageBytes'));
    });
  }

  watches(table: string): boolean {
    return this.#tables.watches(table);
  }

  changed(user: string): void {
    this.#tables.changed(user);
  }

  tableClosed(table: string, reason: string | null): void {
    this.#tables.closed(table, reason ?? undefined);
  }

  tableLetGo(table: string, node: string | null): void {
    this.#tables.letGo(table, node);
  }

  send(message: Sent): void {
    if (!this.#open) return;
    const ready = typeof message === 'string' || Buffer.isBuffer(message);
    this.#socket.send(ready ? message : JSON.stringify(message), TEXT);
    if (!ready && (message.type === 'refused' || message.type === 'error')) this.#count(message.code);
    this.#checkBacklog();
  }

  #checkBacklog(): void {
    if (this.#socket.bufferedAmount > this.#context.limits.backlog)
      this.close(CLOSE.slow, over(this.#context, 'backlog').message);
  }

  /** Whoever does nothing but be refused is sent away. */
  #count(code: string): void {
    if (NOT_COUNTED.has(code) || this.#refusals.take(performance.now())) return;
    this.close(CLOSE.hasty, over(this.#context, 'refused').message);
  }

  /** False before anybody has said hello. */
  notice(notice: Notice): boolean {
    if (this.#open && this.#greeted) this.send({ type: 'notice', ...notice });
    return this.#open && this.#greeted;
  }

  /** Tests whether anybody is there; who has not answered the last test, or not said hello by now, is not. */
  test(): void {
    const silent = !this.#answered || (this.#tested && !this.#greeted);
    this.#tested = true;
    if (silent) {
      this.close(CLOSE.silent, over(this.#context, 'heartbeat').message);
      return;
    }
    this.#answered = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#gone();
    sendAway(this.#socket, code, reason);
  }

  #gone(): void {
    if (!this.#open) return;
    this.#open = false;
    this.lobby.on = false;
    this.mine = null;
    this.#tables.leave();
    this.#context.sockets.remove(this);
  }

  /** Which limit one more message is over; null when it is one of those that may come. */
  #hasty(): 'messages' | 'messagesAddress' | null {
    const now = performance.now();
    if (!this.#messages.take(now)) return 'messages';
    return this.#shared.take(now) ? null : 'messagesAddress';
  }

  /** Counts as a message: what is answered to it waits for the client just as well. */
  #pinged(data: Buffer): void {
    if (!this.#open) return;
    this.#answered = true;
    const hasty = this.#hasty();
    if (hasty !== null) {
      this.#tooFast(null, hasty);
      return;
    }
    this.#socket.pong(data);
    this.#checkBacklog();
  }

  /** One that nobody asked for counts as well. */
  #ponged(): void {
    if (!this.#open) return;
    const asked = !this.#answered;
    this.#answered = true;
    const hasty = asked ? null : this.#hasty();
    if (hasty !== null) this.#tooFast(null, hasty);
  }

  #hear(text: string | null): void {
    if (!this.#open) return;
    this.#answered = true;
    const hasty = this.#hasty();
    const raw = read(text);
    if (hasty !== null) {
      this.#tooFast(raw, hasty);
      return;
    }
    if (raw === undefined) {
      this.#refuse(null, 'not-json', 'A message is one JSON object in a text frame.');
      return;
    }
    // In JSON such a character can only stand as an escape.
    if (text?.includes('\\u') && !isKeepable(raw)) {
      this.#refuse(raw, 'malformed', NOT_KEEPABLE);
      return;
    }
    const checked = clientMessage.safeParse(raw);
    if (checked.success) this.#take(checked.data);
    else this.#refuse(raw, 'malformed', sayWrong(checked.error));
  }

  /** Whoever asked with an id is answered by it. */
  #refuse(raw: unknown, code: string, message: string): void {
    const id = idIn(raw);
    this.#context.metrics.refused(code);
    this.send(id === null ? { type: 'error', code, message } : { type: 'refused', id, code, message });
  }

  #tooFast(raw: unknown, limit: 'messages' | 'messagesAddress'): void {
    if (++this.#refused > this.#context.limits.haste) {
      this.close(CLOSE.hasty, over(this.#context, 'haste').message);
      return;
    }
    const { code, message } = over(this.#context, limit);
    this.#refuse(raw, code, message);
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
        this.lobby.on = message.on;
        this.lobby.told = null;
        if (message.on) this.#context.sockets.tellLobby(this);
        return;
      case 'mine':
        this.mine = message.on ? '' : null;
        if (message.on) this.#context.sockets.tellMine(this);
        return;
      case 'ping':
        this.send({ type: 'pong', at: message.at, now: this.#context.room.clock.now() });
        return;
      default:
        this.#tables.take(message).catch((error) => {
          this.#context.log.error({ err: error, message: message.type }, 'a message failed');
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
      this.close(CLOSE.version, 'Wrong version.');
      return;
    }
    this.#greeted = true;
    const { room } = this.#context;
    const you = this.caller === null ? VISITOR : meOf(this.#context, this.caller.user);
    this.send({ type: 'welcome', v: PROTOCOL, you, now: room.clock.now() });
    if (this.caller !== null) void this.#context.notices.greet(this.caller.user.id);
  }
}

/** Says why, and does not wait long for who is sent away to go. */
export function sendAway(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), PATIENCE_MS).unref();
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
