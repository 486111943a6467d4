import { join } from 'node:path';
import Database from 'better-sqlite3';
import { asStoreError, StoreError } from '../errors.ts';
import type { Patience } from '../open-steps.ts';
import { privateFile } from './private-files.ts';

export interface SqliteData extends Patience {
  /** The folder of the file, which is made where it is missing. */
  readonly data: string;
  /** Whether a thread of its own writes, so that the process goes on while the disk works. */
  readonly thread?: boolean;
  /** The file may grow to so many pages of 4 kB and then counts as full. */
  readonly mostPages?: number;
  /** How many milliseconds a busy file is waited for, once it is open. */
  readonly patience?: number;
  /** Told of a thread that ended by itself. */
  readonly warn?: (error: Error) => void;
  /** Only to read, all of it as it is at one moment, also while a room is open on it. */
  readonly reading?: boolean;
}

export const SQLITE_FILE = 'cardroom.db';

/** How long SQLite waits by itself, with its thread standing still; `patiently` waits on. */
const BUSY_MS = 50;
/** Pages written between two checkpoints: rarer ones write less, and a batch seldom has to wait for one. */
const CHECKPOINT_PAGES = 4000;
/** Where a thread of its own does that, the writer only steps in when the log has got out of hand. */
const MOST_PAGES_BEHIND = 100_000;

/** As which room a file is written, and the number of what was last written there without a record. */
export interface Claim {
  readonly epoch: number;
  readonly written: number;
}

/** From here on nobody writes who opened the file before. */
export function claim(db: Database.Database): Claim {
  try {
    return db.prepare('UPDATE holder SET epoch = epoch + 1 RETURNING epoch, written').get() as Claim;
  } catch (error) {
    throw asStoreError(error);
  }
}

/** One more connection to a file that is up to date, for a thread of its own. */
export function connect({ data, mostPages, thread }: SqliteData): Database.Database {
  let db: Database.Database;
  try {
    db = new Database(privateFile(join(data, SQLITE_FILE)), { timeout: BUSY_MS });
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('broken', `Cannot open the data in "${data}": ${message}.`, { cause: error });
  }
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma(`wal_autocheckpoint = ${thread === true ? MOST_PAGES_BEHIND : CHECKPOINT_PAGES}`);
    if (mostPages !== undefined) db.pragma(`max_page_count = ${mostPages}`);
    return db;
  } catch (error) {
    db.close();
    throw asStoreError(error);
  }
}
