import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { secretDecks } from '../packages/room/src/room/shuffle/shuffle-making.ts';
import { actIfDue, playHands } from '../packages/room/src/server/testing.ts';
import { openBrowser, TIME_TO_ACT } from './harness.ts';
import { FLOOR_PASSWORD, faultsOnPhone, floorOf, type Inside, openInside, seated } from './inside.ts';
import { picture } from './looks.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** A table at Hotel Del Rio with two people who wait for what comes. */
async function carlAndDora(room: Inside, floor: Awaited<ReturnType<typeof floorOf>>) {
  const { body } = await floor.post('/api/floor/tables', { offering: 'hotel-del-rio/holdem' });
  const table: string = body.table;
  const [carl, dora] = await seated(room, table, ['Carl of Vallejo', 'Dora of Napa']);
  await carl.line.until(() => carl.line.view(table).state.hand !== null);
  return { table, carl, dora };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const manage = (page: Page) => page.getByRole('button', { name: /^Manage Texas Hold'em, Hotel Del Rio/ });

describe('the floor', () => {
  test.concurrent('signs in with its one-time password, opens a table, voids a hand and pauses', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const desk = await room.arrive();
    const page = await desk.page('/floor');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('radio', { name: 'Log in' }).check();
    await page.getByLabel('Your name at the table').fill('floor');
    await page.getByLabel('Password').fill(room.server.floor?.password ?? '');
    await button('Log in').click();
    await page.getByLabel('New password').fill(FLOOR_PASSWORD);
    await page.getByLabel('Type it once more').fill(`${FLOOR_PASSWORD} or so`);
    await button('Change password').click();
    await page.getByText(/^The two passwords differ/).waitFor();
    await page.getByLabel('Type it once more').fill(FLOOR_PASSWORD);
    await button('Change password').click();
    await page.getByText('Password changed. Other devices').waitFor();
    await page.keyboard.press('Escape');

    const dialog = dialogOf(page);
    await button('Open a table').click();
    await dialog.getByLabel('House').first().selectOption('hotel-del-rio');
    await dialog.getByLabel('Game').first().selectOption('hotel-del-rio/holdem');
    // Where nobody chooses, the usual fees are posted; here somebody does.
    await dialog.locator('summary', { hasText: /^Fees/ }).getByText('The usual fees').waitFor();
    await dialog.locator('summary', { hasText: 'The usual fees' }).click();
    await dialog.getByLabel('Charge the usual fees').uncheck();
    const fees = dialog.locator('.PickFees-foldPart select');
    await fees.first().selectOption({ index: 1 });
    expect(desk.wrong.splice(0)).toEqual([]);
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    // 001:454: an option for a full table alone leaves the smaller ones without a fee.
    await dialog.getByText('No posted option is for 2, 3, 4, 5, 6 players. (001:454)').waitFor();
    expect(desk.wrong.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
    await fees.first().selectOption('');
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('link', { name: "Watch Texas Hold'em, Hotel Del Rio" }).waitFor();
    expect(await faultsOnPhone(page)).toEqual([]);

    const made = room.room.summaries().find(({ offering }) => offering === 'hotel-del-rio/holdem');
    const table = made?.id ?? '';
    const [carl] = await seated(room, table, ['Carl of Vallejo', 'Dora of Napa']);
    await carl.line.until(() => carl.line.view(table).state.hand !== null);
    await manage(page).click();
    await dialog.getByText(/Hand 1 is being played · \w+ of \w+ to act/).waitFor();
    await dialog.getByRole('button', { name: 'Void the hand…' }).click();
    await dialog.getByLabel('Reason').fill('A card was exposed');
    await dialog.getByRole('button', { name: 'Void the hand' }).click();
    const voided = await carl.line.until(() =>
      carl.line.events(table).find((event) => event.type === 'voided'),
    );
    expect(voided).toMatchObject({ reason: 'A card was exposed' });
    expect([0, 1].map((seat) => voided.stacks[seat])).toEqual([20_000, 20_000]);
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByRole('button', { name: 'Resume' }).waitFor();
    expect(room.room.summaries().find(({ id }) => id === table)?.state).toBe('paused');
    await page.keyboard.press('Escape');
    await page.getByText('Paused', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Drop and accounting' }).click();
    await page.getByText('The accounts balance.').waitFor();
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    const entry = page.getByRole('cell', { name: /reason A card was exposed/ });
    await entry.waitFor();
    // Tables and people have their names there, no ids.
    expect(await page.getByRole('row').filter({ has: entry }).textContent()).not.toMatch(/\b[tu]_\w{6,}/);
    // By person, table and hand.
    for (const [field, word, found] of [
      ['Person', 'Nobody of Nowhere', 0],
      ['Person', 'floor', 1],
      ['Hand number', '77', 0],
      ['Hand number', '1', 1],
      ['Table id', table, 1],
    ] as const) {
      await page.getByLabel(field).fill(word);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      if (found === 0) await page.getByText('Nothing in the log matches.').waitFor();
      else await entry.waitFor();
    }
    expect(desk.wrong).toEqual([]);
  });

  test.concurrent('calls the clock, takes somebody’s seat and closes the table', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const floor = await floorOf(room);
    const { table, carl, dora } = await carlAndDora(room, floor);
    const rails = () => room.room.money.rail(carl.id) + room.room.money.rail(dora.id);
    const before = rails();
    const desk = await room.arrive({ cookie: floor.cookie });
    const page = await desk.page('/floor');
    const dialog = dialogOf(page);
    await manage(page).click();
    await dialog.getByRole('button', { name: 'Call the clock' }).click();
    await carl.line.until(() => carl.line.events(table).some(({ type }) => type === 'clock called'));
    await dialog.getByRole('button', { name: 'Remove Dora of Napa, seat 2' }).click();
    await dialog.getByRole('button', { name: 'Remove Dora of Napa', exact: true }).click();
    await dialog.getByRole('button', { name: 'Close the table…' }).click();
    await dialog.getByRole('button', { name: 'Close the table', exact: true }).click();
    await carl.line.until(() => carl.line.view(table).state.closing);
    // The hand is over when the one who is to act folds, or with Dora's seat; all get their chips back.
    for (const [seat, { line }] of [carl, dora].entries())
      await line.do(table, { type: 'play', command: { type: 'fold', seat } });
    await expect.poll(() => room.room.summaries().length).toBe(0);
    expect(rails()).toBe(before + 40_000);
    expect(desk.wrong).toEqual([]);
  });

  test.concurrent('P28 sees first what went wrong, reads what happened, resumes one table and voids the hand of another', async ({
    expect,
    onTestFinished,
  }) => {
    const shuffle = secretDecks();
    let broken = false;
    const room = await openInside(browser, {
      shuffles: (cards) => {
        if (broken) throw new Error('no more cards');
        return shuffle(cards);
      },
    });
    onTestFinished(room.close);
    const floor = await floorOf(room);
    // By name and house the first and the last of the list.
    const open = async (offering: string) =>
      (await floor.post('/api/floor/tables', { offering })).body.table as string;
    await open('black-sheep/ez-baccarat');
    const holdem = await open('lucky-lady/holdem');
    const [{ line, visitor }] = await seated(room, holdem, ['Carl of Vallejo']);
    broken = true;
    const dora = room.visitor();
    await dora.guest('Dora of Napa');
    await (await dora.connect()).do(holdem, { type: 'sit', seat: 1, cents: 20_000 });
    await line.until(() => line.view(holdem).state.stopped !== undefined);

    const player = await room.arrive({ cookie: visitor.cookie, size: 'phone' });
    const seat = await player.page(`/t/${holdem}`);
    const note = seat.locator('.ActionBar-bar .bar-note');
    await note.filter({ hasText: 'Something went wrong at this table' }).waitFor();
    expect(await seat.locator('.ActionBar-bar .bar-act:visible').count()).toBe(0);

    const desk = await room.arrive({ cookie: floor.cookie });
    const page = await desk.page('/floor');
    await page.getByText('1 table stopped').waitFor();
    const rows = page.locator('.Tables-row');
    const first = rows.first();
    await first.getByText("Stopped while doing the dealer's part: no more cards").waitFor();
    expect(await first.getByRole('heading').textContent()).toContain('Stopped');
    expect(await rows.count()).toBe(2);
    expect(await faultsOnPhone(page)).toEqual([]);
    // Still broken: it goes on and is stopped again.
    await first.getByRole('button', { name: /^Resume/ }).click();
    await page.getByText('Done: table resumed.').first().waitFor();
    // It stands clear of tabs and search.
    expect(
      await page.evaluate(() => {
        const toast = document.querySelector('.toasts-toast')?.getBoundingClientRect();
        const head = [...document.querySelectorAll('.FloorScreen-head, search, input[type="search"]')];
        return head.filter((of) => of.getBoundingClientRect().bottom > (toast?.top ?? 0)).length;
      }),
    ).toBe(0);
    // What the line tells may still be of the first time.
    const stops = () =>
      line.events(holdem).filter((event) => event.type === 'paused' && event.reason !== undefined).length;
    await line.until(() => stops() === 2);
    broken = false;
    await first.getByRole('button', { name: /^Resume/ }).click();
    await line.until(() => line.view(holdem).state.turn !== null);
    await expect.poll(() => page.locator('.Trouble-trouble').count()).toBe(0);
    await seat.locator('.InfoLine-turn').waitFor();

    // In the middle of a hand: all get back what they put in.
    const live = room.room.live(holdem);
    if (live === undefined) throw new Error('There is no such table.');
    const { table } = live;
    table.play = () => {
      throw new Error('a card too many');
    };
    await line.do(holdem, { type: 'leave' });
    await line.until(() => line.view(holdem).state.stopped !== undefined);
    await page.getByText(/a card too many/).waitFor();
    await first.getByRole('button', { name: /^Void the hand/ }).click();
    const dialog = dialogOf(page);
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Something went wrong at the table');
    await dialog.getByRole('button', { name: 'Void the hand' }).click();
    const voided = await line.until(() => line.events(holdem).find((event) => event.type === 'voided'));
    expect(voided).toMatchObject({ reason: 'Something went wrong at the table' });
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.Trouble-trouble').count()).toBe(0);
    expect([...desk.wrong, ...player.wrong]).toEqual([]);
  });

  test.concurrent('sees where nobody takes the bank, nothing happens or somebody is absent, and goes there with a tap', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    const { clock } = room;
    onTestFinished(room.close);
    const floor = await floorOf(room);
    // Dora lets her time run out, until Carl has nobody to play with.
    const { table, carl } = await carlAndDora(room, floor);
    const now = () => carl.line.view(table).state;
    while (!now().seats[1]?.away) {
      const { seq } = carl.line.view(table);
      if (!(await actIfDue(table, carl.line)) && now().turn?.seats.includes(1))
        clock.skip((TIME_TO_ACT + 1) * 1000);
      await carl.line.until(() => carl.line.view(table).seq > seq);
    }
    // At another table both are offered the bank, and neither wants it.
    const { body } = await floor.post('/api/floor/tables', { offering: 'black-sheep/ez-baccarat' });
    const people = await seated(room, body.table, ['Abel of Lodi', 'Bess of Lodi']);
    const [{ line }] = people;
    for (let passed = 0; passed < 2; passed++) {
      const { bank } = await line.until(() => {
        const { state } = line.view(body.table);
        return state.bank.declined.length === passed && state.bank.offered >= 0 && state;
      });
      expect(await people[bank.offered]?.line.do(body.table, { type: 'pass bank' })).toBe('done');
    }

    const desk = await room.arrive({ cookie: floor.cookie });
    await desk.context.clock.install({ time: clock.now() });
    const page = await desk.page('/floor');
    const alerts = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
    const said = () => alerts.allTextContents();
    const [bank, away] = [
      'EZ Baccarat, Black Sheep Casino: nobody will take the bank',
      "1 player sitting out at Texas Hold'em, Hotel Del Rio",
    ];
    await expect.poll(said).toEqual([bank, away]);
    // Nothing changes but the time.
    await desk.context.clock.fastForward(125_000);
    const idle = /^(EZ Baccarat, Black Sheep Casino|Texas Hold'em, Hotel Del Rio): idle for \d minutes$/;
    await expect.poll(said).toEqual([bank, expect.stringMatching(idle), expect.stringMatching(idle), away]);
    expect.soft(await picture(page, 'floor-alerts')).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);
    await alerts.getByRole('button', { name: away }).click();
    await dialogOf(page)
      .getByRole('row', { name: /Dora of Napa.*sitting out/i })
      .waitFor();
    expect(desk.wrong).toEqual([]);
  });

  test.concurrent('posts a jackpot that can be read, and no other; the wall tells of jackpots, who waits and free banks', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const floor = await floorOf(room);
    const desk = await room.arrive({ cookie: floor.cookie });
    const page = await desk.page('/floor');
    const dialog = dialogOf(page);
    await page.getByRole('button', { name: 'Open a table' }).click();
    await dialog.getByLabel('House').first().selectOption('hotel-del-rio');
    await dialog.getByLabel('Game').first().selectOption('hotel-del-rio/holdem');
    await dialog.locator('summary', { hasText: 'Jackpot' }).click();
    await dialog.getByLabel('Offer a jackpot').check();
    await dialog.getByLabel('Title').fill('Aces full beaten');
    await dialog.getByLabel('Minimum hand').fill('aces full');
    const open = dialog.getByRole('button', { name: 'Open the table' });
    expect(desk.wrong.splice(0)).toEqual([]);
    await open.click();
    await dialog.getByText('The minimum hand of the jackpot cannot be read.').waitFor();
    expect(desk.wrong.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
    expect(room.room.summaries()).toEqual([]);
    await dialog.getByLabel('Minimum hand').fill('Ah As Ad Kc Kd');
    await open.click();
    await page.getByRole('link', { name: "Watch Texas Hold'em, Hotel Del Rio" }).waitFor();
    const [{ id }] = room.room.summaries();
    expect(room.room.live(id)?.table.state.sign.jackpot).toMatchObject({
      title: 'Aces full beaten',
      for: 'bad beat',
      least: { hand: 'Ah As Ad Kc Kd' },
      shares: { loser: 50, winner: 25, others: 25 },
    });

    // The wall tells of jackpots that have grown, of who waits, and where the bank is free.
    const jackpot = room.room.live(id)?.table.state.sign.jackpot;
    // 002:78: a dollar of the blinds goes to the jackpot.
    const fees = { limit: '2-4', options: ['holdem-a/1'] };
    const opening = { offering: 'empire/holdem', seats: 2, jackpot, ...fees };
    const opened = await floor.post('/api/floor/tables', opening);
    expect(opened.text).toContain('table');
    const { table } = opened.body;
    const [ann, bob] = await seated(room, table, ['Ann of Fresno', 'Bob of Lodi']);
    await playHands(table, [ann.line, bob.line], 1);
    expect(room.room.money.pool('empire')).toBeGreaterThan(0);
    const cleo = room.visitor();
    await cleo.guest('Cleo of Napa');
    expect(await (await cleo.connect()).do(table, { type: 'wait' })).toBe('done');
    await floor.post('/api/floor/tables', { offering: 'empire/pure-21-5-blackjack' });
    const wall = await desk.page('/wall');
    const house = wall.getByRole('region', { name: /Empire/ });
    await house.getByText(/^Jackpot \$[1-9]/).waitFor();
    await house
      .getByRole('listitem')
      .filter({ hasText: /Full.*1 waiting/ })
      .waitFor();
    await house
      .getByRole('listitem')
      .filter({ hasText: /open seats.*bank is open/ })
      .waitFor();
    expect.soft(await picture(wall, 'wall')).toEqual([]);
    expect(await faultsOnPhone(wall)).toEqual([]);
    expect(desk.wrong).toEqual([]);
  });

  test.concurrent('gives a role; an auditor reads along, and a patron is sent to the games', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const floor = await floorOf(room);
    const { table, carl, dora } = await carlAndDora(room, floor);
    const eve = room.visitor();
    await eve.post('/api/register', { name: 'Eve of Chico', password: FLOOR_PASSWORD });

    const patron = await room.arrive({ cookie: eve.cookie });
    const turnedAway = await patron.page('/floor');
    await turnedAway.getByText('This page is for the floor and for auditors.').waitFor();
    expect(patron.wrong).toEqual([]);

    const desk = await room.arrive({ cookie: floor.cookie });
    const people = await desk.page('/floor?part=people');
    await people.getByLabel('Role of Eve of Chico').selectOption('auditor');
    await people.getByRole('button', { name: 'Make Eve of Chico Auditor' }).click();
    await people.getByText('Eve of Chico is now Auditor.').waitFor();
    expect(await faultsOnPhone(people)).toEqual([]);
    expect(desk.wrong).toEqual([]);

    await eve.post('/api/login', { name: 'Eve of Chico', password: FLOOR_PASSWORD });
    const auditor = await room.arrive({ cookie: eve.cookie });
    const page = await auditor.page('/floor');
    await page.getByText('Auditor: read only.').waitFor();
    await page.getByRole('button', { name: /^View Texas Hold'em, Hotel Del Rio/ }).click();
    await page.getByRole('cell', { name: 'Carl of Vallejo' }).waitFor();
    for (const name of ['Open a table', 'Pause', 'Void the hand…', 'Close the table…', /^Remove/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await faultsOnPhone(page)).toEqual([]);
    expect(auditor.wrong).toEqual([]);

    // Dora called the floor, which answers; moves her; and sends Carl away, with a note, which Carl is told.
    const tables = await desk.page('/floor');
    expect(await dora.line.do(table, { type: 'call floor', what: 'Carl bets out of turn.' })).toBe('done');
    const alert = tables.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first();
    await alert.getByText('“Carl bets out of turn.”').waitFor();
    await alert.getByRole('button', { name: 'Answered: Dora of Napa' }).click();
    await dora.line.until(() => dora.line.view(table).state.calls === undefined);
    const { body: other } = await floor.post('/api/floor/tables', { offering: 'hotel-del-rio/holdem' });
    await manage(tables).first().waitFor();
    await tables.reload();
    await expect.poll(() => manage(tables).count()).toBe(2);
    // One of the two is Dora's, wherever in the list it stands by then.
    for (let i = 0, moved = false; !moved; i = 1 - i) {
      await manage(tables).nth(i).click();
      const move = dialogOf(tables).getByRole('button', { name: 'Move Dora of Napa to another table' });
      await dialogOf(tables).getByRole('table').waitFor();
      if (await move.isVisible()) {
        await move.click();
        await dialogOf(tables).getByRole('button', { name: 'Move Dora of Napa', exact: true }).click();
        // At once when no hand is going, else when it is over.
        await dora.line.until(() => dora.line.view(table).state.seats[1]?.leaving ?? true);
        moved = true;
      }
      await tables.keyboard.press('Escape');
    }
    // The hand is over with a fold of Carl's, or by itself.
    await carl.line.do(table, { type: 'play', command: { type: 'fold', seat: 0 } });
    const there = () => room.room.live(other.table)?.table.state.seats.some((at) => at?.player === dora.id);
    await expect.poll(there).toBe(true);
    await people.getByRole('button', { name: 'Ban Carl of Vallejo' }).click();
    await people.getByLabel('Note').fill('Shouted at the dealer.');
    await dialogOf(people).getByRole('button', { name: 'Ban Carl of Vallejo' }).click();
    await people.getByText('banned: Shouted at the dealer.').waitFor();
    const told = 'The floor has banned you from this room: Shouted at the dealer.';
    await carl.line.until(() =>
      carl.line.heard.some((heard) => heard.type === 'notice' && heard.text === told),
    );
    await people.getByRole('button', { name: 'Lift the ban on Carl of Vallejo' }).click();
    await people.getByRole('button', { name: 'Ban Carl of Vallejo' }).waitFor();
    expect(desk.wrong).toEqual([]);
  });
});
