import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { asStoreError, StoreError } from '../errors.ts';
import { SQLITE_FILE } from './file.ts';
import { keepClosed } from './lock.ts';
import { isBehind, migrate } from './migrate.ts';

/** Whoever only reads sees one moment of the data and changes nothing in their folder, not even the log. */
export function openToRead(data: string): Database.Database {
  try {
    const letOpen = keepClosed(data);
    if (letOpen === null) return besideRoom(data);
    try {
      return ofClosedRoom(data);
    } finally {
      letOpen();
    }
  } catch (error) {
    throw asStoreError(error);
  }
}

/** The room has all files open: who reads beside it makes none, and leaves the log to the room. */
function besideRoom(data: string): Database.Database {
  const db = new Database(join(data, SQLITE_FILE), { readonly: true, fileMustExist: true, timeout: 50 });
  try {
    db.exec('BEGIN');
    if (isBehind(db))
      throw new StoreError(
        'taken',
        'This data is from an older version, and a room is open on it. Close the room first.',
      );
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite cannot look at a log without files of its own beside it: it gets a copy, which is gone at once. */
function ofClosedRoom(data: string): Database.Database {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let db: Database.Database | null = null;
  try {
    for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) copy(join(data, name), join(folder, name));
    db = new Database(join(folder, SQLITE_FILE));
    db.pragma('journal_mode = DELETE');
    migrate(db);
    db.pragma('query_only = ON');
    return removedWith(db, remove);
  } catch (error) {
    db?.close();
    remove();
    throw error;
  }
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chmodSync(to, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC') throw error;
    throw new StoreError('full', `There is not enough disk space in "${tmpdir()}" for a copy of the data.`, {
      cause: error,
    });
  }
}

/** A file that is open is read on after it has been removed, but not on every system. */
function removedWith(db: Database.Database, remove: () => void): Database.Database {
  try {
    remove();
  } catch {
    process.once('exit', remove);
  }
  return db;
}
