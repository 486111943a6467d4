import type { Kysely } from 'kysely';
import { patiently } from './errors.ts';
import type { Schema } from './rows/schema.ts';

/** A hand of a table: its events are those from `firstSeq` up to but not including `endSeq`. */
export interface StoredHand {
  readonly table: string;
  readonly number: number;
  readonly firstSeq: number;
  readonly endSeq: number | null;
  readonly beganAt: number;
  readonly endedAt: number | null;
  readonly result: unknown;
}

/** A hand that somebody played, and what they won or lost by it. */
export interface PlayedHand extends StoredHand {
  /** The place in the list, to go on before. */
  readonly id: number;
  readonly house: string;
  readonly offering: string;
  readonly cents: number;
}

export interface Share {
  readonly token: string;
  readonly table: string;
  readonly number: number;
  readonly by: string;
}

const COLUMNS = [
  'hands.table_id as table',
  'hands.number',
  'first_seq as firstSeq',
  'end_seq as endSeq',
  'began_at as beganAt',
  'ended_at as endedAt',
  'result',
] as const;

/** Hands that were played, and links to show them to others. */
export class Hands {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async find(table: string, number: number): Promise<StoredHand | null> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('hands')
        .select(COLUMNS)
        .where('table_id', '=', table)
        .where('number', '=', number)
        .executeTakeFirst(),
    );
    return row === undefined ? null : { ...row, result: read(row.result) };
  }

  /** The hands of a table, in order. */
  async ofTable(table: string): Promise<StoredHand[]> {
    const rows = await patiently(() =>
      this.#db.selectFrom('hands').select(COLUMNS).where('table_id', '=', table).orderBy('number').execute(),
    );
    return rows.map((row) => ({ ...row, result: read(row.result) }));
  }

  /** The hands of a table that are over, the latest first. */
  async latest(table: string, limit: number): Promise<StoredHand[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('hands')
        .select(COLUMNS)
        .where('table_id', '=', table)
        .where('end_seq', 'is not', null)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute(),
    );
    return rows.map((row) => ({ ...row, result: read(row.result) }));
  }

  /** The hands somebody played to the end, the latest first. */
  async ofUser(
    user: string,
    {
      table,
      house,
      offering,
      before,
      limit = 50,
    }: { table?: string; house?: string; offering?: string; before?: number; limit?: number } = {},
  ): Promise<PlayedHand[]> {
    let query = this.#db
      .selectFrom('hand_players')
      .innerJoin('hands', (join) =>
        join
          .onRef('hands.table_id', '=', 'hand_players.table_id')
          .onRef('hands.number', '=', 'hand_players.number'),
      )
      .innerJoin('tables', 'tables.id', 'hands.table_id')
      .select([...COLUMNS, 'hand_players.id', 'house', 'offering', 'cents_change as cents'])
      .where('user_id', '=', user)
      .orderBy('hand_players.id', 'desc')
      .limit(limit);
    if (table !== undefined) query = query.where('hand_players.table_id', '=', table);
    if (house !== undefined) query = query.where('tables.house', '=', house);
    if (offering !== undefined) query = query.where('tables.offering', '=', offering);
    if (before !== undefined) query = query.where('hand_players.id', '<', before);
    const rows = await patiently(() => query.execute());
    return rows.map((row) => ({ ...row, result: read(row.result) }));
  }

  /** The games somebody has played, by offering. */
  async gamesOf(user: string): Promise<string[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('hand_players')
        .innerJoin('tables', 'tables.id', 'hand_players.table_id')
        .select('offering')
        .where('user_id', '=', user)
        .groupBy('offering')
        .orderBy('offering')
        .execute(),
    );
    return rows.map(({ offering }) => offering);
  }

  async share({ token, table, number, by }: Share): Promise<void> {
    const row = { token, table_id: table, number, by };
    await patiently(() => this.#db.insertInto('shares').values(row).execute());
  }

  async shared(token: string): Promise<Share | null> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('shares')
        .select(['token', 'table_id as table', 'number', 'by'])
        .where('token', '=', token)
        .executeTakeFirst(),
    );
    return row ?? null;
  }
}

const read = (result: string | null): unknown => (result === null ? null : JSON.parse(result));
