import { type Kysely, sql } from 'kysely';
import { patiently } from '../errors.ts';
import type { Schema } from '../rows/schema.ts';
import { atTable, type Entry, FEE_BY, type Posting, railOf } from './ledger.ts';

/** A line of the books. */
export interface BookEntry extends Entry {
  readonly id: number;
  /** Lines of one posting have it in common. */
  readonly tx: string;
  readonly at: number;
  readonly table: string | null;
  readonly seq: number | null;
  readonly why: string;
}

export interface Taken {
  /** A house, an offering, with a line of its book or without, or a day in days since 1970. */
  readonly of: string;
  readonly drop: number;
  readonly jackpot: number;
}

/** What a player brought to a table, took away and still has there, in cents. */
export interface PlayerBooks {
  readonly player: string;
  readonly boughtIn: number;
  readonly left: number;
  readonly holds: number;
}

/** Accounts asked for in one query: a database takes so many values and no more. */
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const HOUR_MS = 60 * 60 * 1000;

/** What went to the accounts between these two names. */
const sum = (from: string, to: string) =>
  sql<number>`CAST(COALESCE(SUM(CASE WHEN account >= ${sql.lit(from)} AND account < ${sql.lit(to)} THEN cents ELSE 0 END), 0) AS BIGINT)`;

/** The ledger as it is read. Chips move through `Store.commit`, and by `post` where no table is in it. */
export class Books {
  readonly #db: Kysely<Schema>;
  /** Writes postings that belong to no table, such as chips from the cage. */
  readonly post: (...postings: readonly Posting[]) => Promise<void>;

  constructor(db: Kysely<Schema>, post: (...postings: readonly Posting[]) => Promise<void>) {
    this.#db = db;
    this.post = post;
  }

  async balance(account: string): Promise<number> {
    const row = await patiently(() =>
      this.#db.selectFrom('balances').select('cents').where('account', '=', account).executeTakeFirst(),
    );
    return row?.cents ?? 0;
  }

  /** When chips were last moved; 0 before the first. */
  async latest(): Promise<number> {
    const row = await patiently(() =>
      this.#db.selectFrom('entries').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    );
    return row?.at ?? 0;
  }

  /** When chips last moved to or from an account; 0 before the first. */
  async moved(account: string): Promise<number> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('entries')
        .select('at')
        .where('account', '=', account)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return row?.at ?? 0;
  }

  /** All accounts, or those whose names begin so. */
  async balances(prefix = ''): Promise<Entry[]> {
    let query = this.#db.selectFrom('balances').selectAll().orderBy('account');
    if (prefix !== '')
      query = query.where('account', '>=', prefix).where('account', '<', `${prefix}\u{10ffff}`);
    return patiently(() => query.execute());
  }

