import type { Kysely, Selectable } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from './schema.ts';

/** Shuffles of a table in events `from` up to but not including `to`, as they lie in the database. */
export const shufflesIn = (
  db: Kysely<Schema>,
  table: string,
  from: number,
  to: number,
): Promise<Selectable<Schema['shuffles']>[]> =>
  patiently(() =>
    db
      .selectFrom('shuffles')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .where('seq', '<', to)
      .orderBy('seq')
      .execute(),
  );
