import type { ChatLine } from '../protocol/messages.ts';
import type { User } from '../room/store/people.ts';
import { mayEnter } from './access.ts';
import { Bucket } from './bucket.ts';
import type { Desk } from './desk.ts';
import { inTurn } from './in-turn.ts';
import type { Sent } from './line.ts';
import { lacks, type Right } from './rights.ts';
import type { CheckedMessage } from './schemas.ts';
import { Watch } from './watch.ts';

type ForTables = Exclude<CheckedMessage, { type: 'hello' | 'lobby' | 'ping' }>;
type Of<T extends ForTables['type']> = Extract<ForTables, { type: T }>;

const NO_TABLE = { code: 'not-found', message: 'There is no such table open.' };
const CHAT_SHOWN = 50;

/** Lines at one table are told in the order of their numbers. */
const speaking = inTurn();

/** Answers to the floor that stand in the audit log: a command sent twice has one answer. */
const audited = new WeakSet<Promise<unknown>>();

/** What one socket has to do with tables. */
export class TableDesk {
  readonly #desk: Desk;
  readonly #user: User | null;
  readonly #send: (message: Sent) => void;
  readonly #watched = new Map<string, Watch>();
  /** Keys of private tables that were shown on this socket. */
  #keys: Map<string, string> | null = null;
  #chat: Bucket | null = null;
  /** Tables that are watched or about to be, and by which request. */
  readonly #asked = new Map<string, number>();
  #turn = 0;
  #left = false;

  constructor(desk: Desk, user: User | null, send: (message: Sent) => void) {
    this.#desk = desk;
    this.#user = user;
    this.#send = send;
  }

  watches(table: string): boolean {
    return this.#watched.has(table);
  }

  leave(): void {
    this.#left = true;
    for (const watch of this.#watched.values()) watch.end();
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
      case 'say':
        return this.#say(message);
    }
  }

  #error({ code, message }: { readonly code: string; readonly message: string }): void {
    this.#desk.metrics.refused(code);
    this.#send({ type: 'error', code, message });
  }

  #unwatch(table: string): void {
    this.#asked.delete(table);
    this.#watched.get(table)?.end();
    this.#watched.delete(table);
  }

  /** May be asked again at any time, to go on from another event. */
  async #watch({ table, after, said, key }: Of<'watch'>): Promise<void> {
    const { room, limits } = this.#desk;
    const live = mayEnter(room, table, this.#user, key ?? this.#keys?.get(table))
      ? room.table(table)
      : undefined;
    if (live === undefined) {
      this.#send({ type: 'closed', table, reason: 'There is no such table open, or it is private.' });
      return;
    }
    if (key !== undefined && live.key !== null) {
      this.#keys ??= new Map();
      this.#keys.set(table, key);
    }
    if (!this.#watched.has(table) && this.#asked.size >= limits.watched) {
      this.#error({ code: 'too-many', message: `One connection watches at most ${limits.watched} tables.` });
      return;
    }
    const turn = ++this.#turn;
    this.#asked.set(table, turn);
    const chat = await this.#said(table);
    // In the meantime it may have been asked anew, or not be wanted any more.
    if (this.#left || this.#asked.get(table) !== turn) return;
    this.#watched.get(table)?.end();
    const heard = chat.at(-1)?.id ?? 0;
    const watch = new Watch(this.#desk, live, chat, this.#send, (whole) =>
      this.#sayMissed(watch, table, whole ? heard : said),
    );
    this.#watched.set(table, watch);
    if (!watch.begin(this.#user?.id ?? null, after)) this.closed(table);
  }

  /** The table is closed for good. */
  closed(table: string): void {
    if (!this.#asked.has(table)) return;
    this.#unwatch(table);
    this.#send({ type: 'closed', table, reason: 'The table is closed.' });
  }

  async #said(table: string, after = 0): Promise<ChatLine[]> {
    const { store, names } = this.#desk;
    const said = await store.notes.said(table, CHAT_SHOWN, after);
    await names.load(said.map(({ user }) => user));
    return said.map(({ id, user, text, at }) => ({ id, from: user, name: names.get(user).name, text, at }));
  }

  /** What was said while somebody was away, or while the table was being told to him. */
  #sayMissed(watch: Watch, table: string, after: number | undefined): void {
    if (after === undefined) return;
    this.#said(table, after).then(
      (missed) => {
        if (this.#watched.get(table) === watch)
          for (const line of missed) this.#send({ type: 'said', table, line });
      },
      (error) => this.#desk.log.warn({ err: error, table }, 'what was said could not be read'),
    );
  }

  async #do({ id, table, command }: Of<'do'>): Promise<void> {
    const { room, before } = this.#desk;
    const user = this.#may(id, table, 'play');
    if (user === null) return;
    const asker = { user: user.id, proposition: user.role === 'proposition' };
    // The id goes into the record with the command.
    const kept = { ...command, id };
    const done = await before.has(table, user.id, id);
    this.#answer(id, done ? null : await room.do(table, asker, kept, id));
  }

  async #floor({ id, table, command }: Of<'floor'>): Promise<void> {
    const { room, store, log, before } = this.#desk;
    const user = this.#may(id, table, 'run');
    if (user === null) return;
    if (await before.has(table, `floor:${user.id}`, id)) {
      this.#answer(id, null);
      return;
    }
    const kept = { ...command, id };
    const answer = room.floor(table, user.id, kept, id);
    const refused = await answer;
    this.#answer(id, refused);
    if (refused !== null || audited.has(answer)) return;
    audited.add(answer);
    const { type, ...detail } = command;
    try {
      await store.notes.audit(room.clock.now(), user.id, type, { table, ...detail });
    } catch (error) {
      // It is done, and stands in the table's own log with the name of who asked for it.
      log.error(
        { err: error, table, by: user.id, command: type },
        'an act of the floor is not in the audit log',
      );
    }
  }

  /** Who asks, if he has the right and may enter; else he is told why not. */
  #may(id: string, table: string, right: Right): User | null {
    const lacking = lacks(this.#user, right);
    const enters = mayEnter(this.#desk.room, table, this.#user, this.#keys?.get(table));
    if (lacking === null && enters) return this.#user;
    this.#answer(id, lacking ?? NO_TABLE);
    return null;
  }

  #answer(id: string, refused: { readonly code: string; readonly message: string } | null): void {
    if (refused === null) this.#send({ type: 'done', id });
    else this.#send({ type: 'refused', id, code: refused.code, message: refused.message });
  }

  async #say({ table, text }: Of<'say'>): Promise<void> {
    const { store, room, lines } = this.#desk;
    const user = this.#user;
    const lacking = lacks(user, 'talk');
    if (user === null || lacking !== null) return this.#error(lacking ?? NO_TABLE);
    if (!this.watches(table))
      return this.#error({ code: 'not-here', message: 'Watch the table to speak there.' });
    this.#chat ??= new Bucket(this.#desk.limits.chat, performance.now());
    if (!this.#chat.take(performance.now()))
      return this.#error({ code: 'too-fast', message: 'Let others speak too; wait a few seconds.' });
    if ((await store.people.find(user.id))?.muted !== false)
      return this.#error({ code: 'muted', message: 'The floor has asked you to be quiet.' });
    await speaking(table, async () => {
      const at = room.clock.now();
      const id = await store.notes.say(table, at, user.id, text);
      lines.said(table, { id, from: user.id, name: user.name, text, at });
    });
  }
}
