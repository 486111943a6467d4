import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAGE, railOf, transfer } from '../ledger.ts';
import { builtThread } from '../testing-threads.ts';
import { openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { SQLITE_FILE, type SqliteData } from './sqlite-file.ts';
import { storeContract } from './testing-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

storeContract('SQLite', (how) => openStore({ data: inFolder('contract'), ...how }));

let program: URL;
beforeAll(async () => {
  program = await builtThread(new URL('./sqlite-thread.ts', import.meta.url));
});
const threaded = (where: SqliteData) => openSqlite({ ...where, thread: true }, program);

storeContract('SQLite written by a thread', (how) => threaded({ data: inFolder('thread'), ...how }));

test('a thread says why it cannot write, and that it is gone when it is', async () => {
  const store = await threaded({ data: inFolder('thread full'), mostPages: 40 });
  const many = Array.from({ length: 5000 }, () => chips(1));
  await expect(store.books.post(...many)).rejects.toMatchObject({ kind: 'full' });
  await store.books.post(chips(100));
  expect(await store.books.balance(railOf('u_1'))).toBe(100);
  await store.close();
  await expect(store.books.post(chips(100))).rejects.toMatchObject({ kind: 'broken' });
});

const chips = (cents: number) => transfer('chips', { at: 1 }, CAGE, railOf('u_1'), cents);

test('a disk that is full is said to be, nothing is half written, and it goes on when there is room', async () => {
  const data = inFolder('full');
  const store = await openStore({ data });
  await store.books.post(chips(100));
  await store.close();
  const db = new Database(join(data, SQLITE_FILE));
  const pages = db.pragma('page_count', { simple: true });
  db.close();
  const tight = await openStore({ data, mostPages: Number(pages) + 2 });
  const many = Array.from({ length: 200 }, () => chips(1));
  await expect(tight.books.post(...many)).rejects.toMatchObject({ kind: 'full' });
  expect(await tight.books.balance(railOf('u_1'))).toBe(100);
  await tight.close();
  const roomy = await openStore({ data });
  await roomy.books.post(...many);
  expect(await roomy.books.balance(railOf('u_1'))).toBe(300);
  expect(await roomy.books.check()).toEqual([]);
  await roomy.close();
});

test('a folder that another process has is refused untouched, and free when that is killed', async () => {
  const data = inFolder('taken');
  mkdirSync(data);
  const program = `import Database from 'better-sqlite3';
    const lock = new Database(process.argv[1]);
    lock.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const args = ['--input-type=module', '-e', program, join(data, 'room.lock')];
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  await expect(openStore({ data })).rejects.toMatchObject({ kind: 'taken' });
  expect(existsSync(join(data, SQLITE_FILE))).toBe(false);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await openStore({ data })).close();
});

test('data of an older version are brought up to date only by whoever has them alone', async () => {
  const data = inFolder('older');
  const room = await openStore({ data });
  const db = new Database(join(data, SQLITE_FILE));
  const version = db.pragma('user_version', { simple: true });
  db.pragma('user_version = 0');
  await expect(openStore({ data, reading: true })).rejects.toMatchObject({ kind: 'taken' });
  db.pragma(`user_version = ${version}`);
  db.close();
  await (await openStore({ data, reading: true })).close();
  await room.close();
});

test('a database that another holds is waited for, without stopping the process, and not for ever', async () => {
  const data = inFolder('busy');
  const store = await openStore({ data, patience: 2000 });
  const other = new Database(join(data, SQLITE_FILE));
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const clock = setInterval(() => turns++, 10);
  setTimeout(() => other.exec('COMMIT'), 400);
  await store.books.post(chips(5));
  expect(turns).toBeGreaterThan(3);
  expect(await store.books.balance(railOf('u_1'))).toBe(5);
  clearInterval(clock);
  other.exec('BEGIN IMMEDIATE');
  const writing = store.books.post(chips(5));
  await expect(writing).rejects.toMatchObject({ kind: 'busy' });
  other.close();
  expect(await store.books.balance(railOf('u_1'))).toBe(5);
  await store.close();
});

test('what is no database, or one from the future, is refused with a sentence', async () => {
  writeFileSync(inFolder('file'), 'hello');
  await expect(openStore({ data: inFolder('file') })).rejects.toMatchObject({ kind: 'broken' });
  const store = await openStore({ data: inFolder('new') });
  await store.close();
  const db = new Database(join(inFolder('new'), SQLITE_FILE));
  db.pragma('user_version = 99');
  db.close();
  await expect(openStore({ data: inFolder('new') })).rejects.toThrow('run the newer program');
  writeFileSync(join(inFolder('new'), SQLITE_FILE), 'x'.repeat(5000));
  await expect(openStore({ data: inFolder('new') })).rejects.toMatchObject({ kind: 'broken' });
});