  /** The lines of an account, the latest first. */
  async entries(account: string, { before, limit = 100 }: { before?: number; limit?: number } = {}) {
    let query = this.#db
      .selectFrom('entries')
      .select(['id', 'tx', 'at', 'table_id as table', 'seq', 'account', 'cents', 'why'])
      .where('account', '=', account)
      .orderBy('id', 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where('id', '<', before);
    return patiently((): Promise<BookEntry[]> => query.execute());
  }

  /** What went into an account for one reason since a time, e.g. chips from the cage today. */
  async since(account: string, why: string, at: number): Promise<number> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('entries')
        .select(sql<number>`CAST(COALESCE(SUM(cents), 0) AS BIGINT)`.as('cents'))
        .where('account', '=', account)
        .where('why', '=', why)
        .where('at', '>=', at)
        .executeTakeFirstOrThrow(),
    );
    return row.cents;
  }

  /** Collections and jackpot drops by house, by offering or by day. */
  async taken(by: 'house' | 'game' | 'day', from = 0, to = Number.MAX_SAFE_INTEGER): Promise<Taken[]> {
    const of = {
      house: sql<string>`tables.house`,
      game: sql<string>`tables.offering`,
      day: sql<string>`CAST(entries.at / ${sql.lit(DAY_MS)} AS TEXT)`,
    }[by];
    return patiently(() =>
      this.#db
        .selectFrom('entries')
        .innerJoin('tables', 'tables.id', 'entries.table_id')
        .select([of.as('of'), sum('drop:', 'drop;').as('drop'), sum('jackpot:', 'jackpot;').as('jackpot')])
        .where((e) =>
          e.or([e.between('account', 'drop:', 'drop;'), e.between('account', 'jackpot:', 'jackpot;')]),
        )
        .where('entries.at', '>=', from)
        .where('entries.at', '<', to)
        .groupBy(of)
        .orderBy(of)
        .execute(),
    );
  }

  /** The same by game and the line that prints the fee; without a line where none is known, as of older tables. */
  async takenByLine(): Promise<Taken[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('entries')
        .innerJoin('tables', 'tables.id', 'entries.table_id')
        .select([
          'tables.offering as offering',
          'entries.why as why',
          sum('drop:', 'drop;').as('drop'),
          sum('jackpot:', 'jackpot;').as('jackpot'),
        ])
        .where((e) =>
          e.or([e.between('account', 'drop:', 'drop;'), e.between('account', 'jackpot:', 'jackpot;')]),
        )
        .groupBy(['tables.offering', 'entries.why'])
        .orderBy('tables.offering')
        .orderBy('entries.why')
        .execute(),
    );
    const taken = new Map<string, Taken>();
    for (const { offering, why, drop, jackpot } of rows) {
      const of = why.startsWith(FEE_BY) ? `${offering} ${why.slice(FEE_BY.length)}` : offering;
      const had = taken.get(of) ?? { of, drop: 0, jackpot: 0 };
      taken.set(of, { of, drop: had.drop + drop, jackpot: had.jackpot + jackpot });
    }
    return [...taken.values()].filter(({ drop, jackpot }) => drop !== 0 || jackpot !== 0);
  }

  /** The same by house and hour, from which days are made by the clock of each house. */
  async takenByHour(): Promise<(Taken & { readonly hour: number })[]> {
    const hour = sql<number>`CAST(entries.at / ${sql.lit(HOUR_MS)} AS BIGINT)`;
    return patiently(() =>
      this.#db
        .selectFrom('entries')
        .innerJoin('tables', 'tables.id', 'entries.table_id')
        .select([
          'tables.house as of',
          hour.as('hour'),
          sum('drop:', 'drop;').as('drop'),
          sum('jackpot:', 'jackpot;').as('jackpot'),
        ])
        .where((e) =>
          e.or([e.between('account', 'drop:', 'drop;'), e.between('account', 'jackpot:', 'jackpot;')]),
        )
        .groupBy(['tables.house', hour])
        .orderBy(hour)
        .execute(),
    );
  }

  /**
   * What everybody brought to a table, took away and still has there. It is read from people's rails, where no hand
   * has a line: a table that has been played at for a year is as quickly told of as any.
   */
  async ofTable(table: string): Promise<PlayerBooks[]> {
    const at = atTable(table, '');
    const holds = new Map(
      (await this.balances(at)).map(({ account, cents }) => [account.slice(at.length), cents]),
    );
    const moved = await this.#broughtAndTaken(table, [...holds.keys()].map(railOf));
    return Array.from(holds, ([player, held]) => {
      const of = moved.get(railOf(player));
      return { player, boughtIn: of?.sold ?? 0, left: of?.['cashed out'] ?? 0, holds: held };
    });
  }

  /** Chips that went from rails to a table and back. */
  async #broughtAndTaken(table: string, rails: readonly string[]) {
    const moved = new Map<string, Record<string, number>>();
    for (let from = 0; from < rails.length; from += AT_ONCE) {
      const rows = await patiently(() =>
        this.#db
          .selectFrom('entries')
          .select(['account', 'why', sumOfCents.as('cents')])
          .where('account', 'in', rails.slice(from, from + AT_ONCE))
          .where('table_id', '=', table)
          .groupBy(['account', 'why'])
          .execute(),
      );
      for (const { account, why, cents } of rows)
        moved.set(account, { ...moved.get(account), [why]: Math.abs(cents) });
    }
    return moved;
  }

  /** What is wrong with the books; nothing, it is hoped. */
  async check(): Promise<string[]> {
    const [off, differ, below] = await patiently(() =>
      Promise.all([
        this.#db
          .selectFrom('entries')
          .select(['tx', sumOfCents.as('cents')])
          .groupBy('tx')
          .having(sumOfCents, '!=', 0)
          .execute(),
        this.#db
          .with('sums', (db) =>
            db
              .selectFrom('entries')
              .select(['account', sumOfCents.as('cents')])
              .groupBy('account'),
          )
          .selectFrom('sums')
          .fullJoin('balances', 'balances.account', 'sums.account')
          .select([
            sql<string>`COALESCE(sums.account, balances.account)`.as('account'),
            sql<number>`COALESCE(sums.cents, 0)`.as('sum'),
            sql<number>`COALESCE(balances.cents, 0)`.as('balance'),
          ])
          .where(sql<boolean>`COALESCE(sums.cents, 0) <> COALESCE(balances.cents, 0)`)
          .execute(),
        this.#db
          .selectFrom('balances')
          .selectAll()
          .where('cents', '<', 0)
          .where('account', '!=', 'cage')
          .orderBy('account')
          .execute(),
      ]),
    );
    return [
      ...off.map(({ tx, cents }) => `Posting ${tx} does not balance: it is off by ${cents} cents.`),
      ...differ.map(
        ({ account, sum, balance }) =>
          `${account} shows a balance of ${balance} cents, but its lines add up to ${sum}.`,
      ),
      ...below.map(({ account, cents }) => `${account} is below zero: ${cents} cents.`),
    ];
  }
}

/** PostgreSQL sums whole numbers into fractions unless told otherwise. */
const sumOfCents = sql<number>`CAST(SUM(entries.cents) AS BIGINT)`;
