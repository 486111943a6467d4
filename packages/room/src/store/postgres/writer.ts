import type { PoolClient } from 'pg';
import { asStoreError, StoreError } from '../errors.ts';
import { HOUSE_START, type HouseHead, type HouseRow, houseEntriesOf, sealHouse } from '../house/log.ts';
import { accountsIn, type EntryRow, linesOf, settle } from '../ledger/settle.ts';
import { keptSnapshotIn } from '../rows/kept-snapshots.ts';
import { shuffleRow, tableRow } from '../rows/rows.ts';
import type { Commit } from '../store.ts';
import { NOW } from './hold.ts';
import { lockPlaces, placesFor, tooManyPlaces } from './places.ts';

/** Writes a batch in one transaction, each kind of row by one statement, however many rows it has. */
export async function writeBatch(
  client: PoolClient,
  batch: readonly Commit[],
  format: number | null,
): Promise<void> {
  const lines = batch.map(({ postings = [] }) => linesOf(postings));
  const house = await houseRows(client, batch, lines);
  if (format !== null) await lockPlaces(client, batch);
  await moveChips(client, batch);
  for (const { text, name, rows } of [
    ...statementsFor(batch, lines.flat(), house),
    ...(format === null ? [] : [...ownersFor(batch, format), ...placesFor(batch)]),
  ])
    if (rows.length > 0) await client.query({ name, text, values: columns(rows) }).catch(blame(batch));
  for (const { also = [] } of batch)
    for (const { sql, parameters } of also) await client.query(sql, [...parameters]);
  if (format !== null) await refuseOver(client, batch);
}

/** What would go beyond a limit is not written; which one, is told by its name. */
async function refuseOver(client: PoolClient, batch: readonly Commit[]): Promise<void> {
  for (const [item, { unless = [], limited }] of batch.entries())
    for (const { what, sql, parameters } of [...unless, ...tooManyPlaces(limited)]) {
      const { rows } = await client.query(sql, [...parameters]);
      if (rows.length > 0) throw new StoreError('refused', what, { item });
    }
}

/** Any number, as long as it is the same for all who write to the house log. */
const HOUSE_LOCK = 7_237_735;

/**
 * What the batch adds to the house log. Whoever does so has it alone up to the end of the transaction, and takes
 * it before any account, so that no two wait for each other.
 */
async function houseRows(
  client: PoolClient,
  batch: readonly Commit[],
  lines: readonly (readonly EntryRow[])[],
): Promise<HouseRow[]> {
  const entries = batch.flatMap((part, i) => houseEntriesOf(part, lines[i] ?? []));
  if (entries.length === 0) return [];
  await client.query(`SELECT pg_advisory_xact_lock(${HOUSE_LOCK})`);
  const { rows } = await client.query<HouseHead>('SELECT seq, hash FROM house_log ORDER BY seq DESC LIMIT 1');
  return sealHouse(rows[0] ?? HOUSE_START, entries);
}

/** Rows of one kind, and the statement that writes them. */
export interface Bulk {
  readonly name: string;
  readonly text: string;
  readonly rows: readonly (readonly Value[])[];
}

type Value = string | number | null;

