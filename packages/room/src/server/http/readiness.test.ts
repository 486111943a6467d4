import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../../room/testing/testing.ts';
import { CAGE, railOf, transfer } from '../../store/ledger/ledger.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { builtWriter } from '../../store/sqlite/testing-writer.ts';
import { alone, startTestServer } from '../testing.ts';
import type { Problem } from './problem.ts';
import { Readiness } from './readiness.ts';

/** `/ready` says whether what happens can be saved, and why not. */
let program: URL;
beforeAll(async () => {
  program = await builtWriter();
});
let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const PATIENCE = { timeout: 60_000, interval: 50 };
const said = async (readiness: Readiness) => {
  try {
    await readiness.check();
    return 'ready';
  } catch (error) {
    const { status, code, message } = error as Problem;
    return `${status} ${code}: ${message}`;
  }
};

test('P40 a room whose disk is full is not ready, at once after the first that could not be saved', async () => {
  const limits = { messages: { burst: 1e6, perSecond: 1e6 } };
  const here = await startTestServer({ limits }, { data: folder.path, mostPages: 100 });
  const { visitor, line, table, id } = await alone(here, 'Last words');
  expect((await visitor.get('/ready')).status).toBe(200);
  let answer = '';
  for (let i = 0; i < 3000 && !answer.startsWith('not-saved'); i++) {
    const seated = line.view(table).seatOf(id) >= 0;
    answer = await line.do(table, seated ? { type: 'leave' } : { type: 'sit', seat: 0, cents: 20_000 });
    if (answer === 'done') await line.until(() => line.view(table).seatOf(id) >= 0 !== seated);
  }
  const { status, body } = await visitor.get('/ready');
  expect([status, body.error]).toEqual([
    503,
    { code: 'disk-full', message: 'The disk of the database is full.' },
  ]);
  expect((await visitor.get('/health')).status).toBe(200);
  await here.stop();
});

test('P40 a room whose database another program holds is not ready until it lets go', async () => {
  const here = await startTestServer({}, { data: folder.path });
  const visitor = here.visitor();
  const holder = new Database(join(folder.path, SQLITE_FILE));
  holder.exec('BEGIN IMMEDIATE');
  const { status, body } = await visitor.get('/ready');
  expect([status, body.error]).toEqual([
    503,
    { code: 'no-database', message: 'The database is busy or cannot be reached.' },
  ]);
  holder.exec('COMMIT');
  holder.close();
  await vi.waitFor(async () => expect((await visitor.get('/ready')).status).toBe(200), PATIENCE);
  await here.stop();
});

test.runIf(process.platform === 'linux')(
  'P40 a disk that takes no more than it has is found out before anybody plays',
  async () => {
    const store = await openSqlite({ data: folder.path, thread: true }, program);
    // What is written there meets a full disk, which the system has for such tests.
    symlinkSync('/dev/full', join(folder.path, 'cardroom.probe'));
    const readiness = new Readiness(store);
    expect(await said(readiness)).toBe('503 disk-full: The disk of the database is full.');
    await vi.waitFor(async () => expect(await said(readiness)).toBe('ready'), PATIENCE);
    await store.close();
  },
);

test('P40 a room without its writer is not ready until there is another', async () => {
  const threads: Worker[] = [];
  const noticed = (worker: Worker) => threads.push(worker);
  process.on('worker', noticed);
  const store = await openSqlite({ data: folder.path, thread: true }, program);
  const readiness = new Readiness(store);
  expect(await said(readiness)).toBe('ready');
  const kill = (worker: Worker) => void worker.terminate();
  process.on('worker', kill);
  await threads[0]?.terminate();
  const given = transfer('chips', { at: 1 }, CAGE, railOf('u_1'), 100);
  await vi.waitFor(() => expect(threads.length).toBeGreaterThan(5), PATIENCE);
  await expect(store.books.post(given)).rejects.toThrow();
  expect(await said(readiness)).toMatch(/^503 no-database: The thread that /);
  process.off('worker', kill);
  process.off('worker', noticed);
  await vi.waitFor(async () => expect(await said(readiness)).toBe('ready'), PATIENCE);
  await store.close();
});

test('P40 however often it is asked, it writes seldom', async () => {
  const store = await openSqlite({ data: folder.path }, program);
  const check = vi.spyOn(store, 'check');
  const readiness = new Readiness(store);
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  for (let i = 0; i < 50; i++) await readiness.check();
  expect(check).toHaveBeenCalledTimes(1);
  await store.close();
});
