import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { asStoreError, StoreError } from './errors.ts';
import { taken } from './taken.ts';

const LOCK_FILE = 'room.lock';

/**
 * Takes a folder for one room alone, until it is let go or the process ends, in whatever way it ends: the lock
 * is the operating system's, on a file beside the data, which can be read all the while.
 */
export function holdFolder(data: string): () => void {
  let lock: Database.Database;
  try {
    mkdirSync(data, { recursive: true });
    lock = new Database(join(data, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('broken', `The data in "${data}" cannot be opened: ${message}.`, { cause: error });
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
