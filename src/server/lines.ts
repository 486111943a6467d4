import type { ChatLine, ServerMessage } from '../protocol/messages.ts';
import type { Desk } from './desk.ts';
import { CLOSE, type Line } from './line.ts';
import { Problem } from './problem.ts';
import { tableCards } from './table-cards.ts';

/** How often the lobby hears of changes, in milliseconds; a large room is told less often. */
const LOBBY_MS = 1000;
const LOBBY_LARGE_MS = 3000;
const LARGE = 300;
/** In how many parts of a heartbeat the lines are tested. */
const PARTS = 100;

/** All open sockets. */
export class Lines {
  readonly #desk: () => Desk;
  readonly #lines = new Set<Line>();
  readonly #addresses = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  /** Each is tested once in a heartbeat, all of one part at a time, so that the games go on meanwhile. */
  readonly #parts: readonly Set<Line>[] = Array.from({ length: PARTS }, () => new Set());
  #added = 0;
  #lobbyTimer: NodeJS.Timeout | undefined;
  #lobbyText = '';
  #closing = false;

  constructor(desk: () => Desk, heartbeat: number) {
    this.#desk = desk;
    let part = 0;
    this.#beat = setInterval(() => {
      for (const line of this.#parts[part]) line.test();
      part = (part + 1) % PARTS;
    }, heartbeat / PARTS);
    this.#beat.unref();
  }

  /** Why no further socket may be opened from there; null when one may. */
  refuse(address: string): Problem | null {
    const { limits } = this.#desk();
    if (this.#closing) return new Problem(503, 'closing', 'The room is closing.');
    if (this.#lines.size >= limits.sockets) return new Problem(503, 'full', 'The room is full.');
    if ((this.#addresses.get(address) ?? 0) >= limits.socketsEach)
      return new Problem(429, 'too-many', 'There are too many connections from your address.');
    return null;
  }

  add(line: Line): void {
    this.#lines.add(line);
    this.#parts[this.#added++ % PARTS].add(line);
    this.#addresses.set(line.address, (this.#addresses.get(line.address) ?? 0) + 1);
    this.#desk().metrics.socketOpened();
  }

  remove(line: Line): void {
    if (!this.#lines.delete(line)) return;
    this.#parts.some((part) => part.delete(line));
    const left = (this.#addresses.get(line.address) ?? 1) - 1;
    if (left === 0) this.#addresses.delete(line.address);
    else this.#addresses.set(line.address, left);
    this.#desk().metrics.socketClosed();
  }

  said(table: string, said: ChatLine): void {
    const text = JSON.stringify({ type: 'said', table, line: said } satisfies ServerMessage);
    for (const line of this.#lines) if (line.watches(table)) line.send(text);
  }

  tableClosed(table: string): void {
    for (const line of this.#lines) line.tableClosed(table);
  }

  dropSession(session: string, reason: string): void {
    for (const line of this.#lines) if (line.caller?.session === session) line.close(CLOSE.signedOut, reason);
  }

  /** Somebody's rights have changed: whatever he has open is opened anew under the new ones. */
  dropUser(user: string, reason: string): void {
    for (const line of this.#lines) if (line.caller?.user.id === user) line.close(CLOSE.signedOut, reason);
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

  /** Sends everybody away, for a reason. */
  closeAll(reason: string): void {
    this.#closing = true;
    clearInterval(this.#beat);
    clearTimeout(this.#lobbyTimer);
    for (const line of [...this.#lines]) line.close(CLOSE.leaving, reason);
  }
}
