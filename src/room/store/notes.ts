import type { Kysely } from 'kysely';
import { patiently } from './errors.ts';
import type { Schema } from './schema.ts';

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

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async audit(at: number, by: string, what: string, detail: unknown = null): Promise<void> {
    const row = { at, by, what, detail: JSON.stringify(detail) };
    await patiently(() => this.#db.insertInto('audit').values(row).execute());
  }

  /** The trail, the latest first. */
  async audited({ before, limit = 100 }: { before?: number; limit?: number } = {}): Promise<Audited[]> {
    let query = this.#db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = await patiently(() => query.execute());
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
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
