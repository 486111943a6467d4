import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { asStoreError, StoreError } from '../errors.ts';
import { taken } from '../open-steps.ts';
import { privateFile, privateFolder } from './private-files.ts';

const LOCK_FILE = 'room.lock';

/**
 * Takes a folder for one room alone, until it is let go or the process ends, in whatever way it ends: the lock
 * is the operating system's, on a file beside the data, which can be read all the while.
 */
export function holdFolder(data: string): () => void {
  let lock: Database.Database;
  try {
    privateFolder(data);
    lock = new Database(privateFile(join(data, LOCK_FILE)), { timeout: 0 });
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('broken', `Cannot open the data in "${data}": ${message}.`, { cause: error });
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const trouble = asStoreError(error);
    throw trouble.kind === 'busy' ? taken(error) : trouble;
  }
  return () => lock.close();
}

/** Sees to it that no room opens on a folder, and changes nothing there; null when one is open on it. */
export function keepClosed(data: string): (() => void) | null {
  const file = join(data, LOCK_FILE);
  // Without it no room was ever open here: the data are somebody's copy.
  if (!existsSync(file)) return () => {};
  const lock = new Database(file, { readonly: true, timeout: 0 });
  try {
    lock.exec('BEGIN');
    lock.prepare('SELECT * FROM sqlite_schema').all();
  } catch (error) {
    lock.close();
    if (asStoreError(error).kind === 'busy') return null;
    throw error;
  }
  return () => lock.close();
}
