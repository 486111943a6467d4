import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAGE, railOf, transfer } from '../ledger/ledger.ts';
import { openStore } from '../open.ts';
import { stepsFrom } from '../rows/migrations.ts';
import { storeContract } from '../testing-contract.ts';
import { SQLITE_FILE, type SqliteData } from './file.ts';
import { openSqlite } from './sqlite.ts';
import { builtWriter } from './testing-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

storeContract('SQLite', (how) => openStore({ data: inFolder('contract'), ...how }));

let program: URL;
beforeAll(async () => {
  program = await builtWriter();
});
const threaded = (where: SqliteData) => openSqlite({ ...where, thread: true }, program);

storeContract('SQLite written by a thread', (how) => threaded({ data: inFolder('thread'), ...how }));

test('R6 a thread says why it cannot write, and that it is gone when it is', async () => {
  const store = await threaded({ data: inFolder('thread full'), mostPages: 60 });
  const many = Array.from({ length: 5000 }, () => chips(1));
  await expect(store.books.post(...many)).rejects.toMatchObject({ kind: 'full' });
  await store.books.post(chips(100));
  expect(await store.books.balance(railOf('u_1'))).toBe(100);
  await store.close();
  await expect(store.books.post(chips(100))).rejects.toMatchObject({ kind: 'broken' });
});

const chips = (cents: number) => transfer('chips', { at: 1 }, CAGE, railOf('u_1'), cents);

test('S10 a disk that is full is said to be, nothing is half written, and it goes on when there is room', async () => {
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

test('S6 a folder that another process has is refused untouched, and free when that is killed', async () => {
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

test('S12, A9 names from before looks were kept get them, and of two that look alike both stay', async () => {
  const data = inFolder('looks');
  const store = await openStore({ data });
  const add = (name: string, createdAt: number) =>
    store.people.add({ id: `u_${createdAt}`, name, role: 'patron', createdAt });
  await add('Third', 3);
  await store.close();
  const db = new Database(join(data, SQLITE_FILE));
  db.exec('UPDATE users SET looks = NULL');
  // As the older version took them: a capital I for an l, and 1 for l.
  const old = db.prepare(`INSERT INTO users (id, name, name_key, role, guest, bot, created_at, muted)
    VALUES (?, ?, lower(?), 'patron', 0, 0, ?, 0)`);
  for (const [id, name, at] of [
    ['u_a', 'Alice', 2],
    ['u_b', 'AIice', 4],
    ['u_c', 'A1ice', 1],
  ] as const)
    old.run(id, name, name, at);
  db.transaction(() => {
    for (let i = 1; i <= 1200; i++) old.run(`u_r${i}`, `Regular ${i}`, `Regular ${i}`, 10 + i);
  })();
  db.close();
  for (let start = 0; start < 2; start++) {
    const again = await openStore({ data });
    for (const [name, id] of [
      ['alice', 'u_a'],
      ['aiice', 'u_b'],
      ['a1ice', 'u_c'],
      ['Th1rd', 'u_3'],
    ] as const)
      expect((await again.people.named(name))?.id).toBe(id);
    expect((await again.people.named('REGULAR 1200'))?.id).toBe('u_r1200');
    await expect(
      again.people.add({ id: 'u_d', name: 'AL1CE', role: 'patron', createdAt: 9 }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    await again.close();
  }
});

test('S12 data of an older version are brought up to date only by whoever has them alone', async () => {
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

test('S12, S5 data from before the house log get one, with all that belongs to no table', async () => {
  const data = inFolder('before the house log');
  mkdirSync(data);
  const db = new Database(join(data, SQLITE_FILE));
  const { moves } = stepsFrom(0, 'sqlite', 2);
  for (const move of moves) db.exec(move as string);
  db.pragma('user_version = 2');
  db.exec(`
    INSERT INTO users VALUES ('u_1', 'Ann', 'ann', 'hash', 'floor', 0, 0, 5, NULL, 0, 1);
    INSERT INTO tables VALUES ('t_1', 'h', 'o', '{}', 'One', NULL, 'u_1', 6, 9), ('t_2', 'h', 'o', '{}', 'Two', 'k', 'u_1', 7, NULL);
    INSERT INTO records VALUES ('t_1', 0, 2, 1, 'house', NULL, '[]', 'a'), ('t_1', 2, 3, 1, 'house', NULL, '[]', 'b');
    INSERT INTO entries (tx, at, account, cents, why) VALUES ('x', 8, 'cage', -5, 'chips'), ('x', 8, 'rail:u_1', 5, 'chips');
    INSERT INTO balances VALUES ('cage', -5), ('rail:u_1', 5);
    INSERT INTO sessions VALUES ('abc', 'u_1', 4, 99);
    INSERT INTO audit (at, "by", what, detail) VALUES (3, 'u_1', 'pause', '{"table":"t_1"}');`);
  db.close();
  const store = await openStore({ data });
  const rows = await store.house.entries(0, 100);
  expect(rows.map(({ at, what }) => [at, what])).toEqual([
    [5, 'came'],
    [6, 'opened'],
    [9, 'closed'],
    [7, 'opened'],
    [8, 'chips'],
    [3, 'pause'],
    [4, 'signed in'],
  ]);
  expect(JSON.parse(rows[0].detail)).toMatchObject({ user: 'u_1', role: 'floor', muted: true });
  expect(JSON.parse(rows[2].detail)).toEqual({ table: 't_1', seq: 5, hash: 'b' });
  expect(await store.house.audited()).toEqual([
    { id: 6, at: 3, by: 'u_1', what: 'pause', detail: { table: 't_1' } },
  ]);
  await store.close();
});

test('S9 a database that another holds is waited for, without stopping the process, and not forever', async () => {
  const data = inFolder('busy');
  const store = await openStore({ data, patience: 2000 });
  const other = new Database(join(data, SQLITE_FILE));
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  // It is let go by a process that goes on meanwhile; one that stood still would wait in vain.
  const clock = setInterval(() => {
    if (++turns === 4) other.exec('COMMIT');
  }, 10);
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

test('S11 what is no database, or one from the future, is refused with a sentence', async () => {
  writeFileSync(inFolder('file'), 'hello');
  await expect(openStore({ data: inFolder('file') })).rejects.toMatchObject({ kind: 'broken' });
  const store = await openStore({ data: inFolder('new') });
  await store.close();
  const db = new Database(join(inFolder('new'), SQLITE_FILE));
  db.pragma('user_version = 99');
  db.close();
  await expect(openStore({ data: inFolder('new') })).rejects.toThrow('Run a newer Cardroom');
  writeFileSync(join(inFolder('new'), SQLITE_FILE), 'x'.repeat(5000));
  await expect(openStore({ data: inFolder('new') })).rejects.toMatchObject({ kind: 'damaged' });
});
