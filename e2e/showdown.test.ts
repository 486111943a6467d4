import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { actIfDue } from '../packages/room/src/server/testing.ts';
import { openBrowser, SIZES } from './harness.ts';
import { openInside, seated } from './inside.ts';
import { faults, picture } from './looks.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test('004:1397 at the showdown one shows, mucks or plays the board, with a tap or a key', async ({
  expect,
  onTestFinished,
}) => {
  const room = await openInside(browser);
  onTestFinished(room.close);
  const host = room.visitor();
  await host.guest('Opener of it');
  const opened = await host.post('/api/tables', { offering: 'lucky-lady/holdem', limit: '4-8' });
  const table: string = opened.body.table;
  const [ann, bob] = await seated(room, table, ['Ann of Fresno', 'Bob of Lodi']);
  if (ann === undefined || bob === undefined) throw new Error('Nobody came.');
  const visitor = await room.arrive({ cookie: ann.visitor.cookie });
  const page = await visitor.page(`/t/${table}`);
  const bar = page.locator('.ActionBar-bar');

  /** Everybody checks or calls until the table asks Ann to show; Bob, when asked before Ann, shows. */
  const toAnn = async () => {
    room.clock.go();
    const asked = () => {
      const now = ann.line.view(table).legal();
      return now?.kind === 'pot' && now.legal.due === 'show' && now.legal.seat === 0;
    };
    while (!asked()) {
      const acted = (await actIfDue(table, bob.line)) || (!asked() && (await actIfDue(table, ann.line)));
      if (!acted) await new Promise((go) => setTimeout(go, 5));
    }
    // She has all the time that it takes to look at her.
    room.clock.stop();
    await bar.getByRole('button', { name: /^Show/ }).waitFor();
  };
  const last = (type: string) =>
    ann.line.events(table).filter((event) => event.type === 'played' && event.event.type === type).length;

  await toAnn();
  expect(await bar.getByRole('button').allTextContents()).toEqual(['ShowS', 'Play the boardB', 'MuckX']);
  expect(await picture(page, 'showdown')).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(SIZES.laptop);
  const mucked = last('mucked');
  await page.keyboard.press('x');
  await expect.poll(() => last('mucked')).toBe(mucked + 1);

  await toAnn();
  const shown = last('showed');
  await bar.getByRole('button', { name: /^Play the board/ }).click();
  await expect.poll(() => last('showed')).toBeGreaterThan(shown);
  const board = ann.line
    .events(table)
    .find((event) => event.type === 'played' && event.event.type === 'showed' && 'board' in event.event);
  expect(board).toMatchObject({ event: { seat: 0, cards: [] } });
});
