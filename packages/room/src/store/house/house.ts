import { type Kysely, sql } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';
import type { Store } from '../store.ts';
import { HOUSE_START, type HouseEntry, type HouseHead, type HouseRow } from './log.ts';

/** Something that somebody with a right did, for whoever asks later. */
export interface Audited {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly detail: unknown;
}

/** Which entries of the trail are asked for. */
interface Wanted {
  readonly before?: number;
  readonly limit?: number;
  /** Of this table, of this hand; by this person, or about them. */
  readonly table?: string;
  readonly hand?: number;
  readonly person?: string;
}

/** An id as it stands in JSON, for `like`: ids have no signs that mean something there but the underscore. */
const quotedLike = (id: string): string => JSON.stringify(id.replace(/[^\w-]/g, ''));

/** The house log as it is kept. */
export class House {
  readonly #db: Kysely<Schema>;
  readonly #commit: Store['commit'];

  constructor(db: Kysely<Schema>, commit: Store['commit']) {
    this.#db = db;
    this.#commit = commit;
  }

  async note(...house: readonly HouseEntry[]): Promise<void> {
    await this.#commit([{ table: '', house }]);
  }

  async audit(at: number, by: string, what: string, detail: unknown = null): Promise<void> {
    await this.note({ at, kind: 'audit', by, what, detail });
  }

  /** The trail, which is a part of the house log, the latest first. */
  async audited({ before, limit = 100, table, hand, person }: Wanted = {}): Promise<Audited[]> {
    let query = this.#db
      .selectFrom('house_log')
      .select(['seq as id', 'at', 'by', 'what', 'detail'])
      .where(sql<boolean>`kind IN ('audit', 'right')`)
      .orderBy('seq', 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where('seq', '<', before);
    // What is noted with an entry is JSON that the room has written: names in it are quoted, and numbers end there.
    if (table !== undefined) query = query.where('detail', 'like', `%"table":${quotedLike(table)}%`);
    if (hand !== undefined)
      query = query.where((is) =>
        is.or([is('detail', 'like', `%"hand":${hand},%`), is('detail', 'like', `%"hand":${hand}}%`)]),
      );
    if (person !== undefined)
      query = query.where((is) =>
        is.or([is('by', '=', person), is('detail', 'like', `%${quotedLike(person)}%`)]),
      );
    const rows = await patiently(() => query.execute());
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
  }

  async head(): Promise<HouseHead> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('house_log')
        .select(['seq', 'hash'])
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return row ?? HOUSE_START;
  }

  /** The public keys that heads were ever signed with. */
  async keys(): Promise<string[]> {
    const rows = await patiently(() =>
      this.#db.selectFrom('house_log').select('detail').where('kind', '=', 'key').orderBy('seq').execute(),
    );
    return rows.map(({ detail }) => (JSON.parse(detail) as { key: string }).key);
  }

  /** Entries after the one numbered `after`, in order. */
  async entries(after: number, limit: number): Promise<HouseRow[]> {
    return patiently(() =>
      this.#db
        .selectFrom('house_log')
        .selectAll()
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute(),
    );
  }
}
