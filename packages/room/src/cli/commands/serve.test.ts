import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../server/testing-port.ts';
import { openStore } from '../../store/open.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import { cardroom, complaint, printed, scratchFolder } from '../testing.ts';

const folder = scratchFolder();

test('S6 a folder that another room has is refused by name, and can still be verified', async () => {
  const data = join(folder, 'taken');
  const room = await openStore({ data });
  expect(await complaint('serve', '--data', data, '--port', '0')).toEqual([
    `Cannot open ${data}. Another room is already open on this data.`,
    'Close that room first, or choose another folder with --data.',
  ]);
  expect(await printed('verify', data)).toMatch(/^0 tables, .*: no problems found/);
  await room.close();
});

test('S9 a database that another program holds is waited for, and then it is said so, with exit code 1', async () => {
  const data = join(folder, 'held');
  await (await openStore({ data })).close();
  const holder = new Database(join(data, SQLITE_FILE));
  holder.exec('BEGIN IMMEDIATE');
  const { code, out, err } = await cardroom('serve', '--data', data, '--port', '0', '--wait', '1.5');
  holder.close();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.split('\n')).toEqual([
    `Waiting up to 1.5 seconds for ${data}. The database is busy or cannot be reached.`,
    `Cannot open ${data}. The database is busy or cannot be reached.`,
    'Close the program that is using it, or wait longer with --wait.',
    '',
  ]);
});

test('P40 a room that is still being opened says so to whoever asks whether it is ready', async () => {
  const data = join(folder, 'slow');
  await (await openStore({ data })).close();
  const holder = new Database(join(data, SQLITE_FILE));
  holder.exec('BEGIN IMMEDIATE');
  const port = await freePort();
  const serving = cardroom('serve', '--data', data, '--port', String(port), '--wait', '4');
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, body: (await answer.json()) as { ok?: true; error?: { code: string } } };
  };
  await vi.waitFor(() => ask('/health'), { timeout: 60_000, interval: 20 });
  expect(await ask('/health')).toEqual({ status: 200, body: { ok: true } });
  expect(await ask('/ready')).toMatchObject({ status: 503, body: { error: { code: 'starting' } } });
  expect((await serving).code).toBe(1);
  await expect(ask('/health')).rejects.toThrow();
  holder.close();
});

test.each(['records', 'entries', 'users', 'house_log'])(
  'S11 a database whose %s are damaged is refused with a sentence, and the process ends',
  async (table) => {
    const data = join(folder, `damaged ${table}`);
    await (await openStore({ data })).close();
    tear(join(data, SQLITE_FILE), table);
    // As it is started from the command line, with its threads.
    const main = new URL('../../../dist/cli/main.js', import.meta.url).href;
    const args = ['serve', '--data', data, '--port', '0', '--no-demo', '--log', 'silent'];
    const run = join(folder, `damaged ${table}.mjs`);
    writeFileSync(
      run,
      `const { main } = await import(${JSON.stringify(main)}); process.exitCode = await main(${JSON.stringify(args)});`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [run], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Cannot open .*\. The database file is damaged: /),
      'Run `cardroom verify` for details, and restore a backup.',
      '',
    ]);
  },
);

/** Writes nonsense over the first page of a table. */
function tear(file: string, table: string): void {
  const db = new Database(file);
  const page = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table) as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(200, 'Z'), 0, 200, (page - 1) * size);
  closeSync(handle);
}

test.each([
  [['--wait', 'long'], '--wait takes 0 to 3600 seconds, not "long".'],
  [['--wait', '-1'], '--wait takes 0 to 3600 seconds, not "-1".'],
  [['--port', '99999'], '--port takes 0 to 65535, not "99999".'],
  [['--limit', 'chairs=3'], 'There is no limit "chairs".'],
  [
    ['--limit', 'tables=10', '--limit', 'tables-each=few'],
    'tables-each takes a whole number, e.g. tables-each=5, not "few".',
  ],
  [['--log', 'loud'], 'There is no log level "loud".'],
  [
    ['--trust-proxy', 'example.com'],
    '--trust-proxy takes addresses, e.g. 10.0.0.7 or 10.0.0.0/8, not "example.com".',
  ],
  [
    ['--trust-proxy', '10.0.0.1, 10.0.0.0/33'],
    '--trust-proxy takes addresses, e.g. 10.0.0.7 or 10.0.0.0/8, not "10.0.0.0/33".',
  ],
])('L3 %j is refused with a sentence, before anything is made', async (args, sentence) => {
  const data = join(folder, 'never');
  expect((await complaint('serve', '--data', data, ...args))[0]).toBe(sentence);
  expect(existsSync(join(data, SQLITE_FILE))).toBe(false);
});

test('N34 a node needs PostgreSQL, a name, and an address that the others can use; with SQLite a room is one process', async () => {
  vi.stubEnv('DATABASE_URL', '');
  for (const option of [
    ['--node', 'east'],
    ['--nodes', '2'],
  ])
    expect((await complaint('serve', ...option))[0]).toBe(
      `With SQLite a room is one process. ${option[0]} needs PostgreSQL: set DATABASE_URL to its address.`,
    );
  expect((await complaint('nodes'))[0]).toMatch(/^Name the PostgreSQL database/);
  expect((await complaint('serve', '--address', 'http://10.0.0.5:3000'))[0]).toBe('--address needs --node.');
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/none');
  for (const name of ['East', 'a b', '-x', 'n/../m'])
    expect((await complaint('serve', '--node', name))[0]).toMatch(/^--node takes small letters/);
  for (const address of ['10.0.0.5:3000', 'ftp://x', 'http://x/y', 'http://a:b@x'])
    expect((await complaint('serve', '--node', 'east', '--address', address))[0]).toMatch(/^--address takes/);
  expect((await complaint('serve', '--node', 'east', '--host', '0.0.0.0'))[0]).toMatch(/needs --address/);
  expect((await complaint('serve', '--nodes', '0'))[0]).toMatch(/^--nodes takes 1 to 32/);
  expect((await cardroom('nodes')).code).toBe(1);
  vi.unstubAllEnvs();
});
