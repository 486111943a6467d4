import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser } from './harness.ts';
import { faultsOnPhone, floorOf, type Inside, OPEN_BETS, openInside, seated } from './inside.ts';
import { picture } from './looks.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** Two people at hold'em who have their cards, and the floor, whose cookie it is. */
async function holdem(room: Inside) {
  const floor = await floorOf(room);
  const { body } = await floor.post('/api/floor/tables', { offering: 'hawaiian-gardens/holdem' });
  const table: string = body.table;
  const people = await seated(room, table, ['Carl of Vallejo', 'Dora of Napa']);
  const [carl] = people;
  await carl.line.until(() => carl.line.view(table).state.turn !== null);
  // The hand goes on when somebody acts, and not by itself.
  room.clock.stop();
  return { table, people, carl, cookie: floor.cookie };
}

/** Seats that lie under the notice of a ruling. */
const overPlates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notice = document.querySelector('.RulingNotice-notice')?.getBoundingClientRect();
    return [...document.querySelectorAll('.SeatPlate-plate')].flatMap((plate) =>
      plate.getBoundingClientRect().top < (notice?.bottom ?? 0) ? [plate.textContent ?? ''] : [],
    );
  });

const panelOf = (page: Page) => page.getByRole('dialog');

describe('the floor rules', () => {
  test.concurrent('P29, 003:42 on an exposed card, from the floor’s desk; players read it and see the card', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const { table, carl, cookie } = await holdem(room);
    const player = await room.arrive({ cookie: carl.visitor.cookie });
    const felt = await player.page(`/t/${table}`);
    await felt.getByText('Carl of Vallejo').first().waitFor();
    const desk = await room.arrive({ cookie });
    const page = await desk.page('/floor');
    const panel = panelOf(page);
    await page.getByRole('button', { name: /^Manage Texas Hold'em/ }).click();
    await panel.getByRole('button', { name: 'Ruling…' }).click();
    await panel.getByLabel('What went wrong?').selectOption('exposed card');
    await panel.getByRole('radio', { name: 'Seat 2 · Dora of Napa' }).check();
    const read = panel.getByRole('button', { name: 'Read the ruling' });
    expect(await read.isDisabled()).toBe(true);
    await panel.getByRole('button', { name: 'Card 2' }).click();
    await read.click();
    const ruling = panel.getByRole('region', { name: 'The ruling' });
    await ruling.getByText('003:42').waitFor();
    await panel.locator('summary', { hasText: 'Do something else' }).click();
    expect(await picture(page, 'ruling-desk')).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Make this ruling' }).click();
    const notice = felt.getByRole('status').filter({ hasText: 'Ruling:' });
    await notice.getByText('003:42').waitFor();
    expect(await overPlates(felt)).toEqual([]);
    expect(await picture(felt, 'ruling-player')).toEqual([]);
    expect(await faultsOnPhone(felt)).toEqual([]);
    await felt.getByRole('button', { name: 'Close the ruling' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(
      carl.line.events(table).some((event) => event.type === 'played' && event.event.type === 'faced'),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page
      .getByRole('cell', { name: /exposed card/ })
      .first()
      .waitFor();
    expect([...desk.wrong, ...player.wrong]).toEqual([]);
  });

  test.concurrent('P29, 003:43-45 on a premature flop at the table, by keyboard; otherwise with a reason', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const { table, people, carl, cookie } = await holdem(room);
    const floor = await room.arrive({ cookie, size: 'phone' });
    const page = await floor.page(`/t/${table}`);
    const panel = panelOf(page);
    await page.getByRole('button', { name: 'Ruling', exact: true }).focus();
    // Who works here is offered no seat.
    await page.getByText('You are watching.').first().waitFor();
    expect(await page.locator('.SeatPlate-sit').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
    await page.keyboard.press('Enter');
    const what = panel.getByLabel('What went wrong?');
    await what.waitFor();
    await what.selectOption('exposed card');
    // The panel is all that a keyboard needs: whose, which card, and what is done.
    await panel.getByRole('radio', { name: 'Seat 1 · Carl of Vallejo' }).press('Space');
    await panel.getByRole('button', { name: 'Card 2' }).press('Enter');
    await panel.getByRole('button', { name: 'Read the ruling' }).press('Enter');
    await panel.locator('summary', { hasText: 'Do something else' }).press('Enter');
    await panel.getByRole('radio', { name: 'It stands as it is.' }).press('Space');
    await panel.getByLabel('Reason (the players will see it)').fill('Only Carl saw it.');
    expect(await picture(page, 'ruling-table')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.getByRole('button', { name: 'Do this instead' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Only Carl saw it.' }).waitFor();
    expect(await overPlates(page)).toEqual([]);
    await page.getByText('Everybody has seen this card').first().waitFor({ state: 'attached' });
    expect(await picture(page, 'ruling-marked')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });

    // A tablet held upright: the panel lies below the felt, which is pointed at.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole('button', { name: 'Ruling', exact: true }).click();
    await page.getByRole('button', { name: 'Point at the board' }).click();
    await panel.getByRole('button', { name: 'Board cards come before the betting is done' }).click();
    await panel.getByRole('button', { name: 'Read the ruling' }).click();
    await panel.getByText('003:43-45').waitFor();
    await panel.getByRole('button', { name: 'Make this ruling' }).click();
    await page.getByRole('status').filter({ hasText: '003:43-45' }).waitFor();
    // Both play on: the board comes from what was shuffled again.
    for (let turn = 0; turn < 4; turn++) {
      const view = carl.line.view(table);
      const [seat = -1] = view.state.turn?.seats ?? [];
      if (view.state.hand?.kind !== 'pot' || view.state.hand.state.boards.some((board) => board.length > 0))
        break;
      const due = view.legal();
      const type = due?.kind === 'pot' && due.legal.due === 'bet' && due.legal.check ? 'check' : 'call';
      await people[seat]?.line.do(table, { type: 'play', command: { type, seat } });
      await carl.line.until(() => carl.line.view(table).seq > view.seq);
    }
    await carl.line.until(() => {
      const { hand } = carl.line.view(table).state;
      return hand?.kind === 'pot' && hand.state.boards.some((board) => board.length === 3);
    });
    const piles = carl.line
      .events(table)
      .flatMap((event) =>
        event.type === 'played' && event.event.type === 'shuffled' && 'pile' in event.event
          ? [event.event.pile]
          : [],
      );
    expect(piles).toContain('stub and cards aside');
    expect(floor.wrong).toEqual([]);
  });

  test.concurrent('P29, 003:993-996 on a fouled pai gow hand, and on the bank seen early', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, people, cookie } = await paiGow(room);
    const [banker] = people;
    const floor = await room.arrive({ cookie });
    const page = await floor.page(`/t/${table}`);
    const panel = panelOf(page);
    const what = panel.getByLabel('What went wrong?');
    const ruling = panel.getByRole('region', { name: 'The ruling' });
    await page.getByRole('button', { name: 'Ruling', exact: true }).click();
    await panel.getByRole('button', { name: 'Hold the bets' }).click();
    await panel.getByRole('button', { name: 'Settle the bets' }).waitFor();
    await page.getByText('The floor is holding the bets').waitFor();
    // Named on the felt: a card of the hand, the bet, and at last whose hand it is.
    await page
      .getByRole('list', { name: /Dora of Napa/ })
      .getByRole('button')
      .nth(1)
      // The next card lies over the rest of it.
      .click({ position: { x: 5, y: 15 } });
    await page
      .getByRole('list', { name: /Dora of Napa/ })
      .getByRole('button', { pressed: true })
      .waitFor();
    await panel.getByRole('button', { name: 'A card is exposed' }).click();
    await panel.getByRole('button', { name: 'Card 2', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Point at Dora of Napa’s bet' }).click();
    await panel.getByRole('button', { name: 'A bet is changed after the cards are out' }).waitFor();
    await page.getByRole('button', { name: 'Point at Dora of Napa', exact: true }).click();
    await panel.getByRole('button', { name: 'A hand is fouled' }).click();
    expect(await what.inputValue()).toBe('fouled hand');
    expect(await panel.getByRole('radio', { name: 'Seat 2 · Dora of Napa' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Point at Dora of Napa', pressed: true }).waitFor();
    expect(await faultsOnPhone(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Read the ruling' }).click();
    await ruling.getByText('003:993-996').waitFor();
    await picture(page, 'ruling-pai-gow');
    await panel.getByRole('button', { name: 'Make this ruling' }).click();
    await page.getByRole('status').filter({ hasText: 'Ruling:' }).waitFor();
    const fouled = () =>
      banker.line.events(table).some((event) => event.type === 'played' && event.event.type === 'fouled');
    await banker.line.until(fouled);

    await page.getByRole('button', { name: 'Ruling', exact: true }).click();
    await what.selectOption('bank seen early');
    await panel.getByRole('button', { name: 'Read the ruling' }).click();
    await ruling.waitFor();
    await panel.getByRole('button', { name: 'Make this ruling' }).click();
    await expect
      .poll(
        () =>
          banker.line.events(table).filter((event) => event.type === 'played' && event.event.type === 'ruled')
            .length,
      )
      .toBe(2);
    expect(floor.wrong).toEqual([]);
  });
});

describe('a player without the floor', () => {
  test.concurrent('T64, 003:299 takes back a call made unaware of a raise', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const floor = await floorOf(room);
    const { body } = await floor.post('/api/floor/tables', {
      offering: 'hawaiian-gardens/lowball',
      limit: '10-20',
    });
    const table: string = body.table;
    // Nobody is dealt in before all three are there.
    const desk = await floor.connect();
    const order = (id: string) => desk.send({ type: 'floor', id, table, command: { type: id } });
    order('pause');
    await desk.next('done');
    const people = await seated(room, table, ['Carl of Vallejo', 'Dora of Napa', 'Edith of Chico']);
    order('resume');
    const watch = people[0].line;
    const due = () => watch.view(table).state.turn?.seats[0] ?? -1;
    const now = () => {
      const legal = watch.view(table).legal();
      return legal?.kind === 'pot' ? legal.legal : null;
    };
    await watch.until(() => due() >= 0);
    // Nobody kills the pot.
    while (now()?.due === 'kill') {
      const { seq } = watch.view(table);
      const seat = due();
      await people[seat]?.line.do(table, { type: 'play', command: { type: 'kill', seat, to: 0 } });
      await watch.until(() => watch.view(table).seq > seq && due() >= 0);
    }
    const first = due();
    const legal = now();
    if (legal?.due !== 'bet' || legal.raise === null) throw new Error('Nobody may raise.');
    const raise = { type: 'bet', seat: first, to: legal.raise.min } as const;
    expect(await people[first]?.line.do(table, { type: 'play', command: raise })).toBe('done');
    await watch.until(() => due() >= 0 && due() !== first);
    const second = due();
    const player = await room.arrive({ cookie: people[second]?.visitor.cookie ?? '', size: 'phone' });
    const page = await player.page(`/t/${table}`);
    const call = page.getByRole('button', { name: /^Call/ });
    await call.click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('status').filter({ hasText: '003:299' }).waitFor();
    await call.waitFor();
    await watch.until(() => due() === second);
    expect(player.wrong).toEqual([]);
  });
});

/** Three people at pai gow poker, of whom the first has the bank and the others have bet; the hands are to be set. */
async function paiGow(room: Inside) {
  const floor = await floorOf(room);
  const { body } = await floor.post('/api/floor/tables', { offering: 'hawaiian-gardens/pai-gow-poker' });
  const table: string = body.table;
  const people = await seated(room, table, ['Carl of Vallejo', 'Dora of Napa', 'Edith of Chico']);
  const [banker] = people;
  await banker.line.until(() => banker.line.view(table).state.bank.offered >= 0);
  while (banker.line.view(table).state.hand === null) {
    const { bank } = banker.line.view(table).state;
    if (bank.offered >= 0) {
      const type = bank.offered === 0 ? 'take bank' : 'pass bank';
      await people[bank.offered]?.line.do(table, { type });
    }
    await new Promise((go) => setTimeout(go, 20));
  }
  const { sign } = banker.line.view(table).state;
  if (sign.kind !== 'player-dealer') throw new Error('No bank.');
  const { limits, game } = sign;
  const stake = { type: 'stake', seat: 0, cents: 10 * limits.min } as const;
  const put = await banker.line.do(table, { type: 'play', command: stake });
  if (put !== 'done') throw new Error(put);
  for (const seat of [1, 2]) {
    const bet = { type: 'wager', seat, spot: seat * game.circles, kind: game.wagers[0]?.id ?? '' } as const;
    const placed = await people[seat]?.line.do(table, {
      type: 'play',
      command: { ...bet, cents: limits.min },
    });
    if (placed !== 'done') throw new Error(placed);
  }
  await banker.line.until(() => {
    const { hand } = banker.line.view(table).state;
    return hand?.kind === 'player-dealer' && hand.state.hands.flat().some(({ cards }) => cards.length === 7);
  });
  return { table, people, cookie: floor.cookie };
}
