import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Offering, offerings } from '../packages/core/src/houses/index.ts';
import { openView } from '../packages/core/src/table/index.ts';
import {
  type Floor,
  type OpenRoom,
  openBrowser,
  openRoom,
  signInFloor,
  type Visitor,
  visit,
} from './harness.ts';
import { playHand, sitDown } from './player.ts';

let room: OpenRoom;
let browser: Browser;
let floor: Floor;
/** People who wait in the lobby for somewhere to play. */
const waiting: { guest: Visitor; page: Page }[] = [];
let people = 0;

beforeAll(async () => {
  // Each plays dozens of games in a row, and may lose at all of them.
  const limits = { welcomeChips: 1_000_000_00 };
  [room, browser] = await Promise.all([openRoom({ limits }), openBrowser()]);
  floor = await signInFloor(room);
});

afterAll(async () => {
  floor?.hangUp();
  await browser?.close();
  await room?.close();
});

/** How a hand of it goes: its family, and the kinds of steps in their order. What else differs is told without a browser. */
function course({ house, id, family }: Offering): string {
  const { game } = openView({ house, offering: id }).state.sign;
  return [family, ...new Set(game.script.map((step) => step.do))].join(' ');
}

/** One game of each course; with `OFFERINGS=all` all of them. */
const courses = offerings.map(course);
const played = offerings.filter(
  (_, i) => process.env.OFFERINGS === 'all' || courses.indexOf(courses[i] ?? '') === i,
);

async function somebody() {
  const found = waiting.pop();
  if (found !== undefined) return found;
  const guest = await visit(browser, room, { name: `Guest ${++people}`, hurry: 100, still: true });
  return { guest, page: await guest.page() };
}

describe('every kind of game opens from the lobby, deals and finishes a hand', () => {
  test.concurrent.for(played.map(({ id, house }) => ({ id, house })))(
    '$id',
    async ({ id, house }, { expect }) => {
      const { guest, page } = await somebody();
      // By key: where one's last table goes from the lobby, what is below moves up under a pointer.
      await page.locator(`button[data-house="${house}"]`).press('Enter');
      const game = page.locator('.GameCard-game', { has: page.locator(`a[href="/rules/${id}"]`) });
      await game.locator('.GameCard-do button').press('Enter');
      await page.waitForURL(/\/t\//);
      const table = new URL(page.url()).pathname.slice('/t/'.length);
      await sitDown(page);
      const { pressed, refusals } = await playHand(page, { circles: 3 });
      expect(pressed).not.toEqual([]);
      expect(refusals).toEqual([]);
      await page.locator('.Head-back').click();
      // A hand that waits for somebody who has gone would keep their chips from the next table.
      await floor.command(table, { type: 'void', reason: 'The guest has gone.' });
      // Bots that play among themselves would keep the machine from the next ones.
      expect(await floor.command(table, { type: 'close' })).toEqual({ ok: true });
      expect(guest.wrong).toEqual([]);
      waiting.push({ guest, page });
    },
  );
});
