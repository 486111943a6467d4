import type { Kysely } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';

/** What people are to be told who were not there when it happened. */
export class StoredNotices {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Something to be told to somebody who is not here; at most so many are kept for each. */
  async leave(user: string, at: number, text: string, most: number): Promise<void> {
    const row = { user_id: user, at, text };
    const { id } = await patiently(() =>
      this.#db.insertInto('notices').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    const oldest = await patiently(() =>
      this.#db
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', user)
        .where('id', '<=', id)
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst(),
    );
    if (oldest !== undefined)
      await patiently(() =>
        this.#db.deleteFrom('notices').where('user_id', '=', user).where('id', '<=', oldest.id).execute(),
      );
  }

  /** Who has something to be told. */
  async awaited(): Promise<string[]> {
    const rows = await patiently(() => this.#db.selectFrom('notices').select('user_id').distinct().execute());
    return rows.map(({ user_id }) => user_id);
  }

  /** What somebody is to be told, in order; it is told once. */
  async take(user: string): Promise<{ readonly at: number; readonly text: string }[]> {
    const rows = await patiently(() =>
      this.#db.deleteFrom('notices').where('user_id', '=', user).returning(['id', 'at', 'text']).execute(),
    );
    return rows.sort((a, b) => a.id - b.id).map(({ at, text }) => ({ at, text }));
  }
}
