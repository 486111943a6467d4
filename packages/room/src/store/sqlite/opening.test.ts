import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CAGE, railOf, transfer } from '../ledger/ledger.ts';
import { openStore } from '../open.ts';
import { tempFolder } from '../testing-folder.ts';
import { SQLITE_FILE, type SqliteData } from './file.ts';
import { openSqlite } from './sqlite.ts';
import { builtWriter } from './testing-writer.ts';

/** Opening data that somebody else has, that somebody else might read, or that are only to be looked at. */
let program: URL;
beforeAll(async () => {
  program = await builtWriter();
});
const threaded = (where: SqliteData) => openSqlite({ ...where, thread: true }, program);

let folder: ReturnType<typeof tempFolder>;
let others: ChildProcess[] = [];
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others = [];
  folder.remove();
});

const chips = (cents: number) => transfer('chips', { at: 1 }, CAGE, railOf('u_1'), cents);

async function madeRoom(): Promise<string> {
  const data = join(folder.path, 'data');
  const store = await openStore({ data });
  await store.books.post(chips(100));
  await store.close();
  return data;
}

/** Another process that holds the database for so many milliseconds, again and again with pauses of so many. */
async function holder(data: string, held: number, pause: number): Promise<ChildProcess> {
  const code = `import Database from 'better-sqlite3';
    const db = new Database(process.argv[1], { timeout: 10000 });
    const rest = (ms) => new Promise((done) => setTimeout(done, ms));
    for (let first = true; ; first = false) {
      db.exec('BEGIN EXCLUSIVE');
      if (first) console.log('held');
      await rest(${held});
      db.exec('COMMIT');
      if (${pause} === 0) break;
      await rest(${pause});
    }
    db.close();`;
  const args = ['--input-type=module', '-e', code, join(data, SQLITE_FILE)];
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(other);
  await once(other.stdout!, 'data');
  return other;
}

test('S9 a database that another process holds again and again does not keep a room from starting', async () => {
  const data = await madeRoom();
  await holder(data, 200, 30);
  for (let i = 0; i < 6; i++) {
    const store = await threaded({ data, wait: 20_000 });
    await store.books.post(chips(1));
    await store.close();
  }
  const store = await openStore({ data, wait: 20_000 });
  expect(await store.books.balance(railOf('u_1'))).toBe(106);
  await store.close();
});

test('S9 a database that is held is waited for, which is said once after a second', async () => {
  const data = await madeRoom();
  const other = await holder(data, 600_000, 0);
  const said: [string, number][] = [];
  const began = performance.now();
  const opened = threaded({ data, wait: 60_000, waiting: (...why) => said.push(why) });
  await expect.poll(() => said).toEqual([['The database is busy or cannot be reached.', 60_000]]);
  expect(performance.now() - began).toBeGreaterThan(1000);
  other.kill('SIGKILL');
  const store = await opened;
  expect(said).toHaveLength(1);
  await store.books.post(chips(1));
  await store.close();
});

test('S9 a database that is held for longer than it is waited for is given up, and nothing stays behind', async () => {
  const data = await madeRoom();
  const other = await holder(data, 600_000, 0);
  await expect(threaded({ data, wait: 700 })).rejects.toMatchObject({ kind: 'busy' });
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await threaded({ data })).close();
});

test('S6 a room that closes while another waits for its folder makes way for it', async () => {
  const data = await madeRoom();
  const first = await openStore({ data });
  const said: string[] = [];
  const second = openStore({ data, wait: 60_000, waiting: (why) => said.push(why) });
  await expect.poll(() => said).toHaveLength(1);
  await first.close();
  await (await second).close();
  expect(said).toEqual(['Another room is already open on this data.']);
});

test('S7 a room whose lock was taken from under it writes no more once another has the folder', async () => {
  const data = await madeRoom();
  for (const open of [openStore, threaded]) {
    const first = await open({ data });
    rmSync(join(data, 'room.lock'));
    const second = await openStore({ data });
    await expect(first.books.post(chips(70))).rejects.toMatchObject({ kind: 'taken' });
    await expect(first.check()).rejects.toMatchObject({ kind: 'taken' });
    await expect(first.chat.say('t_1', 1, 'u_1', 'hello')).rejects.toMatchObject({ kind: 'taken' });
    await second.books.post(chips(1));
    expect(await second.chat.said('t_1')).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  }
  const store = await openStore({ data });
  expect(await store.books.balance(railOf('u_1'))).toBe(102);
  await store.close();
});

