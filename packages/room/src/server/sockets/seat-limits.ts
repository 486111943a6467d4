import { type PlayerCommand, placeOf } from '@cardroom/core/table';
import { SeatRight } from '../../room/people/seat-right.ts';
import type { Room } from '../../room/room.ts';
import { sha256 } from '../../store/chain.ts';
import type { ServerContext } from '../context.ts';
import type { Problem } from '../http/problem.ts';
import { over } from '../limits.ts';

const ASKS: readonly PlayerCommand['type'][] = ['sit', 'stand', 'wait'];
const NOBODY = { seats: [], standing: [], waiting: [] };

/** At which tables people have a seat or wait for one, so that nobody takes all of them. */
export class SeatLimits {
  readonly #context: Pick<ServerContext, 'room' | 'limits' | 'metrics'>;
  /** Where somebody may be found: whoever looks there sees whether it is so. */
  readonly #tables = new Map<string, Set<string>>();
  /** From where people last sat down or waited since the room's start, and who did from each address. */
  readonly #from = new Map<string, string>();
  readonly #people = new Map<string, Set<string>>();

  constructor(context: Pick<ServerContext, 'room' | 'limits' | 'metrics'>) {
    this.#context = context;
    const { room } = context;
    for (const { id } of room.summaries()) this.#learn(id);
    room.onReopened((table) => this.#learn(table));
  }

  #learn(id: string): void {
    const { seats, standing, waiting } = this.#context.room.live(id)?.table.state ?? NOBODY;
    for (const person of [...seats, ...standing]) if (person !== null) this.came(person.player, id);
    for (const player of waiting) this.came(player, id);
  }

  came(player: string, table: string): void {
    const tables = this.#tables.get(player);
    if (tables === undefined) this.#tables.set(player, new Set([table]));
    else tables.add(table);
  }

  /** What is compared when a place is written, where other machines give places as well. */
  right(player: string, address: string, { type }: PlayerCommand): SeatRight | undefined {
    const { room, limits } = this.#context;
    if (room.nodes === null || !ASKS.includes(type)) return undefined;
    return new SeatRight(
      { player, from: sha256(address), most: limits },
      (limit) => over(this.#context, limit).message,
    );
  }

  /** Why somebody may not sit down or wait at one more table; null when they may, or ask something else. */
  refuse(player: string, address: string, table: string, { type }: PlayerCommand): Problem | null {
    if (!ASKS.includes(type)) return null;
    const { room, limits } = this.#context;
    // Where there are other machines the database decides, by `right`.
    if (room.nodes !== null) return null;
    const mine = this.#look(room, player, table);
    if (type !== 'wait' && mine.seats >= limits.seatsEach) return over(this.#context, 'seatsEach');
    if (type === 'wait' && mine.waits >= limits.waitsEach) return over(this.#context, 'waitsEach');
    let { seats, waits } = mine;
    // One visitor may come by many names.
    for (const other of this.#people.get(address) ?? []) {
      if (other === player) continue;
      const theirs = this.#look(room, other);
      seats += theirs.seats;
      waits += theirs.waits;
    }
    if (type !== 'wait' && seats >= limits.seatsAddress) return over(this.#context, 'seatsAddress');
    if (type === 'wait' && waits >= limits.waitsAddress) return over(this.#context, 'waitsAddress');
    this.came(player, table);
    this.#comes(player, address);
    return null;
  }

  #comes(player: string, address: string): void {
    if (this.#from.get(player) === address) return;
    this.#goes(player);
    this.#from.set(player, address);
    const people = this.#people.get(address);
    if (people === undefined) this.#people.set(address, new Set([player]));
    else people.add(player);
  }

  #goes(player: string): void {
    const address = this.#from.get(player) ?? '';
    const people = this.#people.get(address);
    this.#from.delete(player);
    people?.delete(player);
    if (people?.size === 0) this.#people.delete(address);
  }

  /** Seats, places behind them, and waits at other tables. */
  #look(room: Room, player: string, here = ''): { seats: number; waits: number } {
    const tables = this.#tables.get(player) ?? new Set();
    let [seats, waits] = [0, 0];
    for (const table of tables) {
      const state = room.live(table)?.table.state;
      const isThere = state !== undefined && placeOf(state, player) >= 0;
      const isListed = state?.waiting.includes(player) ?? false;
      if (!isThere && !isListed) tables.delete(table);
      if (table === here) continue;
      if (isThere) seats++;
      if (isListed) waits++;
    }
    if (tables.size === 0) {
      this.#tables.delete(player);
      this.#goes(player);
    }
    return { seats, waits };
  }
}
