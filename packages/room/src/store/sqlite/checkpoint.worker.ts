import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../workers/low-priority.ts';
import { patiently } from '../errors.ts';
import { connect } from './file.ts';
import type { WorkerData } from './writer-worker.ts';

/**
 * The thread that brings what is written in the log over into the database, so that whoever commits never has
 * to do it. It moves what no reader needs, and a little at a time: while the disk takes in much at once, a
 * commit waits for it.
 */
const EVERY_MS = 50;
/** While nothing is written. */
const SELDOM_MS = 500;

const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
lowerPriority();
const { where, wait } = workerData as WorkerData;
const db = await patiently(() => connect(where), wait);
let before = 0;
let timer = setTimeout(round, EVERY_MS);

function round(): void {
  let log = before;
  try {
    [{ log }] = db.pragma('wal_checkpoint(PASSIVE)') as [{ readonly log: number }];
  } catch {
    // A busy file or a full disk: the writer meets it, too, and is the one to tell.
  }
  timer = setTimeout(round, log === before ? SELDOM_MS : EVERY_MS);
  before = log;
}

port.once('message', () => {
  clearTimeout(timer);
  db.close();
  port.close();
});
