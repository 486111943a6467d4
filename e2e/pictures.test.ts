import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  type OpenRoom,
  openBrowser,
  openRoom,
  PATIENCE_MS,
  type SIZES,
  signInFloor,
  visit,
} from './harness.ts';
import { settled } from './looks.ts';
import { openNodes } from './nodes.ts';
import { act, dealLesson, playHand, sitDown } from './player.ts';

/** `npm run pictures` takes the pictures of docs/page.md; the usual run takes none. */
const WANTED = process.env.PICTURES === 'docs';
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));

let room: OpenRoom;
let browser: Browser;

beforeAll(async () => {
  if (!WANTED) return;
  mkdirSync(folder, { recursive: true });
  const pace = { betweenHands: 6000, betting: 15_000, lastBets: 1500 };
  [room, browser] = await Promise.all([openRoom({ demo: true, botWait: 300, pace }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

const take = async (page: Page, name: string): Promise<void> => {
  // Notices come and go, and are in no picture.
  await page.locator('.toasts-toast').waitFor({ state: 'detached' });
  for (const frame of page.frames()) await frame.evaluate(settled);
  await page.screenshot({
    path: `${folder}${name}.png`,
    timeout: PATIENCE_MS,
  });
};

const arrive = (name: string, size: keyof typeof SIZES = 'laptop') =>
  visit(browser, room, { name, size, still: true, unseen: false });

/** A table of one's own with bots, and a seat at it. */
async function atTable(name: string, offering: string, bots: number, size?: keyof typeof SIZES) {
  const guest = await arrive(name, size);
  const { body } = await guest.ask<{ table: string }>('/api/tables', { offering, bots });
  const page = await guest.page(`/t/${body.table}`);
  await sitDown(page);
  return { guest, page, table: body.table };
}

describe.runIf(WANTED)('pictures of the page', () => {
  test('the lobby', async () => {
    const guest = await arrive('Marisol');
    const page = await guest.page('/?house=hawaiian-gardens');
    await page.locator('.LiveTables-table').first().waitFor();
    await take(page, 'lobby');
    await guest.leave();
  });

  test('a table for a pot, on the flop', async () => {
    const { guest, page } = await atTable('Marisol Vega', 'lucky-lady/no-limit-holdem', 5);
    const flop = page.locator('[aria-label^="Board"] .Cards-place');
    const mine = page.locator('.InfoLine-turn[data-mine]');
    for (;;) {
      await mine.waitFor();
      if ((await flop.count()) >= 3) break;
      await act(page);
    }
    await page.locator('.ActionBar-bar .bar-act:enabled').first().waitFor();
    await take(page, 'holdem');
    await guest.leave();
  });

  test('a choice against a player-dealer', async () => {
    const offering = 'hotel-del-rio/three-card-poker-6-card-bonus';
    const { guest, page } = await atTable('Marisol Diaz', offering, 4);
    await page.locator('.BetBar-circle:enabled').first().click();
    await page.getByRole('button', { name: /^Play/ }).waitFor();
    await take(page, 'player-dealer');
    await guest.leave();
  });

  test('a hand of stud, on a phone', async () => {
    const offering = 'hawaiian-gardens/seven-card-stud';
    const { guest, page } = await atTable('Marisol Baez', offering, 4, 'phone');
    const mine = page.locator('.InfoLine-turn[data-mine]');
    // By the third turn there are cards up.
    for (let turns = 0; turns < 2; turns++) {
      await mine.waitFor();
      await act(page);
    }
    await mine.waitFor();
    await page.locator('.ActionBar-bar .bar-act:enabled').first().waitFor();
    await take(page, 'stud-phone');
    await guest.leave();
  });

  test('what bets cost, at a table', async () => {
    const { guest, page } = await atTable('Marisol Reyes', 'hawaiian-gardens/caribbean-stud', 3);
    await page.getByRole('tab', { name: 'Odds' }).click();
    await page.locator('.Bars-bars').first().waitFor();
    await take(page, 'odds-table');
    await guest.leave();
  });

  test('a hand of pai gow is set, on a phone', async () => {
    const { guest, page } = await atTable('Kim Ly', 'lucky-lady/fortune-pai-gow-poker', 3, 'phone');
    const way = page.getByRole('button', { name: /^House way/ });
    while (!(await way.isVisible())) {
      await way.or(page.locator('.BetBar-circle:enabled, .bar-act:enabled').first()).first().waitFor();
      if (!(await way.isVisible())) await act(page);
    }
    await way.click();
    await take(page, 'pai-gow');
    await guest.leave();
  });

  test('a round of baccarat, its results and its roads', async () => {
    const { guest, page } = await atTable('Marisol Ito', 'lucky-lady/ez-baccarat-panda-8', 4);
    await page.getByRole('tab', { name: 'Roads' }).click();
    for (let hands = 0; hands < 3; hands++) await playHand(page, { circles: 2 });
    await take(page, 'baccarat');
    await guest.leave();
  });

  test('thirteen cards, compared hand by hand', async () => {
    const { guest, page } = await atTable('Marisol Wu', 'hawaiian-gardens/thirteen-card', 3);
    await playHand(page);
    await page.locator('.PointsFelt-compared').first().waitFor();
    await take(page, 'thirteen-card');
    await guest.leave();
  });

  test('tables side by side', async () => {
    const guest = await arrive('Marisol Cruz');
    for (const offering of [
      'black-sheep/holdem',
      'hawaiian-gardens/seven-card-stud',
      'empire/pure-21-5-blackjack',
      'hotel-del-rio/three-card-poker-6-card-bonus',
    ]) {
      const { body } = await guest.ask<{ table: string }>('/api/tables', { offering, bots: 4 });
      const page = await guest.page(`/t/${body.table}`);
      await sitDown(page);
      await page.close();
    }
    const page = await guest.page('/tables');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.locator('iframe').nth(3).waitFor();
    for (const frame of await page.locator('iframe').all())
      await frame.contentFrame().locator('.SeatPlate-plate[data-you]').waitFor();
    await page.locator('iframe[data-turn]').first().waitFor();
    await take(page, 'side-by-side');
    await guest.leave();
  });

  test('a rule card', async () => {
    const guest = await arrive('Marisol Ray');
    const page = await guest.page('/rules/black-sheep/ultimate-texas-holdem');
    await page.locator('.RuleCard-card table').first().waitFor();
    await take(page, 'rule-card');
    await guest.leave();
  });

  test('a lesson, on a phone', async () => {
    const guest = await arrive('Marisol Fox', 'phone');
    const page = await guest.page('/learn/black-sheep/holdem');
    await dealLesson(page);
    await page.locator('.bar-act:enabled').first().waitFor();
    await take(page, 'lesson');
    await guest.leave();
  });

  test('what bets cost', async () => {
    const guest = await arrive('Marisol Kay');
    const page = await guest.page('/odds/black-sheep/ez-baccarat');
    await page.locator('.Bars-bars').first().waitFor();
    await take(page, 'odds');
    await guest.leave();
  });

  test('the replayer', async () => {
    const { guest, page, table } = await atTable('Marisol Poe', 'hawaiian-gardens/no-limit-omaha-hi-lo', 4);
    const { hand } = await playHand(page);
    await page.goto(`${room.url}/hands/${table}/${hand}`);
    await page.getByRole('slider').waitFor();
    await page.locator('.SeatPlate-plate').first().waitFor();
    await page.keyboard.press('End');
    await page.locator('.SeatTag-tag[data-tone="won"]').first().waitFor();
    await take(page, 'replayer');
    await guest.leave();
  });

  test('a table that goes to another node, and the nodes on the floor’s desk', async ({ onTestFinished }) => {
    const nodes = await openNodes('east', 'north', 'west');
    onTestFinished(nodes.close);
    const size = 'phone';
    const guest = await visit(browser, nodes, { name: 'Marisol Lee', size, still: true, unseen: false });
    const opening = { offering: 'lucky-lady/no-limit-holdem', bots: 5 };
    const { body } = await guest.ask<{ table: string }>('/api/tables', opening);
    const page = await guest.page(`/t/${body.table}`);
    await sitDown(page);
    await page.locator('.bar-act:enabled').first().waitFor();
    const floor = await signInFloor(nodes);
    const desk = await visit(browser, nodes, { cookie: floor.cookie, still: true, unseen: false });
    const console = await desk.page('/floor');
    await console.getByRole('row', { name: /^west Running/ }).waitFor();
    const { name, kill } = await nodes.ownerOf(body.table);
    await kill();
    await page.getByText('One moment…').waitFor();
    await take(page, 'moving-phone');
    await console.getByText('No answer').waitFor();
    await console.locator('.Tables-row', { hasNotText: `On ${name}` }).waitFor();
    await take(console, 'nodes');
    floor.hangUp();
    await Promise.all([guest.leave(), desk.leave()]);
  });

  test('the floor’s desk', async () => {
    const floor = await signInFloor(room);
    const desk = await visit(browser, room, { cookie: floor.cookie, still: true, unseen: false });
    const page = await desk.page('/floor');
    await page.locator('.Tables-row').first().waitFor();
    await take(page, 'floor');
    floor.hangUp();
    await desk.leave();
  });
});
