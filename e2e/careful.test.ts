import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { banked, keepsCalling, OPEN_BETS, openInside, publicTable, seated } from './inside.ts';
import { act, sitDown } from './player.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a fold where checking is free is asked about once, and not at all by who wants no questions', async ({
  expect,
  onTestFinished,
}) => {
  const room = await openInside(browser, { pace: { ...OPEN_BETS, betweenHands: 400 } });
  onTestFinished(room.close);
  const table = await publicTable(room, 'black-sheep/holdem', { seats: 2 });
  // Whoever only calls leaves the guest a free check sooner or later, and takes all blinds.
  const [other] = await seated(room, table, ['Cal of Colma']);
  const callsNoMore = keepsCalling(table, other.line);
  onTestFinished(callsNoMore);
  const guest = await room.arrive({ name: 'Careful One', hurry: 10 });
  const page = await guest.page(`/t/${table}`);
  // With the least that one may sit down with, so that a lost blind is enough to buy in again.
  await page.locator('.SeatPlate-sit').first().click();
  await page.getByRole('slider').press('Home');
  await sitDown(page);
  const open = page.locator('.bar-act:not([disabled])');
  const check = open.filter({ hasText: /^Check/ });
  for (;;) {
    await open.first().waitFor();
    if ((await check.count()) > 0) break;
    await act(page);
  }
  // Gold is on what is usual, never on the raise.
  expect(await check.getAttribute('data-strength')).toBe('strong');
  for (const raise of await open.filter({ hasText: /^(Bet|Raise|All in)/ }).all())
    expect(await raise.getAttribute('data-strength')).toBeNull();
  await open.filter({ hasText: /^Fold/ }).click();
  await page.getByText('Checking is free. Fold anyway?').waitFor();
  await button(page, /^Go back/).click();
  await check.waitFor();
  await page.keyboard.press('f');
  await button(page, /^Fold, and don’t ask again$/).click();
  const folds = page.locator('.Story-sentence', { hasText: /^You fold/ });
  await expect.poll(() => folds.count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.confirm)).toBe('off');

  // Who sits out is back with one tap.
  await button(page, 'My seat').click();
  const rebuy = page.getByRole('checkbox', { name: /^Rebuy automatically/ });
  await rebuy.check();
  await button(page, 'Sit out').click();
  const back = page.locator('.ActionBar-bar').getByRole('button', { name: 'I’m back', exact: true });
  const fold = open.filter({ hasText: /^Fold/ });
  /** A turn may be over at any moment: then there is nothing to fold. */
  const foldUntil = async (done: () => boolean | Promise<boolean>) => {
    while (!(await done()))
      if (await fold.isVisible()) await fold.click({ timeout: 1000 }).catch(() => {});
      else await new Promise((go) => setTimeout(go, 50));
  };
  // The next hand may have been dealt before: it is played to its end.
  await foldUntil(() => back.isVisible());
  await back.click();
  await back.waitFor({ state: 'detached' });
  // A blind is lost, so that there is less than the least buy-in, and chips come by themselves.
  const { body: me } = await guest.ask<{ you: { id: string } }>('/api/me');
  const bought = () => guest.heard.join('').split(`"type":"sold","player":"${me.you.id}"`).length - 1;
  await foldUntil(() => bought() >= 2);
  await callsNoMore();
  expect(guest.wrong).toEqual([]);
});

describe('a round against a player-dealer', () => {
  test('the chip makes the least bet, “Ready” closes the bets, and each circle says what came of it and why', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    // Walt does not bet, so that nothing but "Ready" closes the bets; and nobody takes the bank for another round.
    const { table, round } = await banked(room, 'black-sheep/ez-baccarat');
    const guest = await room.arrive({ name: 'Ready One', hurry: 10 });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    await round();
    const bet = page.locator('.BetBar-circle').filter({ hasText: 'Player' });
    await bet.waitFor();
    const least = await page.locator('.BetBar-range').first().textContent();
    const chip = page.locator('.BetBar-rackChip[aria-pressed="true"]');
    expect(`${least}`.startsWith(`${await chip.getAttribute('aria-label')}`.replace(/ chip$/, ''))).toBe(
      true,
    );
    await bet.click();
    // The bank's chips, and apart from them what it can still cover.
    await page
      .locator('.Bank-pile')
      .getByText(/\$[\d,]+ in the bank; it can still cover \$[\d,]+/)
      .waitFor();
    await button(page, /^Ready/).click();
    const told = page.locator('.InfoLine-line span', { hasText: /^Player (Push|[+−]\$|Returned)/ });
    await told.first().waitFor();
    expect(await told.first().textContent()).toMatch(/: (Player wins|Banker wins|a tie|not covered)/);
    await page.locator('.SeatCircles-result').first().waitFor();
    // A sentence of the log opens the rule behind it.
    await page.locator('.Story-story').first().locator('.Story-sentence').last().click();
    await page.locator('.RuleCard-section:focus').waitFor();
    expect(guest.wrong).toEqual([]);
  });
});
