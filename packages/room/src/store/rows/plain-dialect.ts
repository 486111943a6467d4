import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';

type Run = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

/** Each query is one statement, as only batches are transactions; what only reads goes another way than the rest. */
export function plainDialect(
  parts: Pick<Dialect, 'createAdapter' | 'createQueryCompiler' | 'createIntrospector'>,
  {
    read,
    write,
    destroy,
  }: { readonly read: Run; readonly write: Run; readonly destroy?: () => Promise<void> },
): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
      const rows = await (SelectQueryNode.is(query) ? read : write)(sql, parameters);
      return { rows: rows as R[] };
    },
    streamQuery: never,
  };
  return {
    ...parts,
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: never,
      commitTransaction: never,
      rollbackTransaction: never,
      destroy: async () => destroy?.(),
    }),
  };
}

function never(): never {
  throw new Error('Transactions are written by `Store.commit`.');
}
