import { asStoreError, isStores } from '../../store/errors.ts';
import type { OfTables } from '../../store/inspection.ts';
import type { Store } from '../../store/store.ts';
import { BooksCheck } from './checks/books-check.ts';
import type { Finding } from './checks/findings.ts';
import { playerLine } from './checks/hands-check.ts';
import type { HeadsCheck, HeadsRead } from './checks/heads-check.ts';
import { HouseCheck } from './checks/house-check.ts';
import { checkSessions, checkStrays } from './checks/strays.ts';
import { type Count, TableCheck } from './checks/table-check.ts';
import { Tallies } from './checks/tally.ts';

export type { Finding } from './checks/findings.ts';

export interface Verified {
  readonly tables: number;
  readonly records: number;
  readonly events: number;
  readonly hands: number;
  readonly shuffles: number;
  /** Entries of the house log. */
  readonly entries: number;
  /** The heads that all this was held against; null without any. */
  readonly heads: HeadsRead | null;
  readonly findings: readonly Finding[];
}

const AT_ONCE = 5000;

/**
 * Looks whether everything in a store holds, and derives again all that can be derived: the file itself; the
 * house log and what it leads to, people, roles, tables and chips from the cage; each table's chain and what its
 * events lead to, snapshots, hands, who won what, every line of the books; each shuffle against what was
 * committed before; and the balances. Heads that were signed show whether a chain has lost its end, or is another.
 */
export async function verifyStore(
  store: Store,
  progress: (done: number, of: number) => void = () => {},
  heads: HeadsCheck | null = null,
): Promise<Verified> {
  const check = new StoreCheck(store, progress, heads);
  try {
    await check.run();
  } catch (thrown) {
    // A torn file may fail anywhere, and a table of it may be gone.
    const error = asStoreError(thrown);
    if (!isStores(thrown) || !['damaged', 'broken'].includes(error.kind)) throw thrown;
    check.tell(error.message);
  }
  return check.verified;
}

class StoreCheck {
  readonly #store: Store;
  readonly #progress: (done: number, of: number) => void;
  readonly #findings: Finding[] = [];
  readonly #count: Count = { records: 0, events: 0, hands: 0, shuffles: 0 };
  readonly #house: HouseCheck;
  readonly #books = new BooksCheck();
  readonly #players = new Tallies<string>();
  readonly #rows = new Map<string, Map<OfTables, number>>();
  readonly #heads: HeadsCheck | null;
  #tables = 0;

  constructor(store: Store, progress: (done: number, of: number) => void, heads: HeadsCheck | null) {
    this.#store = store;
    this.#progress = progress;
    this.#heads = heads;
    this.#house = new HouseCheck((message) => this.tell(message));
  }

  readonly tell = (message: string): void => {
    this.#findings.push({ table: null, seq: null, message });
  };

  get verified(): Verified {
    const { seq: entries } = this.#house.head;
    const heads = this.#heads?.read ?? null;
    return { tables: this.#tables, ...this.#count, entries, heads, findings: this.#findings };
  }

  async run(): Promise<void> {
    const { inspection } = this.#store;
    for (const damage of inspection.damage()) this.tell(`The database file is damaged: ${damage}`);
    await this.#checkHouse();
    await this.#books.read(inspection);
    await this.#readPlayers();
    for (const { of, table, count } of await inspection.counts()) {
      const rows = this.#rows.get(table) ?? new Map<OfTables, number>();
      this.#rows.set(table, rows.set(of, count));
    }
    if (this.#house.whole) {
      const wrong = await this.#books.compare(inspection, null, this.#house.lines);
      if (wrong !== null) this.tell(`Chips that moved outside any table: ${wrong.message}`);
      await this.#house.compareUsers(inspection);
    }
    await this.#checkTables();
    this.#findings.push(...(this.#heads?.finish(this.#house.whole ? this.#house.keys : null) ?? []));
    this.#findings.push(...this.#books.left());
    await this.#books.compareBalances(this.#store, this.tell);
    await checkStrays(inspection, this.#findings);
    if (this.#house.whole) await checkSessions(inspection, this.#house, this.tell);
  }

  async #checkHouse(): Promise<void> {
    const [house, heads] = [this.#house, this.#heads];
    heads?.passed(null, house.head);
    await house.read(this.#store, (head) => heads?.passed(null, head));
    if (house.whole) this.#findings.push(...(heads?.ended(null, house.head) ?? []));
  }

  async #checkTables(): Promise<void> {
    const { inspection } = this.#store;
    const tables = await inspection.tables();
    this.#tables = tables.length;
    const missing = new Set(this.#house.tables.keys());
    for (const [done, row] of tables.entries()) {
      this.#progress(done, tables.length);
      missing.delete(row.id);
      const { snapshots } = this.#house.tables.get(row.id) ?? {};
      const check = new TableCheck(row, this.#count, snapshots, (link) => this.#heads?.passed(row.id, link));
      await this.#one(check);
      if (this.#house.whole) check.compareHouse(this.#house);
      this.#findings.push(...check.findings);
    }
    for (const table of missing)
      this.#findings.push({ table, seq: null, message: 'This table was opened but is missing.' });
    for (const [table, rows] of this.#rows)
      this.#findings.push({
        table,
        seq: null,
        message: `There are ${[...rows.keys()].join(', ')} for this table, but it never existed.`,
      });
    for (const table of this.#players.left)
      this.#findings.push({
        table,
        seq: null,
        message: 'Hands are listed for this table, but it never existed.',
      });
  }

  async #one(check: TableCheck): Promise<void> {
    await check.run(this.#store, this.#books);
    check.compareRows(this.#rows.get(check.id));
    this.#rows.delete(check.id);
    check.comparePlayers(this.#players.take(check.id));
    if (check.end === null) this.#heads?.skip(check.id);
    else this.#findings.push(...(this.#heads?.ended(check.id, check.end) ?? []));
  }

  async #readPlayers(): Promise<void> {
    for (let after = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = await this.#store.inspection.handPlayers(after, AT_ONCE);
      for (const { table_id, number, user_id, cents_change } of rows)
        this.#players.add(table_id, playerLine(number, user_id, cents_change));
      after = rows.at(-1)?.id ?? after;
      if (rows.length < AT_ONCE) return;
    }
  }
}
