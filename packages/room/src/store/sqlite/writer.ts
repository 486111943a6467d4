import type { Database, Statement } from 'better-sqlite3';
import { asStoreError, StoreError } from '../errors.ts';
import { HOUSE_START, type HouseHead, houseEntriesOf, sealHouse } from '../house/log.ts';
import { accountsIn, linesOf, settle } from '../ledger/settle.ts';
import { takenOver } from '../open-steps.ts';
import { keptSnapshotIn } from '../rows/kept-snapshots.ts';
import { shuffleRow, tableRow } from '../rows/rows.ts';
import type { Commit } from '../store.ts';
import { takesMore } from './private-files.ts';

/** What changes a file: on this thread, or on one of its own. */
export interface Writer {
  /** One transaction, on the disk when it is done. */
  write(batch: readonly Commit[]): void | Promise<void>;
  /** One statement, and the rows it gives back. */
  run(sql: string, parameters: readonly unknown[]): unknown[] | Promise<unknown[]>;
  /** Writes a little, to see whether the disk takes it. */
  check(): void | Promise<void>;
  close(): void | Promise<void>;
}

/** What a disk must have room for that is not full. */
const CHECKED_BYTES = 65_536;

export class SqliteWriter implements Writer {
  readonly #db: Database;
  readonly #folder: string;
  readonly #epoch: number;
  readonly #statements: Record<keyof typeof STATEMENTS, Statement<unknown[]>>;

  /** `epoch` is that of the room for which it writes: once another has claimed the file, it writes no more. */
  constructor(db: Database, folder: string, epoch: number) {
    this.#db = db;
    this.#folder = folder;
    this.#epoch = epoch;
    this.#statements = Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]),
    ) as Record<keyof typeof STATEMENTS, Statement<unknown[]>>;
  }

  /** `mark` is the number it leaves where nothing else would tell that it was written. */
  write(batch: readonly Commit[], mark?: number): void {
    this.#transaction(() => {
      this.#moveChips(batch);
      for (const [item, part] of batch.entries()) this.#writeOne(part, item);
      if (mark !== undefined) this.#statements.mark.run(mark, '[]');
    });
  }

  run(sql: string, parameters: readonly unknown[], mark?: number): unknown[] {
    return this.#transaction(() => {
      const statement = this.#db.prepare(sql);
      const rows = statement.reader ? statement.all(...parameters) : [];
      if (!statement.reader) statement.run(...parameters);
      if (mark !== undefined) this.#statements.mark.run(mark, JSON.stringify(rows));
      return rows;
    });
  }

  /** Enough that it needs room on the disk, beside the file and in it; it is given back at once. */
  check(mark = 0): void {
    takesMore(this.#folder, CHECKED_BYTES);
    this.#transaction(() => this.#statements.mark.run(0, 'x'.repeat(CHECKED_BYTES)));
    this.#transaction(() => this.#statements.mark.run(mark, '[]'));
  }

  close(): void {
    this.#db.close();
  }

  #transaction<T>(work: () => T): T {
    const { begin, commit, rollback, epoch } = this.#statements;
    try {
      begin.run();
      const held = epoch.get() as { epoch: number };
      if (held.epoch !== this.#epoch) throw takenOver();
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      // A full disk has rolled back by itself.
      if (this.#db.inTransaction) rollback.run();
      throw asStoreError(error);
    }
  }

  #writeOne(part: Commit, item: number): void {
    try {
      this.#writeTable(part);
    } catch (error) {
      const { kind, message } = asStoreError(error);
      const ofTable = kind === 'conflict' && part.table !== '';
      const says = ofTable ? `Table ${part.table} has gone on without this: ${message}` : message;
      throw new StoreError(kind, says, { cause: error, item });
    }
  }

  #writeTable(commit: Commit): void {
    const { table, opened, record, snapshot, shuffles = [], began, ended, postings = [], closed } = commit;
    const { also = [] } = commit;
    const to = this.#statements;
    const mark = keptSnapshotIn(commit);
    if (opened !== undefined) to.opened.run(...Object.values(tableRow(opened)));
    if (record !== undefined) {
      const { seq, count, at, by, command, events, hash } = record;
      to.record.run(table, seq, count, at, by, command, events, hash);
    }
    for (const made of shuffles) to.shuffle.run(table, ...shuffleRow(made));
    if (began !== undefined) to.began.run(table, began.number, began.firstSeq, began.at);
    if (ended !== undefined) {
      const { number, endSeq, at, result, players } = ended;
      to.ended.run(endSeq, at, JSON.stringify(result ?? null), table, number);
      for (const { user, cents } of players) to.player.run(table, number, user, cents);
    }
    if (snapshot !== undefined) to.snapshot.run(table, snapshot.seq, snapshot.hash, snapshot.state);
    if (mark !== undefined) to.kept.run(table, mark.seq, mark.hash, mark.state);
    const lines = linesOf(postings);
    for (const { tx, at, table, seq, account, cents, why } of lines)
      to.entry.run(tx, at, table, seq, account, cents, why);
    if (closed !== undefined) to.closed.run(closed, table);
    for (const { sql, parameters } of also) this.#db.prepare(sql).run(...parameters);
    const entries = houseEntriesOf(commit, lines);
    if (entries.length === 0) return;
    const head = (to.houseHead.get() as HouseHead | undefined) ?? HOUSE_START;
    for (const { seq, at, kind, by, what, detail, hash } of sealHouse(head, entries))
      to.house.run(seq, at, kind, by, what, detail, hash);
  }

  #moveChips(batch: readonly Commit[]): void {
    const accounts = accountsIn(batch);
    const balances = new Map<string, number>();
    for (const account of accounts) {
      const row = this.#statements.balance.get(account) as { cents: number } | undefined;
      balances.set(account, row?.cents ?? 0);
    }
    settle(balances, batch);
    for (const [account, cents] of balances) this.#statements.setBalance.run(account, cents);
  }
}

const STATEMENTS = {
  // Takes the write lock at once: a transaction that reads first could not be tried again.
  begin: 'BEGIN IMMEDIATE',
  epoch: 'SELECT epoch FROM holder',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  opened: 'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  record: 'INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  shuffle: 'INSERT INTO shuffles VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  began: 'INSERT INTO hands (table_id, number, first_seq, began_at) VALUES (?, ?, ?, ?)',
  ended: 'UPDATE hands SET end_seq = ?, ended_at = ?, result = ? WHERE table_id = ? AND number = ?',
  player: 'INSERT INTO hand_players (table_id, number, user_id, cents_change) VALUES (?, ?, ?, ?)',
  snapshot: `INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
    DO UPDATE SET seq = excluded.seq, hash = excluded.hash, state = excluded.state`,
  mark: 'UPDATE holder SET written = ?, answer = ?',
  kept: 'INSERT INTO marks VALUES (?, ?, ?, ?)',
  entry: 'INSERT INTO entries (tx, at, table_id, seq, account, cents, why) VALUES (?, ?, ?, ?, ?, ?, ?)',
  balance: 'SELECT cents FROM balances WHERE account = ?',
  setBalance: 'INSERT INTO balances VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET cents = excluded.cents',
  houseHead: 'SELECT seq, hash FROM house_log ORDER BY seq DESC LIMIT 1',
  house: 'INSERT INTO house_log VALUES (?, ?, ?, ?, ?, ?, ?)',
  closed: 'UPDATE tables SET closed_at = ? WHERE id = ?',
} as const;
