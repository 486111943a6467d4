import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { faultsOnPhone, OPEN_BETS, openInside, seated } from './inside.ts';
import { picture } from './looks.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cardOf = (page: Page, game: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game, exact: true }) });

/** The line under the game's name at a table. */
const headOf = (page: Page) => page.locator('.Head-name p');

/** Figures that nobody bets, and words of the machine's own. */
const SILLY = /9,007|90071|\bnull\b|NaN|Infinity|undefined/;

describe('a limit inside what the book prints', () => {
  test.concurrent('is found by the search, and dealt at', async ({ expect, onTestFinished }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const ann = await room.arrive({ name: 'Ann' });
    const page = await ann.page('/?house=black-sheep');
    await page.getByRole('searchbox').fill("hold'em 7-14");
    const card = cardOf(page, "Texas Hold'em").first();
    await expect.poll(() => card.getByRole('combobox').inputValue()).toBe('7-14');
    await card.getByRole('button', { name: /^Sit at/ }).click();
    await page.waitForURL(/\/t\//);
    await expect.poll(() => headOf(page).textContent()).toContain('$7-$14 limit');
    expect(room.room.summaries()).toMatchObject([{ offering: 'black-sheep/holdem', limit: '$7-$14 limit' }]);
    expect(ann.wrong).toEqual([]);
  });

  test.concurrent('is asked for in words that fit it, with keys alone, and refused with the line', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const ann = await room.arrive({ name: 'Ann' });
    const page = await ann.page('/?house=black-sheep');
    const card = cardOf(page, "Texas Hold'em").first();
    await card.getByRole('combobox').focus();
    await page.keyboard.press('End');
    const dialog = page.getByRole('dialog');
    const bet = dialog.getByLabel('Small bet');
    await bet.waitFor();
    await dialog.getByText('The rule book allows limit games from $3-$6 to $100-$200').waitFor();
    expect(await picture(page, 'another-limit')).toEqual([]);
    await bet.focus();
    await page.keyboard.type('101');
    await dialog
      .getByText(
        "Texas Hold'em is not opened at $101-$202 limit: there are limit games from $3-$6 to $100-$200 (000:2083-2085).",
      )
      .waitFor();
    expect(await bet.getAttribute('aria-invalid')).toBe('true');
    expect(await picture(page, 'another-limit-refused')).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await dialog.getByText('Choose a limit first.').waitFor();
    expect(room.room.summaries()).toEqual([]);
    await bet.fill('7.5');
    await dialog.getByText('Enter whole dollars, like 25.').waitFor();
    await bet.fill('7');
    await dialog.getByText('$7-$14 limit, blinds $3-$7').waitFor();
    await dialog.getByLabel('Limit', { exact: true }).first().waitFor();
    await dialog.getByRole('radio', { name: 'Limit', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('textbox', { name: /^Small blind/ }).focus();
    await page.keyboard.type('15');
    await page.keyboard.press('Tab');
    await page.keyboard.type('25');
    await dialog.getByText('$15-$25 no limit, blinds $15-$25').waitFor();
    expect(await picture(page, 'another-limit-blinds')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await expect.poll(() => headOf(page).textContent()).toContain('$15-$25 no limit');
    expect(ann.wrong).toEqual([]);
  });

  test.concurrent('is a least and a most bet with a player-dealer, or no most at all', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const ann = await room.arrive({ name: 'Ann' });
    const page = await ann.page('/?house=hawaiian-gardens&q=gardens%20baccarat');
    await cardOf(page, 'Gardens Baccarat').getByRole('combobox').selectOption({ label: 'Other limit…' });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Minimum bet').fill('15');
    await dialog.getByText('$15 and up').waitFor();
    await dialog.getByLabel('Maximum bet').fill('9');
    await dialog.getByText(/is not opened at \$15 to \$9: .*003:11739-11741, 003:11758-11760/).waitFor();
    await dialog.getByLabel('Maximum bet').fill('');
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    await expect.poll(() => headOf(page).textContent()).toContain('$15 and up');
    const [{ id }] = room.room.summaries();
    const people = await seated(room, id, ['Jody of Sonora', 'Kip of Sonora']);
    await page.reload();
    await page.getByRole('button', { name: /^Buy in for/ }).click();
    const [{ line }] = people;
    await line.until(() => line.view(id).state.seats.filter((seat) => seat !== null).length === 3);
    await line.until(() => line.view(id).state.bank.offered >= 0);
    const bank = line.view(id).state.bank.offered;
    await people[bank]?.line.do(id, { type: 'take bank' });
    await line.until(() => line.view(id).state.hand !== null);
    const stake = { type: 'stake', seat: bank, cents: 15_000 } as const;
    expect(await people[bank]?.line.do(id, { type: 'play', command: stake })).toBe('done');
    await page.getByText('Place your bets. Tap a chip, then a circle.').first().waitFor();
    expect(await picture(page, 'no-most-bet')).toEqual([]);
    expect(await page.locator('body').textContent()).not.toMatch(SILLY);
    expect(ann.wrong).toEqual([]);
  });
});
