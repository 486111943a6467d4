import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { seededRandom } from '../packages/core/src/cards/index.ts';
import { BotHost } from '../packages/room/src/room/bots/host.ts';
import { actIfDue } from '../packages/room/src/server/testing.ts';
import { openBrowser, SIZES } from './harness.ts';
import { faultsOnPhone, floorOf, OPEN_BETS, openInside, publicTable, seated, yourTurn } from './inside.ts';
import { faults, picture } from './looks.ts';
import { sitDown } from './player.ts';

/** What once broke a visit: each of these was met by somebody who only wanted to play. */

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe('a visit', () => {
  test.concurrent('one’s seats are in the lobby, with one’s account and at every other table', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const open = await publicTable(room, 'black-sheep/holdem');
    const full = await publicTable(room, 'empire/holdem', { seats: 2 });
    const [{ line }] = await seated(room, open, ['Abel of Napa']);
    await seated(room, full, ['Bess of Napa', 'Cleo of Napa']);
    const guest = await room.arrive({ name: 'Dina of Napa' });
    const other = await room.arrive({ name: 'Elmo of Napa' });
    const { body } = await guest.ask<{ table: string }>('/api/tables', {
      offering: 'hawaiian-gardens/razz',
      private: true,
    });
    const lines: WebSocketRoute[] = [];
    await guest.context.routeWebSocket(/\/ws$/, (route) => {
      lines.push(route, route.connectToServer());
    });
    const page = await guest.page(`/t/${body.table}`);
    await sitDown(page);
    await page.goto(`${room.server.url}/t/${full}`);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await page.getByText('You are number 1 of 1 on the list.').waitFor();
    await page.goto(`${room.server.url}/t/${open}`);
    await sitDown(page);

    // The heads of tables name the others.
    const others = page.getByRole('navigation', { name: 'Your other tables' });
    const beside = others.getByRole('link', { name: 'Side by side' });
    await beside.waitFor();
    await expect.poll(() => others.getByRole('link').count()).toBe(3);
    await page.getByRole('link', { name: /^Lobby \(you keep/ }).click();
    const mine = page.getByRole('region', { name: 'My tables' });
    const table = (name: RegExp) => mine.getByRole('link', { name });
    const all = async () => {
      await table(/Razz.*Private.*Seat 1 · \$/).waitFor();
      await table(/Number 1 of 1 on the waiting list/).waitFor();
      await table(/Texas Hold'em.*Seat 2 · \$/).waitFor();
      await expect.poll(() => mine.getByRole('link').count()).toBe(3);
    };
    await all();
    await page.reload();
    await all();
    // The line is cut, and comes back.
    for (const route of lines.splice(0)) await route.close();
    await page.getByText('Connected again.').waitFor();
    await all();

    // Whose turn it is comes by itself.
    const turn = table(/Texas Hold'em.*Your turn, \d+ s/);
    await expect.poll(async () => (await actIfDue(open, line)) || (await turn.count()) > 0).toBe(true);
    await turn.waitFor();
    // It is for as long as it is looked at.
    room.clock.stop();
    await expect.poll(() => page.title()).toBe("Your turn · Texas Hold'em");
    expect(await faults(page)).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);

    await page.getByRole('button', { name: /^Account of/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('At tables').waitFor();
    await dialog.getByRole('link', { name: /Razz/ }).click();
    await page.waitForURL(new RegExp(`/t/${body.table}$`));
    await page.locator('.SeatPlate-plate[data-you]').waitFor();
    // Back with one tap to where the turn is.
    await page.setViewportSize(SIZES.phone);
    await others.getByRole('link', { name: /Texas Hold'em: Your turn/ }).click();
    await yourTurn(page);

    // Side by side on a wide screen; on a phone one is in front, and the next one tap away.
    await page.goto(`${room.server.url}/tables`);
    const frames = page.locator('iframe');
    await expect.poll(() => frames.count()).toBe(3);
    for (const frame of await frames.all())
      await frame.contentFrame().locator('.SeatPlate-plate').first().waitFor({ state: 'attached' });
    const shown = page.locator('iframe:visible');
    await expect.poll(() => shown.count()).toBe(1);
    for (const name of [/^Razz/, /^Texas Hold'em Your turn/]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name, pressed: true }).waitFor();
      await expect.poll(() => shown.getAttribute('title')).toMatch(/^(Razz|Texas Hold'em)/);
    }
    expect(await faultsOnPhone(page)).toEqual([]);
    await expect.poll(() => shown.count()).toBe(3);

    // Nobody else is told of any of it.
    const lobby = await other.page('/');
    await lobby.locator('.LiveTables-table').first().waitFor();
    expect(await lobby.getByRole('region', { name: 'My tables' }).count()).toBe(0);
    expect(other.heard.join('')).not.toContain(body.table);
    expect([...guest.wrong, ...other.wrong]).toEqual([]);
  });

  test.concurrent('of tables beside each other the head says what each says itself, however late the room’s list is', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/holdem');
    const [{ line }] = await seated(room, table, ['Gary of Napa']);
    const guest = await room.arrive({ name: 'Hazel of Napa' });
    const first = await guest.page(`/t/${table}`);
    await sitDown(first);
    await first.close();
    // The list that comes when the page opens is the last one it hears.
    let lists = 0;
    await guest.context.routeWebSocket(/\/ws$/, (route) => {
      const server = route.connectToServer();
      server.onMessage((message) => {
        if (!String(message).startsWith('{"type":"mine"') || lists++ === 0) route.send(message);
      });
    });
    const page = await guest.page('/tables');
    const head = page.getByRole('button', { name: /^Texas Hold'em/ });
    const frame = page.locator('iframe').contentFrame();
    const mine = frame.locator('.InfoLine-turn[data-mine]');
    const whose = async () => (await line.until(() => line.view(table).state.turn ?? undefined)).seats;
    // Whoever is in the blind may act twice in a row.
    for (let others = 0; others < 2; ) {
      if (!(await whose()).includes(1)) {
        await expect.poll(() => head.textContent()).not.toMatch(/Your turn/);
        await actIfDue(table, line);
        others++;
        continue;
      }
      await mine.waitFor();
      await expect.poll(() => head.textContent()).toMatch(/Your turn, \d+ s$/);
      const { seq } = line.view(table);
      await frame.locator('.ActionBar-bar .bar-act:enabled', { hasText: /^(Check|Call)/ }).click();
      await line.until(() => line.view(table).seq > seq);
    }
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('a private table says so, its link goes around, and who has none reads how to get in', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const host = await room.arrive({ name: 'Fern of Davis' });
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await host.page('/?house=black-sheep&q=omaha+high');
    await page
      .getByRole('button', { name: /^Open a table of Omaha High/ })
      .first()
      .click();
    await page.getByLabel(/^Private/).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await sitDown(page);
    await page.getByRole('button', { name: 'Private table: invite people' }).click();
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/\/t\/[\w-]+\?key=[\w-]+$/);
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /^The link as a QR code/ })
      .waitFor();
    expect(await faultsOnPhone(page)).toEqual([]);
    // This device has nothing to share with.
    expect(await page.getByRole('button', { name: 'Share…' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    // By the lobby and back, without the key in the address.
    await page.goto(link.split('?', 1)[0] ?? '');
    await page.getByRole('button', { name: 'Private table: invite people' }).waitFor();

    const path = new URL(link).pathname;
    const guest = await room.arrive({ size: 'phone', name: 'Glen of Davis' });
    await guest.context.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (what = {}) => void shared.push(what);
    });
    for (const [address, says] of [
      [path, 'You need its link to get in.'],
      [`${path}?key=k_wrong`, 'This link doesn’t open the table.'],
    ] as const) {
      const away = await guest.page(address);
      await away.getByRole('heading', { name: 'This table is private' }).waitFor();
      await away.getByText(says).waitFor();
      expect(await away.getByText(/closed/).count()).toBe(0);
      expect(await faults(away)).toEqual([]);
      await away.getByLabel('Paste the link you were sent').fill('https://elsewhere.example/');
      await away.getByRole('button', { name: 'Enter' }).click();
      await away.getByText('That link leads to another table').waitFor();
      await away.getByLabel('Paste the link you were sent').fill(link);
      await away.getByRole('button', { name: 'Enter' }).click();
      await away.locator('.SeatPlate-sit').first().waitFor();
      if (address === path) {
        // Who was let in passes it on with whatever the phone shares things with.
        await away.getByRole('button', { name: 'Private table: invite people' }).click();
        await away
          .getByRole('dialog')
          .getByRole('img', { name: /^The link as a QR code/ })
          .waitFor();
        expect.soft(await picture(away, 'invitation')).toEqual([]);
        expect(await faults(away)).toEqual([]);
        await away.getByRole('button', { name: 'Share…' }).click();
        await expect
          .poll(() => away.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
          .toEqual([{ title: 'Omaha High/Low Split at Black Sheep Casino: a private table', url: link }]);
      }
      await away.close();
    }

    // The host runs the table: a pause, another clock, who comes in, and what is posted.
    const table = path.slice('/t/'.length);
    const dialog = page.getByRole('dialog');
    const menu = async (what: string) => {
      await page.getByRole('button', { name: 'My seat' }).click();
      await dialog.getByRole('button', { name: what, exact: true }).click();
    };
    const glen = room.visitor();
    glen.cookie = (await guest.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const line = await glen.connect();
    line.send({ type: 'watch', table, key: new URL(link).searchParams.get('key') ?? '' });
    expect(await line.do(table, { type: 'wait' })).toBe('done');
    await menu('Host');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByRole('button', { name: 'Resume' }).waitFor();
    await line.until(() => line.view(table).state.pausedByHost);
    await dialog.getByLabel('Time bank').selectOption('60');
    await line.until(() => line.view(table).state.sign.rules.timeBank === 60);
    await dialog.getByRole('button', { name: /^Seat with \$/ }).click();
    await dialog.getByRole('button', { name: 'Ask to leave: Glen of Davis' }).waitFor();
    await dialog.getByRole('button', { name: 'Play without fees' }).click();
    await line.until(() => line.view(table).state.sign.fees.options.length === 0);
    await dialog.getByRole('button', { name: 'Post the usual fees' }).click();
    await line.until(() => line.view(table).state.sign.fees.options.length > 0);
    expect(await faultsOnPhone(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await page.keyboard.press('Escape');
    // Whoever plays there calls the floor, and reads the ledger, which stands there when the table has closed.
    await menu('Call the floor');
    await dialog.getByLabel('What is it about?').fill('The deck looks marked.');
    await dialog.getByRole('button', { name: 'Call the floor' }).click();
    await page.getByText('The floor has been called.').first().waitFor();
    expect(room.room.live(table)?.table.state.calls).toMatchObject([{ what: 'The deck looks marked.' }]);
    await menu('Ledger');
    await dialog.getByRole('row', { name: /Glen of Davis/ }).waitFor();
    await page.keyboard.press('Escape');
    await menu('Host');
    await dialog.getByRole('button', { name: 'Close the table' }).click();
    await dialog.getByRole('button', { name: 'Close it' }).click();
    for (
      const closed = page.getByRole('heading', { name: 'This table has closed' });
      !(await closed.isVisible());
    ) {
      await line.do(table, { type: 'play', command: { type: 'fold', seat: 1 } });
      const fold = page.getByRole('button', { name: /^Fold/ });
      if (await fold.isVisible()) await fold.click({ timeout: 1000 }).catch(() => {});
    }
    await page.getByRole('row', { name: /^Glen of Davis/ }).waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Ledger copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /Fern of Davis: [+−]\$\d+\.\d\d \(bought in/,
    );
    expect(await faultsOnPhone(page)).toEqual([]);

    // Somebody with a seat who has not signed in on this device.
    const owner = room.visitor();
    await owner.post('/api/register', { name: 'Hope of Davis', password: 'seven pears 7' });
    const { body } = await owner.post('/api/tables', { offering: 'empire/holdem', private: true });
    const stranger = await room.arrive();
    const door = await stranger.page(`/t/${body.table}`);
    await door.getByRole('button', { name: 'Sign in' }).click();
    await door.getByRole('radio', { name: 'Log in' }).check();
    await door.getByLabel('Your name at the table').fill('Hope of Davis');
    await door.getByLabel('Password').fill('seven pears 7');
    await door.getByRole('button', { name: 'Log in' }).click();
    await door.locator('.SeatPlate-sit').first().waitFor();

    // One that has closed says that, and one that never was says that.
    const floor = await floorOf(room);
    const desk = await floor.connect();
    desk.send({ type: 'floor', id: 'close', table: body.table, command: { type: 'close' } });
    await door.getByRole('heading', { name: 'This table has closed' }).waitFor();
    await door.reload();
    await door.getByRole('heading', { name: 'This table has closed' }).waitFor();
    await door.goto(`${room.server.url}/t/t_never`);
    await door.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect([...host.wrong, ...guest.wrong, ...stranger.wrong]).toEqual([]);
  });

  test.concurrent.for([
    ['fresh', 'Last hands', /shoe/i],
    ['running', 'This shoe', /Last hands/],
  ] as const)(
    'the scoreboard counts what is dealt: a shoe that is %s',
    async ([shoe, says, never], { expect, onTestFinished }) => {
      const room = await openInside(browser);
      onTestFinished(room.close);
      const bots = new BotHost(room.room, { random: seededRandom(7), wait: 0 });
      onTestFinished(() => bots.stop());
      const table = await publicTable(room, 'hawaiian-gardens/baccarat', { table: { shoe } });
      const guest = await room.arrive({ name: 'Ivy of Colma' });
      const page = await guest.page(`/t/${table}`);
      await page.getByRole('tab', { name: 'Roads' }).click();
      await bots.fill(table, 3);
      const tally = page.locator('.Scoreboard-tally');
      await tally.getByRole('columnheader', { name: says }).waitFor();
      expect(await tally.textContent()).not.toMatch(never);
      expect(guest.wrong).toEqual([]);
    },
  );

  test.concurrent('who sits down while bets are open reads what happens and when to be dealt in', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/ez-baccarat');
    const people = await seated(room, table, ['Jody of Sonora', 'Kip of Sonora', 'Lou of Sonora']);
    const [{ line }] = people;
    const now = () => line.view(table).state;
    /** Whoever is offered the bank takes it. */
    const openBets = async () => {
      await line.until(() => now().hand === null && now().bank.offered >= 0);
      const bank = now().bank.offered;
      await people[bank]?.line.do(table, { type: 'take bank' });
      await line.until(() => now().hand !== null);
      return bank;
    };
    const bank = await openBets();
    const guest = await room.arrive({ size: 'phone', name: 'Moe of Sonora' });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const note = page.locator('.ActionBar-bar .bar-note');
    const says = (text: RegExp) => expect.poll(() => note.textContent()).toMatch(text);
    await says(/^You will be dealt in next round\. This one is waiting \d+ s for the bank\.$/);
    const stake = (seat: number) =>
      people[seat]?.line.do(table, { type: 'play', command: { type: 'stake', seat, cents: 10_000 } });
    await stake(bank);
    await line.until(() => line.view(table).legal()?.legal.due === 'bet');
    const bet = async (seat: number) => {
      const legal = line.view(table).legal();
      const bets = legal?.kind === 'player-dealer' && legal.legal.due === 'bet' ? legal.legal.seats : [];
      const wager = bets.find((one) => one.seat === seat)?.wagers[0];
      if (wager === undefined) throw new Error('Nobody may bet.');
      const { spot, kind, least: cents } = wager;
      const command = { type: 'wager', seat, spot, kind, cents } as const;
      expect(await people[seat]?.line.do(table, { type: 'play', command })).toBe('done');
    };
    await bet((bank + 1) % 3);
    await says(/^You will be dealt in next round\. Bets on this one close in \d+ s\.$/);
    expect(await page.locator('.InfoLine-line').textContent()).not.toMatch(/close/);
    expect(await faults(page)).toEqual([]);
    // The round is over when the last has bet; the guest is offered the next one.
    await bet((bank + 2) % 3);
    await openBets();
    await page.locator('.BetBar-circle').first().waitFor();
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('P23 the room itself says at seats and in talk who is the floor, a proposition player or a bot', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const floor = await floorOf(room);
    const pia = room.visitor();
    const { body } = await pia.post('/api/register', { name: 'Pia of Ceres', password: 'seven pears 7' });
    await floor.post('/api/floor/roles', { user: body.you.id, role: 'proposition' });
    const bots = new BotHost(room.room, { random: seededRandom(7), wait: 20_000 });
    onTestFinished(() => bots.stop());
    const table = await publicTable(room, 'black-sheep/ez-baccarat');
    await pia.post('/api/login', { name: 'Pia of Ceres', password: 'seven pears 7' });
    const guest = await room.arrive({ name: 'Quin of Ceres' });
    const page = await guest.page(`/t/${table}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
    const lines = [];
    for (const visitor of [floor, pia]) {
      const line = await visitor.connect();
      line.send({ type: 'watch', table });
      await line.next('table');
      lines.push(line);
    }
    await lines[1]?.do(table, { type: 'sit', seat: 3, cents: 20_000 });
    await bots.fill(table, 1);
    for (const line of lines) line.send({ type: 'say', table, text: 'Good evening.' });
    const plate = (name: string) => page.locator('.SeatPlate-plate', { hasText: name });
    await plate('Seat 4, Pia of Ceres (Proposition player)')
      .locator('.RoleBadge-badge', { hasText: 'Prop' })
      .waitFor();
    await page
      .locator('.SeatPlate-plate', { hasText: '(bot)' })
      .locator('.SeatPlate-mark .icons-icon')
      .waitFor();
    const said = page.locator('.Chat-lines li');
    await said.filter({ hasText: /^floor Floor Good evening/ }).waitFor();
    await said.filter({ hasText: /^Pia of Ceres Prop Good evening/ }).waitFor();
    await sitDown(page);
    await page.getByLabel('Say something').fill('Hello.');
    await page.getByRole('button', { name: 'Send' }).click();
    await said.filter({ hasText: /^Quin of Ceres +Hello/ }).waitFor();
    expect(await plate('Quin of Ceres').locator('.RoleBadge-badge, .icons-icon').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('Help is for players, and leads to the API reference and back', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const stranger = await room.arrive();
    const page = await stranger.page('/');
    await page.getByRole('navigation', { name: 'Cardroom' }).getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'How to play' }).waitFor();
    for (const about of [
      'Take a seat',
      'Be the player-dealer',
      'Keyboard',
      'The rules',
      'Fair cards',
      'Play chips',
    ])
      await page.getByRole('heading', { level: 2, name: about }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsOnPhone(page)).toEqual([]);
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor();
    await page.getByRole('link', { name: 'Back to help' }).click();
    await page.getByRole('heading', { level: 2, name: 'For programmers' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(stranger.wrong).toEqual([]);
  });
});
