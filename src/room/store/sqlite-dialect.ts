import type { Database } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Writer } from './sqlite-writer.ts';

/** Reads here, and lets the writer write; each query is one statement, as only batches are transactions. */
export function sqliteDialect(db: Database, writer: Writer): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
      const rows = SelectQueryNode.is(query)
        ? db.prepare(sql).all(...parameters)
        : await writer.run(sql, parameters);
      return { rows: rows as R[] };
    },
    streamQuery: never,
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: never,
      commitTransaction: never,
      rollbackTransaction: never,
      destroy: async () => {},
    }),
  };
}

function never(): never {
  throw new Error('Transactions are written by `Store.commit`.');
}
