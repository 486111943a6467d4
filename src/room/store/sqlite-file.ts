import { join } from 'node:path';
import Database from 'better-sqlite3';
import { asStoreError, StoreError } from './errors.ts';
import { stepsFrom } from './migrations.ts';
import { holdFolder } from './sqlite-lock.ts';

export interface SqliteData {
  /** The folder of the file, which is made where it is missing. */
  readonly data: string;
  /** Whether a thread of its own writes, so that the process goes on while the disk works. */
  readonly thread?: boolean;
  /** The file may grow to so many pages of 4 kB and then counts as full. */
  readonly mostPages?: number;
  /** How many milliseconds a busy file is waited for. */
  readonly patience?: number;
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

/** Opens the file, new or of an older version, such that what is committed is on the disk. */
export function openFile({ data, mostPages, thread, reading }: SqliteData): Database.Database {
  let db: Database.Database;
  try {
    db = new Database(join(data, SQLITE_FILE), { timeout: BUSY_MS });
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('broken', `The data in "${data}" cannot be opened: ${message}.`, { cause: error });
  }
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma(`wal_autocheckpoint = ${thread === true ? MOST_PAGES_BEHIND : CHECKPOINT_PAGES}`);
    if (reading !== true) migrate(db);
    else if (isBehind(db)) alone(data, () => migrate(db));
    if (reading === true) db.exec('BEGIN');
    if (mostPages !== undefined) db.pragma(`max_page_count = ${mostPages}`);
    return db;
  } catch (error) {
    db.close();
    throw asStoreError(error);
  }
}

const versionOf = (db: Database.Database) => db.pragma('user_version', { simple: true }) as number;

const isBehind = (db: Database.Database): boolean => stepsFrom(versionOf(db), 'sqlite').sql.length > 0;

function alone(data: string, work: () => void): void {
  const letGo = holdFolder(data);
  try {
    work();
  } finally {
    letGo();
  }
}

function migrate(db: Database.Database): void {
  db.transaction(() => {
    const { sql, version } = stepsFrom(versionOf(db), 'sqlite');
    if (sql.length === 0) return;
    for (const step of sql) db.exec(step);
    db.pragma(`user_version = ${version}`);
  }).immediate();
}
