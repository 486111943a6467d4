import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { CAGE, railOf, transfer } from '../room/ledger.ts';
import { openStore } from '../room/store/open.ts';
import { SQLITE_FILE } from '../room/store/sqlite-file.ts';
import { cardroom, complaint, printed, scratchFolder } from './testing.ts';

const folder = scratchFolder();

/** The data of a room where somebody has been given chips. */
async function data(name: string): Promise<string> {
  const path = join(folder, name);
  const store = await openStore({ data: path });
  await store.books.post(transfer('chips', { at: 1 }, CAGE, railOf('u_1'), 500));
  await store.close();
  return path;
}

test('sound data have a line that says so, and JSON where it is asked for', async () => {
  const sound = await data('sound');
  expect(await printed('verify', sound)).toMatch(
    /^0 tables, 0 hands, 0 events, 0 shuffles: all is well \(\d+\.\d s\)\n$/,
  );
  expect(JSON.parse(await printed('verify', '--json', sound))).toMatchObject({ tables: 0, findings: [] });
});

test('what is wrong is printed, with exit code 1', async () => {
  const wrong = await data('wrong');
  const db = new Database(join(wrong, SQLITE_FILE));
  db.exec(`UPDATE balances SET cents = 700 WHERE account = 'rail:u_1'`);
  db.close();
  const { code, out } = await cardroom('verify', wrong);
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toBe(
    'WRONG  ledger: rail:u_1 is said to hold 700 cents, but its lines come to 500.',
  );
  expect(out).toContain('1 wrong');
});

test('data that are not there are not made, and what is no database is named', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await complaint('verify', nowhere)).toEqual([
    `There are no data of a room in "${nowhere}".`,
    'For example: cardroom verify data',
  ]);
  expect(existsSync(nowhere)).toBe(false);
  writeFileSync(join(folder, SQLITE_FILE), 'x'.repeat(5000));
  const [sentence] = await complaint('verify', folder);
  expect(sentence).toBe('The database failed: file is not a database');
});
