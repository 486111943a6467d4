import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { asStoreError, patiently, StoreError } from '../errors.ts';
import { Kept } from '../kept.ts';
import type { NodeOptions } from '../nodes/nodes.ts';
import { PostgresTallies } from '../nodes/tallies.ts';
import { OpenSteps, type Patience } from '../open-steps.ts';
import { stepsFrom } from '../rows/migrations.ts';
import { plainDialect } from '../rows/plain-dialect.ts';
import type { Schema } from '../rows/schema.ts';
import type { Commit, Store } from '../store.ts';
import { HeldAlone, type Hold, NOW } from './hold.ts';
import { PostgresLock } from './lock.ts';
import { NodeLine } from './node-line.ts';
import { CHANNEL, nameOnServer, PostgresNodes } from './nodes.ts';
import { writeBatch } from './writer.ts';

const CONNECTIONS = 10;
const LOCK_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** The same for one of many machines: others wait for what it has locked. */
const NODE_IDLE_MS = 3000;
/** A database that does not answer a node for so long is asked again on another connection. */
const ANSWER_MS = 10_000;
/** For so long it is asked whether something was written whose answer was lost. */
const UNSURE_MS = 60_000;
const BIGINT_OID = 20;
const COMMON = { application_name: 'cardroom', connectionTimeoutMillis: 5000 };

export interface PostgresData extends Patience {
  /** The address of a database, which must exist; its tables are made where they are missing. */
  readonly url: string;
  /** How many milliseconds a database that is busy or not there is waited for, once it is open. */
  readonly patience?: number;
  /** Only to read, all of it as it is at one moment, also while a room is open on it. */
  readonly reading?: boolean;
  /** Which machine this is, where many open the same data together. */
  readonly node?: NodeOptions;
}

/** The room's data in a PostgreSQL database. */
export async function openPostgres(where: PostgresData): Promise<Store> {
  const { url, patience, reading = false, node } = where;
  const opening = new OpenSteps(where);
  const pool = poolOf(url, reading, node);
  const config = configOf(url, node);
  const lock = new PostgresLock({ ...config, keepAlive: true }, node !== undefined);
  let hold: Hold = new HeldAlone(lock, 0);
  let nodes: PostgresNodes | null = null;
  try {
    if (!reading) {
      await opening.step(() => lock.take());
      const epoch = await bringUpToDate(url, opening, node === undefined);
      hold = new HeldAlone(lock, epoch);
      if (node !== undefined) {
        nodes = new PostgresNodes(node, pool, new NodeLine(config, CHANNEL), lock);
        hold = nodes;
        const coming = new OpenSteps({ wait: COMING_MS, ...where });
        await coming.step(() => nodes?.come());
      }
    } else if (await opening.step(() => isBehind(pool)))
      throw new StoreError(
        'broken',
        'There is no room data here, or it is from an older version: open the room once to bring it up to date.',
      );
    const store = new PostgresStore(pool, hold, nodes, patience);
    if (!reading) await opening.step(() => store.people.learnLooks());
    return store;
  } catch (error) {
    await hold.letGo();
    await (pool.ended ? null : pool.end());
    throw asStoreError(error);
  }
}

/** On connections of its own: a step may take longer than anything later on. */
async function bringUpToDate(url: string, opening: OpenSteps, alone: boolean): Promise<number> {
  const pool = poolOf(url, false);
  try {
    await opening.step(() => migrate(pool));
    return await opening.step(() => claim(pool, alone));
  } finally {
    await pool.end();
  }
}

/** One of the same name that is gone is not waited for any longer once its time is over. */
const COMING_MS = 8000;

