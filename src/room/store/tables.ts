import type { Kysely, Selectable } from 'kysely';
import { firstLink } from './chain.ts';
import { patiently } from './errors.ts';
import type { Schema } from './schema.ts';
import type {
  NewTable,
  OpenTable,
  SealedRecord,
  Store,
  StoredShuffle,
  StoredSnapshot,
  StoredTable,
} from './store.ts';

/** Tables and what happened at them. What happens is written by `Store.commit`. */
export class Tables {
  readonly #db: Kysely<Schema>;
  readonly #commit: Store['commit'];

  constructor(db: Kysely<Schema>, commit: Store['commit']) {
    this.#db = db;
    this.#commit = commit;
  }

  async create(table: NewTable): Promise<StoredTable> {
    await this.#commit([{ table: table.id, opened: table }]);
    return readTable(tableRow(table));
  }

  async close(id: string, at: number): Promise<void> {
    await patiently(() =>
      this.#db.updateTable('tables').set({ closed_at: at }).where('id', '=', id).execute(),
    );
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

  /** All tables that are open, to go on with them. */
  async open(): Promise<OpenTable[]> {
    const open = this.#db.selectFrom('tables').where('closed_at', 'is', null);
    const [tables, snapshots, records] = await patiently(() =>
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
      ]),
    );
    const latest = new Map(snapshots.map((row) => [row.table_id, readSnapshot(row)]));
    const since = new Map<string, SealedRecord[]>(tables.map(({ id }) => [id, []]));
    for (const row of records) since.get(row.table_id)?.push(readRecord(row));
    return tables.map((row) => ({
      ...readTable(row),
      snapshot: latest.get(row.id) ?? null,
      records: since.get(row.id) ?? [],
    }));
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

  /** What people asked of a table lately and who they were, the latest first. */
  async lately(table: string, limit: number): Promise<{ readonly by: string; readonly command: string }[]> {
    return patiently(() =>
      this.#db
        .selectFrom('records')
        .select(['by', 'command'])
        .where('table_id', '=', table)
        .where('command', 'is not', null)
        .orderBy('seq', 'desc')
        .limit(limit)
        .$narrowType<{ command: string }>()
        .execute(),
    );
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

  /** The last order that was committed before event `seq`. */
  async shuffleBefore(table: string, seq: number): Promise<StoredShuffle | null> {
    const row = await patiently(() =>
      this.#db
        .selectFrom('shuffles')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '<', seq)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return row === undefined ? null : readShuffle(row);
  }

  /** The secret halves of what was committed in events `from` up to but not including `to`. */
  async shuffles(table: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<StoredShuffle[]> {
    const rows = await patiently(() =>
      this.#db
        .selectFrom('shuffles')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '>=', from)
        .where('seq', '<', to)
        .orderBy('seq')
        .execute(),
    );
    return rows.map(readShuffle);
  }
}

/** In the order of the columns. */
export function tableRow({ id, opening, name, key, openedBy, openedAt }: NewTable): Schema['tables'] {
  return {
    id,
    house: opening.house,
    offering: opening.offering,
    opening: JSON.stringify(opening),
    name,
    private_key: key,
    opened_by: openedBy,
    opened_at: openedAt,
    closed_at: null,
  };
}

function readTable(row: Selectable<Schema['tables']>): StoredTable {
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

const readShuffle = ({ seq, kind, root, order, salts }: Selectable<Schema['shuffles']>): StoredShuffle => ({
  seq,
  kind: kind === 'die' ? 'die' : 'card',
  root,
  order: JSON.parse(order),
  salts: JSON.parse(salts),
});
