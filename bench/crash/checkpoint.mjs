/** Whether the log of a database is just being brought over into it, which its index beside it says. */
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

// https://sqlite.org/walformat.html: how many pages of the log are over, and how many were begun with.
const BROUGHT_OVER = 96;
const BEGUN_WITH = 128;
const PATIENCE_MS = 60_000;

function look(file) {
  const index = Buffer.alloc(BEGUN_WITH + 4);
  readSync(file, index, 0, index.length, 0);
  // In the order of the machine's own numbers, like everything in the index.
  const [over, begun] = [BROUGHT_OVER, BEGUN_WITH].map(
    (at) => new Uint32Array(index.buffer.slice(at, at + 4))[0],
  );
  return begun > over;
}

function withIndex(data, work) {
  const file = openSync(join(data, 'cardroom.db-shm'), 'r');
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}

export function inCheckpoint(data) {
  return withIndex(data, look);
}

/** Resolves in the middle of the next checkpoint. */
export async function atCheckpoint(data) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const seen = withIndex(data, (file) => {
      // Without a pause: a checkpoint takes a few milliseconds.
      for (const stop = Date.now() + 20; Date.now() < stop; ) if (look(file)) return true;
      return false;
    });
    if (seen) return;
    await new Promise(setImmediate);
  }
  throw new Error('No checkpoint was seen.');
}
