import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  type Floor,
  type OpenRoom,
  openBrowser,
  openRoom,
  SIZES,
  signInFloor,
  type Visit,
  type Visitor,
  visit,
} from './harness.ts';
import { faults, picture, settled } from './looks.ts';
import { tooSmall } from './overlaps.ts';
import { playHand, sitDown } from './player.ts';

let room: OpenRoom;
let browser: Browser;
let floor: Floor;
let guest: Visitor;
let table: string;
let hand: number;
let people = 0;

/** What is going when somebody comes in. */
const GOING = ['omaha-hi-lo', 'fortune-pai-gow-poker', 'ez-baccarat-panda-8', 'no-bust-blackjack', 'holdem'];

const arrive = (wishes: Visit = {}): Promise<Visitor> =>
  visit(browser, room, { name: `Wren of Modesto ${++people}`, hurry: 20, still: true, ...wishes });

beforeAll(async () => {
  // A lively room that leaves the machine time for the browser.
  const pace = { betweenHands: 3000, betting: 8000, lastBets: 1000 };
  [room, browser] = await Promise.all([openRoom({ botWait: 250, pace }), openBrowser()]);
  floor = await signInFloor(room);
  guest = await arrive();
  for (const game of GOING)
    ({ table } = (await guest.ask<{ table: string }>('/api/play', { offering: `lucky-lady/${game}` })).body);
  const page = await guest.page(`/t/${table}`);
  await sitDown(page);
  ({ hand } = await playHand(page));
  await page.close();
});

afterAll(async () => {
  floor?.hangUp();
  await browser?.close();
  await room?.close();
});

/** What is wrong with a place once it stands there, to somebody who looks at it in every way. */
async function look(visitor: Visitor, path: string, ready: string, name: string): Promise<string[]> {
  const page = await visitor.page(path);
  await page.locator(ready).first().waitFor();
  // Pictures first: axe leaves the page in no particular state of scrolling.
  const found = [...(await picture(page, name)), ...(await small(page, name)), ...(await faults(page))];
  await page.close();
  return [...found, ...visitor.wrong.splice(0)];
}

