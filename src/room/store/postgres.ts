import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Books } from './books.ts';
import { asStoreError, patiently, StoreError } from './errors.ts';
import { Hands } from './hands.ts';
import { stepsFrom } from './migrations.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import { PostgresLock } from './postgres-lock.ts';
import { writeBatch } from './postgres-writer.ts';
import type { Schema } from './schema.ts';
import type { Commit, Store } from './store.ts';
import { Tables } from './tables.ts';
import { onceFree } from './taken.ts';

const CONNECTIONS = 10;
const LOCK_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const BIGINT_OID = 20;
const COMMON = { application_name: 'cardroom', connectionTimeoutMillis: 5000 };

export interface PostgresData {
  /** The address of a database, which must exist; its tables are made where they are missing. */
  readonly url: string;
  /** How many milliseconds a database that is busy or not there is waited for. */
  readonly patience?: number;
  /** Only to read, all of it as it is at one moment, also while a room is open on it. */
  readonly reading?: boolean;
}

/** The room's data in a PostgreSQL database. */
export async function openPostgres(where: PostgresData): Promise<Store> {
  const { url, patience, reading = false } = where;
  const pool = poolOf(url, reading);
  const lock = new PostgresLock({ connectionString: url, ...COMMON, keepAlive: true });
  try {
    if (!reading) {
      await onceFree(() => patiently(() => lock.take(), patience));
      await patiently(() => migrate(pool), patience);
    } else if (await patiently(() => isBehind(pool), patience)) {
      await pool.end();
      await (await openPostgres({ ...where, reading: false })).close();
      return openPostgres(where);
    }
    return new PostgresStore(pool, lock, patience);
  } catch (error) {
    await Promise.all([pool.ended ? null : pool.end(), lock.letGo()]);
    throw asStoreError(error);
  }
}

/** Connections for what comes, or one on which everything is read as it is at one moment. */
function poolOf(url: string, reading: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...COMMON,
    ...(reading
      ? { max: 1, idleTimeoutMillis: 0, onConnect: beginReading }
      : { max: CONNECTIONS, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }),
    lock_timeout: LOCK_MS,
    types: {
      // Cents, counts and times all fit a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // Whoever uses a connection that breaks is told by his query; one that breaks unused is replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function beginReading(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly notes: Notes;
  readonly #pool: pg.Pool;
  readonly #lock: PostgresLock;
  readonly #queries: Kysely<Schema>;
  readonly #patience: number | undefined;

  constructor(pool: pg.Pool, lock: PostgresLock, patience: number | undefined) {
    this.#pool = pool;
    this.#lock = lock;
    this.#patience = patience;
    this.#queries = new Kysely({ dialect: new PostgresDialect({ pool }) });
    this.tables = new Tables(this.#queries, (batch) => this.commit(batch));
    this.hands = new Hands(this.#queries);
    this.books = new Books(this.#queries, (...postings) => this.commit([{ table: '', postings }]));
    this.people = new People(this.#queries);
    this.notes = new Notes(this.#queries);
  }

  commit(batch: readonly Commit[]): Promise<void> {
    return patiently(() => this.#commitOnce(batch), this.#patience);
  }

  async #commitOnce(batch: readonly Commit[]): Promise<void> {
    this.#lock.check();
    const client = await this.#pool.connect();
    await transaction(
      client,
      () => writeBatch(client, batch),
      async (error) => {
        if (!(await this.#hasLanded(batch))) throw error;
      },
    );
  }

  /** Whether a batch was written whose answer was lost: all of it was, or nothing. */
  async #hasLanded(batch: readonly Commit[]): Promise<boolean> {
    const part = batch.find(({ record }) => record !== undefined);
    if (part?.record === undefined)
      throw new StoreError('broken', 'The connection broke, and it is not known whether this was written.');
    const { seq, hash } = part.record;
    const [there] = await this.tables.records(part.table, seq, seq + 1);
    return there?.hash === hash;
  }

  async close(): Promise<void> {
    await this.#queries.destroy();
    await this.#lock.letGo();
  }
}

/** Does the work and commits it; `unsure` is asked when the answer to the commit is lost. */
async function transaction(
  client: pg.PoolClient,
  work: () => Promise<void>,
  unsure: (error: StoreError) => Promise<void>,
): Promise<void> {
  try {
    await client.query('BEGIN');
    await work();
  } catch (error) {
    const rolledBack = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!rolledBack);
    throw asStoreError(error);
  }
  try {
    await client.query('COMMIT');
    client.release();
  } catch (thrown) {
    client.release(true);
    const error = asStoreError(thrown);
    if (error.kind !== 'busy') throw error;
    await unsure(error);
  }
}

/** Any number, as long as it is the same for all who bring a database up to date. */
const MIGRATION_LOCK = 7_237_733;

async function isBehind(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('cardroom_version') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return true;
  const { rows: versions } = await pool.query<{ version: number }>('SELECT version FROM cardroom_version');
  return stepsFrom(versions[0]?.version ?? 0, 'postgres').sql.length > 0;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const work = async () => {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS cardroom_version (version BIGINT NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM cardroom_version');
    const { sql, version } = stepsFrom(rows[0]?.version ?? 0, 'postgres');
    if (sql.length === 0) return;
    for (const step of sql) await client.query(step);
    await client.query('DELETE FROM cardroom_version');
    await client.query('INSERT INTO cardroom_version VALUES ($1)', [version]);
  };
  await transaction(client, work, (error) => Promise.reject(error));
}
