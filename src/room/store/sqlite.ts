import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Books } from './books.ts';
import { asStoreError, patiently, StoreError } from './errors.ts';
import { Hands } from './hands.ts';
import { stepsFrom } from './migrations.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import type { Schema } from './schema.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Commit, Store } from './store.ts';
import { Tables } from './tables.ts';

/** How long SQLite waits by itself, with the process standing still; `patiently` waits on. */
const BUSY_MS = 50;
/** Pages written between two checkpoints: rarer ones write less, and a batch seldom has to wait for one. */
const CHECKPOINT_PAGES = 4000;

export const SQLITE_FILE = 'cardroom.db';

export interface SqliteData {
  /** The folder of the file, which is made where it is missing. */
  readonly data: string;
  /** The file may grow to so many pages of 4 kB and then counts as full. */
  readonly mostPages?: number;
}

/** The room's data in one file of a folder. */
export async function openSqlite(where: SqliteData): Promise<Store> {
  return new SqliteStore(await patiently(() => openFile(where)));
}

/** Nothing but `commit` opens a transaction: everything else is one statement, on the same connection. */
class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly notes: Notes;
  readonly #queries: Kysely<Schema>;
  readonly #writer: SqliteWriter;

  constructor(db: Database.Database) {
    this.#writer = new SqliteWriter(db);
    this.#queries = new Kysely({ dialect: new SqliteDialect({ database: db }) });
    this.tables = new Tables(this.#queries);
    this.hands = new Hands(this.#queries);
    this.books = new Books(this.#queries, (...postings) => this.commit([{ table: '', postings }]));
    this.people = new People(this.#queries);
    this.notes = new Notes(this.#queries);
  }

  commit(batch: readonly Commit[]): Promise<void> {
    return patiently(() => this.#writer.write(batch));
  }

  close(): Promise<void> {
    return this.#queries.destroy();
  }
}

function openFile({ data: folder, mostPages }: SqliteData): Database.Database {
  let db: Database.Database;
  try {
    mkdirSync(folder, { recursive: true });
    db = new Database(join(folder, SQLITE_FILE), { timeout: BUSY_MS });
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('broken', `The data in "${folder}" cannot be opened: ${message}.`, { cause: error });
  }
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(db);
    if (mostPages !== undefined) db.pragma(`max_page_count = ${mostPages}`);
    return db;
  } catch (error) {
    db.close();
    throw asStoreError(error);
  }
}

function migrate(db: Database.Database): void {
  db.transaction(() => {
    const { sql, version } = stepsFrom(db.pragma('user_version', { simple: true }) as number, 'sqlite');
    if (sql.length === 0) return;
    for (const step of sql) db.exec(step);
    db.pragma(`user_version = ${version}`);
  }).immediate();
}
