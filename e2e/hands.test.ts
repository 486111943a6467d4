import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { HIDDEN, printCard } from '../packages/core/src/cards/index.ts';
import { playHands } from '../packages/room/src/server/testing.ts';
import { cardName } from '../packages/web/src/art/names.ts';
import { openBrowser } from './harness.ts';
import { faultsOnPhone, type Inside, openInside, seated } from './inside.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** A table where Ann and Bob have played two hands. */
async function twoHands(room: Inside) {
  const host = room.visitor();
  await host.guest('Opener of it');
  const opened = await host.post('/api/tables', { offering: 'black-sheep/holdem', limit: '4-8' });
  const table: string = opened.body.table;
  const people = await seated(room, table, ['Ann of Fresno', 'Bob of Lodi']);
  await playHands(
    table,
    people.map(({ line }) => line),
    2,
  );
  return { table, ann: people[0] };
}

describe('hands that were played', () => {
  test.concurrent('are listed, gone through by keyboard, proved in the browser, kept and shared', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const { table, ann } = await twoHands(room);
    const visitor = await room.arrive({ cookie: ann.visitor.cookie });
    const page = await visitor.page('/hands');
    await expect.poll(() => page.locator('.HandsScreen-row').count()).toBeGreaterThanOrEqual(2);
    // Only games that were played are offered.
    await expect
      .poll(() => page.getByLabel('Game').locator('option').allTextContents())
      .toEqual(['All games', "Texas Hold'em, Black Sheep Casino"]);
    await page.getByLabel('Game').selectOption({ label: "Texas Hold'em, Black Sheep Casino" });
    expect(await faultsOnPhone(page)).toEqual([]);
    await page.locator(`a[href="/hands/${table}/1"]`).click();
    await page.getByText(/All \d+ cards match the fingerprint/).waitFor();

    const slider = page.getByRole('slider');
    const end = Number(await slider.getAttribute('max'));
    await page.keyboard.press('End');
    expect(await slider.inputValue()).toBe(String(end));
    expect(await page.locator('.HandScreen-caption').textContent()).toMatch(/\b(win|share|split)s?\b/i);
    // The cards that play are marked, five of them for each winner.
    expect(await page.locator('.Cards-place[data-plays]').count()).toBeGreaterThanOrEqual(5);
    await page.keyboard.press('ArrowLeft');
    expect(await slider.inputValue()).toBe(String(end - 1));
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.locator('.ReplayStory-story button').last().click();
    expect(await slider.inputValue()).toBe(String(end));
    expect(await page.locator('[aria-current="step"]').count()).toBeGreaterThan(0);

    for (const [name, file, inside] of [
      [/^Download \(JSON/, 'black-sheep-holdem-1.json', '"opening"'],
      [/^Download \(PHH/, 'black-sheep-holdem-1.phh', 'variant = "FT"'],
    ] as const) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(file);
      expect(readFileSync(await download.path(), 'utf8')).toContain(inside);
    }

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
    expect(await faultsOnPhone(page)).toEqual([]);
    expect(visitor.wrong).toEqual([]);

    const stranger = await room.arrive();
    const shared = await stranger.page(link.slice(room.server.url.length));
    await shared.getByText('Seen from seat 1, Ann of Fresno').waitFor();
    await shared.keyboard.press('ArrowRight');
    await shared.keyboard.press('ArrowRight');
    const cards = shared.locator('[aria-label="Your cards"] [role="img"]');
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))))
      .toEqual(own);
    expect(stranger.wrong).toEqual([]);
  });

  test.concurrent('C35 a proof that was tampered with is pointed out', async ({ expect, onTestFinished }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const { table } = await twoHands(room);
    const path = `/hands/${table}/1`;
    const stranger = await room.arrive();
    await stranger.context.route('**/proofs*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [proof] = body.shuffles[0].proofs;
      proof.card = proof.card === printCard(0) ? printCard(1) : printCard(0);
      await route.fulfill({ json: body });
    });
    const page = await stranger.page(path);
    await page.getByText('1 thing does not match what was published before the hand.').waitFor();
    expect(await page.locator('.ShuffleProof-cards li[data-holds="false"]').count()).toBe(1);
    // A stranger on the rail saw no hole card that was not shown.
    const whole = await room.visitor().get(`/api${path}`);
    expect(JSON.stringify(whole.body.events)).toContain(String(HIDDEN));
    expect(stranger.wrong).toEqual([]);
  });
});
