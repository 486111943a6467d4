import { type Refusal, refuse } from '@cardroom/core/engine';
import type { ChatLine } from '@cardroom/core/protocol';
import { ownRulings, STOPPED } from '@cardroom/core/table';
import { StoreError } from '../../store/errors.ts';
import type { User } from '../../store/people/people.ts';
import { lacks, type Right } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import { hasKey, mayEnter } from '../http/access.ts';
import type { CheckedMessage } from '../http/schemas.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { over } from '../limits.ts';
import { movedTo } from '../nodes/table-moves.ts';
import type { Sent } from './client-socket.ts';
import { askAsFloor, askAsHost } from './table-orders.ts';
import { Watch } from './watch.ts';

type ForTables = Exclude<CheckedMessage, { type: 'hello' | 'lobby' | 'mine' | 'ping' }>;
type Of<T extends ForTables['type']> = Extract<ForTables, { type: T }>;

const NO_TABLE = { code: 'not-found', message: 'There is no such table open.' };
const NOT_SHOWN = 'This table cannot be shown to you right now. Open it again.';
const CHAT_SHOWN = 50;

/** Lines at one table are told in the order of their numbers. */
const speaking = keyedQueue();

/** What one socket has to do with tables. */
export class TableMessages {
  readonly #context: ServerContext;
  readonly #user: User | null;
  readonly #address: string;
  readonly #send: (message: Sent) => void;
  readonly #watched = new Map<string, Watch>();
  /** Keys of private tables that were shown on this socket. */
  #keys: Map<string, string> | null = null;
  /** Tables that nobody has, and that are watched as soon as somebody has them here. */
  readonly #held = new Map<string, () => void>();
  /** Tables that are watched or about to be, and by which request. */
  readonly #asked = new Map<string, number>();
  #turn = 0;
  #left = false;

  constructor(context: ServerContext, user: User | null, address: string, send: (message: Sent) => void) {
    this.#context = context;
    this.#user = user;
    this.#address = address;
    this.#send = send;
  }

  watches(table: string): boolean {
    return this.#watched.has(table);
  }

  /** Somebody has another role: those who see the person here are told. */
  changed(user: string): void {
    for (const watch of this.#watched.values()) watch.changed(user);
  }

  leave(): void {
    this.#left = true;
    for (const watch of this.#watched.values()) watch.end();
    for (const end of this.#held.values()) end();
    this.#watched.clear();
  }

  async take(message: ForTables): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#unwatch(message.table);
        return;
      case 'do':
        return this.#do(message);
      case 'floor':
        return this.#floor(message);
      case 'host':
        return this.#host(message);
      case 'say':
        return this.#say(message);
      case 'cut':
        this.#cut(message);
        return;
    }
  }

  #error({ code, message }: { readonly code: string; readonly message: string }): void {
    this.#context.metrics.refused(code);
    this.#send({ type: 'error', code, message });
  }

