import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser, type Visitor } from './harness.ts';
import { banked, faultsOnPhone, type Inside, OPEN_BETS, openInside } from './inside.ts';
import { faults, picture } from './looks.ts';

/** People without a seat, who bet behind those who have one. */

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

async function comesToWatch(room: Inside, table: string, size: 'laptop' | 'phone'): Promise<[Visitor, Page]> {
  const visitor = await room.arrive({ size, name: 'Zoe of Fresno' });
  const page = await visitor.page(`/t/${table}`);
  await page.locator('.SeatPlate-plate').first().waitFor();
  return [visitor, page];
}

describe('without a seat', () => {
  test.concurrent.for(['laptop', 'phone'] as const)(
    'a tap on a seat’s back circle brings chips; they are bet, won or lost, and taken along, %s',
    async (size, { expect, onTestFinished }) => {
      const room = await openInside(browser, { pace: OPEN_BETS });
      onTestFinished(room.close);
      // Bets lie until Yuri has bet as well.
      const people = ['Vera of Chino', 'Walt of Lodi', 'Yuri of Ojai'];
      const { table, walt, others, does, round, state } = await banked(
        room,
        'black-sheep/ez-baccarat',
        people,
      );
      const [yuri] = others;
      const bet = (seat: number) =>
        ({ type: 'play', command: { type: 'wager', seat, spot: seat, kind: 'player', cents: 500 } }) as const;
      const [zoe, page] = await comesToWatch(room, table, size);
      await round();
      await page.getByRole('button', { name: 'Bet on Walt of Lodi’s hand' }).click();
      const go = page.getByRole('button', { name: /^Bring / });
      await go.waitFor();
      expect.soft(await faults(page)).toEqual([]);
      await go.click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });

      // Bets are open, and Zoe's may be put behind Walt at once.
      await page
        .getByRole('button', { name: /^Bet .* on Player/ })
        .first()
        .click();
      await page.locator('.SeatCircles-behindTag').waitFor();
      expect(await page.locator('.SeatCircles-behindTag').textContent()).toContain('Zoe of Fresno');
      await expect
        .poll(() => page.locator('.InfoLine-line').textContent())
        .toMatch(/You bet \$\d+.*Your chips: \$\d+/);
      await does(walt.line, bet(1));
      expect.soft(await picture(page, `standing-bets-${size}`)).toEqual([]);
      expect.soft(await faults(page)).toEqual([]);
      if (size === 'laptop') expect.soft(await faultsOnPhone(page)).toEqual([]);

      // The round is played out, and she reads what came of it.
      await does(yuri.line, bet(2));
      await page.getByText(/^This round: /).waitFor();
      expect.soft(await picture(page, `standing-result-${size}`)).toEqual([]);
      expect(state().standing).toHaveLength(1);
      await page.getByRole('button', { name: 'My seat', exact: true }).click();
      expect.soft(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Take your chips and leave' }).click();
      await expect.poll(() => state().standing.length).toBe(0);
      await page.getByRole('button', { name: 'Bet on the back line' }).waitFor();
      expect(zoe.wrong).toEqual([]);
    },
  );

  test('by keyboard alone: chips, a bet, and a hand played by whoever has most on it', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, walt, does, round, state } = await banked(room, 'hawaiian-gardens/caribbean-stud');
    const [zoe, page] = await comesToWatch(room, table, 'laptop');
    await round();
    const offer = page.getByRole('button', { name: 'Bet on the back line' });
    // Until all that has happened is shown, what has the focus may make way for something else.
    await page.locator('.Bank-pile .Chip-figure', { hasText: '$150' }).waitFor();
    await offer.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Bring / }).waitFor();
    await page.getByRole('button', { name: /^Bring / }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Bet .* on Ante/ })
      .first()
      .waitFor();
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('1');
      await expect
        .poll(() => betsOf(state()).filter(({ seat }) => seat === 8)[0]?.cents ?? 0)
        .toBeGreaterThan(i * 100);
      await page.locator('.BetBar-circle:enabled').first().waitFor();
    }
    await does(walt.line, {
      type: 'play',
      command: { type: 'wager', seat: 1, spot: 1, kind: 'ante', cents: 500 },
    });
    await page.locator('.InfoLine-turn[data-mine]').waitFor();
    expect.soft(await picture(page, 'standing-plays')).toEqual([]);
    await page.keyboard.press('f');
    await page.getByText(/^This round: /).waitFor();
    expect(zoe.wrong).toEqual([]);
  });

  test('a seat says no in its menu, and nobody is offered to bet behind it', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, round, state } = await banked(room, 'hawaiian-gardens/hawaiian-blackjack');
    const yan = await room.arrive({ size: 'phone', name: 'Yan of Napa' });
    const own = await yan.page(`/t/${table}`);
    await own.locator('.SeatPlate-sit').first().click();
    await own.getByRole('button', { name: /^Buy in for/ }).click();
    await own.locator('.SeatPlate-plate[data-you]').waitFor();
    const [, page] = await comesToWatch(room, table, 'laptop');
    await round();
    await page.getByRole('button', { name: 'Bet on Yan of Napa’s hand' }).waitFor();
    await own.getByRole('button', { name: 'My seat', exact: true }).click();
    // It stays as it is until the room has heard of it.
    const others = own.getByRole('checkbox', { name: /^Others may bet on my hand/ });
    await others.click();
    await expect.poll(() => others.isChecked()).toBe(false);
    expect.soft(await faults(own)).toEqual([]);
    expect.soft(await picture(own, 'standing-switch')).toEqual([]);
    await expect.poll(() => state().seats.some((seated) => seated?.noBackline)).toBe(true);
    await page.getByRole('button', { name: 'Bet on Yan of Napa’s hand' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Bet on Walt of Lodi’s hand' }).count()).toBe(1);
    expect(yan.wrong).toEqual([]);
  });
});

const betsOf = (state: ReturnType<Awaited<ReturnType<typeof banked>>['state']>) =>
  state.hand?.kind === 'player-dealer' ? state.hand.state.wagers : [];
