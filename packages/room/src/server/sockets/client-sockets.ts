import type { ChatLine, Notice, ServerMessage } from '@cardroom/core/protocol';
import { tablesOf } from '../accounts/my-tables.ts';
import type { ServerContext } from '../context.ts';
import { Buckets } from '../http/addresses.ts';
import { Problem } from '../http/problem.ts';
import { type Limits, over } from '../limits.ts';
import { Bucket } from './bucket.ts';
import { CLOSE, type ClientSocket } from './client-socket.ts';

/** How often the lobby hears of changes, in milliseconds; a large room is told less often. */
const LOBBY_MS = 1000;
const LOBBY_LARGE_MS = 3000;
const LARGE = 300;
/** How long it is at least from one walk past all tables to the next, for those who ask for their own. */
const WALK_MS = 50;
/** In how many parts of a heartbeat the sockets are tested. */
const PARTS = 100;
/** Longer than it takes to open a socket, from reading the cookie on. */
const OPENING_MS = 60_000;

/** All open sockets. */
export class ClientSockets {
  readonly #context: () => ServerContext;
  readonly #sockets = new Set<ClientSocket>();
  /** How many of each address are open, and what they may say together; and how many of each person. */
  readonly #addresses = new Map<string, { open: number; readonly messages: Bucket }>();
  readonly #people = new Map<string, number>();
  readonly #chat: { readonly person: Buckets; readonly address: Buckets };
  readonly #beat: NodeJS.Timeout;
  /** Each is tested once in a heartbeat, all of one part at a time, so that the games go on meanwhile. */
  readonly #parts: readonly Set<ClientSocket>[] = Array.from({ length: PARTS }, () => new Set());
  /** Sessions and people whose sockets were closed lately. */
  readonly #dropped = new Map<string, { readonly at: number; readonly reason: string }>();
  #added = 0;
  #lobbyTimer: NodeJS.Timeout | undefined;
  #mineTimer: NodeJS.Timeout | undefined;
  /** Who has just asked for their own tables, when they are told, and when somebody was told last. */
  readonly #mineAsked = new Set<ClientSocket>();
  #mineSoon: NodeJS.Timeout | undefined;
  #mineSaid = Number.NEGATIVE_INFINITY;
  #closing = false;

