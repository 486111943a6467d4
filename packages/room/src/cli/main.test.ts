import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaint, printed } from './testing.ts';

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await printed('--version')).toBe(`${version}\n`);
});

test('an option that nobody knows is refused', async () => {
  expect((await complaint('--verzion'))[0]).toMatch(/^Unknown option '--verzion'/);
});

test('what is wrong with how a command was called leads to its own help, what is wrong with its name to the list', async () => {
  expect(await complaint('fee', 'lucky-lady/lowball')).toEqual([
    "Required option '--option <name>' not specified.",
    'Run `cardroom fee --help` for what it takes.',
  ]);
  expect((await complaint('feez')).at(-1)).toBe('Run `cardroom --help` for a list of commands.');
});

test('a reader who has seen enough ends a command quietly', async () => {
  const main = new URL('../../dist/cli/main.js', import.meta.url).href;
  const program = `const { main } = await import(${JSON.stringify(main)});
  process.exitCode = await main(['games', '--json']);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const [piece] = await once(child.stdout, 'data');
  expect(String(piece)).toMatch(/^\[\n/);
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});