/** Rows turned into columns: PostgreSQL takes one array for each. */
function columns(rows: Bulk['rows']): Value[][] {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** A part of each commit that has it, with its table. */
function each<T>(batch: readonly Commit[], of: (part: Commit) => T | undefined): (T & { table: string })[] {
  return batch.flatMap((part) => {
    const found = of(part);
    return found === undefined ? [] : [{ ...found, table: part.table }];
  });
}

function statementsFor(
  batch: readonly Commit[],
  lines: readonly EntryRow[],
  house: readonly HouseRow[],
): Bulk[] {
  const ended = each(batch, (part) => part.ended);
  const shuffles = batch.flatMap(({ table, shuffles = [] }) => shuffles.map((made) => ({ ...made, table })));
  // Of two snapshots of one table only the latter counts.
  const snapshots = new Map(each(batch, (part) => part.snapshot).map((taken) => [taken.table, taken]));
  const closed = batch.flatMap((part): Value[][] =>
    part.closed === undefined ? [] : [[part.table, part.closed]],
  );
  return [
    {
      name: 'opened',
      text: `INSERT INTO tables SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[],
        $6::text[], $7::text[], $8::bigint[], $9::bigint[])`,
      rows: batch.flatMap(({ opened }): Value[][] =>
        opened === undefined ? [] : [Object.values(tableRow(opened))],
      ),
    },
    {
      name: 'records',
      text: `INSERT INTO records SELECT * FROM
        unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[])`,
      rows: each(batch, (part) => part.record).map((r) => [
        ...[r.table, r.seq, r.count, r.at, r.by, r.command, r.events, r.hash],
      ]),
    },
    {
      name: 'shuffles',
      text: `INSERT INTO shuffles SELECT * FROM
        unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
      rows: shuffles.map(({ table, ...made }) => [table, ...shuffleRow(made)]),
    },
    {
      name: 'hands began',
      text: `INSERT INTO hands (table_id, number, first_seq, began_at) SELECT * FROM
        unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])`,
      rows: each(batch, (part) => part.began).map((hand) => [
        hand.table,
        hand.number,
        hand.firstSeq,
        hand.at,
      ]),
    },
    {
      name: 'hands ended',
      text: `UPDATE hands SET end_seq = e.end_seq, ended_at = e.ended_at, result = e.result FROM
        unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
          AS e (table_id, number, end_seq, ended_at, result)
        WHERE hands.table_id = e.table_id AND hands.number = e.number`,
      rows: ended.map(({ table, number, endSeq, at, result }) => [
        ...[table, number, endSeq, at, JSON.stringify(result ?? null)],
      ]),
    },
    {
      name: 'hand players',
      text: `INSERT INTO hand_players (table_id, number, user_id, cents_change) SELECT * FROM
        unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])`,
      rows: ended.flatMap(({ table, number, players }) =>
        players.map(({ user, cents }) => [table, number, user, cents]),
      ),
    },
    {
      name: 'snapshots',
      text: `INSERT INTO snapshots SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, state = excluded.state`,
      rows: [...snapshots.values()].map(({ table, seq, hash, state }) => [...[table, seq, hash, state]]),
    },
    {
      name: 'marks',
      text: 'INSERT INTO marks SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])',
      rows: each(batch, keptSnapshotIn).map(({ table, seq, hash, state }) => [...[table, seq, hash, state]]),
    },
    {
      name: 'entries',
      text: `INSERT INTO entries (tx, at, table_id, seq, account, cents, why) SELECT * FROM
        unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[])`,
      rows: lines.map((line) => [
        ...[line.tx, line.at, line.table, line.seq, line.account, line.cents, line.why],
      ]),
    },
    {
      name: 'house log',
      text: `INSERT INTO house_log SELECT * FROM
        unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
      rows: house.map(({ seq, at, kind, by, what, detail, hash }) => [
        ...[seq, at, kind, by, what, detail, hash],
      ]),
    },
    {
      name: 'closed',
      text: `UPDATE tables SET closed_at = c.at FROM unnest($1::text[], $2::bigint[]) AS c (id, at)
        WHERE tables.id = c.id`,
      rows: closed,
    },
  ];
}

/** Who has a table from its opening to its end, where many machines run the room. */
function ownersFor(batch: readonly Commit[], format: number): Bulk[] {
  const closed = batch.flatMap(({ table, closed }): Value[][] => (closed === undefined ? [] : [[table]]));
  return [
    {
      name: 'placed',
      text: `INSERT INTO owners SELECT t, n, 1, f, b, s, o FROM
        unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[]) AS p (t, n, f, b, s, o)`,
      rows: each(batch, (part) => part.placed).map(({ table, node, bots, shelf, from = null }) => [
        ...[table, node, format, bots, shelf, from],
      ]),
    },
    { name: 'let go', text: 'DELETE FROM owners WHERE table_id = ANY($1::text[])', rows: closed },
    {
      name: 'taken off',
      text: `UPDATE lobby SET card = '', at = ${NOW} WHERE table_id = ANY($1::text[])`,
      rows: closed,
    },
  ];
}

async function moveChips(client: PoolClient, batch: readonly Commit[]): Promise<void> {
  const accounts = accountsIn(batch);
  if (accounts.length === 0) return;
  // Accounts that are new are there before the lock, so that of two batches that bring one, one waits.
  await client.query({
    name: 'new balances',
    text: 'INSERT INTO balances SELECT unnest($1::text[]), 0 ON CONFLICT DO NOTHING',
    values: [accounts],
  });
  const { rows } = await client.query<{ account: string; cents: number }>({
    name: 'lock balances',
    text: 'SELECT account, cents FROM balances WHERE account = ANY($1) ORDER BY account FOR UPDATE',
    values: [accounts],
  });
  const balances = new Map(rows.map(({ account, cents }) => [account, cents]));
  settle(balances, batch);
  await client.query({
    name: 'set balances',
    text: `UPDATE balances SET cents = b.cents FROM unnest($1::text[], $2::bigint[]) AS b (account, cents)
      WHERE balances.account = b.account`,
    values: [[...balances.keys()], [...balances.values()]],
  });
}

/** Which commit it was that is there already, from what the server says of it. */
function blame(batch: readonly Commit[]): (error: unknown) => never {
  return (thrown) => {
    const error = asStoreError(thrown);
    const { detail } = thrown as { detail?: unknown };
    if (error.kind !== 'conflict' || typeof detail !== 'string') throw error;
    const item = batch.findIndex(({ table, record, began, shuffles = [] }) =>
      [record?.seq, began?.number, ...shuffles.map(({ seq }) => seq)].some(
        (key) => key !== undefined && detail.includes(`=(${table}, ${key})`),
      ),
    );
    throw item < 0
      ? error
      : new StoreError('conflict', `Table ${batch[item].table} has gone on without this: ${error.message}`, {
          cause: thrown,
          item,
        });
  };
}
