import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, visit } from './harness.ts';
import { settled } from './looks.ts';
import { overlaps, tooSmall } from './overlaps.ts';
import { dealLesson, playHand, sitDown } from './player.ts';

/** `npm run looks` measures whole hands of each family at all sizes; the usual run looks at what never changes. */
const ALL = process.env.LOOKS === 'all';

let room: OpenRoom;
let browser: Browser;

beforeAll(async () => {
  [room, browser] = await Promise.all([
    openRoom({ pace: { betweenHands: 3000, betting: 20_000, lastBets: 1500 } }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

const GAMES = [
  ['holdem', 'black-sheep/holdem', 4],
  ['omaha', 'hawaiian-gardens/no-limit-omaha', 4],
  ['stud', 'hawaiian-gardens/seven-card-stud', 4],
  ['lowball', 'empire/lowball', 4],
  ['dramaha', 'hawaiian-gardens/dramaha', 3],
  ['thirteen', 'hawaiian-gardens/thirteen-card', 2],
  ['face-up', 'hawaiian-gardens/face-up-chinese', 2],
  ['pai-gow', 'lucky-lady/fortune-pai-gow-poker', 4],
  ['tiles', 'empire/pai-gow-tiles', 4],
  ['baccarat', 'black-sheep/ez-baccarat', 4],
  ['blackjack', 'empire/pure-21-5-blackjack', 4],
  ['three', 'hotel-del-rio/three-card-poker-6-card-bonus', 4],
  ['ultimate', 'black-sheep/ultimate-texas-holdem', 4],
] as const;

/** 200 % of a laptop is half its width. */
const BOXES = {
  'narrow phone': { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  'laptop at 200 %': { width: 640, height: 400 },
  laptop: { width: 1280, height: 800 },
} as const;

async function seated(family: string, offering: string, bots: number) {
  const guest = await visit(browser, room, { name: `Size ${family}`, hurry: 4, still: true });
  const { body } = await guest.ask<{ table: string }>('/api/tables', { offering, bots });
  const page = await guest.page(`/t/${body.table}`);
  await sitDown(page);
  return { guest, page };
}

const resized = async (page: Page, box: { width: number; height: number }) => {
  await page.setViewportSize(box);
  await page.evaluate(settled);
};

describe.runIf(ALL)('whole hands of each family', () => {
  test.concurrent.for(GAMES)(
    '%s: nothing over anything, and nothing too small',
    async ([family, offering, bots], { expect }) => {
      const { guest, page } = await seated(family, offering, bots);
      const found = new Set<string>();
      const look = async (when: string) => {
        for (const [size, box] of Object.entries(BOXES)) {
          await resized(page, box);
          for (const what of await overlaps(page)) found.add(`${size}, ${when}: ${what}`);
          if (box.width < 500) for (const what of await tooSmall(page, 11)) found.add(`${size}: ${what}`);
        }
      };
      await look('before');
      await playHand(page, {
        circles: 2,
        between: async (pressed) => {
          await look(`after ${pressed.length}`);
          return false;
        },
      });
      await look('end');
      expect([...found]).toEqual([]);
      await guest.leave();
    },
  );
});

test('on a phone nothing is smaller than 11 px, nothing lies over anything, and the felt does not jump when the tray comes', async () => {
  const { guest, page } = await seated('once', 'lucky-lady/fortune-pai-gow-poker', 2);
  await resized(page, BOXES.phone);
  const felt = async () => JSON.stringify(await page.locator('[aria-label="The table"]').boundingBox());
  const boxes = new Set([await felt()]);
  const found = new Set<string>();
  const look = async () => {
    await page.evaluate(settled);
    for (const what of [...(await tooSmall(page, 11)), ...(await overlaps(page))]) found.add(what);
    boxes.add(await felt());
    return false;
  };
  await playHand(page, { between: look });
  await look();
  expect([...found]).toEqual([]);
  expect(boxes.size).toBe(1);
  expect(guest.wrong).toEqual([]);
  await guest.leave();
});

test('on the smallest phone no dialog is cut off, the focus is where one expects it after sitting and sitting out, and a lesson has its felt', async () => {
  const guest = await visit(browser, room, { name: 'Small phone', hurry: 4, still: true });
  const page = await guest.page('/tables');
  await resized(page, BOXES.phone);
  const lobby = await page.getByRole('link', { name: 'Go to the lobby' }).boundingBox();
  expect(lobby?.height).toBeLessThan(60);
  await resized(page, BOXES['narrow phone']);
  const { body } = await guest.ask<{ table: string }>('/api/tables', {
    offering: 'black-sheep/holdem',
    bots: 2,
  });
  await page.goto(`${room.url}/t/${body.table}`);
  await page.locator('.SeatPlate-sit').first().click();
  await page.getByRole('button', { name: /^Buy in for/ }).waitFor();
  const cut = await page.locator('.Dialog-box').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(cut).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('[data-bar]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'My seat' }).click();
  await page.getByRole('button', { name: 'Sit out' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My seat');
  await page.goto(`${room.url}/learn/empire/pai-gow-tiles`);
  await dealLesson(page);
  await page.getByRole('button', { name: /^No thanks/ }).waitFor();
  expect((await page.locator('[aria-label="The table"]').boundingBox())?.height).toBeGreaterThan(200);
  expect(await page.locator('.SeatPlate-plate').count()).toBe(8);
  // Whatever there is to press is in view, with nothing scrolled.
  const foot = async (name: RegExp) => {
    const button = page.getByRole('button', { name }).first();
    await button.waitFor();
    await page.evaluate(settled);
    const box = await button.boundingBox();
    return (box?.y ?? 1000) + (box?.height ?? 0);
  };
  await page.goto(`${room.url}/learn/black-sheep/holdem`);
  expect(await foot(/^Next/)).toBeLessThanOrEqual(BOXES['narrow phone'].height);
  await dealLesson(page);
  expect(await foot(/^Fold/)).toBeLessThanOrEqual(BOXES['narrow phone'].height);
  await page.goto(`${room.url}/practice/lucky-lady/fortune-pai-gow-poker`);
  expect(await foot(/^Deal$/)).toBeLessThanOrEqual(BOXES['narrow phone'].height);
  expect(guest.wrong).toEqual([]);
  await guest.leave();
});