/** Cents, counts and times all fit a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

function configOf(url: string, node?: NodeOptions): pg.ClientConfig {
  const name = node === undefined ? {} : { application_name: nameOnServer(node.name) };
  return { connectionString: url, ...COMMON, ...name, types };
}

/** Connections for what comes, or one on which everything is read as it is at one moment. */
function poolOf(url: string, reading: boolean, node?: NodeOptions): pg.Pool {
  const idle = node === undefined ? IDLE_IN_TRANSACTION_MS : NODE_IDLE_MS;
  const pool = new pg.Pool({
    ...configOf(url, node),
    ...(node !== undefined && { query_timeout: ANSWER_MS }),
    ...(reading
      ? { max: 1, idleTimeoutMillis: 0, onConnect: beginReading }
      : { max: CONNECTIONS, idle_in_transaction_session_timeout: idle }),
    lock_timeout: LOCK_MS,
  });
  // Whoever uses a connection that breaks is told by the query; one that breaks unused is replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function beginReading(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

function queriesOn(pool: pg.Pool, hold: Hold): Kysely<Schema> {
  return new Kysely({
    dialect: plainDialect(
      {
        createAdapter: () => new PostgresAdapter(),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createIntrospector: (queries) => new PostgresIntrospector(queries),
      },
      {
        read: async (sql, parameters) => (await pool.query(sql, [...parameters])).rows,
        write: (sql, parameters) => writeOne(pool, hold, sql, parameters),
        destroy: () => pool.end(),
      },
    ),
  });
}

/** One statement by itself; that, too, only while the room has the database. */
async function writeOne(
  pool: pg.Pool,
  hold: Hold,
  sql: string,
  parameters: readonly unknown[],
): Promise<unknown[]> {
  hold.check();
  const client = await pool.connect();
  let rows: unknown[] = [];
  await transaction(
    client,
    () => hold.begin(client),
    async () => {
      ({ rows } = await client.query(sql, [...parameters]));
    },
    (error) => Promise.reject(error),
  );
  return rows;
}

class PostgresStore extends Kept implements Store {
  readonly kind = 'postgres';
  readonly nodes: PostgresNodes | null;
  readonly tallies: PostgresTallies | null;
  readonly #pool: pg.Pool;
  readonly #hold: Hold;
  readonly #queries: Kysely<Schema>;

  constructor(pool: pg.Pool, hold: Hold, nodes: PostgresNodes | null, patience: number | undefined) {
    const queries = queriesOn(pool, hold);
    super(queries, patience);
    this.#pool = pool;
    this.#hold = hold;
    this.nodes = nodes;
    this.tallies = nodes && new PostgresTallies(pool);
    this.#queries = queries;
  }

  protected writing(batch: readonly Commit[]): () => Promise<void> {
    let unsure = false;
    return async () => {
      try {
        await this.#commitOnce(batch, () => {
          unsure = true;
        });
      } catch (error) {
        // What was taken for lost may have come through after all, and is there then.
        if (!unsure || asStoreError(error).kind !== 'conflict' || !(await this.#hasLanded(batch)))
          throw error;
      }
    };
  }

  async #commitOnce(batch: readonly Commit[], unsure: () => void): Promise<void> {
    this.#hold.check();
    const client = await this.#pool.connect();
    await transaction(
      client,
      () => this.#hold.begin(client, batch),
      () => writeBatch(client, batch, this.nodes?.format ?? null),
      async (error) => {
        unsure();
        // Until that is known nothing may be said: who is told that it has not happened would ask again.
        if (!(await patiently(() => this.#hasLanded(batch), UNSURE_MS))) throw error;
      },
    );
  }

  protected async touch(): Promise<void> {
    await writeOne(this.#pool, this.#hold, this.#hold.touch, []);
  }

  /** Whether a batch was written whose answer was lost: all of it was, or nothing. */
  async #hasLanded(batch: readonly Commit[]): Promise<boolean> {
    const part = batch.find(({ record }) => record !== undefined);
    const opened = batch.find(({ opened }) => opened !== undefined);
    if (part === undefined && opened !== undefined) return (await this.tables.find(opened.table)) !== null;
    if (part?.record === undefined)
      throw new StoreError('broken', 'The connection was lost, so it is not known whether this was saved.');
    const { seq, hash } = part.record;
    const [there] = await this.tables.records(part.table, seq, seq + 1);
    return there?.hash === hash;
  }

  async close(): Promise<void> {
    await this.nodes?.leave().catch(() => {});
    await this.#queries.destroy();
    await this.#hold.letGo();
  }
}

/** Does the work and commits it; `unsure` is asked when the answer to the commit is lost. */
async function transaction(
  client: pg.PoolClient,
  begin: () => Promise<unknown>,
  work: () => Promise<void>,
  unsure: (error: StoreError) => Promise<void>,
): Promise<void> {
  try {
    await begin();
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
  return stepsFrom(versions[0]?.version ?? 0, 'postgres').moves.length > 0;
}

/** A database is not changed under the nodes that work with it: they know it as it is. */
async function refuseBesideOthers(client: pg.PoolClient): Promise<void> {
  const there = await client.query<{ there: boolean }>(`SELECT to_regclass('nodes') IS NOT NULL AS there`);
  if (there.rows[0]?.there !== true) return;
  const { rows } = await client.query(`SELECT 1 FROM nodes WHERE expires_at >= ${NOW}`);
  if (rows.length > 0)
    throw new StoreError(
      'broken',
      'This version changes the database, and nodes of an older version are running on it: stop them first.',
    );
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const work = async () => {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS cardroom_version (version BIGINT NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM cardroom_version');
    const { moves, version } = stepsFrom(rows[0]?.version ?? 0, 'postgres');
    if (moves.length === 0) return;
    if ((rows[0]?.version ?? 0) > 0) await refuseBesideOthers(client);
    for (const move of moves) {
      if (typeof move === 'string') await client.query(move);
      else {
        const old: unknown[][] = [];
        for (const sql of move.read) old.push((await client.query(sql)).rows);
        for (const row of move.make(old)) await client.query(move.add, [...row]);
      }
    }
    await client.query('DELETE FROM cardroom_version');
    await client.query('INSERT INTO cardroom_version VALUES ($1)', [version]);
  };
  const begin = () => client.query('BEGIN');
  await transaction(client, begin, work, (error) => Promise.reject(error));
}

/**
 * From here on nobody commits who had the database before. What such a room has begun and not finished is ended:
 * a process that stands still would hold it up. Whoever comes to have it alone takes it from all machines that
 * had it together.
 */
async function claim(pool: pg.Pool, alone: boolean): Promise<number> {
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation::regclass::text = ANY($1::text[])
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND mode = 'RowShareLock' AND pid <> pg_backend_pid()`,
    [alone ? ['holder', 'nodes', 'owners'] : ['holder']],
  );
  const answers = await pool.query(
    `SELECT 1 FROM holder FOR UPDATE; UPDATE holder SET epoch = epoch + 1 RETURNING epoch;
      ${alone ? 'DELETE FROM nodes' : ''}`,
  );
  const [, { rows }] = answers as unknown as readonly pg.QueryResult<{ epoch: number }>[];
  return rows[0]?.epoch ?? 0;
}
