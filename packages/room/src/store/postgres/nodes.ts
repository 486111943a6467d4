import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { patiently, StoreError } from '../errors.ts';
import {
  type HeldTable,
  LEASE_MS,
  type ListedTable,
  NODE_NAME,
  type NodeLoad,
  type NodeOptions,
  type NodeRow,
  RECORD_FORMAT,
  type Renewed,
  type StoreNodes,
} from '../nodes/nodes.ts';
import type { Place } from '../nodes/places.ts';
import type { Commit } from '../store.ts';
import { Fences, type Hold, NOW } from './hold.ts';
import type { PostgresLock } from './lock.ts';
import type { NodeLine } from './node-line.ts';

/** Whoever may have got a table is told on it: a hint, on which nothing depends. */
export const CHANNEL = 'cardroom_nodes';
/** Any number, as long as it is the same for all who come. */
const COMING_LOCK = 7_237_736;
/** A node that is gone is listed for so long. */
const LISTED_MS = 60_000;
/** The rows of a node that is gone are not held up by what it was in the middle of for longer than this. */
const STUCK = `interval '1 second'`;

interface Row extends Omit<NodeRow, 'live' | 'draining'> {
  readonly draining: number;
  readonly live: boolean;
}

const COLUMNS = `id, name, address, version, format, since, expires_at >= ${NOW} AS live, draining, tables, load, lag`;
const read = (row: Row): NodeRow => ({ ...row, draining: row.draining === 1 });

export const nameOnServer = (name: string): string => `cardroom node ${name}`;

/** One of many machines on a database; what it writes to a table is compared with what it has. */
export class PostgresNodes implements StoreNodes, Hold {
  readonly name: string;
  readonly address: string;
  readonly format: number;
  readonly #version: string;
  readonly #pool: pg.Pool;
  readonly #line: NodeLine;
  readonly #lock: PostgresLock;
  readonly #fences = new Fences();
  #id = 0;
  #secret = '';

  constructor(
    { name, address, version, format = RECORD_FORMAT }: NodeOptions,
    pool: pg.Pool,
    line: NodeLine,
    lock: PostgresLock,
  ) {
    if (!NODE_NAME.test(name))
      throw new StoreError(
        'broken',
        `"${name}" is no name for a node: use small letters, digits and dashes.`,
      );
    this.name = name;
    this.address = address;
    this.format = format;
    this.#version = version;
    this.#pool = pool;
    this.#line = line;
    this.#lock = lock;
  }

  get id(): number {
    return this.#id;
  }

  get secret(): string {
    return this.#secret;
  }

  get touch(): string {
    return `UPDATE nodes SET written = written + 1 WHERE id = ${this.#id}`;
  }

  check(): void {
    this.#lock.check();
  }

  /** A node has its row, and nobody may take that away before the end of what it has begun. */
  async begin(client: pg.PoolClient, batch: readonly Commit[] = []): Promise<void> {
    const node = this.#id;
    const answers = await client.query(`BEGIN; SELECT id FROM nodes WHERE id = ${node} FOR KEY SHARE`);
    const [, { rows }] = answers as unknown as readonly pg.QueryResult[];
    // It gets another when it next renews.
    if (rows.length === 0) throw new StoreError('busy', 'This node has lost its place and is coming back.');
    await this.#fences.lock(client, node, batch);
  }

