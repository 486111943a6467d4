import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Books } from './books.ts';
import { asStoreError, patiently, StoreError } from './errors.ts';
import { Hands } from './hands.ts';
import { stepsFrom } from './migrations.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import { writeBatch } from './postgres-writer.ts';
import type { Schema } from './schema.ts';
import type { Commit, Store } from './store.ts';
import { Tables } from './tables.ts';

const CONNECTIONS = 10;
const LOCK_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const CONNECT_MS = 5000;
const BIGINT_OID = 20;

export interface PostgresData {
  /** The address of a database, which must exist; its tables are made where they are missing. */
  readonly url: string;
  /** How many milliseconds a database that is busy or not there is waited for. */
  readonly patience?: number;
}

/** The room's data in a PostgreSQL database. */
export async function openPostgres({ url, patience }: PostgresData): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'cardroom',
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECT_MS,
    types: {
      // Cents, counts and times all fit a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // Whoever uses a connection that breaks is told by his query; one that breaks unused is replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await patiently(() => migrate(pool), patience);
    return new PostgresStore(pool, patience);
  } catch (error) {
    await pool.end();
    throw asStoreError(error);
  }
}

class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly notes: Notes;
  readonly #pool: pg.Pool;
  readonly #queries: Kysely<Schema>;
  readonly #patience: number | undefined;

  constructor(pool: pg.Pool, patience: number | undefined) {
    this.#pool = pool;
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

  close(): Promise<void> {
    return this.#queries.destroy();
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
