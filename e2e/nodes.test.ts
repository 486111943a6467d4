import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../bench/nodes/database.mjs';
import { freePort } from '../packages/room/src/server/testing-port.ts';
import { openBrowser, SIZES, signInFloor, visit } from './harness.ts';
import { faultsOnPhone } from './inside.ts';
import { settled } from './looks.ts';
import { type OpenNodes, openNodes } from './nodes.ts';
import { overlaps } from './overlaps.ts';
import { playHand, sitDown } from './player.ts';

/** What a browser says of lines to a machine that is gone. */
const LOST = /WebSocket connection to|ERR_|: 50[234]$|status of 50[234]/;

let room: OpenNodes;
let browser: Browser;

beforeAll(async () => {
  [room, browser] = await Promise.all([openNodes('east', 'west'), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

test('N36 who plays at a node that is killed sees "One moment", then plays on at the same address; the floor sees both nodes', async () => {
  const guest = await visit(browser, room, { name: 'Marisol Vega', still: true });
  const { body } = await guest.ask<{ table: string }>('/api/tables', {
    offering: 'black-sheep/holdem',
    bots: 3,
  });
  const page = await guest.page(`/t/${body.table}`);
  await sitDown(page);
  const before = await playHand(page);

  const floor = await signInFloor(room);
  const desk = await visit(browser, room, { cookie: floor.cookie, still: true });
  const console = await desk.page('/floor');
  const nodes = console
    .getByRole('table')
    .filter({ has: console.getByRole('columnheader', { name: 'Node' }) });
  await nodes.getByRole('row', { name: /^east Running/ }).waitFor();
  await nodes.getByRole('row', { name: /^west Running/ }).waitFor();
  expect(await faultsOnPhone(console)).toEqual([]);

  const { name, kill } = await room.ownerOf(body.table);
  const address = page.url();
  await page.setViewportSize(SIZES.phone);
  await kill();
  const atTheTable = async () => {
    await page.getByRole('status').getByText('One moment…').waitFor();
    await page.evaluate(settled);
    expect(await overlaps(page)).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);
    await page.getByText('One moment…').waitFor({ state: 'hidden' });
  };
  const row = nodes.getByRole('row', { name: new RegExp(`^${name} `) });
  // The dead node stays on the list for a minute, and the words at the table for some seconds: each is looked at at once.
  await Promise.all([
    atTheTable(),
    row.getByText('No answer').waitFor(),
    console.getByText(`Node ${name} is not answering.`).waitFor(),
  ]);
  const after = await playHand(page);
  expect(after.hand).toBeGreaterThan(before.hand);
  expect((await room.ownerOf(body.table)).name).not.toBe(name);
  expect(page.url()).toBe(address);
  expect(desk.wrong.filter((what) => !LOST.test(what))).toEqual([]);
  expect(guest.wrong.filter((what) => !LOST.test(what))).toEqual([]);
  floor.hangUp();
});

const program = fileURLToPath(new URL('../bin/cardroom.js', import.meta.url));

interface Listed {
  readonly name: string;
  /** Of this run of it. */
  readonly id: string;
  readonly address: string;
}

test('N40 serve --nodes 2 runs two nodes behind one port, starts one that ends again, and both leave on a signal', async ({
  onTestFinished,
}) => {
  const database = await startDatabase();
  const env = { ...process.env, DATABASE_URL: database.direct };
  const port = await freePort();
  const args = ['serve', '--nodes', '2', '--node', 'east', '--port', String(port), '--no-demo'];
  const child = spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
    await database.end();
  });
  const isReady = (at: string) =>
    fetch(`${at}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const sql =
    'SELECT name, id, address FROM nodes WHERE expires_at > extract(epoch FROM clock_timestamp()) * 1000';
  const nodes = (): Promise<Listed[]> => database.query(`${sql} ORDER BY name`);
  const names = async () => (await nodes()).map(({ name }) => name);
  // The first of them makes the database.
  await expect.poll(() => isReady(`http://127.0.0.1:${port}`)).toBe(true);
  await expect.poll(names).toEqual(['east-1', 'east-2']);
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'nodes'], { env });
  expect(stdout).toMatch(/^NODE .*\neast-1 +running .*\neast-2 +running /);
  const { pid } = child;
  const before = await nodes();
  const [, second = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  process.kill(Number(second), 'SIGKILL');
  const isNew = ({ id }: Listed) => before.every((one) => one.id !== id);
  await expect.poll(async () => (await nodes()).filter(isNew).length).toBe(1);
  await expect.poll(names).toEqual(['east-1', 'east-2']);
  for (const { address } of await nodes()) await expect.poll(() => isReady(address)).toBe(true);

  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await nodes()).toEqual([]);
});