  /** The node's row; tables that nobody has ever had get theirs. Throws when a node of this name is there. */
  async come(): Promise<void> {
    const { rows } = await this.#inTransaction(async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(${COMING_LOCK})`);
      const there = await client.query(`SELECT 1 FROM nodes WHERE name = $1 AND expires_at >= ${NOW}`, [
        this.name,
      ]);
      if (there.rows.length > 0)
        throw new StoreError('taken', `A node named ${this.name} is already running on this database.`);
      await client.query(`INSERT INTO node_secret VALUES (1, $1) ON CONFLICT DO NOTHING`, [
        randomBytes(32).toString('base64url'),
      ]);
      await client.query(
        `INSERT INTO owners SELECT id, NULL, 0, ${RECORD_FORMAT}, 0, NULL, NULL FROM tables WHERE closed_at IS NULL
          ON CONFLICT DO NOTHING`,
      );
      // What a room that had the database alone closed meanwhile is nobody's anymore.
      await client.query(
        'DELETE FROM owners USING tables WHERE tables.id = owners.table_id AND tables.closed_at IS NOT NULL',
      );
      await client.query('DELETE FROM places WHERE table_id NOT IN (SELECT table_id FROM owners)');
      return client.query<{ id: number; secret: string }>(
        `INSERT INTO nodes (name, address, version, format, since, expires_at, draining, tables, load, lag, written)
          VALUES ($1, $2, $3, $4, ${NOW}, ${NOW} + ${LEASE_MS}, 0, 0, 0, 0, 0)
          RETURNING id, (SELECT secret FROM node_secret) AS secret`,
        [this.name, this.address, this.#version, this.format],
      );
    });
    this.#id = rows[0].id;
    this.#secret = rows[0].secret;
  }

  async #inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      const done = await work(client);
      await client.query('COMMIT');
      broken = false;
      return done;
    } catch (error) {
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async now(): Promise<number> {
    const [{ now }] = await this.#line.query<{ now: number }>(`SELECT ${NOW} AS now`);
    return now;
  }

  async renew({ tables, load, lag, draining }: NodeLoad): Promise<Renewed | null> {
    this.#lock.check();
    const id = this.#id;
    const renewed = await this.#line.query(
      `UPDATE nodes SET expires_at = ${NOW} + ${LEASE_MS}, tables = $2, load = $3, lag = $4, draining = $5
        WHERE id = $1 RETURNING id`,
      [id, tables, load, lag, draining ? 1 : 0],
    );
    if (renewed.length === 0) {
      this.#fences.clear();
      await this.come();
      return null;
    }
    const rows = await this.#line.query<Row>(`SELECT ${COLUMNS} FROM nodes ORDER BY name, id`);
    const held = await this.#line.query<{ table: string; fence: number; bots: number }>(
      'SELECT table_id AS table, fence, bots FROM owners WHERE node = $1 ORDER BY table_id',
      [id],
    );
    const dead = rows.filter(({ live }) => !live);
    if (dead.length > 0) await this.#clear(dead);
    const [{ free }] = await this.#line.query<{ free: number }>(
      `SELECT count(*) AS free FROM owners WHERE (node IS NULL OR node = ANY($1::bigint[])) AND format <= $2`,
      [dead.map(({ id }) => id), this.format],
    );
    return { nodes: rows.map(read), held, free };
  }

  /** What nodes that are gone were in the middle of is ended, and they are forgotten once they have nothing. */
  async #clear(dead: readonly Row[]): Promise<void> {
    await this.#line.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY($1::text[])
        AND datname = current_database() AND state = 'idle in transaction'
        AND state_change < clock_timestamp() - ${STUCK}`,
      [dead.map(({ name }) => nameOnServer(name))],
    );
    await this.#line.query(
      `DELETE FROM nodes WHERE id = ANY($1::bigint[]) AND expires_at < ${NOW} - ${LISTED_MS}
        AND NOT EXISTS (SELECT 1 FROM owners WHERE node = nodes.id)`,
      [dead.map(({ id }) => id)],
    );
    await this.#line.query(`DELETE FROM lobby WHERE card = '' AND at < ${NOW} - ${LISTED_MS}`);
  }

  async take(most: number): Promise<HeldTable[]> {
    if (most <= 0) return [];
    return this.#inTransaction(async (client) => {
      // Whoever comes back in this moment has to wait, and then sees that what they had is gone.
      const { rows: dead } = await client.query<{ id: number }>(
        `SELECT id FROM nodes WHERE expires_at < ${NOW} FOR SHARE SKIP LOCKED`,
      );
      const { rows } = await client.query<HeldTable>(
        `UPDATE owners SET node = $1, fence = fence + 1, format = GREATEST(format, $2) WHERE table_id IN
          (SELECT table_id FROM owners WHERE (node IS NULL OR node = ANY($3::bigint[])) AND format <= $2
            LIMIT $4 FOR UPDATE SKIP LOCKED)
          RETURNING table_id AS table, fence, bots`,
        [this.#id, this.format, dead.map(({ id }) => id), most],
      );
      return rows;
    });
  }

  hold(table: string, fence: number): void {
    this.#fences.hold(table, fence);
  }

  drop(table: string): void {
    this.#fences.drop(table);
  }

  async give(table: string, to: number | null): Promise<boolean> {
    return this.#inTransaction(async (client) => {
      const { rowCount } = await client.query(
        'UPDATE owners SET node = $3, fence = fence + 1 WHERE table_id = $1 AND node = $2',
        [table, this.#id, to],
      );
      if (rowCount === 0) return false;
      await client.query(`NOTIFY ${CHANNEL}`);
      return true;
    });
  }

  async hint(): Promise<void> {
    await this.#pool.query(`NOTIFY ${CHANNEL}`);
  }

  async places(tables: readonly string[], places: readonly Place[]): Promise<void> {
    await this.#inTransaction(async (client) => {
      const { rows } = await client.query<{ table_id: string }>(
        'SELECT table_id FROM owners WHERE table_id = ANY($1) AND node = $2 ORDER BY table_id FOR SHARE',
        [tables, this.#id],
      );
      const mine = new Set(rows.map(({ table_id }) => table_id));
      const here = places.filter(({ table }) => mine.has(table));
      await client.query(
        `WITH here AS (SELECT * FROM unnest($2::text[], $3::text[], $4::text[]) AS h (table_id, player, kind)),
          gone AS (DELETE FROM places p WHERE table_id = ANY($1) AND NOT EXISTS (SELECT 1 FROM here h
            WHERE h.table_id = p.table_id AND h.player = p.player AND h.kind = p.kind))
          INSERT INTO places SELECT table_id, player, kind, NULL FROM here ON CONFLICT DO NOTHING`,
        [
          [...mine],
          here.map(({ table }) => table),
          here.map(({ player }) => player),
          here.map(({ kind }) => kind),
        ],
      );
    });
  }

  async seated(table: string): Promise<void> {
    await this.#pool.query('UPDATE owners SET bots = 0 WHERE table_id = $1 AND node = $2', [table, this.#id]);
  }

  async owner(table: string): Promise<{ readonly node: NodeRow | null } | null> {
    const { rows } = await patiently(() =>
      this.#pool.query<Row & { readonly table_id: string; readonly id: number | null }>(
        `SELECT table_id, ${COLUMNS.replace(/\b(id|format)\b/g, 'n.$1')} FROM owners o
          LEFT JOIN nodes n ON n.id = o.node WHERE table_id = $1`,
        [table],
      ),
    );
    const row = rows.at(0);
    if (row === undefined) return null;
    const { table_id, ...node } = row;
    return { node: node.id === null ? null : read(node) };
  }

  async list(): Promise<NodeRow[]> {
    const { rows } = await patiently(() =>
      this.#pool.query<Row>(`SELECT ${COLUMNS} FROM nodes ORDER BY name, id`),
    );
    return rows.map(read);
  }

  async tell(tables: readonly { readonly table: string; readonly text: string }[]): Promise<void> {
    if (tables.length === 0) return;
    await this.#pool.query(
      `INSERT INTO lobby SELECT o.table_id, $1, l.card, ${NOW} FROM
        unnest($2::text[], $3::text[]) AS l (table_id, card) JOIN owners o ON o.table_id = l.table_id AND o.node = $1
        ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, card = excluded.card, at = excluded.at`,
      [this.#id, tables.map(({ table }) => table), tables.map(({ text }) => text)],
    );
  }

  async told(since: number): Promise<ListedTable[]> {
    const { rows } = await this.#pool.query<ListedTable>(
      `SELECT table_id AS table, node, card AS text, at FROM lobby WHERE at >= $1 AND (node <> $2 OR card = '')`,
      [since, this.#id],
    );
    return rows;
  }

  onHint(tell: () => void): void {
    this.#line.onHint(tell);
  }

  async free(): Promise<void> {
    await this.#inTransaction(async (client) => {
      await client.query('UPDATE nodes SET draining = 1 WHERE id = $1', [this.#id]);
      await client.query('UPDATE owners SET node = NULL, fence = fence + 1 WHERE node = $1', [this.#id]);
      await client.query(`NOTIFY ${CHANNEL}`);
    });
    this.#fences.clear();
  }

  async leave(): Promise<void> {
    this.#fences.clear();
    const id = this.#id;
    if (id === 0) return;
    await this.#inTransaction(async (client) => {
      await client.query('DELETE FROM nodes WHERE id = $1', [id]);
      await client.query(`NOTIFY ${CHANNEL}`);
    });
    this.#id = 0;
  }

  async letGo(): Promise<void> {
    await this.leave().catch(() => {});
    await this.#line.close();
    await this.#lock.letGo();
  }
}
