import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, visit } from './harness.ts';
import { playHand } from './player.ts';

let room: OpenRoom;
let browser: Browser;

beforeAll(async () => {
  [room, browser] = await Promise.all([openRoom(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** Tabs on until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: on } = document;
      const label = on instanceof HTMLInputElement ? on.labels?.[0]?.textContent : null;
      return on?.getAttribute('aria-label') ?? label ?? on?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Nothing called ${name} is reached with Tab.`);
}

/** From the door to a seat. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.locator('.game').first().waitFor();
  await tabTo(page, /^Search all games/);
  await page.keyboard.type(game);
  await tabTo(page, new RegExp(`^Sit at ${game}`));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Take a name' }).waitFor();
  await page.keyboard.press('Enter');
  // The table offers a seat at once.
  await page.getByRole('dialog', { name: /^Take seat/ }).waitFor();
  await tabTo(page, /^Sit down with/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describe('with the keyboard alone a guest comes in, sits down and plays', () => {
  test.concurrent.for([
    ['a pot game', 'empire', "Texas Hold'em", {}],
    ['a draw', 'lucky-lady', 'Lowball', {}],
    ['against a player-dealer', 'black-sheep', 'Ultimate Texas', { circles: 2 }],
    ['setting two hands', 'hawaiian-gardens', 'Pai Gow Poker', {}],
    ['setting thirteen cards', 'hawaiian-gardens', '13-Card', {}],
  ] as const)('%s', async ([, house, game, ways], { expect }) => {
    const guest = await visit(browser, room, { hurry: 4 });
    const page = await guest.page(`/?house=${house}`);
    await sitDown(page, game);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    const { refusals } = await playHand(page, { ...ways, by: 'keys' });
    expect(refusals).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });

  test.concurrent.for([
    ['empire', 'Three Card', /^Put up/],
    ['hawaiian-gardens', 'Pai Gow Poker', /^Set the hand/],
  ] as const)('holding the bank at %s: %s', async ([house, game, last], { expect }) => {
    const guest = await visit(browser, room, { hurry: 8 });
    const page = await guest.page(`/?house=${house}`);
    await sitDown(page, game);
    let banked: readonly string[] = [];
    // Until it comes round.
    while (!banked.some((title) => title.startsWith('Put up'))) {
      const { pressed, refusals } = await playHand(page, { banks: true, by: 'keys' });
      expect(refusals).toEqual([]);
      banked = pressed;
    }
    expect(banked.at(-1)).toMatch(last);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });
});
