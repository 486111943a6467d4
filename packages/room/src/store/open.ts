import { openPostgres, type PostgresData } from './postgres/postgres.ts';
import type { SqliteData } from './sqlite/file.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** A folder for SQLite, or the address of a PostgreSQL database. */
export type Where = SqliteData | PostgresData;

/** Opens the room's data, and brings them up to date. */
export function openStore(where: Where): Promise<Store> {
  return 'url' in where ? openPostgres(where) : openSqlite(where);
}
