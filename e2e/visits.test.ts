import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { seededRandom } from '../packages/core/src/cards/index.ts';
import { BotHost } from '../packages/room/src/room/bots/host.ts';
import { actIfDue } from '../packages/room/src/server/testing.ts';
import { openBrowser, SIZES, type Visitor } from './harness.ts';
import { faultsOnPhone, type Inside, movedClock, openInside, seated } from './inside.ts';
import { faults, picture } from './looks.ts';
import { sitDown } from './player.ts';

/** What once broke a visit: each of these was met by somebody who only wanted to play. */

let browser: Browser;
let owners = 0;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** A table that anybody finds, of this game. */
async function publicTable(room: Inside, offering: string, more: object = {}): Promise<string> {
  const owner = room.visitor();
  await owner.guest(`Opal ${++owners}`);
  const { body } = await owner.post('/api/tables', { offering, ...more });
  return body.table;
}

/** In the page: which of these are not wholly in the window, or lie under something else. */
function outOfReach(selector: string): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  if (all.length === 0) return [`there is no ${selector}`];
  return all.flatMap((element) => {
    // What a box scrolls to is within reach.
    if (element.closest('.Dialog-box') !== null) element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.className;
    if (top < 0 || left < 0 || top + height > innerHeight + 1 || left + width > innerWidth + 1)
      return [`${name} is outside`];
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const under = at !== null && (element.contains(at) || at.contains(element));
    return under ? [] : [`${name} lies under ${at?.className}`];
  });
}

/** Notices stay for as long as the test looks. */
const keepNotices = ({ context }: Visitor): Promise<unknown> =>
  context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((fn: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= 6000 ? 0 : wait(fn, ms, ...rest)) as typeof setTimeout;
  });

const yourTurn = (page: Page) => page.locator('.InfoLine-turn[data-mine]').waitFor();

