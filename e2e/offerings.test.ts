import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerings } from '../src/houses/index.ts';
import { type OpenRoom, openBrowser, openRoom, signInFloor, type Visitor, visit } from './harness.ts';
import { playHand, sitDown } from './player.ts';

/** Pages that play at the same time: more than two cores keep busy, and fewer than make them wait. */
const TABLES = 4;

let room: OpenRoom;
let browser: Browser;
const guests: Visitor[] = [];

beforeAll(async () => {
  [room, browser] = await Promise.all([openRoom(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** From the lobby to a seat, a hand, and back to the lobby; gives the table. */
async function playOnce(page: Page, { id, house }: (typeof offerings)[number]): Promise<string> {
  await page.locator('.lobby').waitFor();
  await page.goto(`${room.url}/?house=${house}`);
  await page
    .locator('.game', { has: page.locator(`a[href="/rules/${id}"]`) })
    .locator('.game-do button')
    .click();
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname.slice('/t/'.length);
  await sitDown(page);
  await playHand(page, { circles: 3, banks: Math.random() < 0.3 });
  await page.locator('.table-back').click();
  return table;
}

test('every offering opens from the lobby, deals and finishes a hand, without an error', async () => {
  const floor = await signInFloor(room);
  const waiting = [...offerings];
  const failed: string[] = [];
  const worker = async (n: number) => {
    const guest = await visit(browser, room, { name: `Guest ${n}`, hurry: 8 });
    guests.push(guest);
    let page = await guest.page();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const began = Date.now();
      try {
        const table = await playOnce(page, next);
        await floor.command(table, { type: 'close' });
      } catch (error) {
        failed.push(`${next.id}: ${error}`);
        if (process.env.SHOTS)
          await page.screenshot({ path: `/tmp/e2e/failed-${next.id.replace('/', '-')}.png` });
        await page.close();
        page = await guest.page();
      }
      if (process.env.SHOTS) console.log(next.id, Date.now() - began);
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, n) => worker(n + 1)));
  floor.hangUp();
  expect(failed).toEqual([]);
  expect(guests.flatMap(({ wrong }) => wrong)).toEqual([]);
}, 600_000);
