import { type Kysely, type Selectable, sql } from 'kysely';
import { firstLink } from './chain.ts';
import { patiently } from './errors.ts';
import { keptShuffle, tableRow } from './rows/rows.ts';
import type { Schema } from './rows/schema.ts';
import { shufflesIn } from './rows/shuffles-in.ts';
import {
  type KeptShuffle,
  type NewTable,
  type OpenTable,
  type Placed,
  readShuffle,
  type SealedRecord,
  type Store,
  type StoredShuffle,
  type StoredSnapshot,
  type StoredTable,
  type Unless,
} from './store.ts';

/** A table is dealt from one deck while another is fixed; and one more, should that not fit the game anymore. */
const DECKS = 3;

/** How many tables may be open: in all, of one person, private ones among those, and from one address. */
export interface MostTables {
  readonly tables: number;
  readonly tablesEach: number;
  readonly privateTablesEach: number;
  readonly tablesAddress: number;
}

/** All who open a table write to the house log, one after another: nobody counts while another opens one. */
function tooMany({ openedBy, key }: NewTable, { from }: Placed, most: MostTables): Unless[] {
  const over = (what: keyof MostTables, from: string, ...parameters: unknown[]): Unless => ({
    what,
    sql: `SELECT count(*) FROM ${from} HAVING count(*) > $1`,
    parameters: [most[what], ...parameters],
  });
  const mine = 'tables WHERE closed_at IS NULL AND opened_by = $2';
  return [
    over('tables', 'tables WHERE closed_at IS NULL'),
    over('tablesEach', mine, openedBy),
    ...(key === null ? [] : [over('privateTablesEach', `${mine} AND private_key IS NOT NULL`, openedBy)]),
    ...(from == null ? [] : [over('tablesAddress', 'owners WHERE opened_from = $2', from)]),
  ];
}

/** Tables and what happened at them. What happens is written by `Store.commit`. */
export class Tables {
  readonly #db: Kysely<Schema>;
  readonly #commit: Store['commit'];

  constructor(db: Kysely<Schema>, commit: Store['commit']) {
    this.#db = db;
    this.#commit = commit;
  }

  async create(table: NewTable, placed?: Placed, most?: MostTables): Promise<StoredTable> {
    const unless = placed === undefined || most === undefined ? [] : tooMany(table, placed, most);
    await this.#commit([{ table: table.id, opened: table, ...(placed !== undefined && { placed }), unless }]);
    return readTable(tableRow(table));
  }

  async close(id: string, at: number): Promise<void> {
    await this.#commit([{ table: id, closed: at }]);
  }

  async find(id: string): Promise<StoredTable | null> {
    const row = await patiently(() =>
      this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined ? null : readTable(row);
  }

  /** Every table there ever was, open and closed, the oldest first. */
  async all(): Promise<StoredTable[]> {
    const rows = await patiently(() =>
      this.#db.selectFrom('tables').selectAll().orderBy('opened_at').orderBy('id').execute(),
    );
    return rows.map(readTable);
  }

  /** Which games are open. */
  async opened(): Promise<{ readonly house: string; readonly offering: string }[]> {
    return patiently(() =>
      this.#db.selectFrom('tables').select(['house', 'offering']).where('closed_at', 'is', null).execute(),
    );
  }

  /** All tables that are open, to go on with them; or those of these ids. */
  async open(...ids: readonly string[]): Promise<OpenTable[]> {
    const all = this.#db.selectFrom('tables').where('closed_at', 'is', null);
    const open = ids.length === 0 ? all : all.where('id', 'in', ids);
    const [tables, snapshots, records, decks, before, chips] = await patiently(() =>
      Promise.all([
        open.selectAll().orderBy('opened_at').orderBy('id').execute(),
        open.innerJoin('snapshots', 'table_id', 'id').selectAll('snapshots').execute(),
        open
          .leftJoin('snapshots', 'snapshots.table_id', 'tables.id')
          .innerJoin('records', (join) =>
            join
              .onRef('records.table_id', '=', 'tables.id')
              .on((on) => on('records.seq', '>=', on.fn.coalesce('snapshots.seq', on.lit(0)))),
          )
          .selectAll('records')
          .orderBy('records.table_id')
          .orderBy('records.seq')
          .execute(),
        open
          .innerJoin('shuffles', (join) =>
            join.onRef('shuffles.table_id', '=', 'tables.id').on((on) =>
              on(
                'shuffles.seq',
                '>=',
                on.fn.coalesce(
                  on
                    .selectFrom('shuffles as last')
                    .select('last.seq')
                    .whereRef('last.table_id', '=', 'tables.id')
                    .orderBy('last.seq', 'desc')
                    .limit(1)
                    .offset(DECKS - 1),
                  on.lit(0),
                ),
              ),
            ),
          )
          .selectAll('shuffles')
          .execute(),
        open
          .innerJoin('snapshots', 'snapshots.table_id', 'tables.id')
          .innerJoin('records', (join) =>
            join.onRef('records.table_id', '=', 'tables.id').on((on) =>
              on(
                'records.seq',
                '=',
                on
                  .selectFrom('records as last')
                  .select(({ fn }) => fn.max('last.seq').as('seq'))
                  .whereRef('last.table_id', '=', 'tables.id')
                  .whereRef('last.seq', '<', 'snapshots.seq'),
              ),
            ),
          )
          .select(['records.table_id', 'records.hash'])
          .execute(),
        open
          .innerJoin('balances', (join) =>
            join
              .on(({ eb, ref }) =>
                eb('balances.account', '>=', sql<string>`'at:' || ${ref('tables.id')} || ':'`),
              )
              .on(({ eb, ref }) =>
                eb('balances.account', '<', sql<string>`'at:' || ${ref('tables.id')} || ';'`),
              ),
          )
          .select(['tables.id', 'balances.account', 'balances.cents'])
          .execute(),
      ]),
    );
    const latest = new Map(snapshots.map((row) => [row.table_id, readSnapshot(row)]));
    const since = new Map<string, SealedRecord[]>(tables.map(({ id }) => [id, []]));
    for (const row of records) since.get(row.table_id)?.push(readRecord(row));
    const made = new Map<string, KeptShuffle[]>(tables.map(({ id }) => [id, []]));
    for (const row of decks) made.get(row.table_id)?.push(keptShuffle(row));
    const links = new Map(before.map(({ table_id, hash }) => [table_id, hash]));
    const held = new Map(tables.map(({ id }) => [id, new Map<string, number>()]));
    for (const { id, account, cents } of chips) held.get(id)?.set(account.slice(`at:${id}:`.length), cents);
    return tables.map((row) => {
      const table = readTable(row);
      return {
        ...table,
        snapshot: latest.get(row.id) ?? null,
        records: since.get(row.id) ?? [],
        before: links.get(row.id) ?? table.hash,
        decks: made.get(row.id) ?? [],
        chips: held.get(row.id) ?? new Map(),
      };
    });
  }

  /** The records of events `from` up to but not including `to`, and no more than so many. */
  async records(
    table: string,
    from = 0,
    to = Number.MAX_SAFE_INTEGER,
    limit?: number,
  ): Promise<SealedRecord[]> {
    let query = this.#db
      .selectFrom('records')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .where('seq', '<', to)
      .orderBy('seq');
    if (limit !== undefined) query = query.limit(limit);
    return (await patiently(() => query.execute())).map(readRecord);
  }

  /** Ids of the commands that were done at a table lately, and whose they were, the latest first. */
  async asked(table: string, limit: number): Promise<{ readonly by: string; readonly id: string }[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('records')
        .select(['by', 'command'])
        .where('table_id', '=', table)
        .where('command', 'is not', null)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
    );
    return rows.flatMap(({ by, command }) => {
      const id = idIn(command);
      return id === null ? [] : [{ by, id }];
    });
  }

