import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../room/store/open.ts';
import { SQLITE_FILE } from '../room/store/sqlite-file.ts';
import { complaint, printed, scratchFolder } from './testing.ts';

const folder = scratchFolder();

test('a folder that another room has is refused by name, and can still be verified', async () => {
  const data = join(folder, 'taken');
  const room = await openStore({ data });
  expect(await complaint('serve', '--data', data, '--port', '0')).toEqual([
    `${data} cannot be opened. Another room is open on the same data.`,
    'Close it first, or give this one a folder of its own with --data.',
  ]);
  expect(await printed('verify', data)).toMatch(/^0 tables, .*: all is well/);
  await room.close();
});

test.each([
  [['--port', '99999'], '"99999" is no port: they go from 0 to 65535.'],
  [['--log', 'loud'], 'There is no log level "loud".'],
  [['--trust-proxy', 'example.com'], '"example.com" is no address of a proxy.'],
  [['--trust-proxy', '10.0.0.1, 10.0.0.0/33'], '"10.0.0.0/33" is no address of a proxy.'],
])('%j is refused with a sentence, before anything is made', async (args, sentence) => {
  const data = join(folder, 'never');
  expect((await complaint('serve', '--data', data, ...args))[0]).toBe(sentence);
  expect(existsSync(join(data, SQLITE_FILE))).toBe(false);
});
