import { sha256 } from '../chain.ts';
import type { EntryRow } from '../ledger/settle.ts';
import { tableRow } from '../rows/rows.ts';
import type { Commit } from '../store.ts';

/**
 * The house log: all that belongs to no one table, in one chain like that of a table. Who came and with which
 * role, what rights were given and taken, what the floor did, chips from the cage, and which tables were opened
 * and closed. Entries are hashed where they are written, one batch after another.
 */
export interface HouseEntry {
  readonly at: number;
  readonly kind: HouseKind;
  /** A user's id, `house` or `cage`. */
  readonly by: string;
  readonly what: string;
  readonly detail: unknown;
}

/**
 * `account`: somebody came, or is known otherwise. `right`: a role, or the right to speak. `audit`: an act of
 * the floor. `posting`: chips that move at no table. `table`: one was opened or closed. `session`: somebody signed
 * in. `key`: what signs heads.
 */
export type HouseKind = 'account' | 'right' | 'audit' | 'posting' | 'table' | 'session' | 'key';

export interface HouseRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly by: string;
  readonly what: string;
  /** JSON, as it is kept and hashed. */
  readonly detail: string;
  readonly hash: string;
}

/** Where a chain of the house stands: how many entries it has, and the last one's hash. */
export interface HouseHead {
  readonly seq: number;
  readonly hash: string;
}

export const HOUSE_START: HouseHead = { seq: 0, hash: sha256('cardroom house') };

function linkOf(previous: string, { seq, at, kind, by, what, detail }: Omit<HouseRow, 'hash'>): string {
  return sha256(`${JSON.stringify([previous, seq, at, kind, by, what])}\n${detail}`);
}

/** Entries as they stand after a head. */
export function sealHouse(head: HouseHead, entries: readonly HouseEntry[]): HouseRow[] {
  let { seq, hash } = head;
  return entries.map(({ at, kind, by, what, detail }) => {
    const row = { seq: ++seq, at, kind, by, what, detail: JSON.stringify(detail ?? null) };
    hash = linkOf(hash, row);
    return { ...row, hash };
  });
}

/** Whether a row follows on a head: the new head, or why not. */
export function followHouse(head: HouseHead, row: HouseRow): HouseHead | { readonly message: string } {
  const next = head.seq + 1;
  if (row.seq !== next)
    return { message: `Expected entry ${next} of the house log next, but found ${row.seq}.` };
  if (linkOf(head.hash, row) !== row.hash)
    return { message: `Entry ${next} of the house log has been changed since it was sealed.` };
  return { seq: next, hash: row.hash };
}

/** All of a table's row but when it was closed, which comes later. */
export const sealOfTable = ({ closed_at, ...row }: ReturnType<typeof tableRow>): string =>
  sha256(`cardroom opened\n${JSON.stringify(row)}`);

/** What programs know of a table's snapshots by now. It stands with the table's opening: what they had by then they must have. */
export const SNAPSHOTS_KNOW = 1;

/** What a commit leaves in the house log; `lines` are those of its postings. */
export function houseEntriesOf(
  { table, opened, record, closed, house = [] }: Commit,
  lines: readonly EntryRow[],
): HouseEntry[] {
  const entries: HouseEntry[] = [...house];
  if (opened !== undefined) {
    const { openedAt: at, openedBy: by } = opened;
    entries.push({
      ...{ at, kind: 'table', by, what: 'opened' },
      detail: { table, row: sealOfTable(tableRow(opened)), snapshots: SNAPSHOTS_KNOW },
    });
  }
  entries.push(...postingEntries(lines));
  if (closed !== undefined) {
    const end = record && { seq: record.seq + record.count, hash: record.hash };
    entries.push({ at: closed, kind: 'table', by: 'house', what: 'closed', detail: { table, ...end } });
  }
  return entries;
}

/** Postings that belong to no table, by their lines. */
export function postingEntries(lines: readonly EntryRow[]): HouseEntry[] {
  const made = new Map<string, { of: EntryRow; lines: (readonly [account: string, cents: number])[] }>();
  for (const line of lines) {
    if (line.table !== null) continue;
    const posting = made.get(line.tx) ?? { of: line, lines: [] };
    posting.lines.push([line.account, line.cents]);
    made.set(line.tx, posting);
  }
  return [...made.values()].map(({ of: { tx, at, why }, lines }) => ({
    ...{ at, kind: 'posting', by: 'cage', what: why },
    detail: { tx, lines },
  }));
}
