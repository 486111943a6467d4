import type { Kysely } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';

/** Wrong passwords that somebody has tried, and when the last of them. */
export interface Tries {
  readonly count: number;
  readonly at: number;
}

const NONE: Tries = { count: 0, at: 0 };
/** Devices by which somebody is known; of more the ones not used for longest are forgotten. */
const MOST_DEVICES = 20;

/** Who has come in on which device, and who is trying to. Devices and whoever tries stand here by hashes only. */
export class SignIns {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** What each of them has tried, in their order. */
  async tries(whos: readonly string[]): Promise<Tries[]> {
    const rows = await patiently(() =>
      this.#db.selectFrom('tries').selectAll().where('who', 'in', whos).execute(),
    );
    return whos.map((who) => rows.find((row) => row.who === who) ?? NONE);
  }

  async setTries(all: readonly (Tries & { readonly who: string })[]): Promise<void> {
    const values = all.map(({ who, count, at }) => ({ who, count, at }));
    await patiently(() =>
      this.#db
        .insertInto('tries')
        .values(values)
        .onConflict((same) =>
          same
            .column('who')
            .doUpdateSet((row) => ({ count: row.ref('excluded.count'), at: row.ref('excluded.at') })),
        )
        .execute(),
    );
  }

  /** One fewer: it was the right password. */
  async giveBack(who: string): Promise<void> {
    await patiently(() =>
      this.#db
        .updateTable('tries')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('who', '=', who)
        .where('count', '>', 0)
        .execute(),
    );
  }

  async forgetTries(who: string): Promise<void> {
    await patiently(() => this.#db.deleteFrom('tries').where('who', '=', who).execute());
  }

  /** Forgets what was tried, and which devices were used, so long ago. */
  async sweep(tried: number, used: number): Promise<void> {
    await patiently(() => this.#db.deleteFrom('tries').where('at', '<', tried).execute());
    await patiently(() => this.#db.deleteFrom('devices').where('at', '<', used).execute());
  }

  /** Whether somebody has come in on this device before. */
  async knows(device: string, user: string): Promise<boolean> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('devices')
        .select('at')
        .where('token_hash', '=', device)
        .where('user_id', '=', user)
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  async remember(device: string, user: string, at: number): Promise<void> {
    await patiently(() =>
      this.#db
        .insertInto('devices')
        .values({ token_hash: device, user_id: user, at })
        .onConflict((same) => same.columns(['token_hash', 'user_id']).doUpdateSet({ at }))
        .execute(),
    );
    const latest = this.#db
      .selectFrom('devices')
      .select('token_hash')
      .where('user_id', '=', user)
      .orderBy('at', 'desc')
      .limit(MOST_DEVICES);
    await patiently(() =>
      this.#db
        .deleteFrom('devices')
        .where('user_id', '=', user)
        .where('token_hash', 'not in', latest)
        .execute(),
    );
  }

  async forgetDevices(user: string): Promise<void> {
    await patiently(() => this.#db.deleteFrom('devices').where('user_id', '=', user).execute());
  }
}