  /** Whether somebody's command with this id was done at a table; looks back part by part, so that others can go on. */
  async wasAsked(table: string, by: string, id: string): Promise<boolean> {
    const last = await patiently(() =>
      this.#db
        .selectFrom('records')
        .select('seq')
        .where('table_id', '=', table)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    for (let to = (last?.seq ?? -1) + 1; to > 0; to -= AT_ONCE) {
      const rows = await patiently(() =>
        this.#db
          .selectFrom('records')
          .select('command')
          .where('table_id', '=', table)
          .where('seq', '>=', to - AT_ONCE)
          .where('seq', '<', to)
          .where('by', '=', by)
          .where('command', 'is not', null)
          .execute(),
      );
      if (rows.some(({ command }) => idIn(command) === id)) return true;
      await new Promise((go) => setImmediate(go));
    }
    return false;
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    const row = await patiently(() =>
      this.#db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst(),
    );
    return row === undefined ? null : readSnapshot(row);
  }

  /** Snapshots that stayed, in order. */
  async marks(table: string): Promise<StoredSnapshot[]> {
    const rows = await patiently(() =>
      this.#db.selectFrom('marks').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
    );
    return rows.map(readSnapshot);
  }

  /** The last snapshot of a table that was taken before event `seq`, or right before it. */
  async before(table: string, seq: number): Promise<StoredSnapshot | null> {
    const of = (name: 'marks' | 'snapshots') =>
      this.#db.selectFrom(name).selectAll().where('table_id', '=', table).where('seq', '<=', seq);
    const [last, mark] = await patiently(() =>
      Promise.all([
        of('snapshots').executeTakeFirst(),
        of('marks').orderBy('seq', 'desc').limit(1).executeTakeFirst(),
      ]),
    );
    const row = last ?? mark;
    return row === undefined ? null : readSnapshot(row);
  }

  /** All that a hand of events `from` up to `to` may have been dealt from: what was committed in it or shortly before. */
  async shufflesFor(table: string, from: number, to: number): Promise<StoredShuffle[]> {
    const before = await patiently(() =>
      this.#db
        .selectFrom('shuffles')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '<', from)
        .orderBy('seq', 'desc')
        .limit(DECKS)
        .execute(),
    );
    return [...before.map(asStored), ...(await this.shuffles(table, from, to))];
  }

  /** The secret halves of what was committed in events `from` up to but not including `to`. */
  async shuffles(table: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<StoredShuffle[]> {
    return (await shufflesIn(this.#db, table, from, to)).map(asStored);
  }
}

const asStored = (row: Selectable<Schema['shuffles']>): StoredShuffle => readShuffle(keptShuffle(row));

/** Events that are looked through at a time. */
const AT_ONCE = 5000;

/** The client's id of a command in its record. */
function idIn(command: string | null): string | null {
  const { id } = JSON.parse(command ?? '{}') as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

export function readTable(row: Selectable<Schema['tables']>): StoredTable {
  const opening = JSON.parse(row.opening);
  return {
    id: row.id,
    house: row.house,
    offering: row.offering,
    opening,
    name: row.name,
    key: row.private_key,
    openedBy: row.opened_by,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    hash: firstLink(row.id, opening),
  };
}

function readRecord({ table_id, ...record }: Selectable<Schema['records']>): SealedRecord {
  return record;
}

const readSnapshot = ({ seq, hash, state }: Selectable<Schema['snapshots']>): StoredSnapshot => ({
  seq,
  hash,
  state,
});
