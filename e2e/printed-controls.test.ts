import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { type Inside, openInside, seated } from './inside.ts';
import { faults, picture } from './looks.ts';

/** Controls that one line of a book asks for. */

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

const pace = { betweenHands: 300, betting: 120_000, lastBets: 120_000 };

test.concurrent.for(['laptop', 'phone'] as const)(
  '002:367 the player-dealer says how tiles are laid out, %s',
  async (size, { expect, onTestFinished }) => {
    const room = await openInside(browser, { pace });
    onTestFinished(room.close);
    const { table, state, vera } = await banked(room, 'empire/pai-gow-tiles');
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
    const room = await openInside(browser, { pace });
    onTestFinished(room.close);
    const { table, state, vera } = await banked(room, 'hawaiian-gardens/hawaiian-blackjack');
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

/** A table where Vera holds the bank, has put up a stake, and bets are open. */
async function banked(room: Inside, offering: string) {
  const owner = room.visitor();
  await owner.guest('Opal of Chico');
  const { body } = await owner.post('/api/tables', { offering, table: { bankRole: 'anyone' } });
  const table: string = body.table;
  const state = () => room.room.live(table)!.table.state;
  const [vera] = await seated(room, table, ['Vera of Chino', 'Walt of Lodi']);
  const does = async (command: Parameters<(typeof vera)['line']['do']>[1]) => {
    const answer = await vera.line.do(table, command);
    if (answer !== 'done') throw new Error(answer);
  };
  await does({ type: 'take bank' });
  while (state().hand?.kind !== 'player-dealer') await new Promise((next) => setTimeout(next, 20));
  await does({ type: 'play', command: { type: 'stake', seat: 0, cents: 15_000 } });
  return { table, state, vera };
}

const wagersOf = (state: ReturnType<Awaited<ReturnType<typeof banked>>['state']>) =>
  state.hand?.kind === 'player-dealer' ? state.hand.state.wagers : [];