describe('a visit', () => {
  test.concurrent.for(['laptop', 'phone', 'landscape'] as const)(
    'a notice covers neither a dialog nor the buttons of one’s turn, %s',
    async (size, { expect, onTestFinished }) => {
      const room = await openInside(browser);
      onTestFinished(room.close);
      const table = await publicTable(room, 'lucky-lady/no-limit-holdem');
      const [{ line }] = await seated(room, table, ['Vera of Chino']);
      const stranger = await room.arrive({ size });
      await keepNotices(stranger);
      const page = await stranger.page(`/t/${table}`);
      await page.locator('.SeatPlate-sit').first().click();
      await page.getByRole('button', { name: /^Play as/ }).click();
      await page.getByRole('button', { name: /^Buy in for/ }).waitFor();
      await page.locator('.toasts-toast', { hasText: 'Welcome' }).waitFor();
      expect(await page.evaluate(outOfReach, 'dialog button, dialog input')).toEqual([]);
      expect(await page.evaluate(outOfReach, '.toasts-toast')).toEqual([]);
      // It can be pressed while the notice stays.
      await page.getByRole('button', { name: /^Buy in for/ }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      for (let mine = false; !mine; mine = (await page.locator('.InfoLine-turn[data-mine]').count()) > 0) {
        await page.locator('.InfoLine-turn').waitFor();
        await actIfDue(table, line);
      }
      await page.locator('.ActionBar-bar .bar-act').first().waitFor();
      expect(await page.locator('.toasts-toast').count()).toBeGreaterThan(0);
      expect(await page.evaluate(outOfReach, '.ActionBar-bar button:enabled, .InfoLine-turn')).toEqual([]);
      expect(stranger.wrong).toEqual([]);
    },
  );

  test.concurrent('the sheet of a phone folds by itself when it is your turn, and title, phone and, to who looks elsewhere, a notice tell', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/holdem');
    const [{ line }] = await seated(room, table, ['Walt of Indio']);
    const guest = await room.arrive({ size: 'phone', name: 'Xena of Marin' });
    await guest.context.addInitScript(() => {
      localStorage.setItem('cardroom.settings', JSON.stringify({ sound: 'on' }));
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
      // A device that shows notices, and on which another tab may be in front.
      const notices: string[] = [];
      let hidden = false;
      class Notice {
        static permission = 'granted';
        constructor(words: string) {
          notices.push(words);
        }
        close(): void {
          notices.pop();
        }
      }
      const look = (away: boolean) => {
        hidden = away;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      };
      Object.defineProperty(document, 'hidden', { get: () => hidden });
      Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
      Object.assign(window, { Notification: Notice, notices, look });
    });
    const look = (away: boolean) =>
      page.evaluate((on) => (window as unknown as { look: (away: boolean) => void }).look(on), away);
    const notices = () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
    const buzzes = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length);
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const sheet = page.locator('.Panel-panel');
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
    /** Acts for the guest until it is the other one's turn. */
    const turnOfOther = async () => {
      for (;;) {
        const { seats } = await line.until(() => line.view(table).state.turn ?? undefined);
        if (seats.includes(0)) break;
        const { seq } = line.view(table);
        await page.locator('.ActionBar-bar .bar-act', { hasText: /^(Check|Call)/ }).click();
        await line.until(() => line.view(table).seq > seq);
      }
      await page.locator('.InfoLine-turn:not([data-mine])').waitFor();
    };
    await turnOfOther();
    expect(await page.title()).toBe("Texas Hold'em · Cardroom");
    for (const tab of ['Hand log', 'Rules', 'Chat']) {
      await page.locator('.Head-panelButton').click();
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Chat') await page.getByLabel('Say something').fill('half a sentence');
      const before = await buzzes();
      // Somebody who writes looks something up elsewhere.
      const away = tab === 'Chat';
      await look(away);
      while (!(await line.until(() => line.view(table).state.turn ?? undefined)).seats.includes(1))
        await actIfDue(table, line);
      await yourTurn(page);
      await sheet.waitFor({ state: 'hidden' });
      expect(await page.title()).toBe("Your turn · Texas Hold'em");
      expect(await icon()).toBe('/icon-turn.svg');
      expect(
        await page.evaluate(
          outOfReach,
          '.ActionBar-bar .bar-act, .InfoLine-turn[data-mine], .Cards-cards[aria-label="Your cards"] [role="img"]',
        ),
      ).toEqual([]);
      expect(await buzzes()).toBe(before + 1);
      expect(await notices()).toEqual(away ? ["Your turn · Texas Hold'em"] : []);
      if (tab !== 'Chat') await turnOfOther();
    }
    await look(false);
    expect(await notices()).toEqual([]);
    // What one was writing is still there, and who goes back to it sees how long there is.
    await page.locator('.Head-panelButton').click();
    expect(await page.getByLabel('Say something').inputValue()).toBe('half a sentence');
    await page.getByRole('button', { name: /^Your turn, \d+ s: back to the table$/ }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.locator('.ActionBar-bar .bar-act', { hasText: /^(Check|Call)/ }).click();
    await expect.poll(() => page.title()).toBe("Texas Hold'em · Cardroom");
    expect(await icon()).toBe('/icon.svg');
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('the sheet folds when bets open for you, and when the bank is offered to you', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: { betweenHands: 20, betting: 20_000, lastBets: 500 } });
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/ez-baccarat');
    const [{ line }] = await seated(room, table, ['Yuri of Lodi']);
    const guest = await room.arrive({ size: 'phone', name: 'Zoe of Ojai' });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const sheet = page.locator('.Panel-panel');
    const open = () => page.locator('.Head-panelButton').click();
    // Whoever is offered the bank first: the guest passes it on, and bets against the other.
    await line.until(() => line.view(table).state.bank.offered >= 0);
    if (line.view(table).state.bank.offered === 1) {
      await page.getByRole('button', { name: /^Pass/ }).click();
      await line.until(() => line.view(table).state.bank.offered === 0);
    }
    await open();
    await line.do(table, { type: 'take bank' });
    await page.locator('.BetBar-circle').first().waitFor();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.title()).toMatch(/^Your turn · EZ/);
    expect(
      await page.evaluate(outOfReach, '.BetBar-rackChip, .BetBar-circle:enabled, .InfoLine-line'),
    ).toEqual([]);
    await line.do(table, { type: 'play', command: { type: 'stake', seat: 0, cents: 10_000 } });
    await page.locator('.BetBar-circle:enabled').first().click();
    await expect.poll(() => page.title()).toMatch(/^EZ/);
    await open();
    // Two rounds at most: by then it is offered to the guest.
    for (let rounds = 0; rounds < 3 && line.view(table).state.bank.offered !== 1; rounds++) {
      await line.until(
        () => line.view(table).state.hand === null && line.view(table).state.bank.offered >= 0,
      );
      if (line.view(table).state.bank.offered !== 0) break;
      await line.do(table, { type: 'pass bank' });
      await line.until(() => line.view(table).state.bank.offered !== 0);
    }
    const bank = page.getByRole('button', { name: /^Be the player-dealer/ });
    await bank.waitFor();
    // Nobody is urged to hold the bank.
    expect(await bank.getAttribute('data-strength')).toBeNull();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.evaluate(outOfReach, '.ActionBar-bar .bar-act')).toEqual([]);
    expect(guest.wrong).toEqual([]);
  });

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
    expect(await others.getByRole('link').count()).toBe(3);
    await beside.waitFor();
    await page.getByRole('link', { name: /^Lobby \(you keep/ }).click();
    const mine = page.getByRole('region', { name: 'My tables' });
    const table = (name: RegExp) => mine.getByRole('link', { name });
    const all = async () => {
      await table(/Razz.*Private.*Seat 1 · \$/).waitFor();
      await table(/Number 1 of 1 on the waiting list/).waitFor();
      await table(/Texas Hold'em.*Seat 2 · \$/).waitFor();
      expect(await mine.getByRole('link').count()).toBe(3);
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
    expect(await page.title()).toBe("Your turn · Texas Hold'em");
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
    expect(await shown.count()).toBe(1);
    for (const name of [/^Razz/, /^Texas Hold'em Your turn/]) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => shown.getAttribute('title')).toMatch(/^(Razz|Texas Hold'em)/);
      expect(await page.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    }
    expect(await faultsOnPhone(page)).toEqual([]);
    expect(await shown.count()).toBe(3);

    // Nobody else is told of any of it.
    const lobby = await other.page('/');
    await lobby.locator('.LiveTables-table').first().waitFor();
    expect(await lobby.getByRole('region', { name: 'My tables' }).count()).toBe(0);
    expect(other.heard.join('')).not.toContain(body.table);
    expect([...guest.wrong, ...other.wrong]).toEqual([]);
  });

  test.concurrent('T57 a time bank is shown and used by itself, a lost line has its grace, and who comes back reads what was done', async ({
    expect,
    onTestFinished,
  }) => {
    const clock = movedClock();
    const room = await openInside(browser, { clock, timeToAct: 30 });
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/holdem', { table: { timeBank: 60, grace: 30 } });
    const [{ line }] = await seated(room, table, ['Ivan of Colma']);
    const guest = await room.arrive({ name: 'Jill of Colma' });
    const lines: WebSocketRoute[] = [];
    let down = false;
    await guest.context.routeWebSocket(/\/ws$/, (route) => {
      if (down) void route.close();
      else lines.push(route, route.connectToServer());
    });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const info = page.locator('.InfoLine-line');
    const myTurn = async () => {
      while (!(await line.until(() => line.view(table).state.turn ?? undefined)).seats.includes(1))
        await actIfDue(table, line);
      await yourTurn(page);
    };
    await myTurn();
    await info.getByText('Time bank 60 s').waitFor();
    clock.skip(31_000);
    await info.getByText(/^Your turn, \d+ s left of your time bank$/).waitFor();
    await page.locator('.ActionBar-bar .bar-act:enabled', { hasText: /^(Check|Call)/ }).click();
    await page
      .locator('.InfoLine-turn:not([data-mine])')
      .or(info.getByText(/^Time bank [1-5]?\d s$/))
      .waitFor();
    await myTurn();

    // The line breaks: first the grace, then what the rules do for somebody who is not there.
    const seat = () => room.room.live(table)?.table.state.seats[1];
    const told = (what: string) => line.events(table).filter(({ type }) => type === what).length;
    clock.skip(20_000);
    down = true;
    for (const route of lines.splice(0)) await route.close();
    await expect.poll(() => seat()?.lineLost).toBeDefined();
    clock.skip(11_000);
    await line.until(() => told('grace') === 1);
    expect(told('timed out')).toBe(0);
    clock.skip(31_000);
    await line.until(() => told('timed out') === 1);
    down = false;
    await page.locator('.toasts-toast', { hasText: /Your time ran out\. You (check|fold)/ }).waitFor();
    expect(guest.wrong.filter((what) => !/WebSocket/.test(what))).toEqual([]);
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
        expect(await away.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
          { title: 'Omaha High/Low Split at Black Sheep Casino: a private table', url: link },
        ]);
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
    const floor = room.visitor();
    await floor.post('/api/login', { name: 'floor', password: room.server.floor?.password });
    await floor.post('/api/account', { password: 'a desk of our own' });
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
    const room = await openInside(browser, { pace: { betweenHands: 20, betting: 60_000, lastBets: 20_000 } });
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/ez-baccarat');
    const people = await seated(room, table, ['Jody of Sonora', 'Kip of Sonora', 'Lou of Sonora']);
    const [{ line }] = people;
    const now = () => line.view(table).state;
    /** Whoever is offered the bank takes it, and another bets. */
    const openBets = async () => {
      await line.until(() => now().bank.offered >= 0);
      const bank = now().bank.offered;
      await people[bank]?.line.do(table, { type: 'take bank' });
      await line.until(() => now().hand !== null);
      return { bank, better: (bank + 1) % 3 };
    };
    const { bank, better } = await openBets();
    const guest = await room.arrive({ size: 'phone', name: 'Moe of Sonora' });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const note = page.locator('.ActionBar-bar .bar-note');
    const says = (text: RegExp) => expect.poll(() => note.textContent()).toMatch(text);
    await says(/^You will be dealt in next round\. This one is waiting \d+ s for the bank\.$/);
    const stake = (seat: number) =>
      people[seat]?.line.do(table, { type: 'play', command: { type: 'stake', seat, cents: 10_000 } });
    await stake(bank);
    const legal = line.view(table).legal();
    const bets = legal?.kind === 'player-dealer' && legal.legal.due === 'bet' ? legal.legal.seats : [];
    const wager = bets.find(({ seat }) => seat === better)?.wagers[0];
    if (wager === undefined) throw new Error('Nobody may bet.');
    const { spot, kind, least: cents } = wager;
    await people[better]?.line.do(table, {
      type: 'play',
      command: { type: 'wager', seat: better, spot, kind, cents },
    });
    await says(/^You will be dealt in next round\. Bets on this one close in \d+ s\.$/);
    expect(await page.locator('.InfoLine-line').textContent()).not.toMatch(/close/);
    expect(await faults(page)).toEqual([]);
    // The round is over; the guest is offered the next one.
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
    const floor = room.visitor();
    await floor.post('/api/login', { name: 'floor', password: room.server.floor?.password });
    await floor.post('/api/account', { password: 'a desk of our own' });
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
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(stranger.wrong).toEqual([]);
  });
});

