import type { PoolClient, QueryResult } from 'pg';
import { StoreError } from '../errors.ts';
import { takenOver } from '../open-steps.ts';
import type { Commit } from '../store.ts';
import type { PostgresLock } from './lock.ts';

/** The database's clock in milliseconds. */
export const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint';

/** By what right a process writes: asked at the beginning of each transaction, and held up to its end. */
export interface Hold {
  /** Throws when it is known already that nothing may be written. */
  check(): void;
  /** Begins a transaction, or throws; `batch` is what will be written to tables by it. */
  begin(client: PoolClient, batch?: readonly Commit[]): Promise<void>;
  /** Writes a little. */
  readonly touch: string;
  letGo(): Promise<void>;
}

/** The database belongs to this process alone, as long as nobody has claimed it after this. */
export class HeldAlone implements Hold {
  readonly touch = 'UPDATE holder SET written = written + 1';
  readonly #lock: PostgresLock;
  readonly #epoch: number;

  constructor(lock: PostgresLock, epoch: number) {
    this.#lock = lock;
    this.#epoch = epoch;
  }

  check(): void {
    this.#lock.check();
  }

  /** From here to its end nobody takes the database over, and who has lost it does not get past here. */
  async begin(client: PoolClient): Promise<void> {
    const answers = await client.query('BEGIN; SELECT epoch FROM holder FOR KEY SHARE');
    const [, { rows }] = answers as unknown as readonly QueryResult<{ epoch: number }>[];
    if (rows[0]?.epoch !== this.#epoch) throw takenOver();
  }

  async letGo(): Promise<void> {
    await this.#lock.letGo();
  }
}

/** The numbers of the tables that a node has; every write is compared with them. */
export class Fences {
  readonly #fences = new Map<string, number>();

  hold(table: string, fence: number): void {
    this.#fences.set(table, fence);
  }

  drop(table: string): void {
    this.#fences.delete(table);
  }

  clear(): void {
    this.#fences.clear();
  }

  /**
   * Locks the rows of all tables of a batch, up to the end of the transaction, and throws when one of them is not
   * this node's by this number anymore: nobody takes over in the middle of it, and who was taken over from
   * without knowing it writes nothing.
   */
  async lock(client: PoolClient, node: number, batch: readonly Commit[]): Promise<void> {
    const opened = new Set(batch.flatMap(({ table, opened }) => (opened === undefined ? [] : [table])));
    const wanted = new Map<string, number>();
    for (const { table } of batch)
      if (table !== '' && !opened.has(table)) wanted.set(table, this.#fences.get(table) ?? -1);
    if (wanted.size === 0) return;
    const { rows } = await client.query<{ table_id: string }>({
      name: 'fence',
      text: `SELECT o.table_id FROM owners o JOIN unnest($1::text[], $2::bigint[]) AS w (table_id, fence)
        ON o.table_id = w.table_id WHERE o.node = $3 AND o.fence = w.fence ORDER BY o.table_id FOR SHARE OF o`,
      values: [[...wanted.keys()], [...wanted.values()], node],
    });
    if (rows.length === wanted.size) return;
    const ours = new Set(rows.map(({ table_id }) => table_id));
    const items = batch.flatMap(({ table }, i) => (wanted.has(table) && !ours.has(table) ? [i] : []));
    throw new StoreError('moved', 'Another machine has this table now.', { items });
  }
}
