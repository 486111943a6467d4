import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { faultsOnPhone, type Inside, openInside } from './inside.ts';
import { picture } from './looks.ts';

let browser: Browser;
let room: Inside;

beforeAll(async () => {
  browser = await openBrowser();
  room = await openInside(browser);
});

afterAll(async () => {
  await room?.close();
  await browser?.close();
});

test('O62 hands are compared on the odds screen, and a hand that cannot be is refused with a sentence', async ({
  expect,
}) => {
  const reader = await room.arrive();
  const page = await reader.page('/odds/black-sheep/holdem');
  await page.getByLabel('Hand 1').fill('AsAh');
  await page.getByLabel('Hand 2').fill('KsKh');
  await page.getByLabel('Board').fill('2c 7d 9h Jc');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.getByText('Exact: all 44 deals.').waitFor();
  expect(await page.locator('.Bars-line').allTextContents()).toEqual(['AsAh95.455%', 'KsKh4.545%']);
  expect.soft(await picture(page, 'odds')).toEqual([]);
  await page.getByLabel('Hand 2').fill('As Kd');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.getByText('As appears twice.').waitFor();
  expect(reader.wrong).toEqual([]);
});

test('O62 O14 each bet against a bank is told with its rows and a table is priced as sliders move', async ({
  expect,
}) => {
  const reader = await room.arrive();
  const page = await reader.page('/rules/black-sheep/ez-baccarat');
  await page
    .getByRole('navigation', { name: 'This game' })
    .getByRole('link', { name: 'Odds', exact: true })
    .click();
  await page.getByRole('heading', { name: 'At a table', exact: true }).waitFor();
  expect(await page.locator('details summary').first().textContent()).toMatch(/edge -?\d.*exact/);
  const dealer = page.getByRole('row', { name: /^Player-dealer/ });
  const before = await dealer.textContent();
  await page.getByLabel('Players against the bank', { exact: true }).press('ArrowLeft');
  await expect.poll(() => dealer.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Count the strategy', exact: true }).click();
  await page
    .getByText(
      'In EZ Baccarat there is nothing to choose once the bets are down: the cards are drawn by rule.',
      { exact: true },
    )
    .waitFor();
  expect.soft(await picture(page, 'odds-bank')).toEqual([]);
  expect.soft(await faultsOnPhone(page)).toEqual([]);
  expect(reader.wrong).toEqual([]);
});

test('O15 O73 a hand is looked up: 9½ lights up in its chart, and every set of tiles has its worth', async ({
  expect,
}) => {
  const reader = await room.arrive();
  const page = await reader.page('/odds/hawaiian-gardens/nine-and-a-half');
  await page.getByRole('button', { name: 'Count the strategy', exact: true }).click();
  await page.getByLabel('Your cards').fill('5c');
  await page.getByRole('button', { name: 'Look it up', exact: true }).click();
  const ways = page.locator('[class*=ways] li');
  await expect.poll(() => ways.allTextContents()).toEqual(['hit -0.4259 bets', 'stand -0.5104 bets']);
  await expect.poll(() => page.locator('td[aria-current]').textContent()).toBe('hit');
  await page.getByLabel('Your cards').fill('5c Zz');
  await page.getByRole('button', { name: 'Look it up', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.goto(`${reader.url}/odds/empire/pai-gow-tiles`);
  await page.getByLabel('Your cards').fill('Teen Gee6 Ng14');
  await page.getByRole('button', { name: 'Look it up', exact: true }).click();
  await page.getByText('A hand of Pai Gow Tiles has 4 cards; none of the bank is in sight.').waitFor();
  await page.getByLabel('Your cards').fill('Teen Gee6 Ng14 Look');
  await page.getByRole('button', { name: 'Look it up', exact: true }).click();
  await expect.poll(() => ways.count()).toBe(6);
  expect(await page.locator('[class*=ways]').textContent()).toContain('house way');
  expect(reader.wrong).toEqual([]);
});

test('O15 at a practice table every set of a hand has its worth', async ({ expect }) => {
  const reader = await room.arrive();
  const page = await reader.page('/practice/hawaiian-gardens/pai-gow-tiles');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('button', { name: /^No thanks/ }).click();
  await page.locator('.BetBar-circle:not([data-lies])').first().click();
  await page.getByRole('button', { name: 'No more bets', exact: true }).click();
  await page.locator('.Tray-tray').waitFor();
  await page.getByRole('button', { name: 'What would a bot do?', exact: true }).click();
  const ways = page.locator('[class*=ways] li');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  expect(await ways.first().textContent()).toMatch(/-?\d\.\d{4} bets/);
  expect(reader.wrong).toEqual([]);
});