/** What sticks out of the narrowest phone and of a laptop at 200 %, or is written too small there. */
async function small(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const box of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(box);
    await page.evaluate(settled);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${name}: ${wide} px stick out at ${box.width}`);
    found.push(...(await tooSmall(page, 11)).map((what) => `${name}: ${what}`));
  }
  await page.setViewportSize(SIZES.laptop);
  return found;
}

describe('every screen is for everybody, in the dark room and in the light one', () => {
  test.concurrent.for([
    ['lobby', '/?house=lucky-lady', '.LiveTables-table'],
    ['search', '/?house=empire&q=hi+lo', '.GameCard-do'],
    ['rules', '/rules/black-sheep/ultimate-texas-holdem', '.RuleCard-card table'],
    ['hands', '/hands', '.HandsScreen-row'],
    ['nowhere', '/no/such/place', '.ui-notice'],
  ])('%s', async ([name = '', path = '', ready = ''], { expect }) => {
    expect(await look(guest, path, ready, name)).toEqual([]);
  });

  test.concurrent('replayer', async ({ expect }) => {
    const page = await guest.page(`/hands/${table}/${hand}`);
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
    expect.soft(await picture(page, 'replayer')).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await page.close();
  });

  test.concurrent('taking a name', async ({ expect }) => {
    const nobody = await visit(browser, room, { still: true });
    const page = await nobody.page('/?house=hotel-del-rio');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Join the game' }).waitFor();
    expect.soft(await picture(page, 'sign-in')).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Create account' }).check();
    expect.soft(await faults(page)).toEqual([]);
    expect(nobody.wrong).toEqual([]);
    await nobody.leave();
  });

  test.concurrent('the dialogs of the lobby', async ({ expect }) => {
    const known = await arrive();
    const page = await known.page('/?house=hotel-del-rio');
    for (const name of [/^Settings/, /^Account of/, /^Open a table of Texas/]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      expect.soft(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(known.wrong).toEqual([]);
    await known.leave();
  });

  test.concurrent('the dialogs and the panel of a table', async ({ expect }) => {
    const other = await arrive();
    const page = await other.page('/?house=black-sheep');
    await page
      .locator('.GameCard-game', { has: page.locator('a[href="/rules/black-sheep/ez-baccarat"]') })
      .locator('.GameCard-do button')
      .click();
    await page.getByRole('dialog', { name: /^Buy in at seat/ }).waitFor();
    expect.soft(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Buy in for/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (const key of ['?', 'm']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect.soft(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const tab of ['Rules', 'Chat', 'Roads']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      expect.soft(await faults(page)).toEqual([]);
    }
    expect(other.wrong).toEqual([]);
    await other.leave();
  });

  const atTheDesk = () => visit(browser, room, { still: true, cookie: floor.cookie });

  test.concurrent.for([
    ['tables', '.Tables-row'],
    ['money', '.Money-verdict'],
    ['people', '.FloorScreen-floor table'],
    ['log', '.FloorScreen-floor table'],
  ])('the floor’s %s', async ([part, ready = ''], { expect }) => {
    const desk = await atTheDesk();
    expect(await look(desk, `/floor?part=${part}`, ready, `floor-${part}`)).toEqual([]);
    await desk.leave();
  });

  test.concurrent('the floor’s dialogs', async ({ expect }) => {
    const desk = await atTheDesk();
    const page = await desk.page('/floor');
    await page.goto(`${room.url}/floor?part=money`);
    await page.getByRole('radio', { name: 'Printed line' }).check();
    // Each dollar with the line that prints it.
    await page
      .getByRole('rowheader', { name: /\d{3}:\d+/ })
      .first()
      .waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const download = await coming;
    expect.soft(download.suggestedFilename()).toBe('drop.csv');
    expect.soft(readFileSync(await download.path(), 'utf8')).toMatch(/\d{3}:\d+/);
    // On paper there are the figures, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.getByRole('button', { name: 'Save as CSV' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect.soft(await faults(page)).toEqual([]);
    await page.goto(`${room.url}/floor`);
    for (const opens of [/^Open a table/, /^Manage/]) {
      await page.getByRole('button', { name: opens }).first().click();
      await page.getByRole('dialog').waitFor();
      expect.soft(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(desk.wrong).toEqual([]);
    await desk.leave();
  });
});

describe('the page is light and quick', () => {
  let cdp: CDPSession;
  beforeAll(async () => {
    cdp = await browser.newBrowserCDPSession();
  });

  /** Seconds of the processor that the browser has had: on a busy machine no other clock tells what a page costs. */
  async function used(): Promise<number> {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  }

  /** Script as it comes over the wire, in bytes: what the lobby stays under, and what a table of one kind adds to it. */
  const MOST_SCRIPT = { lobby: 110_000, table: 150_000 };

  test.for([
    ['pot', 'lucky-lady/holdem'],
    ['points', 'hawaiian-gardens/thirteen-card'],
    // Of all houses this one's games are the most.
    ['player-dealer', 'hawaiian-gardens/ultimate-texas-holdem'],
  ])('lobby and a %s table', async ([kind, offering], { expect }) => {
    const stranger = await arrive({ hurry: 1, still: false, unseen: false });
    const page = await stranger.context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${room.url}/?house=black-sheep`);
    await page.locator('.GameCard-do').first().waitFor();
    const all = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const lobby = await all();
    const { body } = await stranger.ask<{ table: string }>('/api/play', { offering });
    const start = await used();
    await page.goto(`${room.url}/t/${body.table}`);
    await page.locator('.SeatPlate-sit').first().click({ trial: true });
    const interactive = (await used()) - start;
    await page.waitForLoadState('networkidle');
    const script = await all();
    await sitDown(page);
    const seated = await used();
    const frames = await page.evaluate(framesIn, 1500);
    const frame = ((await used()) - seated) / frames;
    process.stdout.write(
      `${kind}: ${(lobby / 1000).toFixed(1)} kB of script in the lobby and ${(script / 1000).toFixed(1)} kB with a table, interactive after ${interactive.toFixed(2)} s of the processor, ${frames} frames of ${(1000 * frame).toFixed(1)} ms each\n`,
    );
    expect(lobby).toBeLessThan(MOST_SCRIPT.lobby);
    expect(script - lobby).toBeLessThan(MOST_SCRIPT.table);
    expect(interactive).toBeLessThan(2);
    expect(frame).toBeLessThan(0.05);
    await stranger.leave();
  });
});

/** In the page: how often it is drawn in this time. */
function framesIn(milliseconds: number): Promise<number> {
  return new Promise((done) => {
    let frames = 0;
    const began = performance.now();
    const frame = (now: number) => {
      frames++;
      if (now - began < milliseconds) requestAnimationFrame(frame);
      else done(frames);
    };
    requestAnimationFrame(frame);
  });
}
