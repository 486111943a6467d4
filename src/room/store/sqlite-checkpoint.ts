import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../give-way.ts';
import { openFile } from './sqlite-file.ts';

/**
 * The thread that brings what is written in the log over into the database, a little at a time, so that
 * whoever commits never has to wait for it. It moves what no reader needs and stands in nobody's way.
 */
const EVERY_MS = 250;

const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
giveWay();
const db = openFile(workerData);

const round = setInterval(() => {
  try {
    db.pragma('wal_checkpoint(PASSIVE)');
  } catch {
    // A busy file or a full disk: the writer meets it, too, and is the one to tell.
  }
}, EVERY_MS);

port.once('message', () => {
  clearInterval(round);
  db.close();
  port.close();
});
