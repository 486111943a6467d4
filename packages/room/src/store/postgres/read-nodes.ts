import pg from 'pg';
import { asStoreError } from '../errors.ts';
import { NOW } from './hold.ts';

/** A node as the database has it, and the tables that are its own. */
export interface NodeListed {
  readonly name: string;
  readonly address: string;
  readonly version: string;
  readonly live: boolean;
  readonly draining: boolean;
  readonly load: number;
  readonly lag: number;
  readonly since: number;
  readonly tables: readonly string[];
}

export interface NodesRead {
  readonly nodes: readonly NodeListed[];
  /** Open tables that no node has. */
  readonly free: readonly string[];
}

interface Row extends Omit<NodeListed, 'draining' | 'tables'> {
  readonly id: number;
  readonly draining: number;
}

const CONNECT_MS = 5000;

/** Who runs a room together on this database, read from beside it. */
export async function readNodes(url: string): Promise<NodesRead> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Row>(
      `SELECT id::int, name, address, version, expires_at >= ${NOW} AS live, draining::int, load::float, lag::float,
        since::float FROM nodes ORDER BY name, id`,
    );
    const owned = await client.query<{ table_id: string; node: number | null }>(
      'SELECT table_id, node::int FROM owners ORDER BY table_id',
    );
    const of = (id: number) => owned.rows.filter(({ node }) => node === id).map(({ table_id }) => table_id);
    return {
      nodes: rows.map(({ id, draining, ...row }) => ({ ...row, draining: draining === 1, tables: of(id) })),
      free: owned.rows
        .filter(({ node }) => !rows.some(({ id, live }) => live && id === node))
        .map(({ table_id }) => table_id),
    };
  } catch (error) {
    throw asStoreError(error);
  } finally {
    await client.end().catch(() => {});
  }
}
