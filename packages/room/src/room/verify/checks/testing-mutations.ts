import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, seededRandom } from '@cardroom/core/cards';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../../../store/sqlite/file.ts';
import { readingSqlite } from '../../../store/sqlite/sqlite.ts';
import { HEADS_FILE } from '../../heads/head-line.ts';
import { verifyStore } from '../verify.ts';
import { HeadsCheck } from './heads-check.ts';
import { whyNotFound } from './testing-not-found.ts';

/**
 * For tests only: does to a room's database, one thing at a time, what somebody could who may write to it, and
 * asks each time whether `verify` finds it. Edits are made in memory and taken back.
 */
export interface Mutation {
  readonly kind: 'edited' | 'deleted' | 'doubled' | 'swapped' | 'cut off' | 'bit flipped';
  /** The table of the database, and the column if it is about one. */
  readonly table: string;
  readonly column: string | null;
  readonly what: string;
}

export interface Outcome extends Mutation {
  readonly found: boolean;
  /** Why it need not be found; null when it must be. */
  readonly reason: string | null;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

type Value = string | number | null;
type Stored = Readonly<Record<string, Value>> & { readonly rowid: number };

/** Bytes of the header that say whether there is a log beside the file; a copy in memory has none. */
const JOURNAL = [18, 19];

export class Mutations {
  readonly outcomes: Outcome[] = [];
  readonly #data: string;
  readonly #file: Buffer;
  readonly #db: Database.Database;
  readonly #random: Random;
  readonly #dump: ReadonlyMap<string, readonly string[]>;
  /** How many rows of each table are tried, and how many values for each; all of them unless it is said. */
  readonly #rows: number;
  readonly #values: number;

  constructor(
    data: string,
    { seed = 'mutations', rows = Number.POSITIVE_INFINITY, values = Number.POSITIVE_INFINITY } = {},
  ) {
    this.#data = data;
    this.#file = readFileSync(join(data, SQLITE_FILE));
    for (const at of JOURNAL) this.#file[at] = 1;
    this.#db = new Database(this.#file);
    this.#db.pragma('ignore_check_constraints = ON');
    this.#random = seededRandom(seed);
    this.#rows = rows;
    this.#values = values;
    this.#dump = dumpOf(this.#db);
  }

  close(): void {
    this.#db.close();
  }

