import type { ChatLine, Notice, ServerMessage } from '@cardroom/core/protocol';
import { tablesOf } from '../accounts/my-tables.ts';
import type { Desk } from '../desk.ts';
import { Buckets } from '../http/addresses.ts';
import { Problem } from '../http/problem.ts';
import { type Limits, over } from '../limits.ts';
import { tableCards } from '../tables/table-cards.ts';
import { Bucket } from './bucket.ts';
import { CLOSE, type Line } from './line.ts';

/** How often the lobby hears of changes, in milliseconds; a large room is told less often. */
const LOBBY_MS = 1000;
const LOBBY_LARGE_MS = 3000;
const LARGE = 300;
/** In how many parts of a heartbeat the lines are tested. */
const PARTS = 100;
/** Longer than it takes to open a socket, from reading the cookie on. */
const OPENING_MS = 60_000;

/** All open sockets. */
export class Lines {
  readonly #desk: () => Desk;
  readonly #lines = new Set<Line>();
  /** How many of each address are open, and what they may say together; and how many of each person. */
  readonly #addresses = new Map<string, { open: number; readonly messages: Bucket }>();
  readonly #people = new Map<string, number>();
  readonly #chat: { readonly person: Buckets; readonly address: Buckets };
  readonly #beat: NodeJS.Timeout;
  /** Each is tested once in a heartbeat, all of one part at a time, so that the games go on meanwhile. */
  readonly #parts: readonly Set<Line>[] = Array.from({ length: PARTS }, () => new Set());
  /** Sessions and people whose sockets were closed lately. */
  readonly #dropped = new Map<string, { readonly at: number; readonly reason: string }>();
  #added = 0;
  #lobbyTimer: NodeJS.Timeout | undefined;
  #lobbyText = '';
  #mineTimer: NodeJS.Timeout | undefined;
  #closing = false;

