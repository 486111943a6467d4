import type { Kysely } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';
import type { Store } from '../store.ts';
import { HOUSE_START, type HouseEntry, type HouseHead, type HouseRow } from './log.ts';

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

  /** Entries behind the one numbered `after`, in order. */
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
