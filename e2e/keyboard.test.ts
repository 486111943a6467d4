import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, visit } from './harness.ts';
import { playHand } from './player.ts';

let room: OpenRoom;
let browser: Browser;
let people = 0;

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

/** From the door to a table. */
async function comeIn(page: Page, game: string): Promise<void> {
  await page.locator('.GameCard-do').first().waitFor();
  await tabTo(page, /^Search all games/);
  await page.keyboard.type(game);
  await tabTo(page, new RegExp(`^Sit at ${game}`));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Join the game' }).waitFor();
  await page.keyboard.press('Enter');
}

/** The table offers a seat at once. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /^Buy in at seat/ }).waitFor();
  await tabTo(page, /^Buy in for/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Until the seat is told to be taken, the bar offers one.
  await page.locator('.SeatPlate-plate[data-you]').waitFor();
}

describe('with the keyboard alone a guest comes in, sits down and plays', () => {
  test.concurrent.for([
    ['hold’em', 'empire', "Texas Hold'em"],
    ['stud', 'hawaiian-gardens', 'Asian Five-Card Stud'],
    ['a draw', 'lucky-lady', 'Lowball'],
    ['a split pot', 'hawaiian-gardens', 'Dramaha'],
    ['thirteen cards', 'hawaiian-gardens', '13-Card'],
    ['two hands to set', 'hawaiian-gardens', 'Pai Gow Poker'],
    ['baccarat', 'black-sheep', 'EZ Baccarat'],
    ['blackjack', 'lucky-lady', 'No Bust Blackjack'],
    ['against a player-dealer', 'black-sheep', 'Ultimate Texas'],
  ] as const)('%s', async ([, house, game], { expect }) => {
    const guest = await visit(browser, room, { hurry: 20, unseen: true });
    const page = await guest.page(`/?house=${house}`);
    await comeIn(page, game);
    await sitDown(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    const { refusals } = await playHand(page, { circles: 2, by: 'keys' });
    expect(refusals).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });

  test.concurrent.for([
    ['Three Card Poker', 'empire/three-card-poker', /^Put up/],
    ['Pai Gow Poker', 'hawaiian-gardens/pai-gow-poker', /^Set the hand/],
  ] as const)('holding the bank of %s', async ([, offering, last], { expect }) => {
    const guest = await visit(browser, room, { name: `Wade of Lodi ${++people}`, hurry: 20, unseen: true });
    // In small company the bank soon comes round.
    const { body } = await guest.ask<{ table: string }>('/api/tables', { offering, bots: 2 });
    const page = await guest.page(`/t/${body.table}?sit=1`);
    await sitDown(page);
    let banked: readonly string[] = [];
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
