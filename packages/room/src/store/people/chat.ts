import type { Kysely } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';

export interface Said {
  readonly id: number;
  readonly at: number;
  readonly user: string;
  readonly text: string;
}

/** What people say at tables. */
export class Chat {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The number of what was said. */
  async say(table: string, at: number, user: string, text: string): Promise<number> {
    const row = { table_id: table, at, user_id: user, text };
    const { id } = await patiently(() =>
      this.#db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    return id;
  }

  /** The last things said at a table after the one numbered `after`, in order. */
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
