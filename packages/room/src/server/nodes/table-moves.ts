import type { ServerMessage } from '@cardroom/core/protocol';
import type { TablePlace } from '../../room/nodes/nodes.ts';
import type { ServerContext } from '../context.ts';

/** How often it is looked whether somebody has taken the tables that people wait for. */
const LOOK_MS = 400;

type Told = (message: ServerMessage) => void;

/** Where tables are that this node has not, for those who ask for them here. */
export class TableMoves {
  readonly #context: () => Pick<ServerContext, 'room' | 'log'>;
  /** Tables that nobody has, and whom to tell as soon as somebody has. */
  readonly #awaited = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: () => Pick<ServerContext, 'room' | 'log'>) {
    this.#context = context;
  }

  /** Whether a table may be at another node. */
  maybe(table: string): boolean {
    const { room } = this.#context();
    return room.nodes !== null && room.table(table) === undefined;
  }

  /** Says where a table is, or that nobody has it now; null when there is no such table, or it is here. */
  async tell(table: string, told: Told, id?: string): Promise<'there' | 'nowhere' | null> {
    const { nodes } = this.#context().room;
    if (nodes === null) return null;
    const place = await this.#where(table);
    if (place === null) return null;
    const isSettled = this.#isSettled(table, place);
    // Of a table that is here a command was refused a moment ago, and goes well now.
    if (place.here && isSettled && id === undefined) return null;
    const node = isSettled ? place.node : null;
    told(movedTo(table, node, id));
    return node === null ? 'nowhere' : 'there';
  }

  /** Calls once somebody has the table, or it is closed, unless the returned function is called before. */
  awaits(table: string, fn: () => void): () => void {
    const waiting = this.#awaited.get(table) ?? new Set();
    this.#awaited.set(table, waiting);
    waiting.add(fn);
    this.#timer ??= setTimeout(() => void this.#look(), LOOK_MS);
    return () => {
      waiting.delete(fn);
      if (waiting.size === 0 && this.#awaited.get(table) === waiting) this.#awaited.delete(table);
    };
  }

  /** The table is here. */
  taken(table: string): void {
    const waiting = this.#awaited.get(table) ?? [];
    this.#awaited.delete(table);
    for (const fn of [...waiting]) fn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited.clear();
  }

  /** What the database does not tell is as if nobody had the table. */
  async #where(table: string): Promise<TablePlace | null> {
    const { room, log } = this.#context();
    try {
      return (await room.nodes?.where(table)) ?? null;
    } catch (error) {
      log.warn({ err: error, table }, 'where a table is could not be read');
      return { node: null, address: null, here: false };
    }
  }

  /** Somebody has it, and, where that is this node, goes on with it. */
  #isSettled(table: string, { here, node }: TablePlace): boolean {
    if (!here) return node !== null;
    return this.#context().room.nodes?.sure === true && !this.maybe(table);
  }

  async #look(): Promise<void> {
    for (const table of [...this.#awaited.keys()]) {
      const place = await this.#where(table);
      if (place === null || this.#isSettled(table, place)) this.taken(table);
    }
    this.#timer = this.#awaited.size === 0 ? undefined : setTimeout(() => void this.#look(), LOOK_MS);
  }
}

export function movedTo(table: string, node: string | null, id?: string): ServerMessage {
  return {
    type: 'moved',
    table,
    ...(node !== null && { address: `/n/${node}` }),
    ...(id !== undefined && { id }),
  };
}
