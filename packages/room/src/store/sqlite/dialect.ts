import type { Database } from 'better-sqlite3';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { plainDialect } from '../rows/plain-dialect.ts';
import type { Writer } from './writer.ts';

/** Reads here, and lets the writer write. */
export function sqliteDialect(db: Database, writer: Writer): Dialect {
  return plainDialect(
    {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (queries) => new SqliteIntrospector(queries),
    },
    {
      read: (sql, parameters) => db.prepare(sql).all(...parameters),
      write: (sql, parameters) => writer.run(sql, parameters),
    },
  );
}
