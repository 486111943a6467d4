import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { verifyStore } from '../room/verify/verify.ts';
import { openStore } from '../store/open.ts';
import { scratchFolder } from './testing.ts';

/** A real room, as it is started from the command line, with something in its process that breaks when it is told to. */

const folder = scratchFolder();
const CLOSED = 'The room is closed. Every hand continues where it stopped when you open the room again.';
const PATIENCE = { timeout: 60_000 };

/** A signal makes a promise fail that nobody waits for, another an exception that nobody catches. */
const FAULTS = `
process.on('SIGUSR2', () => void Promise.reject(new Error('a request failed')));
process.on('SIGWINCH', () => setTimeout(() => { throw new Error('a callback broke'); }));
`;

let room: ChildProcess | null = null;
afterEach(() => room?.kill('SIGKILL'));

async function start(name: string) {
  const data = join(folder, name);
  const run = join(folder, `${name}.mjs`);
  const main = new URL('../../dist/cli/main.js', import.meta.url).href;
  const args = ['serve', '--data', data, '--port', '0', '--no-demo', '--log', 'error'];
  writeFileSync(
    run,
    `${FAULTS}
    const { main } = await import(${JSON.stringify(main)});
    process.exitCode = await main(${JSON.stringify(args)});`,
  );
  const child = spawn(process.execPath, [run], { stdio: ['ignore', 'pipe', 'pipe'] });
  room = child;
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  await expect.poll(() => said.out, PATIENCE).toMatch(/Cardroom is open: \S+/);
  const url = /open: (\S+)/.exec(said.out)?.[1] ?? '';
  return { child, said, ended, url, data };
}

const guest = (url: string, name: string) =>
  fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cardroom': '1' },
    body: JSON.stringify({ name }),
  });

test('R33 what fails while nobody waits for it is written down, and the room goes on', async () => {
  const { child, said, ended, url } = await start('goes-on');
  child.kill('SIGUSR2');
  await expect.poll(() => said.out, PATIENCE).toContain('unhandled promise rejection');
  expect(said.out).toContain('a request failed');
  expect((await guest(url, 'Ann Later')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.err).toContain(CLOSED);
});

test('R33 a room that nobody hears anymore goes on, and closes in order when it is told to', async () => {
  const { child, ended, url, data } = await start('unheard');
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.kill('SIGUSR2');
  expect((await guest(url, 'Ann Unheard')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const store = await openStore({ data });
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});

test('R33 what breaks outside every table closes the room in order, and it says which promise it cannot keep', async () => {
  const { child, said, ended, url, data } = await start('closes');
  expect((await guest(url, 'Ann Before')).status).toBe(200);
  child.kill('SIGWINCH');
  expect(await ended).toBe(1);
  expect(said.err).toMatch(/^Something failed that belongs to no table\. The room can no longer be sure /);
  expect(said.err).toContain(CLOSED);
  expect(said.out).toContain('a callback broke');
  const store = await openStore({ data });
  expect(await store.people.named('Ann Before')).not.toBeNull();
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});
