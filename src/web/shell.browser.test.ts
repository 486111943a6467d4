import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import type { AxeResults } from 'axe-core';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: the test runs in Node, and the page in a real browser against a real room.
import { startTestServer, type TestServer } from '../server/testing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };

/** The page is built and a browser started, on a machine that may have other things to do. */
const HOOK_MS = 120_000;

let outDir: string;
let server: TestServer;
let browser: Browser;
let page: Page;
let wrong: string[];

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'cardroom-page-'));
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  server = await startTestServer({ webRoot: outDir });
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for everything dies with the first page that is closed.
    args: [...chromium.args.filter((arg) => arg !== '--single-process'), '--no-sandbox'],
  });
}, HOOK_MS);

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(outDir, { recursive: true });
}, HOOK_MS);

beforeEach(async () => {
  page = await (await browser.newContext({ viewport: SIZES.laptop })).newPage();
  page.setDefaultTimeout(20_000);
  wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
}, HOOK_MS);

afterEach(async () => {
  await page.context().close();
  expect(wrong).toEqual([]);
}, HOOK_MS);

const open = (path: string) => page.goto(server.server.url + path);
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** What is wrong for people who see, hear or move otherwise; and nothing may stick out sideways. */
async function faults(): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(out > 0 ? [`${out} px stick out`] : []),
  ];
}

describe('the page', () => {
  test('a stranger finds a game, takes a name and is at a table', async () => {
    await open('/');
    await button(/Hawaiian Gardens/).click();
    await page.getByRole('searchbox').fill('badugi');
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toContain('Badugi');
    await page.getByLabel('Limit of Badugi').selectOption({ index: 1 });
    await button('Sit at Badugi, Hawaiian Gardens Casino').click();
    await page.getByLabel('Your name at the table').fill('Wren of Modesto');
    await button('Play as Wren of Modesto').click();
    await page.waitForURL(/\/t\/[\w-]+\?sit=1$/);
    const [table] = server.room.summaries();
    expect(table).toMatchObject({ offering: 'hawaiian-gardens/badugi' });
    expect(page.url()).toContain(table?.id);
    await page.goBack();
    // The new table came over the line without asking.
    await page.getByRole('link', { name: /Watch Badugi/ }).waitFor();
    await button(/Account of Wren of Modesto/).click();
    await button('Add $100').click();
    await page.getByText(/\$100 added/).waitFor();
    await page.getByText('Keep this name').click();
    await page.getByLabel('Password').fill('short');
    await button('Keep Wren of Modesto').click();
    await page.getByLabel('Password').fill('long enough 7');
    await button('Keep Wren of Modesto').click();
    await page.getByText('Done. Wren of Modesto is now an account.').waitFor();
    await button('Log out').click();
    await button('Sign in').click();
    await page.getByRole('radio', { name: 'Log in' }).check();
    await page.getByLabel('Your name at the table').fill('Wren of Modesto');
    await page.getByLabel('Password').fill('something else');
    wrong = [];
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').waitFor();
    // The browser itself notes the 401.
    expect(wrong.every((text) => text.includes('401'))).toBe(true);
    wrong = [];
  });

  test('the keyboard alone opens a private table with a switched setting', async () => {
    await open('/?house=black-sheep&q=omaha+high');
    await page.getByRole('searchbox').focus();
    await page.waitForSelector('.game');
    const press = async (key: string, until: string) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const { ariaLabel, textContent } = document.activeElement ?? {};
          return `${ariaLabel ?? ''} ${textContent ?? ''}`;
        });
        if (name.includes(until)) return;
      }
      throw new Error(`Nothing called "${until}" is reached with ${key}.`);
    };
    await press('Tab', 'Open a table of Omaha High/Low Split, Black Sheep Casino');
    await page.keyboard.press('Enter');
    await page.getByText('Settings of the game').waitFor();
    await press('Tab', 'Settings of the game');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByText('1 switched').waitFor();
    await page.getByLabel(/^Private/).focus();
    await page.keyboard.press('Space');
    await press('Tab', 'Open the table');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Take a name' }).waitFor();
    // The focus waits on "Play as …".
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/[\w-]+\?key=[\w-]+&sit=1$/);
    const table = server.room.summaries().find(({ isPrivate }) => isPrivate);
    expect(table).toMatchObject({ offering: 'black-sheep/omaha-hi-lo' });
  });

  test('a light room stays light', async () => {
    await open('/?house=hotel-del-rio');
    await button('Settings').click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForSelector('.game');
    expect(await page.evaluate(() => document.documentElement.dataset.room)).toBe('light');
    expect(await faults()).toEqual([]);
  });

  // The smallest house: what axe looks at grows with the screen, and takes its time.
  test.each([
    ['/?house=hotel-del-rio', '.game'],
    ['/rules/hotel-del-rio/three-card-poker-6-card-bonus', '.rule-card'],
    ['/nowhere/at/all', '.notice'],
  ])('%s is accessible on a phone', async (path, ready) => {
    await page.setViewportSize(SIZES.phone);
    await open(path);
    await page.waitForSelector(ready);
    expect(await faults()).toEqual([]);
  });

  test('every option of a fee schedule unfolds, and an unknown game is told of in a sentence', async () => {
    await open('/rules/hawaiian-gardens/holdem');
    await button('Show every option with its amounts').click();
    await page.getByText('Options 1-129').waitFor();
    await open('/rules/black-sheep/whist');
    await page.getByText('No house offers "black-sheep/whist".').waitFor();
    expect(wrong.every((text) => text.includes('404'))).toBe(true);
    wrong = [];
  });
});