test('L8 who is next on the waiting list is told of a free seat, and of the turn that went by', async ({
  expect,
  onTestFinished,
}) => {
  // No hand begins, so that who leaves is gone at once and not when the other has acted.
  const pace = { betweenHands: 3_600_000, betting: 0, lastBets: 0 };
  const room = await openInside(browser, { limits: { timeToSit: 10 }, pace });
  onTestFinished(room.close);
  const table = await publicTable(room, 'lucky-lady/no-limit-holdem', { seats: 2 });
  const [{ line }] = await seated(room, table, ['Vera of Chino', 'Walt of Ojai']);
  const wanda = await room.arrive({ name: 'Wanda', size: 'phone' });
  await keepNotices(wanda);
  const page = await wanda.page(`/t/${table}`);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByText('You are number 1 of 1 on the list.').waitFor();
  await line.do(table, { type: 'leave' });
  await page.getByText('A seat is open for you.').waitFor();
  expect(await page.evaluate(outOfReach, '.bar-act')).toEqual([]);
  await page.getByText('You did not take the open seat within 10 seconds').waitFor();
  expect(await page.evaluate(outOfReach, '.toasts-toast')).toEqual([]);
  expect(await page.getByText('A seat is open for you.').count()).toBe(0);
  expect(wanda.wrong).toEqual([]);
});
