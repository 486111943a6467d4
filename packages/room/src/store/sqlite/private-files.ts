import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** What the room puts into its folder; where anything else lies, the folder is somebody's for other things, too. */
const OURS = /^(cardroom|room|heads)\b/;

/** The folder of a room's data, made where it is missing. Cards, salts and keys lie there: nobody else reads them. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const entries = readdirSync(path);
  const ours = entries.filter((name) => OURS.test(name));
  for (const name of ours) tighten(join(path, name));
  if (ours.length === entries.length) tighten(path);
}

/**
 * A file that is there before anybody writes to it; what SQLite lays beside it has the same rights. One that is
 * there already is not touched: to open and close it would undo the locks that this process has on it.
 */
export function privateFile(path: string): string {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return path;
}

function tighten(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
  } catch {
    // It is somebody else's, who decides who reads it, or it has just gone.
  }
}

/** Throws when a folder takes not even so many bytes more. */
export function takesMore(folder: string, bytes: number): void {
  const path = join(folder, 'cardroom.probe');
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, new Uint8Array(bytes));
    fsyncSync(file);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
