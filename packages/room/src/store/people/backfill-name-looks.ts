import type { Kysely } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';
import type { Store } from '../store.ts';
import { looksOf } from './name-looks.ts';

/** Names in one transaction. */
const AT_ONCE = 1000;

/**
 * Works out the looks of names from before there were looks. Of two that look alike the one that was here first
 * has them; the other keeps its name and is found by it.
 */
export async function backfillNameLooks(db: Kysely<Schema>, commit: Store['commit']): Promise<void> {
  const all = await patiently(() =>
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('looks', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE).map(({ id, name }) => ({ id, looks: looksOf(name) }));
    const taken = await looksTaken(
      db,
      some.map(({ looks }) => looks),
    );
    const first = some.filter(({ looks }) => !taken.has(looks) && taken.add(looks));
    const also = first.map(({ id, looks }) =>
      db.updateTable('users').set({ looks }).where('id', '=', id).compile(),
    );
    if (also.length > 0) await commit([{ table: '', also }]);
  }
}

async function looksTaken(db: Kysely<Schema>, looks: readonly string[]): Promise<Set<string | null>> {
  const rows = await patiently(() =>
    db.selectFrom('users').select('looks').where('looks', 'in', looks).execute(),
  );
  return new Set(rows.map((row) => row.looks));
}
