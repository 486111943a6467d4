import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, visit } from './harness.ts';
import { faults, picture } from './looks.ts';
import { playHand } from './player.ts';

let room: OpenRoom;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  // Bets lie long enough to be looked at.
  const pace = { betweenHands: 1000, betting: 20_000, lastBets: 4000 };
  [room, browser] = await Promise.all([openRoom({ pace }), openBrowser()]);
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
  // Enter buys in at once, and then one is where one plays.
  await page
    .getByRole('button', { name: /^Buy in for/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('[data-bar]:focus-within').waitFor();
  // Until the seat is told to be taken, the bar offers one.
  await page.locator('.SeatPlate-plate[data-you]').waitFor();
}

describe('with the keyboard alone a guest comes in, sits down and plays, and everything is in its place', () => {
  /** A game of each family, and after how many presses in a hand it is looked at. */
  test.concurrent.for([
    ['holdem-omaha', 'hawaiian-gardens', 'Omaha', 1],
    ['stud', 'hawaiian-gardens', 'Asian Five-Card Stud', 1],
    ['draw-lowball', 'empire', 'Lowball', 1],
    ['split-mixed', 'hawaiian-gardens', 'Dramaha', 1],
    ['chinese', 'hawaiian-gardens', '13-Card', 1],
    ['pai-gow', 'lucky-lady', 'Fortune Pai Gow Poker', 2],
    ['baccarat', 'black-sheep', 'EZ Baccarat', 2],
    ['blackjack', 'empire', 'Pure 21.5 Blackjack', 2],
    ['casino-poker', 'hotel-del-rio', 'Three Card Poker', 2],
  ] as const)('%s', async ([family, house, game, presses], { expect }) => {
    const guest = await visit(browser, room, { hurry: 20, still: true });
    const page = await guest.page(`/?house=${house}`);
    await comeIn(page, game);
    await sitDown(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    let found: string[] | null = null;
    const between = async (pressed: readonly string[]) => {
      if (found !== null || pressed.length < presses) return false;
      // Where there is nothing to decide after the bets, they are the picture.
      if (family !== 'baccarat' && (await page.locator('.InfoLine-turn[data-mine]').count()) === 0)
        return false;
      found = [...(await picture(page, `table-${family}`)), ...(await faults(page))];
      return true;
    };
    // A hand that the guest is out of early has no picture.
    while (found === null) {
      const { refusals } = await playHand(page, { circles: 2, by: 'keys', between });
      expect(refusals).toEqual([]);
    }
    expect.soft(found).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });

  test.concurrent.for([
    ['Three Card Poker', 'empire/three-card-poker', /^Put up/],
    ['Pai Gow Poker', 'hawaiian-gardens/pai-gow-poker', /^Set the hand/],
  ] as const)('holding the bank of %s', async ([, offering, last], { expect }) => {
    const guest = await visit(browser, room, { name: `Wade of Lodi ${++people}`, hurry: 20, still: true });
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