  constructor(desk: () => Desk, { heartbeat, chat, chatAddress }: Limits) {
    this.#desk = desk;
    this.#chat = { person: new Buckets(chat), address: new Buckets(chatAddress) };
    let part = 0;
    this.#beat = setInterval(() => {
      for (const line of this.#parts[part]) line.test();
      part = (part + 1) % PARTS;
    }, heartbeat / PARTS);
    this.#beat.unref();
  }

  /** Why no further socket may be opened from there; null when one may. */
  refuse(address: string): Problem | null {
    const desk = this.#desk();
    if (this.#closing) return new Problem(503, 'closing', 'The room is closing.');
    if (this.#lines.size >= desk.limits.sockets) return over(desk, 'sockets');
    const open = this.#addresses.get(address)?.open ?? 0;
    return open >= desk.limits.socketsEach ? over(desk, 'socketsEach') : null;
  }

  /** The same for somebody who is known. */
  refusePerson(user: string): Problem | null {
    const desk = this.#desk();
    return (this.#people.get(user) ?? 0) >= desk.limits.socketsPerson ? over(desk, 'socketsPerson') : null;
  }

  /** What all sockets of an address may say together. */
  messagesFrom(address: string): Bucket {
    return this.#at(address).messages;
  }

  #at(address: string) {
    let at = this.#addresses.get(address);
    if (at === undefined) {
      const { messagesAddress } = this.#desk().limits;
      at = { open: 0, messages: new Bucket(messagesAddress, performance.now()) };
      this.#addresses.set(address, at);
    }
    return at;
  }

  /** Why somebody may not speak just now, on whichever socket; null when he may. */
  refuseTalk(user: string, address: string): Problem | null {
    const now = performance.now();
    if (!this.#chat.person.take(user, now)) return over(this.#desk(), 'chat');
    return this.#chat.address.take(address, now) ? null : over(this.#desk(), 'chatAddress');
  }

  add(line: Line): void {
    this.#lines.add(line);
    this.#parts[this.#added++ % PARTS].add(line);
    this.#at(line.address).open++;
    const user = line.caller?.user.id;
    if (user !== undefined) this.#people.set(user, (this.#people.get(user) ?? 0) + 1);
    this.#desk().metrics.socketOpened();
    const reason = this.#tooLate(line);
    if (reason !== null) line.close(CLOSE.signedOut, reason);
  }

  remove(line: Line): void {
    if (!this.#lines.delete(line)) return;
    this.#parts.some((part) => part.delete(line));
    const at = this.#at(line.address);
    if (--at.open === 0) this.#addresses.delete(line.address);
    const user = line.caller?.user.id;
    if (user !== undefined) {
      const left = (this.#people.get(user) ?? 1) - 1;
      if (left === 0) this.#people.delete(user);
      else this.#people.set(user, left);
    }
    this.#desk().metrics.socketClosed();
  }

  said(table: string, said: ChatLine): void {
    const text = JSON.stringify({ type: 'said', table, line: said } satisfies ServerMessage);
    for (const line of this.#lines) if (line.watches(table)) line.send(text);
  }

  /** Tells all lines of somebody; false when there is none. */
  notify(user: string, notice: Notice): boolean {
    if (!this.#people.has(user)) return false;
    let told = false;
    for (const line of this.#lines) told = (line.caller?.user.id === user && line.notice(notice)) || told;
    return told;
  }

  has(user: string): boolean {
    return this.#people.has(user);
  }

  /** Who follows the list of his own tables, wherever they are. */
  followers(): Set<string> {
    const followers = new Set<string>();
    for (const { caller, mine } of this.#lines)
      if (mine !== null && caller !== null) followers.add(caller.user.id);
    return followers;
  }

  tableClosed(table: string, reason: string | null): void {
    for (const line of this.#lines) line.tableClosed(table, reason);
  }

  /** Somebody has another role, which stands beside the name wherever the person is seen. */
  changed(user: string): void {
    for (const line of this.#lines) line.changed(user);
  }

  dropSession(session: string, reason: string): void {
    this.#drop(session, ({ caller }) => caller?.session === session, reason);
  }

  /** Somebody's rights have changed: whatever he has open is opened anew under the new ones. */
  dropUser(user: string, reason: string): void {
    this.#drop(user, ({ caller }) => caller?.user.id === user, reason);
  }

  #drop(whose: string, mine: (line: Line) => boolean, reason: string): void {
    const now = performance.now();
    for (const [other, { at }] of this.#dropped) if (now - at > OPENING_MS) this.#dropped.delete(other);
    this.#dropped.set(whose, { at: now, reason });
    for (const line of this.#lines) if (mine(line)) line.close(CLOSE.signedOut, reason);
  }

  /** Why a socket must not stay that was being opened while its session ended or its owner's rights changed. */
  #tooLate({ caller }: Line): string | null {
    if (caller === null) return null;
    const dropped = [this.#dropped.get(caller.session), this.#dropped.get(caller.user.id)];
    return dropped.find((one) => one !== undefined && one.at >= caller.at)?.reason ?? null;
  }

  /** The list of tables for somebody who has just asked, and from now on for all who follow it. */
  tellLobby(line: Line): void {
    void this.#readLobby().then((text) => line.send(text));
    this.#lobbyTimer ??= setTimeout(() => void this.#tick(), LOBBY_MS);
  }

  async #tick(): Promise<void> {
    const before = this.#lobbyText;
    const text = await this.#readLobby();
    const following = [...this.#lines].filter(({ lobby }) => lobby);
    if (text !== before) for (const line of following) line.send(text);
    const wait = this.#desk().room.tables > LARGE ? LOBBY_LARGE_MS : LOBBY_MS;
    this.#lobbyTimer = following.length === 0 ? undefined : setTimeout(() => void this.#tick(), wait);
  }

  /** As it was when the database does not answer. */
  async #readLobby(): Promise<string> {
    const desk = this.#desk();
    try {
      const tables = await tableCards(desk);
      this.#lobbyText = JSON.stringify({ type: 'lobby', tables } satisfies ServerMessage);
    } catch (error) {
      desk.log.warn({ err: error }, 'the list of tables could not be read');
    }
    return this.#lobbyText;
  }

  /** Somebody's own tables, at once, and from now on whenever they change. */
  tellMine(line: Line): void {
    this.#sayMine([line]);
    this.#mineTimer ??= setTimeout(() => this.#tickMine(), LOBBY_MS);
  }

  #tickMine(): void {
    const following = [...this.#lines].filter(({ mine }) => mine !== null);
    this.#sayMine(following);
    const wait = this.#desk().room.tables > LARGE ? LOBBY_LARGE_MS : LOBBY_MS;
    this.#mineTimer = following.length === 0 ? undefined : setTimeout(() => this.#tickMine(), wait);
  }

  /** One walk past all tables serves everybody; who has nothing new to hear hears nothing. */
  #sayMine(lines: readonly Line[]): void {
    const desk = this.#desk();
    const { room } = desk;
    const ids = new Set(lines.flatMap(({ caller }) => (caller === null ? [] : [caller.user.id])));
    const found = tablesOf(desk, ids);
    for (const line of lines) {
      const tables = found.get(line.caller?.user.id ?? '') ?? [];
      const text = JSON.stringify(tables);
      if (text === line.mine) continue;
      line.mine = text;
      line.send({ type: 'mine', tables, now: room.clock.now() });
    }
  }

  /** Sends everybody away, for a reason. */
  closeAll(reason: string): void {
    this.#closing = true;
    clearInterval(this.#beat);
    clearTimeout(this.#lobbyTimer);
    clearTimeout(this.#mineTimer);
    for (const line of [...this.#lines]) line.close(CLOSE.leaving, reason);
  }
}
