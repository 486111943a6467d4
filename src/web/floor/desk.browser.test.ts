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
import { HIDDEN, printCard } from '../../cards/index.ts';
// biome-ignore lint/style/noRestrictedImports: the test runs in Node, and the page in a real browser against a real room.
import { playHands, startTestServer, type TestServer, type Visitor } from '../../server/testing.ts';
import { cardName } from '../art/names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** The page is built and a browser started, on a machine that may have other things to do. */
const HOOK_MS = 120_000;

let outDir: string;
let server: TestServer;
let browser: Browser;
let page: Page;
let wrong: string[];

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'cardroom-desk-'));
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

async function newPage(visitor?: Visitor): Promise<Page> {
  // Contrast is measured on colours that have come to rest.
  const context = await browser.newContext({ viewport: SIZES.laptop, reducedMotion: 'reduce' });
  const [name = '', value = ''] = visitor?.cookie.split('=') ?? [];
  if (visitor !== undefined) await context.addCookies([{ name, value, url: server.server.url }]);
  const made = await context.newPage();
  made.setDefaultTimeout(20_000);
  made.on('pageerror', (error) => wrong.push(String(error)));
  made.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  return made;
}

beforeEach(() => {
  wrong = [];
});

afterEach(async () => {
  await page.context().close();
  expect(wrong).toEqual([]);
}, HOOK_MS);

const open = (path: string) => page.goto(server.server.url + path);
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** What is wrong for people who see, hear or move otherwise, on both sizes; and nothing may stick out sideways. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const size of [SIZES.phone, SIZES.laptop]) {
    await page.setViewportSize(size);
    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
    for (const { id, nodes } of violations)
      found.push(`${id}: ${nodes.map(({ target }) => target.join(' '))}`);
    const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (out > 0) found.push(`${out} px stick out of ${size.width}`);
  }
  return found;
}

/** Two people who sit at a table, each with a line to it. */
async function seated(table: string, names: readonly string[]) {
  const people = [];
  for (const [seat, name] of names.entries()) {
    const visitor = server.visitor();
    const id = await visitor.guest(name);
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    await line.next('table');
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
    people.push({ visitor, id, line });
  }
  return people;
}

describe('hands that were played', () => {
  test('are listed, gone through by keyboard, proved in the browser and shared', async () => {
    const host = server.visitor();
    await host.guest('Host of the table');
    const opened = await host.post('/api/tables', { offering: 'black-sheep/holdem', limit: '4-8' });
    const table: string = opened.body.table;
    const people = await seated(table, ['Ann of Fresno', 'Bob of Lodi']);
    const [ann] = people;
    if (ann === undefined) throw new Error('Ann is missing.');
    await playHands(
      table,
      people.map(({ line }) => line),
      2,
    );
    page = await newPage(ann.visitor);
    await open('/hands');
    await expect.poll(() => page.locator('.hand-row').count()).toBeGreaterThanOrEqual(2);
    await page.getByLabel('Game').selectOption({ label: "Texas Hold'em, Black Sheep Casino" });
    expect(await faults()).toEqual([]);
    await page.locator(`a[href="/hands/${table}/1"]`).click();
    await page.getByText(/\d+ cards checked: every one lay where/).waitFor();

    const slider = page.getByRole('slider');
    const end = Number(await slider.getAttribute('max'));
    await page.keyboard.press('End');
    expect(await slider.inputValue()).toBe(String(end));
    expect(await page.locator('.caption').textContent()).toMatch(/wins|shares/i);
    await page.keyboard.press('ArrowLeft');
    expect(await slider.inputValue()).toBe(String(end - 1));
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await button('Pause').waitFor();
    await expect.poll(() => slider.inputValue(), { timeout: 20_000 }).toBe('2');
    await page.keyboard.press('Space');
    await button('Play').waitFor();
    await page.locator('.replay-story button').last().click();
    expect(await slider.inputValue()).toBe(String(end));
    expect(await page.locator('[aria-current="step"]').count()).toBeGreaterThan(0);

    const dealt = ann.line
      .events(table)
      .flatMap((event) =>
        event.type === 'played' && event.event.type === 'dealt' && 'seat' in event.event ? [event.event] : [],
      )
      .find(({ seat }) => seat === 0);
    const own = dealt?.cards.map((card) => cardName(card)) ?? [];
    expect(own).toHaveLength(2);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.keyboard.press('Escape');
    expect(await faults()).toEqual([]);
    await page.context().close();

    page = await newPage();
    await page.goto(link);
    await page.getByText('Seen from seat 1, Ann of Fresno').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const cards = page.locator('[aria-label="Your cards"] [role="img"]');
    await expect.poll(() => cards.count()).toBe(2);
    expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(own);
  });

  test('a proof that was tampered with is pointed out', async () => {
    page = await newPage();
    const [summary] = server.room.summaries();
    const path = `/hands/${summary?.id}/1`;
    await page.route('**/proofs*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [proof] = body.shuffles[0].proofs;
      proof.card = proof.card === printCard(0) ? printCard(1) : printCard(0);
      await route.fulfill({ json: body });
    });
    await open(path);
    await page.getByText('1 card does not fit the published root.').waitFor();
    expect(await page.locator('.proof-cards li[data-holds="false"]').count()).toBe(1);
    // A stranger on the rail saw no hole card that was not shown.
    const whole = await server.visitor().get(`/api${path}`);
    expect(JSON.stringify(whole.body.events)).toContain(String(HIDDEN));
  });
});

