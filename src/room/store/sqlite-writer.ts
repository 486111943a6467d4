import type { Database, Statement } from 'better-sqlite3';
import { asStoreError, StoreError } from './errors.ts';
import { markIn } from './marks.ts';
import { accountsIn, linesOf, settle } from './settle.ts';
import type { Commit } from './store.ts';
import { tableRow } from './tables.ts';

/** What changes a file: on this thread, or on one of its own. */
export interface Writer {
  /** One transaction, on the disk when it is done. */
  write(batch: readonly Commit[]): void | Promise<void>;
  /** One statement, and the rows it gives back. */
  run(sql: string, parameters: readonly unknown[]): unknown[] | Promise<unknown[]>;
  close(): void | Promise<void>;
}

export class SqliteWriter implements Writer {
  readonly #db: Database;
  readonly #statements: Record<keyof typeof STATEMENTS, Statement<unknown[]>>;

  constructor(db: Database) {
    this.#db = db;
    this.#statements = Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, text]) => [name, db.prepare(text)]),
    ) as Record<keyof typeof STATEMENTS, Statement<unknown[]>>;
  }

  write(batch: readonly Commit[]): void {
    const { begin, commit, rollback } = this.#statements;
    try {
      begin.run();
      this.#moveChips(batch);
      for (const [item, part] of batch.entries()) this.#writeOne(part, item);
      commit.run();
    } catch (error) {
      // A full disk has rolled back by itself.
      if (this.#db.inTransaction) rollback.run();
      throw asStoreError(error);
    }
  }

  run(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#db.prepare(sql);
    if (statement.reader) return statement.all(...parameters);
    statement.run(...parameters);
    return [];
  }

  close(): void {
    this.#db.close();
  }

  #writeOne(part: Commit, item: number): void {
    try {
      this.#writeTable(part);
    } catch (error) {
      const { kind, message } = asStoreError(error);
      const says = kind === 'conflict' ? `Table ${part.table} has gone on without this: ${message}` : message;
      throw new StoreError(kind, says, { cause: error, item });
    }
  }

  #writeTable(commit: Commit): void {
    const { table, opened, record, snapshot, shuffles = [], began, ended, postings = [], closed } = commit;
    const to = this.#statements;
    const mark = markIn(commit);
    if (opened !== undefined) to.opened.run(...Object.values(tableRow(opened)));
    if (record !== undefined) {
      const { seq, count, at, by, command, events, hash } = record;
      to.record.run(table, seq, count, at, by, command, events, hash);
    }
    for (const { seq, kind, root, order, salts } of shuffles)
      to.shuffle.run(table, seq, kind, root, JSON.stringify(order), salts);
    if (began !== undefined) to.began.run(table, began.number, began.firstSeq, began.at);
    if (ended !== undefined) {
      const { number, endSeq, at, result, players } = ended;
      to.ended.run(endSeq, at, JSON.stringify(result ?? null), table, number);
      for (const { user, cents } of players) to.player.run(table, number, user, cents);
    }
    if (snapshot !== undefined) to.snapshot.run(table, snapshot.seq, snapshot.hash, snapshot.state);
    if (mark !== undefined) to.mark.run(table, mark.seq, mark.hash, mark.state);
    for (const { tx, at, table, seq, account, cents, why } of linesOf(postings))
      to.entry.run(tx, at, table, seq, account, cents, why);
    if (closed !== undefined) to.closed.run(closed, table);
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
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  opened: 'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  record: 'INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  shuffle: 'INSERT INTO shuffles VALUES (?, ?, ?, ?, ?, ?)',
  began: 'INSERT INTO hands (table_id, number, first_seq, began_at) VALUES (?, ?, ?, ?)',
  ended: 'UPDATE hands SET end_seq = ?, ended_at = ?, result = ? WHERE table_id = ? AND number = ?',
  player: 'INSERT INTO hand_players (table_id, number, user_id, cents_change) VALUES (?, ?, ?, ?)',
  snapshot: `INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
    DO UPDATE SET seq = excluded.seq, hash = excluded.hash, state = excluded.state`,
  mark: 'INSERT INTO marks VALUES (?, ?, ?, ?)',
  entry: 'INSERT INTO entries (tx, at, table_id, seq, account, cents, why) VALUES (?, ?, ?, ?, ?, ?, ?)',
  balance: 'SELECT cents FROM balances WHERE account = ?',
  setBalance: 'INSERT INTO balances VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET cents = excluded.cents',
  closed: 'UPDATE tables SET closed_at = ? WHERE id = ?',
} as const;
