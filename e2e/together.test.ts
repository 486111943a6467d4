import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { ServerMessage } from '../packages/core/src/protocol/messages.ts';
import type { TableEvent } from '../packages/core/src/table/index.ts';
import { cardName } from '../packages/web/src/art/names.ts';
import { type OpenRoom, openBrowser, openRoom, SIZES, type Visitor, visit } from './harness.ts';
import { settled } from './looks.ts';
import { overlaps } from './overlaps.ts';
import { act, playHand, sitDown } from './player.ts';

let room: OpenRoom;
/** One that is killed. */
let doomed: OpenRoom;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  [room, doomed, browser] = await Promise.all([openRoom(), openRoom(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([room?.close(), doomed?.close()]);
});

const arrive = (name: string, at = room): Promise<Visitor> =>
  // A number after the name: nobody can be called like somebody who was here before.
  visit(browser, at, { name: `${name} ${++people}`, hurry: 10 });

/** Everything that a visitor was told of a table's hands. */
const eventsIn = ({ heard }: Visitor): TableEvent[] =>
  heard.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    return message.type === 'events' || message.type === 'table' ? message.events : [];
  });

const cardsOn = (page: Page, label: string): Promise<string[]> =>
  page
    .locator(`.Cards-cards[aria-label^="${label}"] [role="img"]`)
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));

test.concurrent('R20 two people at one table see each other act, and neither sees what the other holds', async ({
  expect,
}) => {
  const ann = await arrive('Ann of Fresno');
  const bob = await arrive('Bob of Lodi');
  const { body } = await ann.ask<{ table: string }>('/api/tables', { offering: 'black-sheep/holdem' });
  const annPage = await ann.page(`/t/${body.table}`);
  const bobPage = await bob.page(`/t/${body.table}`);
  await sitDown(annPage);
  // What somebody hears from the rail before having a name at the table is nobody's secret either.
  await sitDown(bobPage);
  await expect.poll(() => cardsOn(annPage, 'Your cards')).toHaveLength(2);
  await expect.poll(() => cardsOn(bobPage, 'Your cards')).toHaveLength(2);
  const held = { ann: await cardsOn(annPage, 'Your cards'), bob: await cardsOn(bobPage, 'Your cards') };

  // Whoever is to act folds, which the other one sees at the seat, and nobody has to show.
  const turn = (page: Page) => page.locator('.InfoLine-turn[data-mine]').count();
  await expect.poll(async () => (await turn(annPage)) + (await turn(bobPage))).toBe(1);
  const [first, second] = (await turn(annPage)) === 1 ? [annPage, bobPage] : [bobPage, annPage];
  await expect
    .poll(() => cardsOn(second, `Cards of ${first === annPage ? 'Ann of Fresno' : 'Bob of Lodi'}`))
    .toEqual(['face-down card', 'face-down card']);
  // The other is in no hand after this one, where each could be dealt what the other had.
  await second.getByRole('button', { name: 'My seat', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Sit out' }).click();
  await second.getByRole('dialog').waitFor({ state: 'hidden' });
  await first.getByRole('button', { name: /^Fold/ }).click();
  const told = new RegExp(`${first === annPage ? 'Ann of Fresno' : 'Bob of Lodi'}[^.]* folds`);
  await expect.poll(() => second.locator('.Story-stories').textContent()).toMatch(told);

  const dom = { ann: await annPage.content(), bob: await bobPage.content() };
  for (const card of held.bob) expect(dom.ann).not.toContain(card);
  for (const card of held.ann) expect(dom.bob).not.toContain(card);
  for (const [visitor, seat, others] of [
    [ann, 0, held.bob],
    [bob, 1, held.ann],
  ] as const) {
    const known = eventsIn(visitor)
      .flatMap((event) => (event.type === 'played' && 'cards' in event.event ? [event.event] : []))
      .filter((event) => !('seat' in event) || event.seat !== seat)
      .flatMap(({ cards }) => [...(cards ?? [])].map((card) => cardName(card as number)));
    for (const card of others) expect(known).not.toContain(card);
  }
  expect([...ann.wrong, ...bob.wrong]).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});

/** Plays up to the second decision of a hand, and stops there. */
async function intoAHand(page: Page): Promise<void> {
  await act(page);
  // What the player did is on its way as long as nothing can be pressed.
  await page
    .locator('.TableScreen-screen:has(.InfoLine-turn[data-mine]) .ActionBar-bar .bar-act:enabled')
    .first()
    .waitFor();
}

test.concurrent('P30 a line that is cut in the middle of a hand comes back by itself, and the hand goes on', async ({
  expect,
}) => {
  const guest = await arrive('Cora of Chico');
  const { body } = await guest.ask<{ table: string }>('/api/play', { offering: 'empire/holdem' });
  const lines: WebSocketRoute[] = [];
  let down = false;
  await guest.context.routeWebSocket(/\/ws$/, (line) => {
    if (down) void line.close();
    else lines.push(line.connectToServer(), line);
  });
  const page = await guest.page(`/t/${body.table}`);
  await sitDown(page);
  await intoAHand(page);
  await page.evaluate(() => {
    (window as { stays?: boolean }).stays = true;
  });
  down = true;
  for (const line of lines) await line.close();
  await page.getByText('Connection lost. Trying again…').waitFor();
  // Nothing that the room would have to hear of can be pressed, and why is said.
  await page.getByText('You are offline. You can’t do anything').first().waitFor();
  // What is said of it covers nothing, however narrow the screen is.
  for (const size of [SIZES.phone, { width: 320, height: 640 }, SIZES.laptop]) {
    await page.setViewportSize(size);
    await page.evaluate(settled);
    await page.locator('.LineState-state[data-told]').waitFor();
    expect(await overlaps(page)).toEqual([]);
  }
  expect(await page.locator('.ActionBar-bar .bar-act:enabled').count()).toBe(0);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Is anybody there?');
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'My seat', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sit out' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Sit out' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  down = false;
  await page.locator('.LineState-state[data-state="open"]').waitFor();
  await playHand(page);
  expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
  await guest.leave();
});

test.concurrent('R2 the room is killed in the middle of a hand, comes back, and the hand goes on', async ({
  expect,
}) => {
  const guest = await arrive('Dev of Davis', doomed);
  const { body } = await guest.ask<{ table: string }>('/api/play', { offering: 'hawaiian-gardens/razz' });
  const page = await guest.page(`/t/${body.table}`);
  await sitDown(page);
  await intoAHand(page);
  const hand = await page.locator('.Head-name p').textContent();
  const cards = await cardsOn(page, 'Your cards');
  await doomed.crash();
  await page.locator('.LineState-state[data-state="open"]').waitFor();
  await expect.poll(() => page.locator('.InfoLine-turn[data-mine]').count()).toBe(1);
  expect(await page.locator('.Head-name p').textContent()).toBe(hand);
  expect(await cardsOn(page, 'Your cards')).toEqual(cards);
  await playHand(page);
  await guest.leave();
});
