import { openPostgres } from './postgres.ts';
import { openSqlite, type SqliteData } from './sqlite.ts';
import type { Store } from './store.ts';

/** A folder for SQLite, or the address of a PostgreSQL database. */
export type Where = SqliteData | { readonly url: string };

/** Opens the room's data, and brings them up to date. */
export function openStore(where: Where): Promise<Store> {
  return 'url' in where ? openPostgres(where.url) : openSqlite(where);
}