  constructor(context: () => ServerContext, { heartbeat, chat, chatAddress }: Limits) {
    this.#context = context;
    this.#chat = { person: new Buckets(chat), address: new Buckets(chatAddress) };
    let part = 0;
    this.#beat = setInterval(() => {
      for (const socket of this.#parts[part]) socket.test();
      part = (part + 1) % PARTS;
    }, heartbeat / PARTS);
    this.#beat.unref();
  }

  /** Why no further socket may be opened from there; null when one may. */
  refuse(address: string): Problem | null {
    const context = this.#context();
    if (this.#closing) return new Problem(503, 'closing', 'The room is closing.');
    if (this.#sockets.size >= context.limits.sockets) return over(context, 'sockets');
    const open = this.#addresses.get(address)?.open ?? 0;
    return open >= context.limits.socketsEach ? over(context, 'socketsEach') : null;
  }

  /** The same for somebody who is known. */
  refusePerson(user: string): Problem | null {
    const context = this.#context();
    return (this.#people.get(user) ?? 0) >= context.limits.socketsPerson
      ? over(context, 'socketsPerson')
      : null;
  }

  /** What all sockets of an address may say together. */
  messagesFrom(address: string): Bucket {
    return this.#at(address).messages;
  }

  #at(address: string) {
    let at = this.#addresses.get(address);
    if (at === undefined) {
      const { messagesAddress } = this.#context().limits;
      at = { open: 0, messages: new Bucket(messagesAddress, performance.now()) };
      this.#addresses.set(address, at);
    }
    return at;
  }

  /** Why somebody may not speak just now, on whichever socket; null when they may. */
  refuseTalk(user: string, address: string): Problem | null {
    const now = performance.now();
    if (!this.#chat.person.take(user, now)) return over(this.#context(), 'chat');
    return this.#chat.address.take(address, now) ? null : over(this.#context(), 'chatAddress');
  }

  add(socket: ClientSocket): void {
    this.#sockets.add(socket);
    this.#parts[this.#added++ % PARTS].add(socket);
    this.#at(socket.address).open++;
    const user = socket.caller?.user.id;
    if (user !== undefined) this.#people.set(user, (this.#people.get(user) ?? 0) + 1);
    this.#context().metrics.socketOpened();
    const reason = this.#tooLate(socket);
    if (reason !== null) socket.close(CLOSE.signedOut, reason);
  }

  remove(socket: ClientSocket): void {
    if (!this.#sockets.delete(socket)) return;
    this.#parts.some((part) => part.delete(socket));
    const at = this.#at(socket.address);
    if (--at.open === 0) this.#addresses.delete(socket.address);
    const user = socket.caller?.user.id;
    if (user !== undefined) {
      const left = (this.#people.get(user) ?? 1) - 1;
      if (left === 0) this.#people.delete(user);
      else this.#people.set(user, left);
    }
    this.#context().metrics.socketClosed();
  }

  said(table: string, said: ChatLine): void {
    const text = JSON.stringify({ type: 'said', table, line: said } satisfies ServerMessage);
    for (const socket of this.#sockets) if (socket.watches(table)) socket.send(text);
  }

  /** Tells all sockets of somebody; false when there is none. */
  notify(user: string, notice: Notice): boolean {
    if (!this.#people.has(user)) return false;
    let told = false;
    for (const socket of this.#sockets)
      told = (socket.caller?.user.id === user && socket.notice(notice)) || told;
    return told;
  }

  /** Where somebody is connected from. */
  addressesOf(user: string): Set<string> {
    return new Set(
      [...this.#sockets].flatMap(({ caller, address }) => (caller?.user.id === user ? [address] : [])),
    );
  }

  has(user: string): boolean {
    return this.#people.has(user);
  }

  /** Who follows the list of their own tables, wherever they are. */
  followers(): Set<string> {
    const followers = new Set<string>();
    for (const { caller, mine } of this.#sockets)
      if (mine !== null && caller !== null) followers.add(caller.user.id);
    return followers;
  }

  tableClosed(table: string, reason: string | null): void {
    for (const socket of this.#sockets) socket.tableClosed(table, reason);
  }

  /** The table is at that node now, or will be at one that is not known yet. */
  tableLetGo(table: string, node: string | null): void {
    for (const socket of this.#sockets) socket.tableLetGo(table, node);
  }

  /** Somebody has another role, which stands beside the name wherever the person is seen. */
  changed(user: string): void {
    for (const socket of this.#sockets) socket.changed(user);
  }

  dropSession(session: string, reason: string): void {
    this.#drop(session, ({ caller }) => caller?.session === session, reason);
  }

  /** The sessions of all sockets. */
  sessions(): string[] {
    return [
      ...new Set([...this.#sockets].flatMap(({ caller }) => (caller === null ? [] : [caller.session]))),
    ];
  }

  /** The same for sockets that were opened longer ago than so many milliseconds. */
  dropOlder(user: string, age: number, reason: string): void {
    const before = performance.now() - age;
    for (const socket of this.#sockets)
      if (socket.caller?.user.id === user && socket.caller.at < before) socket.close(CLOSE.signedOut, reason);
  }

  /** Somebody's rights have changed: whatever they have open is opened anew under the new ones. */
  dropUser(user: string, reason: string): void {
    this.#drop(user, ({ caller }) => caller?.user.id === user, reason);
  }

  #drop(whose: string, mine: (socket: ClientSocket) => boolean, reason: string): void {
    const now = performance.now();
    for (const [other, { at }] of this.#dropped) if (now - at > OPENING_MS) this.#dropped.delete(other);
    this.#dropped.set(whose, { at: now, reason });
    for (const socket of this.#sockets) if (mine(socket)) socket.close(CLOSE.signedOut, reason);
  }

  /** Why a socket must not stay that was being opened while its session ended or its owner's rights changed. */
  #tooLate({ caller }: ClientSocket): string | null {
    if (caller === null) return null;
    const dropped = [this.#dropped.get(caller.session), this.#dropped.get(caller.user.id)];
    return dropped.find((one) => one !== undefined && one.at >= caller.at)?.reason ?? null;
  }

  /**
   * The list of tables for somebody who has just asked, and from now on for all who follow it. Whoever asks again
   * and again hears it no more often than the others.
   */
  tellLobby(socket: ClientSocket): void {
    const now = performance.now();
    if (now - socket.lobby.at >= LOBBY_MS) {
      socket.lobby.at = now;
      void this.#tellList((list) => this.#send(socket, list));
    }
    this.#lobbyTimer ??= setTimeout(() => void this.#tick(), LOBBY_MS);
  }

  #send(socket: ClientSocket, list: Buffer): void {
    socket.lobby.told = list;
    socket.lobby.at = performance.now();
    socket.send(list);
  }

  async #tick(): Promise<void> {
    await this.#tellList((list) => {
      for (const socket of this.#sockets)
        if (socket.lobby.on && socket.lobby.told !== list) this.#send(socket, list);
    });
    if (this.#closing) return;
    const wait = this.#context().room.tables > LARGE ? LOBBY_LARGE_MS : LOBBY_MS;
    const isFollowed = [...this.#sockets].some(({ lobby }) => lobby.on);
    this.#lobbyTimer = isFollowed ? setTimeout(() => void this.#tick(), wait) : undefined;
  }

  /** As it was when the database does not answer. */
  async #tellList(tell: (list: Buffer) => void): Promise<void> {
    const { list, log } = this.#context();
    const now = await list.message().catch((error) => {
      log.warn({ err: error }, 'the list of tables could not be read');
      return list.latest;
    });
    tell(now);
  }

  /**
   * Somebody's own tables, at once, and from now on whenever they change. All who ask in the same moment share one
   * walk past the tables, and whoever asks again and again hears them no more often than the others.
   */
  tellMine(socket: ClientSocket): void {
    const now = performance.now();
    if (now - socket.mineAt >= LOBBY_MS) {
      socket.mineAt = now;
      this.#mineAsked.add(socket);
      this.#mineSoon ??= setTimeout(() => this.#sayMineSoon(), Math.max(0, this.#mineSaid + WALK_MS - now));
    }
    this.#mineTimer ??= setTimeout(() => void this.#tickMine(), LOBBY_MS);
  }

  #sayMineSoon(): void {
    this.#mineSoon = undefined;
    this.#mineSaid = performance.now();
    const asked = [...this.#mineAsked].filter(({ mine }) => mine !== null);
    this.#mineAsked.clear();
    this.#sayMine(asked);
  }

  async #tickMine(): Promise<void> {
    await this.#context()
      .mineElsewhere.refresh(this.followers())
      .catch((error) => this.#context().log.warn({ err: error }, 'other nodes could not be asked'));
    if (this.#closing) return;
    const following = [...this.#sockets].filter(({ mine }) => mine !== null);
    this.#sayMine(following);
    const wait = this.#context().room.tables > LARGE ? LOBBY_LARGE_MS : LOBBY_MS;
    this.#mineTimer = following.length === 0 ? undefined : setTimeout(() => void this.#tickMine(), wait);
  }

  /** One walk past all tables serves everybody; who has nothing new to hear hears nothing. */
  #sayMine(sockets: readonly ClientSocket[]): void {
    const context = this.#context();
    const { room } = context;
    const ids = new Set(sockets.flatMap(({ caller }) => (caller === null ? [] : [caller.user.id])));
    const found = tablesOf(context, ids);
    for (const socket of sockets) {
      const id = socket.caller?.user.id ?? '';
      const tables = [...(found.get(id) ?? []), ...context.mineElsewhere.of(id)];
      const text = JSON.stringify(tables);
      if (text === socket.mine) continue;
      socket.mine = text;
      socket.send({ type: 'mine', tables, now: room.clock.now() });
    }
  }

  /** Sends everybody away, for a reason. */
  closeAll(reason: string): void {
    this.#closing = true;
    clearInterval(this.#beat);
    clearTimeout(this.#lobbyTimer);
    clearTimeout(this.#mineTimer);
    clearTimeout(this.#mineSoon);
    for (const socket of [...this.#sockets]) socket.close(CLOSE.leaving, reason);
  }
}
