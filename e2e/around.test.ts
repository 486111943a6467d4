import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenRoom, openBrowser, openRoom, type Visitor, visit } from './harness.ts';
import { faults } from './looks.ts';

let room: OpenRoom;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  [room, browser] = await Promise.all([openRoom(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await room?.close();
});

const arrive = (): Promise<Visitor> =>
  visit(browser, room, { name: `Iris of Clovis ${++people}`, hurry: 20, still: true });

describe('a table as text', () => {
  test.concurrent.for([
    ['black-sheep/holdem', /\bwins?\b/],
    ['lucky-lady/ez-baccarat-panda-8', /\b(wins|loses|pushes)\b/],
  ] as const)(
    '%s is played with the keyboard alone, and everything is said',
    async ([offering, end], { expect }) => {
      const guest = await arrive();
      const { body } = await guest.ask<{ table: string }>('/api/tables', { offering, bots: 2 });
      const page = await guest.page(`/t/${body.table}/text`);
      const log = page.getByRole('log', { name: 'What happens' });
      const turns = log.getByText(/^Your turn\. You can/);
      const type = async (line: string) => {
        await page.keyboard.type(line);
        await page.keyboard.press('Enter');
      };
      await log.waitFor();
      await page.getByRole('textbox', { name: 'Command' }).and(page.locator(':focus')).waitFor();
      await type('sit');
      // What is left on the rail is told at the head of the page.
      await page
        .getByRole('button', { name: /^Account of/ })
        .filter({ hasNotText: '$5,000' })
        .waitFor();
      let heard = 0;
      for (;;) {
        await expect.poll(() => turns.count()).toBeGreaterThan(heard);
        heard = await turns.count();
        const turn = (await turns.last().textContent()) ?? '';
        if (/\b(check|call) /.test(turn) || /\bcheck\b/.test(turn)) await type('c');
        else if (/be the player-dealer/.test(turn)) await type('pass');
        else if (/bet on Player/.test(turn)) await type('bet 10 player');
        else break;
        if (await log.getByText(end).count()) break;
      }
      await expect.poll(() => log.getByText(end).count()).toBeGreaterThan(0);
      for (const [question, said] of [
        ['who', /^Seat \d+: .*, you/],
        ['pot', /^You have \$/],
        ['help', /^You can ask for these at any time:/],
        ['dance', /is not something you can do now/],
      ] as const) {
        await type(question);
        await log.getByText(said).last().waitFor();
      }
      // The keyboard of a phone comes up, and the last line stays in sight.
      await page.setViewportSize({ width: 390, height: 420 });
      const hidden = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
      await expect.poll(hidden).toBeLessThan(2);
      expect(await faults(page)).toEqual([]);
      expect(guest.wrong).toEqual([]);
      await guest.leave();
    },
  );
});

describe('a table that runs in the page', () => {
  test.concurrent('a game is learned in one hand', async ({ expect }) => {
    const guest = await arrive();
    const page = await guest.page('/learn/lucky-lady/three-card-poker-6-card-bonus');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // Each step has its own lines of the book, and while one reads there is nothing to press at the table.
    for (const [title, lines] of [
      ['What it is', '004:1156-1160'],
      ['The bets', '004:1168-1173, 004:1207-1216'],
      ['What beats what', '004:1194-1205'],
    ]) {
      await page.getByRole('heading', { level: 2, name: title }).and(page.locator(':focus')).waitFor();
      await page.getByText(`Rule book ${lines}`, { exact: true }).waitFor();
      expect(await page.locator('.bar-act').count()).toBe(0);
      await button('Next').click();
    }
    await button('Deal me a hand').click();
    await button('No thanks').or(button('Play the rest for me')).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await button('Play the rest for me').click();
    await page.getByRole('heading', { level: 2, name: 'What happened' }).waitFor();
    await page.getByText(/^You (won|lost|came out)/).waitFor();
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });

  test.concurrent('chosen cards are dealt by an address that can be shared', async ({ expect }) => {
    const guest = await arrive();
    // Whoever is dealt in has cards to set, whatever the others do.
    const page = await guest.page('/practice/hawaiian-gardens/thirteen-card');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Choose the cards').click();
    await page.getByLabel('Your cards').fill('As Ad Ac Ah Ks Kd Kc Kh Qs Qd Qc Qh Js');
    await button('Deal these cards').click();
    await page.waitForURL(/cards=1%3A\+As\+Ad/);
    await button('Deal').click();
    await page.getByRole('button', { name: /^Suggest a setting/ }).waitFor();
    expect(await button('Take back my move').isDisabled()).toBe(true);
    await button('Share this hand').click();
    expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toContain('cards=1%3A+As+Ad');
    await page.keyboard.press('Escape');
    // Three aces in front of three kings are foul, which is asked about once.
    for (const key of '1234567890qwe') await page.keyboard.press(key);
    await page.getByText('The front hand must be weaker than the hand behind it.').waitFor();
    expect(await faults(page)).toEqual([]);
    const set = page.locator('.bar-act:enabled', { hasText: /^Set / });
    // Gold never marks a foul.
    expect(await set.getAttribute('data-strength')).toBeNull();
    await set.click();
    await page.getByText('This hand is foul and loses. Set it anyway?').waitFor();
    await page.getByRole('button', { name: /^Go back/ }).click();
    await page.getByRole('button', { name: /^Suggest a setting/ }).waitFor();
    // So are all of one's chips.
    await page.goto(`${guest.url}/practice/lucky-lady/no-limit-holdem`);
    // The others may leave one the pot, or nothing to raise with: then another hand is dealt.
    const slider = page.getByRole('slider');
    const deal = page.getByRole('button', { name: /^Deal( the next hand)?$/ });
    const fold = page.locator('.bar-act:enabled', { hasText: /^Fold/ });
    const sure = page.locator('[data-sure]');
    for (;;) {
      await slider.or(deal).or(fold).or(sure).first().waitFor();
      if (await slider.isVisible()) break;
      await sure
        .or(deal)
        .or(fold.and(page.locator(':not([data-sure])')))
        .first()
        .click();
    }
    await slider.press('End');
    await page.locator('.bar-act:enabled', { hasText: /^All in/ }).click();
    await page.getByText('This puts all your chips in. Go ahead?').waitFor();
    await page.getByRole('button', { name: /^Go back/ }).click();
    // A move is taken back, and when the hand is over every card may be seen.
    const back = button('Take back my move');
    const turns = page.locator('.Story-sentence', { hasText: /^You (call|check)/ });
    await page.locator('.bar-act:enabled', { hasText: /^(Check|Call)/ }).click();
    await turns.first().waitFor();
    await back.and(page.locator(':enabled')).click();
    await expect.poll(() => turns.count()).toBe(0);
    await page.locator('.bar-act:enabled', { hasText: /^Fold/ }).click();
    const all = button('Show all cards');
    await sure
      .or(all.and(page.locator(':enabled')))
      .first()
      .waitFor();
    if (await sure.isVisible()) await sure.click();
    await all.and(page.locator(':enabled')).click();
    await expect.poll(() => page.locator('[role="img"][aria-label="face-down card"]').count()).toBe(0);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });
});

describe('around the tables', () => {
  test.concurrent('the walls are for everybody, and words explain themselves', async ({ expect }) => {
    const guest = await arrive();
    const { body } = await guest.ask<{ table: string }>('/api/tables', {
      offering: 'lucky-lady/ez-baccarat-panda-8',
      bots: 3,
    });
    const page = await guest.page('/wall');
    const link = page.getByRole('link', { name: /^EZ Baccarat Panda 8/ }).first();
    await link.waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${guest.url}/wall/${body.table}`);
    await page.getByRole('heading', { name: 'EZ Baccarat Panda 8' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${guest.url}/rules/lucky-lady/ez-baccarat-panda-8`);
    const word = page.getByRole('button', { name: 'player-dealer' }).first();
    const means = page.getByText(/^the player who holds the bank/).first();
    // On focus, under a pointer, and by a tap.
    await word.focus();
    await means.waitFor();
    await page.keyboard.press('Tab');
    await means.waitFor({ state: 'hidden' });
    await word.hover();
    await means.waitFor();
    await page.mouse.move(0, 0);
    await means.waitFor({ state: 'hidden' });
    await word.click();
    await page.mouse.move(0, 0);
    await means.waitFor();
    expect(await faults(page)).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.leave();
  });

  test.concurrent('without a room a lesson that was opened still runs, and elsewhere a page says so', async ({
    expect,
  }) => {
    const own = await openRoom();
    const guest = await visit(browser, own, { hurry: 20, still: true, keeps: true });
    const page = await guest.page('/help');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // It can be installed: a name, a place to begin, and icons that are there.
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? {};
      const of = await (await fetch(href ?? '')).json();
      const icons = await Promise.all(
        of.icons.map(async ({ src }: { src: string }) => (await fetch(src)).ok),
      );
      return { name: of.name, display: of.display, start: of.start_url, icons };
    });
    expect(manifest).toMatchObject({ name: 'Cardroom', display: 'standalone', start: '/' });
    expect(manifest.icons.length).toBeGreaterThan(1);
    expect(manifest.icons).not.toContain(false);
    // From here on the worker sees what is loaded.
    for (let times = 0; times < 2; times++) {
      await page.goto(`${guest.url}/learn/black-sheep/holdem`);
      await page.getByRole('button', { name: 'Next' }).waitFor();
    }
    await own.close();
    await page.reload();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    await page.goto(`${guest.url}/`);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(await page.getByText('What still works').count()).toBe(1);
    // As the room looks: its style and its mark have been kept as well.
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
    expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect(await faults(page)).toEqual([]);
    await guest.leave();
  });
});