const othersMay = (path: string) => statSync(path).mode & 0o077;

test('S13 nobody but its owner reads anything in the folder of a room: not in a new one, and not in one from before', async () => {
  const data = join(folder.path, 'new');
  const umask = process.umask(0);
  try {
    const store = await threaded({ data });
    await store.books.post(chips(1));
    const names = readdirSync(data);
    expect(names).toEqual(
      expect.arrayContaining([SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, 'room.lock']),
    );
    for (const path of [data, ...names.map((name) => join(data, name))])
      expect([path, othersMay(path)]).toEqual([path, 0]);
    await store.close();
    chmodSync(data, 0o755);
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    const again = await threaded({ data });
    for (const path of [data, ...readdirSync(data).map((name) => join(data, name))])
      expect([path, othersMay(path)]).toEqual([path, 0]);
    await again.close();
  } finally {
    process.umask(umask);
  }
});

test('S13 a folder that is for other things, too, keeps its rights; the files of the room are still private', async () => {
  const data = join(folder.path, 'home');
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'letter.txt'), 'hello');
  chmodSync(join(data, 'letter.txt'), 0o644);
  await (await openStore({ data })).close();
  expect([othersMay(data), othersMay(join(data, 'letter.txt')), othersMay(join(data, SQLITE_FILE))]).toEqual([
    0o055, 0o044, 0,
  ]);
});

/** All that lies in a folder, byte by byte. */
const bytes = (data: string) =>
  Object.fromEntries(
    readdirSync(data).map((name) => [name, readFileSync(join(data, name)).toString('base64')]),
  );

async function readAll(data: string): Promise<number> {
  const store = await openStore({ data, reading: true });
  expect(await store.books.check()).toEqual([]);
  await expect(store.books.post(chips(1))).rejects.toThrow('opened read-only');
  const cents = await store.books.balance(railOf('u_1'));
  await store.close();
  return cents;
}

test('S8 who only reads a closed room changes nothing in its folder', async () => {
  const data = await madeRoom();
  const before = bytes(data);
  expect(await readAll(data)).toBe(100);
  expect(bytes(data)).toEqual(before);
  rmSync(join(data, 'room.lock'));
  expect(await readAll(data)).toBe(100);
  expect(readdirSync(data)).toEqual([SQLITE_FILE]);
});

/** A room in another process, because to look at the files of one's own would undo its locks. */
async function roomElsewhere(data: string): Promise<ChildProcess> {
  const code = `import { openStore } from ${JSON.stringify(new URL('../../../dist/store/open.js', import.meta.url).href)};
    import { CAGE, railOf, transfer } from ${JSON.stringify(new URL('../../../dist/store/ledger/ledger.js', import.meta.url).href)};
    const store = await openStore({ data: process.argv[1] });
    await store.books.post(transfer('chips', { at: 1 }, CAGE, railOf('u_1'), 11));
    console.log('open');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(other);
  await once(other.stdout!, 'data');
  return other;
}

test('S8 who only reads a room that is open changes nothing in its folder', async () => {
  const data = await madeRoom();
  await roomElsewhere(data);
  const before = bytes(data);
  expect(before[`${SQLITE_FILE}-wal`]?.length).toBeGreaterThan(1000);
  expect(await readAll(data)).toBe(111);
  // Who reads which moment stands in the memory that all who have the file open share, and nowhere else.
  const { [`${SQLITE_FILE}-shm`]: _, ...after } = bytes(data);
  const { [`${SQLITE_FILE}-shm`]: __, ...should } = before;
  expect(after).toEqual(should);
});

test('S8 who only reads a room that was killed sees what is in its log, and leaves it there', async () => {
  const data = await madeRoom();
  const room = await roomElsewhere(data);
  room.kill('SIGKILL');
  await once(room, 'exit');
  const before = bytes(data);
  expect(before[`${SQLITE_FILE}-wal`]?.length).toBeGreaterThan(1000);
  for (let i = 0; i < 2; i++) {
    expect(await readAll(data)).toBe(111);
    expect(bytes(data)).toEqual(before);
  }
  const store = await openStore({ data });
  expect(await store.books.balance(railOf('u_1'))).toBe(111);
  await store.close();
});
