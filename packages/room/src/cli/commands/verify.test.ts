import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { keepHeads } from '../../room/heads/keep-heads.ts';
import { Room } from '../../room/room.ts';
import { CAGE, railOf, transfer } from '../../store/ledger/ledger.ts';
import { openStore } from '../../store/open.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import { cardroom, complaint, printed, scratchFolder } from '../testing.ts';

const folder = scratchFolder();

/** The data of a room where somebody has been given chips. */
async function data(name: string): Promise<string> {
  const path = join(folder, name);
  const store = await openStore({ data: path });
  await store.books.post(transfer('chips', { at: 1 }, CAGE, railOf('u_1'), 500));
  await store.close();
  return path;
}

test('V7 sound data have a line that says so, and JSON where it is asked for', async () => {
  const sound = await data('sound');
  expect(await printed('verify', sound)).toMatch(
    /^0 tables, 0 hands, 0 events, 0 shuffles, 1 house log entry: no problems found \(\d+\.\d s\)\nNo signed heads: .*\n$/,
  );
  expect(JSON.parse(await printed('verify', '--json', sound))).toMatchObject({ tables: 0, findings: [] });
});

test('V7 what is wrong is printed, with exit code 1', async () => {
  const wrong = await data('wrong');
  const db = new Database(join(wrong, SQLITE_FILE));
  db.exec(`UPDATE balances SET cents = 700 WHERE account = 'rail:u_1'`);
  db.close();
  const { code, out } = await cardroom('verify', wrong);
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toBe(
    'WRONG  house: rail:u_1 shows a balance of 700 cents, but its lines add up to 500.',
  );
  expect(out).toContain('1 problem found');
});

test('V7 data that are not there are not made', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await complaint('verify', nowhere)).toEqual([
    `There is no room data in "${nowhere}".`,
    'For example: cardroom verify data',
  ]);
  expect(existsSync(nowhere)).toBe(false);
});

test('V7 a file that is no database, or a torn one, is said to be damaged, with exit code 1', async () => {
  const none = join(folder, 'none');
  mkdirSync(none);
  writeFileSync(join(none, SQLITE_FILE), 'x'.repeat(5000));
  const first = await cardroom('verify', none);
  expect([first.code, first.out.split('\n')[0], first.err]).toEqual([
    1,
    'WRONG  house: The database file is damaged: file is not a database',
    '',
  ]);
  const torn = await data('torn');
  const bytes = readFileSync(join(torn, SQLITE_FILE));
  bytes.fill(0xff, 4096, bytes.length);
  writeFileSync(join(torn, SQLITE_FILE), bytes);
  const second = await cardroom('verify', torn);
  expect([second.code, second.err]).toEqual([1, '']);
  expect(second.out).toContain('WRONG  house: The database file is damaged: ');
});

test('a file whose version was flipped is no stack, but a sentence', async () => {
  const flipped = await data('flipped');
  const db = new Database(join(flipped, SQLITE_FILE));
  db.pragma('user_version = 1');
  db.close();
  const { code, out, err } = await cardroom('verify', flipped);
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/^WRONG {2}house: The database failed: .*exists/);
});

test('V7 signed heads are those beside the data or those that are named, and say what they hold', async () => {
  const sealed = await data('sealed');
  const store = await openStore({ data: sealed });
  const room = await Room.start({ store });
  await keepHeads(room, { folder: sealed, told: () => {}, failed: () => {} }).stop();
  await room.stop();
  await store.close();
  const file = join(sealed, 'heads.jsonl');
  const key = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '').key;
  const says = new RegExp(
    `: no problems found .*\\n2 lines of signed heads, by key ${key}, up to .*Z; they do not cover `,
  );
  expect(await printed('verify', sealed)).toMatch(says);
  expect(await printed('verify', sealed, '--heads', file, '--key', key)).toMatch(says);
  const other = await cardroom('verify', sealed, '--key', 'somebody');
  expect([other.code, other.out]).toEqual([
    1,
    expect.stringContaining(`signed with ${key}, not with somebody.`),
  ]);
  const older = await cardroom('verify', await data('older'), '--heads', file);
  expect([older.code, older.out]).toEqual([1, expect.stringContaining('its end was cut off')]);
});

test('V7 heads that are not there, or are none, are refused with a sentence', async () => {
  const alone = await data('alone');
  expect(await complaint('verify', alone, '--heads', 'nowhere')).toEqual([
    'There is no heads file "nowhere".',
    expect.any(String),
  ]);
  expect(await complaint('verify', alone, '--key', 'x')).toEqual([
    '--key needs signed heads, and there are none.',
    'Name their file with --heads.',
  ]);
  expect((await complaint('verify', alone, '--heads', alone))[0]).toMatch(
    /^Cannot read the heads in .*: EISDIR/,
  );
});
