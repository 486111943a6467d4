import type { EntryRow } from '../ledger/settle.ts';
import { readUser } from '../people/people.ts';
import type { Schema, UserRow } from '../rows/schema.ts';
import { came, signedIn } from './account-entries.ts';
import {
  HOUSE_START,
  type HouseEntry,
  type HouseHead,
  postingEntries,
  sealHouse,
  sealOfTable,
} from './log.ts';

/** Rows that are worked out from others: what is read, and what is added for each row that is made of it. */
export interface Backfill {
  readonly read: readonly string[];
  readonly add: string;
  readonly make: (rows: readonly unknown[][]) => readonly (readonly unknown[])[];
}

interface OldAudit {
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly detail: string;
}

/** The last record of a table that is closed. */
interface End {
  readonly table_id: string;
  readonly seq: number;
  readonly count: number;
  readonly hash: string;
}

/**
 * The house log of a database from before there was one. People go in as they are now, for their history is not
 * known; all else as it happened.
 */
export function backfillHouseLog(value: (number: number) => string): Backfill {
  return {
    read: [
      'SELECT * FROM users ORDER BY created_at, id',
      'SELECT * FROM tables ORDER BY opened_at, id',
      `SELECT table_id, seq, count, hash FROM records r WHERE seq =
        (SELECT MAX(seq) FROM records WHERE table_id = r.table_id)
        AND table_id IN (SELECT id FROM tables WHERE closed_at IS NOT NULL)`,
      `SELECT tx, at, table_id AS "table", seq, account, cents, why FROM entries WHERE table_id IS NULL ORDER BY id`,
      'SELECT at, "by", what, detail FROM audit ORDER BY id',
    ],
    add: addTo(value),
    make: ([users = [], tables = [], ends = [], lines = [], audit = []]) => {
      const entries = [
        ...(users as UserRow[]).map((row) => came(readUser(row))),
        ...tablesOfOld(tables as Schema['tables'][], ends as End[]),
        ...postingEntries(lines as EntryRow[]),
        ...(audit as OldAudit[]).map(
          ({ at, by, what, detail }): HouseEntry => ({
            at,
            kind: 'audit',
            by,
            what,
            detail: JSON.parse(detail),
          }),
        ),
      ];
      return rowsOf(HOUSE_START, entries);
    },
  };
}

/** Sessions that were begun before the house log kept them. */
export function backfillSessions(value: (number: number) => string): Backfill {
  return {
    read: [
      'SELECT seq, hash FROM house_log ORDER BY seq DESC LIMIT 1',
      'SELECT * FROM sessions ORDER BY created_at, token_hash',
    ],
    add: addTo(value),
    make: ([heads = [], sessions = []]) => {
      const entries = (sessions as Schema['sessions'][]).map((row) =>
        signedIn(row.token_hash, row.user_id, row.created_at, row.expires_at),
      );
      return rowsOf((heads[0] as HouseHead | undefined) ?? HOUSE_START, entries);
    },
  };
}

const addTo = (value: (number: number) => string): string =>
  `INSERT INTO house_log VALUES (${[1, 2, 3, 4, 5, 6, 7].map(value).join(', ')})`;

const rowsOf = (head: HouseHead, entries: readonly HouseEntry[]) =>
  sealHouse(head, entries).map(({ seq, at, kind, by, what, detail, hash }) => [
    ...[seq, at, kind, by, what, detail, hash],
  ]);

function tablesOfOld(tables: readonly Schema['tables'][], ends: readonly End[]): HouseEntry[] {
  const last = new Map(ends.map((end) => [end.table_id, end]));
  return tables.flatMap(({ closed_at, ...row }): HouseEntry[] => {
    const { id: table, opened_at: at, opened_by: by } = row;
    const seal = sealOfTable({ ...row, closed_at: null });
    const opened: HouseEntry = { at, kind: 'table', by, what: 'opened', detail: { table, row: seal } };
    if (closed_at === null) return [opened];
    const end = last.get(table);
    const link = end && { seq: end.seq + end.count, hash: end.hash };
    const detail = { table, ...link };
    return [opened, { at: closed_at, kind: 'table', by: 'house', what: 'closed', detail }];
  });
}
