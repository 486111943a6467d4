import { type Kysely, sql } from 'kysely';
import { patiently } from './errors.ts';
import type { Schema } from './rows/schema.ts';
import type { Store } from './store.ts';

/** Something that somebody with a right did, for whoever asks later. */
export interface Audited {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly detail: unknown;
}

export interface Said {
  readonly id: number;
  readonly at: number;
  readonly user: string;
  readonly text: string;
}

/** What is written down beside the game: the audit trail, and what people say at tables. */
export class Notes {
  readonly #db: Kysely<Schema>;
  readonly #commit: Store['commit'];

  constructor(db: Kysely<Schema>, commit: Store['commit']) {
    this.#db = db;
    this.#commit = commit;
  }

  async audit(at: number, by: string, what: string, detail: unknown = null): Promise<void> {
    await this.#commit([{ table: '', house: [{ at, kind: 'audit', by, what, detail }] }]);
  }

  /** The trail, which is a part of the house log, the latest first. */
  async audited({ before, limit = 100 }: { before?: number; limit?: number } = {}): Promise<Audited[]> {
    let query = this.#db
      .selectFrom('house_log')
      .select(['seq as id', 'at', 'by', 'what', 'detail'])
      .where(sql<boolean>`kind IN ('audit', 'right')`)
      .orderBy('seq', 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where('seq', '<', before);
    const rows = await patiently(() => query.execute());
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
  }

  /** Something to be told to somebody who is not here; at most so many are kept for him. */
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

  /** The number of what was said. */
  async say(table: string, at: number, user: string, text: string): Promise<number> {
    const row = { table_id: table, at, user_id: user, text };
    const { id } = await patiently(() =>
      this.#db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    return id;
  }

  /** The last things said at a table behind the one numbered `after`, in order. */
  async said(table: string, limit = 50, after = 0): Promise<Said[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('chat')
        .select(['id', 'at', 'user_id as user', 'text'])
        .where('table_id', '=', table)
        .where('id', '>', after)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    );
    return rows.reverse();
  }
}
