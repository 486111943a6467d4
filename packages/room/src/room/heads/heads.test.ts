import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seal } from '../../store/chain.ts';
import { HOUSE_START, type HouseEntry, type HouseRow, sealHouse } from '../../store/house/log.ts';
import { openStore } from '../../store/open.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import type { SealedRecord } from '../../store/store.ts';
import { type SmallRoom, smallRoom } from '../testing/small-room.ts';
import { comeIn, HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { HeadsCheck } from '../verify/checks/heads-check.ts';
import { verifyStore } from '../verify/verify.ts';
import { HEADS_FILE, readLine } from './head-line.ts';
import { keepHeads } from './keep-heads.ts';

const folder = tempFolder();
const sound = join(folder.path, 'sound');
let tables: SmallRoom;
beforeAll(async () => {
  tables = await smallRoom(sound);
});
afterAll(() => folder.remove());

let copies = 0;
/** A copy of the room that somebody has been at. */
function copy(change: (db: Database.Database) => void = () => {}): string {
  const data = join(folder.path, `copy ${++copies}`);
  cpSync(sound, data, { recursive: true });
  const db = new Database(join(data, SQLITE_FILE));
  change(db);
  db.close();
  return data;
}

async function found(
  data: string,
  heads: string | null = join(data, HEADS_FILE),
  key?: string,
): Promise<string[]> {
  const store = await openStore({ data, reading: true });
  const check = heads === null ? null : await HeadsCheck.of(heads, key);
  const { findings } = await verifyStore(store, undefined, check);
  await store.close();
  return findings.map(({ table, message }) => (table === null ? message : `${table}: ${message}`));
}

const linesIn = (data: string) => readFileSync(join(data, HEADS_FILE), 'utf8').trimEnd().split('\n');
const writeLines = (data: string, lines: readonly string[]) =>
  writeFileSync(join(data, HEADS_FILE), lines.map((line) => `${line}\n`).join(''));

test('V4 heads are written when a room opens and when it stops, each signed, and all holds against them', async () => {
  const lines = linesIn(sound).map(readLine);
  expect(lines).toMatchObject([{ open: 0, before: '' }, { open: 3 }]);
  expect(await found(sound)).toEqual([]);
  const { read } = await HeadsCheck.of(join(sound, HEADS_FILE));
  expect(read).toMatchObject({ lines: 2, torn: false, keys: [expect.stringMatching(/^[\w-]{43}$/)] });
});

test('S13 the key and the heads are for their owner only', () => {
  for (const file of ['room.key', HEADS_FILE]) expect(statSync(join(sound, file)).mode & 0o077).toBe(0);
});

test('V4 only tables that have gone on are written again, and a room that opens anew writes all', async () => {
  const data = join(folder.path, 'news');
  const { room, store } = await startRoom(data);
  await comeIn(room, 50_000, 'ann');
  const open = async () => {
    const opened = await room.openTable(HOLDEM, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    return opened.table;
  };
  const [quiet, busy] = [await open(), await open()];
  const told: unknown[] = [];
  const failed = (error: unknown) => told.push(error);
  const heads = keepHeads(room, { folder: data, told: (line) => told.push(line), failed });
  await expect.poll(() => existsSync(join(data, HEADS_FILE)) && linesIn(data).length).toBe(1);
  await room.do(busy, { user: 'ann' }, { type: 'sit', seat: 1, cents: 20_000 });
  await room.idle();
  await heads.stop();
  await keepHeads(room, { folder: data, told: (line) => told.push(line), failed }).stop();
  const named = linesIn(data).map((line) =>
    Object.keys((readLine(line) as { tables: object }).tables).sort(),
  );
  expect(named).toEqual([[quiet, busy].sort(), [busy], [quiet, busy].sort(), []]);
  expect(told).toHaveLength(2);
  for (const line of told) expect(line).toMatchObject({ open: 2, hash: expect.any(String) });
  for (const line of told) expect(line).not.toHaveProperty('tables');
  await room.stop();
  await store.close();
});

describe('V5 what only heads show', () => {
  test('the end of a log that was cut off, with all that belongs to it', async () => {
    const data = copy((db) => {
      const { seq } = db
        .prepare('SELECT seq FROM records WHERE table_id = ? ORDER BY seq DESC LIMIT 1')
        .get(tables.baccarat) as { seq: number };
      db.prepare('DELETE FROM records WHERE table_id = ? AND seq = ?').run(tables.baccarat, seq);
    });
    expect(await found(data, null)).toEqual([]);
    expect(await found(data)).toEqual([
      expect.stringMatching(/^t_[\w-]+: The log of the table ends at \d+, .* its end was cut off\.$/),
    ]);
  });

  test('the end of the house log', async () => {
    const data = copy((db) => {
      db.exec('DELETE FROM house_log WHERE seq = (SELECT MAX(seq) FROM house_log)');
    });
    expect(await found(data, null)).toEqual([]);
    expect(await found(data)).toEqual([expect.stringContaining('The house log ends at')]);
  });

  test('a log that was written anew from a record on', async () => {
    const data = copy((db) => rewrite(db, tables.chinese));
    expect(await found(data, null)).toEqual([]);
    expect(await found(data)).toEqual([expect.stringMatching(/The log of the table .*rewritten/)]);
  });

  test('a house log that was written anew, with another act of the floor', async () => {
    const data = copy((db) =>
      rewriteHouse(db, (row) => ({ ...row, what: row.what === 'pause' ? 'resume' : row.what })),
    );
    expect(await found(data, null)).toEqual([]);
    expect(await found(data)).toEqual([expect.stringContaining('The house log does not match the head')]);
  });

  test('a table that was taken out everywhere', async () => {
    const data = copy((db) => {
      rewriteHouse(db, (row) => (row.detail.includes(tables.chinese) ? null : row));
      for (const name of [
        'records',
        'snapshots',
        'marks',
        'shuffles',
        'hands',
        'hand_players',
        'chat',
        'shares',
      ])
        db.prepare(`DELETE FROM ${name} WHERE table_id = ?`).run(tables.chinese);
      db.prepare('DELETE FROM tables WHERE id = ?').run(tables.chinese);
      db.prepare('DELETE FROM entries WHERE table_id = ?').run(tables.chinese);
      db.exec(
        'DELETE FROM balances; INSERT INTO balances SELECT account, SUM(cents) FROM entries GROUP BY account',
      );
    });
    expect(await found(data, null)).toEqual([]);
    expect(await found(data)).toContainEqual(
      expect.stringMatching(
        `${tables.chinese}: This table is missing, though its heads were signed, last at `,
      ),
    );
  });
});

describe('V6 heads that somebody has been at', () => {
  test.each<readonly [string, (lines: string[]) => string[], RegExp]>([
    [
      'a head',
      ([first = '', last = '']) => [first, last.replace(/"hash"|"house":\[\d/, '$&9')],
      /^Line 2 of the heads has a wrong signature/,
    ],
    [
      'a signature',
      ([first = '', last = '']) => [first.replace(/.{5}"}$/, 'AAAA"}'), last],
      /^Line 1 of the heads has a wrong signature/,
    ],
    ['a line taken out', ([, last = '']) => [last], /^Line 1 of the heads does not follow the one before it/],
    ['lines the other way round', (lines) => lines.toReversed(), /^Line 1 of the heads does not follow/],
    [
      'a line twice',
      ([first = '', last = '']) => [first, last, last],
      /^Line 3 of the heads does not follow/,
    ],
    ['what is no line', (lines) => [...lines, 'nonsense'], /^Line 3 of the heads cannot be read/],
    ['what is no head', (lines) => [...lines, '{"at":1}'], /^Line 3 of the heads has the wrong form/],
    ['no lines at all', () => [], /^There are no heads in the file/],
  ])('%s', async (_, change, message) => {
    const data = copy();
    writeLines(data, change(linesIn(data)));
    expect((await found(data))[0]).toMatch(message);
  });

  test('signed by another, who never had the room’s key', async () => {
    const data = copy();
    const other = join(folder.path, 'other');
    const { room, store } = await startRoom(other);
    await keepHeads(room, { folder: other, told: () => {}, failed: () => {} }).stop();
    await room.stop();
    await store.close();
    expect(await found(data, join(other, HEADS_FILE))).toContainEqual(
      expect.stringContaining('a key that this room never had'),
    );
    const { read } = await HeadsCheck.of(join(sound, HEADS_FILE));
    expect(await found(data, undefined, read.keys[0])).toEqual([]);
    expect((await found(data, undefined, 'another'))[0]).toMatch(
      /^Line 1 of the heads is signed with .*, not with another/,
    );
  });

  test('a line that a crash cut off is no fault, and the next room goes on after the last whole one', async () => {
    const data = copy();
    const [first = '', last = ''] = linesIn(data);
    writeFileSync(join(data, HEADS_FILE), `${first}\n${last}\n{"at":17`);
    expect(await found(data)).toEqual([]);
    const { room, store } = await startRoom(data);
    await keepHeads(room, { folder: data, told: () => {}, failed: () => {} }).stop();
    await room.stop();
    await store.close();
    expect(linesIn(data).slice(0, 2)).toEqual([first, last]);
    expect(linesIn(data)).toHaveLength(4);
    expect(await found(data)).toEqual([]);
  });
});

test('V6 a key that was lost is replaced, and both are known', async () => {
  const data = copy();
  writeFileSync(join(data, 'room.key'), 'no key');
  const { room, store } = await startRoom(data);
  const ways = { folder: data, told: () => {}, failed: () => {} };
  expect(() => keepHeads(room, ways)).toThrow(/^Cannot read the room's key in ".*": /);
  const fresh = join(folder.path, 'fresh key');
  await keepHeads(room, { ...ways, folder: fresh }).stop();
  await room.stop();
  await store.close();
  expect(existsSync(join(fresh, 'room.key'))).toBe(true);
  expect(await found(data)).toEqual([]);
  expect(await found(data, join(fresh, HEADS_FILE))).toEqual([]);
});

/** Changes what somebody asked for in a record, and seals all that follows anew. */
function rewrite(db: Database.Database, table: string): void {
  const rows = db
    .prepare('SELECT * FROM records WHERE table_id = ? ORDER BY seq')
    .all(table) as SealedRecord[];
  const at = rows.findIndex(({ command }, i) => i > 0 && command !== null);
  let hash = rows[at - 1]?.hash ?? '';
  for (const { seq, at: when, by, command, events, hash: was } of rows.slice(at)) {
    const asked = seq === rows[at]?.seq ? { type: 'forged' } : command === null ? null : JSON.parse(command);
    const record = seal(hash, { seq, at: when, by, command: asked, events: JSON.parse(events) });
    ({ hash } = record);
    db.prepare('UPDATE records SET command = ?, hash = ? WHERE table_id = ? AND seq = ?').run(
      ...[record.command, hash, table, seq],
    );
    for (const name of ['snapshots', 'marks'])
      db.prepare(`UPDATE ${name} SET hash = ? WHERE table_id = ? AND hash = ?`).run(hash, table, was);
  }
}

/** Seals the house log anew with entries changed or, as null, left out. */
function rewriteHouse(db: Database.Database, change: (row: HouseRow) => HouseRow | null): void {
  const rows = db.prepare('SELECT * FROM house_log ORDER BY seq').all() as HouseRow[];
  const stay = rows.flatMap((row) => change(row) ?? []);
  const entries = stay.map((row) => ({ ...row, detail: JSON.parse(row.detail) }) as HouseEntry);
  db.exec('DELETE FROM house_log');
  for (const { seq, at, kind, by, what, detail, hash } of sealHouse(HOUSE_START, entries))
    db.prepare('INSERT INTO house_log VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      seq,
      at,
      kind,
      by,
      what,
      detail,
      hash,
    );
}
