import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { LastTrouble, patiently, StoreError } from '../errors.ts';
import { Hands } from '../hands.ts';
import { House } from '../house/house.ts';
import { Inspection } from '../inspection.ts';
import { Books } from '../ledger/books.ts';
import { OpenSteps } from '../open-steps.ts';
import { Chat } from '../people/chat.ts';
import { People } from '../people/people.ts';
import { SignIns } from '../people/sign-ins.ts';
import { StoredNotices } from '../people/stored-notices.ts';
import type { Schema } from '../rows/schema.ts';
import type { Commit, Store } from '../store.ts';
import { Tables } from '../tables.ts';
import { damageOf } from './damage.ts';
import { sqliteDialect } from './dialect.ts';
import { claim, type SqliteData } from './file.ts';
import { holdFolder } from './lock.ts';
import { openFile } from './migrate.ts';
import { openToRead } from './reading.ts';
import { SqliteWriter, type Writer } from './writer.ts';
import { WriterWorker } from './writer-worker.ts';

/** The room's data in one file of a folder. `program` is where a thread that writes has its program. */
export async function openSqlite(where: SqliteData, program?: URL): Promise<Store> {
  const { data, reading, thread, patience } = where;
  const opening = new OpenSteps(where);
  if (reading === true)
    return new SqliteStore(await opening.step(() => openToRead(data)), noWriter, patience, () => {});
  const letGo = await opening.step(() => holdFolder(data));
  let db: Database | null = null;
  let writer: Writer | null = null;
  try {
    const file = await opening.step(() => openFile(where));
    db = file;
    const claimed = await opening.step(() => claim(file));
    const { warn = () => {} } = where;
    writer =
      thread === true
        ? await WriterWorker.open(file, where, claimed, { program, wait: opening.left, warn })
        : new SqliteWriter(file, data, claimed.epoch);
    const store = new SqliteStore(file, writer, patience, letGo);
    await opening.step(() => store.people.learnLooks());
    return store;
  } catch (error) {
    await writer?.close();
    db?.close();
    letGo();
    throw error;
  }
}

/** Who asks whether the disk can be written wants to know it soon. */
const CHECK_PATIENCE_MS = 1000;

function refuseToWrite(): never {
  throw new StoreError('broken', 'This data was opened read-only.');
}

/** Data that somebody else has opened, only to be read; closing them is theirs. */
export function readingSqlite(db: Database): Store {
  return new SqliteStore(db, noWriter, undefined, () => {});
}

const noWriter: Writer = { write: refuseToWrite, run: refuseToWrite, check: refuseToWrite, close: () => {} };

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly nodes = null;
  readonly tallies = null;
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly signIns: SignIns;
  readonly chat: Chat;
  readonly notices: StoredNotices;
  readonly house: House;
  readonly inspection: Inspection;
  readonly #db: Database;
  readonly #writer: Writer;
  readonly #patience: number | undefined;
  readonly #letGo: () => void;
  readonly #last = new LastTrouble();

  constructor(db: Database, writer: Writer, patience: number | undefined, letGo: () => void) {
    const queries = new Kysely<Schema>({ dialect: sqliteDialect(db, writer) });
    this.#db = db;
    this.#writer = writer;
    this.#patience = patience;
    this.#letGo = letGo;
    this.tables = new Tables(queries, (batch) => this.commit(batch));
    this.hands = new Hands(queries);
    this.books = new Books(queries, (...postings) => this.commit([{ table: '', postings }]));
    this.people = new People(queries, (batch) => this.commit(batch));
    this.signIns = new SignIns(queries);
    this.chat = new Chat(queries);
    this.notices = new StoredNotices(queries);
    this.house = new House(queries, (batch) => this.commit(batch));
    this.inspection = new Inspection(queries, () => damageOf(db));
  }

  commit(batch: readonly Commit[]): Promise<void> {
    return this.#last.note(patiently(() => this.#writer.write(batch), this.#patience));
  }

  check(): Promise<void> {
    return this.#last.note(
      patiently(() => this.#writer.check(), CHECK_PATIENCE_MS),
      true,
    );
  }

  get trouble(): StoreError | null {
    return this.#last.current;
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#db.close();
    this.#letGo();
  }
}
