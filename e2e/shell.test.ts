import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { faultsOnPhone, openInside } from './inside.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe('the page', () => {
  test.concurrent('a stranger finds a game, takes a name and is at a table', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await button(/Hawaiian Gardens/).click();
    await page.getByRole('searchbox').fill('badugi');
    await page.getByRole('heading', { level: 3, name: 'Badugi' }).waitFor();
    await page.getByLabel('Limit for Badugi').selectOption({ index: 1 });
    await button('Sit at Badugi, Hawaiian Gardens Casino').click();
    await page.getByLabel('Your name at the table').fill('Wren of Modesto');
    await button('Play as Wren of Modesto').click();
    await page.waitForURL(/\/t\/[\w-]+\?sit=1$/);
    const [table] = room.room.summaries();
    expect(table).toMatchObject({ offering: 'hawaiian-gardens/badugi' });
    expect(page.url()).toContain(table?.id);
    await page.goBack();
    // The new table came over the line without asking.
    await page.getByRole('link', { name: /Watch Badugi/ }).waitFor();
    await button(/Account of Wren of Modesto/).click();
    await button('Add $100').click();
    await page.getByText(/\$100 added/).waitFor();
    await page.getByText('Save this account').click();
    await page.getByLabel('Password').fill('short');
    await button('Save Wren of Modesto').click();
    await page.getByLabel('Password').fill('long enough 7');
    await page.getByLabel('Type it once more').fill('long enough 7');
    await button('Save Wren of Modesto').click();
    await page.getByText('Saved. Wren of Modesto is now an account.').waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await button('Sign in').click();
    await page.getByRole('radio', { name: 'Log in' }).check();
    await page.getByLabel('Your name at the table').fill('Wren of Modesto');
    await page.getByLabel('Password').fill('something else');
    expect(stranger.wrong.splice(0)).toEqual([]);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').waitFor();
    // The browser itself notes the 401.
    expect(stranger.wrong.filter((text) => !text.includes('401'))).toEqual([]);
  });

  test.concurrent('A7 signing in as somebody else in one window is so in all, and on all devices signing out is', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const password = 'seven pears 7';
    const hope = room.visitor();
    await hope.post('/api/register', { name: 'Hope of Davis', password });
    const guest = await room.arrive({ name: 'Glen of Chico' });
    const [first, second] = [await guest.page('/'), await guest.page('/')];
    for (const page of [first, second])
      await page.getByRole('button', { name: /Account of Glen of Chico/ }).waitFor();
    expect((await guest.ask('/api/login', { name: 'Hope of Davis', password })).status).toBe(200);
    // Notices go by themselves: both windows are looked at together.
    await Promise.all(
      [first, second].map(async (page) => {
        await page.getByText('You are now Hope of Davis').waitFor();
        await page.getByRole('button', { name: /Account of Hope of Davis/ }).waitFor();
      }),
    );
    await first.getByRole('button', { name: /Account of Hope of Davis/ }).click();
    await first.getByRole('button', { name: 'Log out on all devices' }).click();
    for (const page of [first, second]) await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
    expect((await hope.get('/api/me')).body.you).toBeNull();
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('the keyboard alone opens a private table with a switched setting', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/?house=black-sheep&q=omaha+high');
    await page.locator('.GameCard-do').first().waitFor();
    await page.getByRole('searchbox').focus();
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
    await page.getByText('Game settings').waitFor();
    await press('Tab', 'Game settings');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.getByText('1 changed').waitFor();
    await page.getByLabel(/^Private/).focus();
    await page.keyboard.press('Space');
    await press('Tab', 'Open the table');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Join the game' }).waitFor();
    // The focus waits on "Play as …".
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/[\w-]+\?key=[\w-]+&sit=1$/);
    const table = room.room.summaries().find(({ isPrivate }) => isPrivate);
    expect(table).toMatchObject({ offering: 'black-sheep/omaha-hi-lo' });
    expect(stranger.wrong).toEqual([]);
  });

  test.concurrent('a light room stays light', async ({ expect, onTestFinished }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/?house=hotel-del-rio');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.GameCard-do').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.room)).toBe('light');
    expect(stranger.wrong).toEqual([]);
  });

  test.concurrent('the room is as light as the device, until somebody chooses', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/?house=hotel-del-rio');
    const shown = (light: 'light' | 'dark') => page.locator(`html[data-room="${light}"]`).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await shown('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shown('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await shown('light');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await shown('dark');
    expect(stranger.wrong).toEqual([]);
  });

  test.concurrent('lobby, rules and nowhere are accessible on a phone', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive({ size: 'phone' });
    for (const [path, ready] of [
      // The smallest house: what axe looks at grows with the screen, and takes its time.
      ['/?house=hotel-del-rio', '.GameCard-do'],
      ['/rules/hotel-del-rio/three-card-poker-6-card-bonus', '.RuleCard-card'],
      ['/nowhere/at/all', '.ui-notice'],
    ] as const) {
      const page = await stranger.page(path);
      await page.locator(ready).first().waitFor();
      expect(await faultsOnPhone(page)).toEqual([]);
      await page.close();
    }
    expect(stranger.wrong).toEqual([]);
  });

  test.concurrent('every option of a fee schedule unfolds, and an unknown game is told of in a sentence', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/rules/hawaiian-gardens/holdem');
    await page.getByRole('button', { name: 'Show every fee option' }).click();
    await page.getByText('Options 1-129').waitFor();
    // On paper there is the card and nothing else.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Cardroom' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Sit at this game' }).isVisible()).toBe(false);
    expect(await page.locator('.RuleCard-card').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(stranger.wrong).toEqual([]);
    await page.goto(`${room.server.url}/rules/black-sheep/whist`);
    await page.getByText('No house offers "black-sheep/whist".').waitFor();
    expect(stranger.wrong.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