  get tables(): string[] {
    return [...this.#dump.keys()];
  }

  /** Without a change nothing is found. */
  async sound(): Promise<readonly string[]> {
    return this.#verify(this.#db);
  }

  /** All edits of single values. */
  async edits(): Promise<void> {
    for (const table of this.tables)
      for (const column of this.#columns(table))
        for (const row of this.#some(table))
          for (const value of this.#instead(table, column, row))
            await this.#try(
              {
                kind: 'edited',
                table,
                column: column.name,
                what: `${short(row[column.name])} to ${short(value)}`,
              },
              () => this.#set(table, row.rowid, { [column.name]: value }),
            );
  }

  /** Rows taken out, put in twice, and put in each other's place. */
  async rows(): Promise<void> {
    for (const table of this.tables) {
      for (const row of this.#some(table)) {
        const what = `row ${row.rowid}`;
        await this.#try({ kind: 'deleted', table, column: null, what }, () =>
          this.#db.prepare(`DELETE FROM "${table}" WHERE rowid = ?`).run(row.rowid),
        );
        await this.#try({ kind: 'doubled', table, column: null, what }, () => this.#double(table, row));
        await this.#try({ kind: 'swapped', table, column: null, what }, () => this.#swap(table, row));
      }
    }
  }

  /** The last rows of each table, and of each table of the room. */
  async tails(): Promise<void> {
    for (const table of this.tables) {
      for (const count of [1, 4]) {
        const last = `SELECT rowid FROM "${table}" ORDER BY rowid DESC LIMIT ${count}`;
        await this.#try({ kind: 'cut off', table, column: null, what: `the last ${count}` }, () =>
          this.#db.exec(`DELETE FROM "${table}" WHERE rowid IN (${last})`),
        );
      }
      if (!this.#columns(table).some(({ name }) => name === 'table_id')) continue;
      for (const { id } of this.#db.prepare('SELECT id FROM tables').all() as { id: string }[])
        await this.#try({ kind: 'cut off', table, column: null, what: `the last of ${id}` }, () =>
          this.#db
            .prepare(
              `DELETE FROM "${table}" WHERE rowid = (SELECT MAX(rowid) FROM "${table}" WHERE table_id = ?)`,
            )
            .run(id),
        );
    }
  }

  /** Single bits of the file. */
  async flips(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const [at, bit] = [this.#random.below(this.#file.length), this.#random.below(8)];
      const copy = Buffer.from(this.#file);
      copy[at] = (copy[at] ?? 0) ^ (1 << bit);
      const mutation = {
        kind: 'bit flipped',
        table: '',
        column: null,
        what: `byte ${at}, bit ${bit}`,
      } as const;
      this.outcomes.push(await this.#flipped(mutation, copy));
    }
  }

  async #flipped(mutation: Mutation, copy: Buffer): Promise<Outcome> {
    let db: Database.Database | null = null;
    try {
      db = new Database(copy);
      const found = (await this.#verify(db)).length > 0;
      return { ...mutation, found, reason: found ? null : this.#harmless(db) };
    } catch (error) {
      // A file that cannot be opened is refused with a sentence.
      if (!String((error as { code?: unknown }).code).startsWith('SQLITE_')) throw error;
      return { ...mutation, found: true, reason: null };
    } finally {
      db?.close();
    }
  }

  /** Why a change that was not found need not be: nothing that is read of the file has changed by it. */
  #harmless(db: Database.Database): string | null {
    const now = dumpOf(db);
    const reasons = this.tables.flatMap((table) => {
      const [was, is] = [this.#dump.get(table) ?? [], now.get(table) ?? []];
      const changed = was.length === is.length ? was.findIndex((row, i) => row !== is[i]) : 0;
      if (changed < 0) return [];
      const [before, after] = [was[changed], is[changed]].map((row) => JSON.parse(row ?? '{}'));
      return Object.keys(before)
        .filter((column) => before[column] !== after[column])
        .map((column) => whyNotFound({ kind: 'edited', table, column, what: '' }));
    });
    if (reasons.length === 0) return 'nothing that is read of the file has changed';
    return reasons.includes(null) ? null : reasons.join('; ');
  }

  async #try(mutation: Mutation, change: () => unknown): Promise<void> {
    const before = this.#changes();
    this.#db.exec('SAVEPOINT mutation');
    try {
      change();
      // The last row of a table that has none, say.
      if (this.#changes() === before) return;
      const found = (await this.#verify(this.#db)).length > 0;
      this.outcomes.push({ ...mutation, found, reason: found ? null : whyNotFound(mutation) });
    } catch (error) {
      // The database itself does not take it: two rows with one key, say.
      if (!String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')) throw error;
    } finally {
      this.#db.exec('ROLLBACK TO mutation; RELEASE mutation');
    }
  }

  #changes(): number {
    return this.#db.prepare('SELECT total_changes()').pluck().get() as number;
  }

  async #verify(db: Database.Database): Promise<readonly string[]> {
    const heads = await HeadsCheck.of(join(this.#data, HEADS_FILE));
    const { findings } = await verifyStore(readingSqlite(db), undefined, heads);
    return findings.map(({ message }) => message);
  }

  #columns(table: string): Column[] {
    return this.#db.pragma(`table_info("${table}")`) as Column[];
  }

  /** As many rows as are tried, from the first to the last. */
  #some(table: string): Stored[] {
    const all = this.#db.prepare(`SELECT rowid AS rowid, * FROM "${table}" ORDER BY rowid`).all() as Stored[];
    if (all.length <= this.#rows) return all;
    return picked(all, this.#rows, this.#random);
  }

  /** Values that could stand there instead. */
  #instead(table: string, column: Column, row: Stored): Value[] {
    const is = row[column.name] ?? null;
    const known = this.#db
      .prepare(
        `SELECT DISTINCT "${column.name}" AS value FROM "${table}" WHERE "${column.name}" IS NOT ? LIMIT 20`,
      )
      .all(is) as { value: Value }[];
    const values: Value[] =
      known.length === 0 ? [] : [known[this.#random.below(known.length)]?.value ?? null];
    if (column.notnull === 0 && column.pk === 0) values.push(null);
    if (column.type === 'INTEGER') values.push(Number(is) + 1, -Number(is) - 7, Number(is) === 0 ? 1 : 0);
    else values.push(...editsOf(String(is ?? ''), this.#random));
    const others = [...new Set(values)].filter((value) => value !== is);
    return picked(others, this.#values, this.#random);
  }

  #set(table: string, rowid: number, values: Readonly<Record<string, Value>>): void {
    const names = Object.keys(values);
    const set = names.map((name) => `"${name}" = ?`).join(', ');
    this.#db.prepare(`UPDATE "${table}" SET ${set} WHERE rowid = ?`).run(...Object.values(values), rowid);
  }

  /** The same once more, under another key where it needs one. */
  #double(table: string, { rowid, ...row }: Stored): void {
    const keys = this.#columns(table).filter(({ pk }) => pk > 0);
    const key = keys.at(-1);
    const copy = { ...row };
    if (key?.type === 'INTEGER' && keys.length === 1) delete copy[key.name];
    else if (key !== undefined)
      copy[key.name] = key.type === 'INTEGER' ? Number(row[key.name]) + 1 : `${row[key.name]}x`;
    // Names are there once.
    for (const name of ['name_key', 'looks']) if (name in copy) copy[name] = `${copy[name]}x`;
    const names = Object.keys(copy);
    this.#db
      .prepare(
        `INSERT INTO "${table}" (${names.map((n) => `"${n}"`).join()}) VALUES (${names.map(() => '?').join()})`,
      )
      .run(...Object.values(copy));
  }

  /** With another row, all but the keys. */
  #swap(table: string, row: Stored): void {
    const other = this.#db
      .prepare(`SELECT rowid AS rowid, * FROM "${table}" WHERE rowid <> ? ORDER BY rowid LIMIT 1 OFFSET ?`)
      .get(row.rowid, this.#random.below(3)) as Stored | undefined;
    const free = this.#columns(table).filter(
      ({ pk, name }) => pk === 0 && !['name_key', 'looks'].includes(name),
    );
    if (other === undefined || free.length === 0) return;
    const of = (from: Stored) => Object.fromEntries(free.map(({ name }) => [name, from[name] ?? null]));
    if (JSON.stringify(of(row)) === JSON.stringify(of(other))) return;
    this.#set(table, row.rowid, of(other));
    this.#set(table, other.rowid, of(row));
  }
}

function editsOf(text: string, random: Random): string[] {
  const at = random.below(Math.max(1, text.length));
  const other = text[at] === '7' ? '8' : '7';
  return [`${text.slice(0, at)}${other}${text.slice(at + 1)}`, `${text} `, ''];
}

/** So many of them, at random. */
function picked<T>(all: readonly T[], count: number, random: Random): T[] {
  const left = [...all];
  const most = Math.min(count, left.length);
  return Array.from({ length: most }, () => left.splice(random.below(left.length), 1)).flat();
}

function dumpOf(db: Database.Database): Map<string, string[]> {
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all() as {
    name: string;
  }[];
  return new Map(
    tables.map(({ name }) => [
      name,
      db
        .prepare(`SELECT rowid AS rowid, * FROM "${name}" ORDER BY rowid`)
        .all()
        .map((row) => JSON.stringify(row)),
    ]),
  );
}

const short = (value: Value | undefined): string => {
  const text = JSON.stringify(value ?? null);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
};
