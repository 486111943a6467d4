import type { Opening } from '@cardroom/core/table';
import type { ServerContext } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { over } from '../limits.ts';

/** What waits for somebody without end when it is 0. */
const CLOCKS: readonly string[] = ['timeToAct', 'bettingTime'];

export const NO_CLOCK = 'A table open to everyone needs a time limit: choose one, or make the table private.';

export const lacksClock = (settings: Opening['table']): boolean =>
  CLOCKS.some((clock) => settings?.[clock] === 0);

/** A table that anybody may sit at goes on when one of them does not. */
export function refuseNoClock(settings: Opening['table']): void {
  if (lacksClock(settings)) throw new Problem(400, 'no-clock', NO_CLOCK);
}

/** Counts what is open, by whom and from where, so that nobody fills the room. */
export class OpenTables {
  readonly #context: ServerContext;
  /** Tables opened since the room's start, by the address they were opened from. */
  readonly #from = new Map<string, string>();
  /** On their way to being opened, all together and by address; and the bots that will sit there. */
  readonly #coming = new Map<string, number>();
  #allComing = 0;
  #botsComing = 0;

  constructor(context: ServerContext) {
    this.#context = context;
    context.room.onClosed((table) => this.#from.delete(table));
  }

  refuse(user: string, address: string, isPrivate: boolean, bots: number): Problem | null {
    const { room, bots: host, limits } = this.#context;
    if (room.tables + this.#allComing >= limits.tables) return over(this.#context, 'tables');
    const mine = room.openedBy(user);
    if (mine.length >= limits.tablesEach) return over(this.#context, 'tablesEach');
    if (isPrivate && mine.filter(({ key }) => key !== null).length >= limits.privateTablesEach)
      return over(this.#context, 'privateTablesEach');
    if (this.#openFrom(address) >= limits.tablesAddress) return over(this.#context, 'tablesAddress');
    if (bots === 0 || host === null) return null;
    if (mine.reduce((sum, { id }) => sum + host.at(id), bots) > limits.botsEach)
      return over(this.#context, 'botsEach');
    return host.size + this.#botsComing + bots > limits.bots ? over(this.#context, 'bots') : null;
  }

  #openFrom(address: string): number {
    let open = this.#coming.get(address) ?? 0;
    for (const from of this.#from.values()) if (from === address) open++;
    return open;
  }

  /** Nobody else has the place of one that is being opened. */
  async opening<T extends { readonly table: string }>(
    address: string,
    bots: number,
    open: () => Promise<T>,
  ): Promise<T> {
    this.#come(address, 1, bots);
    try {
      const made = await open();
      this.#from.set(made.table, address);
      return made;
    } finally {
      this.#come(address, -1, -bots);
    }
  }

  #come(address: string, tables: number, bots: number): void {
    const left = (this.#coming.get(address) ?? 0) + tables;
    if (left === 0) this.#coming.delete(address);
    else this.#coming.set(address, left);
    this.#allComing += tables;
    this.#botsComing += bots;
  }
}
