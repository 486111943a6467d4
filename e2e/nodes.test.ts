import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, signInFloor, visit } from './harness.ts';
import { faultsOnPhone } from './inside.ts';
import { type OpenNodes, openNodes } from './nodes.ts';
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
  await kill();
  await page.getByRole('status').getByText('One moment…').waitFor();
  expect(await faultsOnPhone(page)).toEqual([]);
  await page.getByText('One moment…').waitFor({ state: 'hidden' });
  // It stays on the list for a minute.
  await nodes
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByText('No answer')
    .waitFor();
  await console.getByText(`Node ${name} does not answer.`).waitFor();
  const after = await playHand(page);
  expect(after.hand).toBeGreaterThan(before.hand);
  expect((await room.ownerOf(body.table)).name).not.toBe(name);
  expect(page.url()).toBe(address);
  expect(desk.wrong.filter((what) => !LOST.test(what))).toEqual([]);
  expect(guest.wrong.filter((what) => !LOST.test(what))).toEqual([]);
  floor.hangUp();
});
