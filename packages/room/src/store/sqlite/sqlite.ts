import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { StoreError } from '../errors.ts';
import { Kept } from '../kept.ts';
import { OpenSteps } from '../open-steps.ts';
import type { Commit, Store } from '../store.ts';
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

function refuseToWrite(): never {
  throw new StoreError('broken', 'This data was opened read-only.');
}

/** Data that somebody else has opened, only to be read; closing them is theirs. */
export function readingSqlite(db: Database): Store {
  return new SqliteStore(db, noWriter, undefined, () => {});
}

const noWriter: Writer = { write: refuseToWrite, run: refuseToWrite, check: refuseToWrite, close: () => {} };

class SqliteStore extends Kept implements Store {
  readonly kind = 'sqlite';
  readonly nodes = null;
  readonly tallies = null;
  readonly #db: Database;
  readonly #writer: Writer;
  readonly #letGo: () => void;

  constructor(db: Database, writer: Writer, patience: number | undefined, letGo: () => void) {
    super(new Kysely({ dialect: sqliteDialect(db, writer) }), patience, () => damageOf(db));
    this.#db = db;
    this.#writer = writer;
    this.#letGo = letGo;
  }

  protected writing(batch: readonly Commit[]): () => void | Promise<void> {
    return () => this.#writer.write(batch);
  }

  protected touch(): void | Promise<void> {
    return this.#writer.check();
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#db.close();
    this.#letGo();
  }
}
