import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Books } from './books.ts';
import { patiently, StoreError } from './errors.ts';
import { Hands } from './hands.ts';
import { Notes } from './notes.ts';
import { People } from './people.ts';
import type { Schema } from './schema.ts';
import { WriterThread } from './sqlite-behind.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openFile, type SqliteData } from './sqlite-file.ts';
import { holdFolder } from './sqlite-lock.ts';
import { SqliteWriter, type Writer } from './sqlite-writer.ts';
import type { Commit, Store } from './store.ts';
import { Tables } from './tables.ts';
import { onceFree } from './taken.ts';

/** The room's data in one file of a folder. `program` is where a thread that writes has its program. */
export async function openSqlite(where: SqliteData, program?: URL): Promise<Store> {
  const { data, reading, thread, patience } = where;
  const letGo = reading === true ? () => {} : await onceFree(() => holdFolder(data));
  try {
    const db = await patiently(() => openFile(where), patience);
    const writer =
      reading === true ? noWriter : thread === true ? new WriterThread(where, program) : new SqliteWriter(db);
    return new SqliteStore(db, writer, patience, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

function refuseToWrite(): never {
  throw new StoreError('broken', 'These data were opened only to be read.');
}

const noWriter: Writer = { write: refuseToWrite, run: refuseToWrite, close: () => {} };

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly notes: Notes;
  readonly #db: Database;
  readonly #writer: Writer;
  readonly #patience: number | undefined;
  readonly #letGo: () => void;

  constructor(db: Database, writer: Writer, patience: number | undefined, letGo: () => void) {
    const queries = new Kysely<Schema>({ dialect: sqliteDialect(db, writer) });
    this.#db = db;
    this.#writer = writer;
    this.#patience = patience;
    this.#letGo = letGo;
    this.tables = new Tables(queries, (batch) => this.commit(batch));
    this.hands = new Hands(queries);
    this.books = new Books(queries, (...postings) => this.commit([{ table: '', postings }]));
    this.people = new People(queries);
    this.notes = new Notes(queries);
  }

  commit(batch: readonly Commit[]): Promise<void> {
    return patiently(() => this.#writer.write(batch), this.#patience);
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#db.close();
    this.#letGo();
  }
}
