import pg from 'pg';
import { asStoreError, StoreError } from '../errors.ts';
import { taken, takenOver } from '../open-steps.ts';

/** Any number, as long as it is the same for all rooms. */
const ROOM_LOCK = 7_237_734;
const AGAIN_MS = 200;

/**
 * A database for one room alone, or for the machines that run one together: an advisory lock that one connection holds, so that it is gone when the process
 * is. A connection that breaks is opened again; if another room has come in between, this one writes no more.
 */
export class PostgresLock {
  readonly #options: pg.ClientConfig;
  /** Whether many machines may have the database together; a room that wants it alone is kept out all the same. */
  readonly #shared: boolean;
  #client: pg.Client | null = null;
  /** The server's name for the connection that holds the lock, or held it last. */
  #pid = 0;
  #lost = false;
  #over = false;

  constructor(options: pg.ClientConfig, shared = false) {
    this.#options = options;
    this.#shared = shared;
  }

  /** Throws when another room has the database. */
  async take(): Promise<void> {
    const client = new pg.Client(this.#options);
    client.on('error', () => {});
    client.once('end', () => this.#broken(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean; pid: number }>(
        `SELECT pg_try_advisory_lock${this.#shared ? '_shared' : ''}(${ROOM_LOCK}) AS held, pg_backend_pid() AS pid`,
      );
      const [{ held, pid } = { held: false, pid: 0 }] = rows;
      if (!held)
        throw (await this.#endOwn(client)) ? new StoreError('busy', 'The lock is still held.') : taken();
      this.#client = client;
      this.#pid = pid;
    } catch (error) {
      await client.end().catch(() => {});
      throw asStoreError(error);
    }
  }

  /** Of a line that was cut the server may know nothing yet: what it still holds is given up. */
  async #endOwn(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ${ROOM_LOCK} AND pid = $1`,
      [this.#pid],
    );
    return rows.length > 0;
  }

  /** Throws when another room has taken the database over. */
  check(): void {
    if (this.#lost) throw takenOver();
  }

  async letGo(): Promise<void> {
    this.#over = true;
    await this.#client?.end().catch(() => {});
  }

  #broken(client: pg.Client): void {
    if (this.#over || this.#client !== client) return;
    this.#client = null;
    this.#again();
  }

  #again(): void {
    setTimeout(() => {
      if (this.#over) return;
      this.take().catch((error: StoreError) => {
        if (error.kind === 'taken') this.#lost = true;
        else this.#again();
      });
    }, AGAIN_MS).unref();
  }
}