describe('the floor', () => {
  const password = 'a desk of our own';

  test('signs in with its one-time password, opens a table, voids a hand and pauses', async () => {
    page = await newPage();
    await open('/floor');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('radio', { name: 'Log in' }).check();
    await page.getByLabel('Your name at the table').fill('floor');
    await page.getByLabel('Password').fill(server.server.floor?.password ?? '');
    await button('Log in').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Done. Other devices').waitFor();
    await page.keyboard.press('Escape');

    await button('Open a table').click();
    await dialog.getByLabel('House').first().selectOption('hotel-del-rio');
    await dialog.getByLabel('Game').first().selectOption('hotel-del-rio/holdem');
    await dialog.getByText('Posted fees').click();
    const fees = dialog.locator('.fold-part select');
    await fees.first().selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    // 001:454: an option for a full table alone leaves the smaller ones without a fee.
    await dialog.getByText('No posted option is for 2, 3, 4, 5, 6 players. (001:454)').waitFor();
    expect(wrong.splice(0).every((text) => text.includes('400'))).toBe(true);
    await fees.first().selectOption('');
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('link', { name: "Watch Texas Hold'em, Hotel Del Rio" }).waitFor();
    expect(await faults()).toEqual([]);

    const made = server.room.summaries().find(({ offering }) => offering === 'hotel-del-rio/holdem');
    const table = made?.id ?? '';
    const people = await seated(table, ['Carl of Vallejo', 'Dora of Napa']);
    const [carl] = people;
    if (carl === undefined) throw new Error('Carl is missing.');
    await carl.line.until(() => carl.line.view(table).state.hand !== null);
    await button(/^Manage Texas Hold'em, Hotel Del Rio/).click();
    await dialog.getByText(/Hand 1 is being played · \w+ of \w+ to act/).waitFor();
    await dialog.getByRole('button', { name: 'Void the hand…' }).click();
    await dialog.getByLabel('Reason').fill('A card was exposed');
    await dialog.getByRole('button', { name: 'Void the hand' }).click();
    const voided = await carl.line.until(() =>
      carl.line.events(table).find((event) => event.type === 'voided'),
    );
    expect(voided).toMatchObject({ reason: 'A card was exposed' });
    expect(
      carl.line
        .view(table)
        .state.seats.map((_, seat) => voided.stacks[seat] ?? 0)
        .slice(0, 2),
    ).toEqual([20_000, 20_000]);
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByRole('button', { name: 'Resume' }).waitFor();
    expect(server.room.summaries().find(({ id }) => id === table)?.state).toBe('paused');
    await page.keyboard.press('Escape');
    await page.getByText('Paused', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Drop and books' }).click();
    await page.getByText('The books balance.').waitFor();
    expect(await faults()).toEqual([]);
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page.getByRole('cell', { name: /reason A card was exposed/ }).waitFor();
    expect(await faults()).toEqual([]);
  });

  test('gives a role; an auditor reads along, and a patron is sent to the games', async () => {
    const eve = server.visitor();
    await eve.post('/api/register', { name: 'Eve of Chico', password });
    const floor = server.visitor();
    await floor.post('/api/login', { name: 'floor', password });

    page = await newPage(eve);
    await open('/floor');
    await page.getByText('This desk is for the floor and for auditors.').waitFor();
    await page.context().close();

    page = await newPage(floor);
    await open('/floor?part=people');
    await page.getByLabel('Role of Eve of Chico').selectOption('auditor');
    await button('Make Eve of Chico Auditor').click();
    await page.getByText('Eve of Chico is Auditor now.').waitFor();
    expect(await faults()).toEqual([]);
    await page.context().close();

    await eve.post('/api/login', { name: 'Eve of Chico', password });
    page = await newPage(eve);
    await open('/floor');
    await page.getByText('You read along').waitFor();
    await button(/^Look Texas Hold'em, Hotel Del Rio/).click();
    await page.getByRole('cell', { name: 'Carl of Vallejo' }).waitFor();
    for (const name of ['Open a table', 'Pause', 'Void the hand…', 'Close the table…', /^Unseat/])
      expect(await button(name).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await faults()).toEqual([]);
  });
});
