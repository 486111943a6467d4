import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAGE, railOf, transfer } from '../ledger.ts';
import { openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { SQLITE_FILE, type SqliteData } from './sqlite-file.ts';
import { storeContract } from './testing-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

storeContract('SQLite', () => openStore({ data: inFolder('contract') }));

/** A thread runs what is built: its program and what it imports, in one file that finds the packages. */
const built = mkdtempSync(
  join(fileURLToPath(new URL('../../../node_modules', import.meta.url)), '.cardroom-'),
);
afterAll(() => rmSync(built, { recursive: true }));
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./sqlite-thread.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir: built, target: 'node20' },
  });
});
const threaded = (where: SqliteData) =>
  openSqlite({ ...where, thread: true }, pathToFileURL(join(built, 'sqlite-thread.js')));

storeContract('SQLite written by a thread', () => threaded({ data: inFolder('thread') }));

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

test('a database that another holds is waited for, without stopping the process, and not for ever', async () => {
  const data = inFolder('busy');
  const store = await openStore({ data, patience: 600 });
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
