import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { banked, OPEN_BETS, openInside } from './inside.ts';
import { faults, picture } from './looks.ts';

/** Controls that one line of a book asks for. */

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test.concurrent.for(['laptop', 'phone'] as const)(
  '002:367 the player-dealer says how tiles are laid out, %s',
  async (size, { expect, onTestFinished }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, state, vera, round } = await banked(room, 'empire/pai-gow-tiles');
    await round();
    const seen = await room.arrive({ size, cookie: vera.visitor.cookie });
    const page = await seen.page(`/t/${table}`);
    const laid = page.getByLabel('How the hands are dealt out');
    await laid.waitFor();
    expect.soft(await picture(page, `tiles-style-${size}`)).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await laid.selectOption('in rotation');
    await expect.poll(() => state().hand?.state).toMatchObject({ style: 'in rotation' });
    expect(seen.wrong).toEqual([]);
  },
);

test.concurrent.for(['laptop', 'phone'] as const)(
  '003:653 the player-dealer lays a No Action bet on an empty seat, %s',
  async (size, { expect, onTestFinished }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, state, vera, round } = await banked(room, 'hawaiian-gardens/hawaiian-blackjack');
    await round();
    const seen = await room.arrive({ size, cookie: vera.visitor.cookie });
    const page = await seen.page(`/t/${table}`);
    await page
      .getByText(/No Action/)
      .first()
      .waitFor();
    expect.soft(await picture(page, `no-action-${size}`)).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await page.locator('[aria-label*="$5"]').first().click();
    await page
      .getByRole('button', { name: /^Bet .* on Game/ })
      .first()
      .click();
    await expect.poll(() => wagersOf(state())).toContainEqual(expect.objectContaining({ seat: 0, spot: 2 }));
    expect.soft(await picture(page, `no-action-bet-${size}`)).toEqual([]);
    expect(seen.wrong).toEqual([]);
  },
);

const wagersOf = (state: ReturnType<Awaited<ReturnType<typeof banked>>['state']>) =>
  state.hand?.kind === 'player-dealer' ? state.hand.state.wagers : [];
