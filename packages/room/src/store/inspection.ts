import { type Kysely, type Selectable, sql } from 'kysely';
import { patiently } from './errors.ts';
import type { Schema } from './rows/schema.ts';
import { shufflesIn } from './rows/shuffles-in.ts';

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** The tables of the database whose rows belong to a table of the room. */
const OF_TABLES = ['records', 'snapshots', 'marks', 'shuffles', 'hands'] as const;
export type OfTables = (typeof OF_TABLES)[number];

/** Everything as it lies in the database, row by row, for whoever checks it. */
export class Inspection {
  readonly #db: Kysely<Schema>;
  /** What is wrong with the file itself. */
  readonly damage: () => string[];

  constructor(db: Kysely<Schema>, damage: () => string[] = () => []) {
    this.#db = db;
    this.damage = damage;
  }

  tables(): Promise<Row<'tables'>[]> {
    return patiently(() =>
      this.#db.selectFrom('tables').selectAll().orderBy('opened_at').orderBy('id').execute(),
    );
  }

  hands(table: string): Promise<Row<'hands'>[]> {
    return patiently(() =>
      this.#db.selectFrom('hands').selectAll().where('table_id', '=', table).orderBy('number').execute(),
    );
  }

  /** Shuffles of events `from` up to but not including `to`. */
  shuffles(table: string, from: number, to: number): Promise<Row<'shuffles'>[]> {
    return shufflesIn(this.#db, table, from, to);
  }

  entriesOf(table: string | null): Promise<Row<'entries'>[]> {
    return patiently(() =>
      this.#db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', table === null ? 'is' : '=', table)
        .orderBy('id')
        .execute(),
    );
  }

  /** A page of rows after the one so numbered. */
  entries(after: number, limit: number): Promise<Row<'entries'>[]> {
    return patiently(() =>
      this.#db.selectFrom('entries').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
    );
  }

  handPlayers(after: number, limit: number): Promise<Row<'hand_players'>[]> {
    return patiently(() =>
      this.#db
        .selectFrom('hand_players')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
  }

  /** A page of rows after this key, or the first. */
  users(after: string | null, limit: number): Promise<Row<'users'>[]> {
    let query = this.#db.selectFrom('users').selectAll().orderBy('id').limit(limit);
    if (after !== null) query = query.where('id', '>', after);
    return patiently(() => query.execute());
  }

  /** A page of rows after this key, or the first. */
  sessions(after: string | null, limit: number): Promise<Row<'sessions'>[]> {
    let query = this.#db.selectFrom('sessions').selectAll().orderBy('token_hash').limit(limit);
    if (after !== null) query = query.where('token_hash', '>', after);
    return patiently(() => query.execute());
  }

  /** Links to hands that nobody played, or by nobody. */
  strayShares(): Promise<Row<'shares'>[]> {
    return patiently(() =>
      this.#db
        .selectFrom('shares')
        .leftJoin('hands', (join) =>
          join.onRef('hands.table_id', '=', 'shares.table_id').onRef('hands.number', '=', 'shares.number'),
        )
        .leftJoin('users', 'users.id', 'shares.by')
        .selectAll('shares')
        .where((e) => e.or([e('hands.number', 'is', null), e('users.id', 'is', null)]))
        .execute(),
    );
  }

  /** What was said at tables that never were, or by nobody. */
  strayChat(): Promise<Row<'chat'>[]> {
    return patiently(() =>
      this.#db
        .selectFrom('chat')
        .leftJoin('tables', 'tables.id', 'chat.table_id')
        .leftJoin('users', 'users.id', 'chat.user_id')
        .selectAll('chat')
        .where((e) => e.or([e('tables.id', 'is', null), e('users.id', 'is', null)]))
        .execute(),
    );
  }

  /** How many rows of each kind there are of each table of the room. */
  async counts(): Promise<{ of: OfTables; table: string; count: number }[]> {
    const counted = await patiently(() =>
      Promise.all(
        OF_TABLES.map((of) =>
          this.#db
            .selectFrom(of)
            .select(['table_id as table', sql<number>`CAST(COUNT(*) AS BIGINT)`.as('count')])
            .groupBy('table_id')
            .execute(),
        ),
      ),
    );
    return OF_TABLES.flatMap((of, i) => (counted[i] ?? []).map((row) => ({ of, ...row })));
  }
}