  #unwatch(table: string): void {
    this.#asked.delete(table);
    this.#watched.get(table)?.end();
    this.#watched.delete(table);
    this.#held.get(table)?.();
    this.#held.delete(table);
  }

  /** A node that does not know where a table is finds out, and goes on with it or says where. */
  #hold(message: Of<'watch'>): void {
    const { moves, limits, log } = this.#context;
    const { table } = message;
    this.#held.get(table)?.();
    if (this.#left || this.#held.size >= limits.watched) return;
    const end = moves.awaits(table, () => {
      if (this.#held.get(table) !== end) return;
      this.#held.delete(table);
      this.#watch(message).catch((error) => log.error({ err: error, table }, 'a message failed'));
    });
    this.#held.set(table, end);
  }

  /** The table has gone to that node, or nobody knows yet where to. */
  letGo(table: string, node: string | null): void {
    if (!this.#asked.has(table)) return;
    const after = this.#watched.get(table)?.last;
    const key = this.#keys?.get(table);
    this.#unwatch(table);
    this.#send(movedTo(table, node));
    if (node === null)
      this.#hold({
        type: 'watch',
        table,
        ...(after !== undefined && { after }),
        ...(key !== undefined && { key }),
      });
  }

  /** Whether a table is at another node, which has been said then, or nobody has it. */
  async #isElsewhere(table: string, id?: string): Promise<boolean> {
    const { moves } = this.#context;
    return moves.maybe(table) && (await moves.tell(table, this.#send, id)) !== null;
  }

  /** May be asked again at any time, to go on from another event. */
  async #watch(message: Of<'watch'>): Promise<void> {
    const { table, after, said, key } = message;
    const { room, limits, moves, log } = this.#context;
    if (moves.maybe(table)) {
      const where = await moves.tell(table, this.#send);
      if (where === 'nowhere') this.#hold(message);
      if (where !== null) return;
    }
    const shown = key ?? this.#keys?.get(table);
    const live = mayEnter(room, table, this.#user, shown) ? room.live(table) : undefined;
    if (live === undefined) return this.#turnAway(table);
    const isPrivate = live.stored.key !== null;
    if (key !== undefined && isPrivate) {
      this.#keys ??= new Map();
      this.#keys.set(table, key);
    }
    const invitation = hasKey(live, this.#user, shown) ? live.stored.key : null;
    if (!this.#watched.has(table) && this.#asked.size >= limits.watched) {
      this.#error(over(this.#context, 'watched'));
      return;
    }
    const turn = ++this.#turn;
    this.#asked.set(table, turn);
    // A table can be shown while the store cannot be read; what was said there comes when it is watched again.
    const chat = await this.#said(table).catch((error): ChatLine[] => {
      log.warn({ err: error, table }, 'the chat could not be read');
      return [];
    });
    // In the meantime it may have been asked anew, or not be wanted anymore.
    if (this.#left || this.#asked.get(table) !== turn) return;
    this.#watched.get(table)?.end();
    const heard = chat.at(-1)?.id ?? 0;
    const own = ownRulings(live.table);
    const told = {
      opening: live.table.state.sign.opening,
      kind: live.table.state.sign.kind,
      ...(own.length > 0 && { ownRulings: own }),
      ...(isPrivate && { private: true as const, host: live.stored.openedBy }),
      ...(invitation !== null && { key: invitation }),
      chat,
    };
    const watch = new Watch(
      this.#context,
      table,
      told,
      this.#send,
      (whole) => this.#sayMissed(watch, table, whole ? heard : said),
      () => {
        if (this.#watched.get(table) === watch) this.closed(table, NOT_SHOWN);
      },
    );
    this.#watched.set(table, watch);
    if (watch.begin(this.#user?.id ?? null, after)) return;
    if (room.nodes?.sure === false) {
      this.letGo(table, null);
      return;
    }
    this.closed(table, room.trouble(table) === null ? undefined : STOPPED);
  }

  /** Says why there is nothing to see: the table is private, or closed, or there never was one. */
  async #turnAway(table: string): Promise<void> {
    const { room, store } = this.#context;
    const shut = room.live(table) === undefined && room.table(table) !== undefined;
    if (shut && mayEnter(room, table, this.#user, undefined))
      return this.#send({ type: 'closed', table, why: 'stopped', reason: STOPPED });
    if (shut || room.live(table) !== undefined)
      return this.#send({
        type: 'closed',
        table,
        why: 'private',
        reason: 'This table is private. Ask somebody who sits there for the link.',
      });
    if ((await store.tables.find(table)) !== null)
      return this.#send({
        type: 'closed',
        table,
        reason: 'The table has closed.',
      });
    this.#send({ type: 'closed', table, why: 'unknown', reason: 'There is no such table.' });
  }

  /** The table is closed for good; with a reason, it is only not to be seen for now. */
  closed(table: string, reason?: string): void {
    if (!this.#asked.has(table)) return;
    this.#unwatch(table);
    if (reason === undefined) this.#send({ type: 'closed', table, reason: 'The table is closed.' });
    else this.#send({ type: 'closed', table, why: 'stopped', reason });
  }

  async #said(table: string, after = 0): Promise<ChatLine[]> {
    const { store, names } = this.#context;
    const said = await store.chat.said(table, CHAT_SHOWN, after);
    await names.load(said.map(({ user }) => user));
    return said.map(({ id, user, text, at }) => {
      const { name, role } = names.get(user);
      return { id, from: user, name, role, text, at };
    });
  }

  /** What was said while somebody was away, or while they were being told the table. */
  #sayMissed(watch: Watch, table: string, after: number | undefined): void {
    if (after === undefined) return;
    this.#said(table, after).then(
      (missed) => {
        if (this.#watched.get(table) === watch)
          for (const line of missed) this.#send({ type: 'said', table, line });
      },
      (error) => this.#context.log.warn({ err: error, table }, 'the chat could not be read'),
    );
  }

  async #do({ id, table, command }: Of<'do'>): Promise<void> {
    const { room, seatLimits } = this.#context;
    if (await this.#isElsewhere(table, id)) return;
    const user = this.#may(id, table, 'play');
    if (user === null) return;
    const limits = seatLimits.right(user.id, this.#address, command);
    const asker = {
      ...(limits !== undefined && { limits }),
      user: user.id,
      proposition: user.role === 'proposition',
      bar: () => {
        const tooMany = seatLimits.refuse(user.id, this.#address, table, command);
        return tooMany === null ? null : refuse('not-allowed', tooMany.message);
      },
    };
    await this.#answer(id, await this.#orAgain(room.do(table, asker, command, id)), table);
  }

  /**
   * Among nodes, where the database could not say whether this was done when it was asked before: it is asked again
   * by the same id, rather than said not to have happened.
   */
  async #orAgain(asked: Promise<Refusal | null>): Promise<Refusal | null> {
    try {
      return await asked;
    } catch (error) {
      const { nodes } = this.#context.room;
      if (nodes !== null && error instanceof StoreError && error.kind === 'busy') return refuse('moved', '');
      throw error;
    }
  }

  async #floor(message: Of<'floor'>): Promise<void> {
    const { id, table } = message;
    if (await this.#isElsewhere(table, id)) return;
    const user = this.#may(id, table, 'run');
    if (user !== null) await this.#answer(id, await askAsFloor(this.#context, user, message), table);
  }

  /** The floor may change the bots, too; all else it asks for as the floor. */
  async #host(message: Of<'host'>): Promise<void> {
    const { id, table, command } = message;
    if (await this.#isElsewhere(table, id)) return;
    const right = command.type === 'bots' && this.#user?.role === 'floor' ? 'run' : 'play';
    const user = this.#may(id, table, right);
    if (user !== null) await this.#answer(id, await askAsHost(this.#context, user, message), table);
  }

  /** Who asks, if they have the right and may enter; else they are told why not. */
  #may(id: string, table: string, right: Right): User | null {
    const lacking = lacks(this.#user, right);
    const enters = mayEnter(this.#context.room, table, this.#user, this.#keys?.get(table));
    if (lacking === null && enters) return this.#user;
    void this.#answer(id, lacking ?? NO_TABLE, table);
    return null;
  }

  async #answer(
    id: string,
    refused: { readonly code: string; readonly message: string } | null,
    table: string,
  ): Promise<void> {
    // It has not happened, and is to be asked again where the table then is.
    if (refused?.code === 'moved' && (await this.#context.moves.tell(table, this.#send, id)) !== null) return;
    if (refused === null) this.#send({ type: 'done', id });
    else
      this.#send({
        type: 'refused',
        id,
        code: refused.code,
        message: this.#context.names.inWords(refused.message),
      });
  }

  /** A number for the next deck. When it comes too late nobody is troubled: the deck is dealt without it. */
  #cut({ table, root, number }: Of<'cut'>): void {
    const user = this.#user;
    const lacking = lacks(user, 'play');
    if (user === null || lacking !== null) {
      this.#error(lacking ?? NO_TABLE);
      return;
    }
    // Whoever has the table now is told it again.
    if (this.#context.moves.maybe(table)) return;
    const counts = this.#context.room.cut(table, user.id, root, number);
    if (typeof counts !== 'boolean') this.#error(counts);
    else if (counts) this.#send({ type: 'cut', table, root });
  }

  async #say({ table, text }: Of<'say'>): Promise<void> {
    const { store, room, sockets } = this.#context;
    const user = this.#user;
    const lacking = lacks(user, 'talk');
    if (user === null || lacking !== null) return this.#error(lacking ?? NO_TABLE);
    if (!this.watches(table))
      return this.#error({ code: 'not-here', message: 'Open the table to chat there.' });
    const tooMuch = sockets.refuseTalk(user.id, this.#address);
    if (tooMuch !== null) return this.#error(tooMuch);
    if ((await store.people.find(user.id))?.muted !== false)
      return this.#error({ code: 'muted', message: 'The floor has muted you.' });
    await speaking(table, async () => {
      const at = room.clock.now();
      const id = await store.chat.say(table, at, user.id, text);
      sockets.said(table, { id, from: user.id, name: user.name, role: user.role, text, at });
    });
  }
}
