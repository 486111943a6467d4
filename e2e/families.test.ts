import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, visit } from './harness.ts';
import { faults, picture } from './looks.ts';
import { playHand, sitDown } from './player.ts';

let room: OpenRoom;
let browser: Browser;

beforeAll(async () => {
  // Bets lie long enough for their pictures to be taken.
  const pace = { betweenHands: 1000, betting: 20_000, lastBets: 4000 };
  [room, browser] = await Promise.all([openRoom({ pace }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** A game of each family, and after how many presses in a hand its picture is taken. */
const GAMES = [
  ['holdem-omaha', 'hawaiian-gardens', 'Omaha', 'hawaiian-gardens/no-limit-omaha', 1],
  ['stud', 'hawaiian-gardens', 'seven stud', 'hawaiian-gardens/seven-card-stud', 1],
  ['draw-lowball', 'empire', 'lowball', 'empire/lowball', 1],
  ['split-mixed', 'hawaiian-gardens', 'dramaha', 'hawaiian-gardens/dramaha', 1],
  ['chinese', 'hawaiian-gardens', 'thirteen', 'hawaiian-gardens/thirteen-card', 1],
  ['pai-gow', 'lucky-lady', 'fortune', 'lucky-lady/fortune-pai-gow-poker', 2],
  ['baccarat', 'black-sheep', 'baccarat', 'black-sheep/ez-baccarat', 2],
  ['blackjack', 'empire', 'pure', 'empire/pure-21-5-blackjack', 2],
  ['casino-poker', 'hotel-del-rio', 'three card', 'hotel-del-rio/three-card-poker-6-card-bonus', 2],
] as const;

/** Finds the game in the lobby and takes a name on the way, as a stranger does. */
async function fromTheDoor(page: Page, words: string, id: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  const game = page.locator('.GameCard-game', { has: page.locator(`a[href="/rules/${id}"]`) });
  await game.locator('.GameCard-do button').click();
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.waitForURL(/\/t\//);
}

describe('a stranger comes in, sits down and plays a hand to its end', () => {
  test.concurrent.for(GAMES)('%s', async ([family, house, words, id, presses], { expect }) => {
    const guest = await visit(browser, room, { hurry: 10, still: true });
    const page = await guest.page(`/?house=${house}`);
    await fromTheDoor(page, words, id);
    await sitDown(page);
    let found: string[] | null = null;
    const between = async (pressed: readonly string[]) => {
      if (found !== null || pressed.length < presses) return false;
      // Where there is nothing to decide behind the bets, they are the picture.
      if (family !== 'baccarat' && (await page.locator('.InfoLine-turn[data-mine]').count()) === 0)
        return false;
      found = await picture(page, `table-${family}`);
      found.push(...(await faults(page)));
      return true;
    };
    // A hand that he is out of early has no picture.
    while (found === null) {
      const { refusals } = await playHand(page, { circles: 2, between });
      expect(refusals).toEqual([]);
    }
    expect.soft(found).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });
});
