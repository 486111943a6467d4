import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { actIfDue } from '../packages/room/src/server/testing.ts';
import { openBrowser, type Visitor } from './harness.ts';
import { banked, OPEN_BETS, openInside, publicTable, seated, yourTurn } from './inside.ts';
import { settled } from './looks.ts';
import { sitDown } from './player.ts';

/** What the page tells somebody when something is due, and that nothing to be pressed lies under it. */

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** Which of these are not wholly in the window, or lie under something else, once all has come to rest. */
async function outOfReach(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(settled);
  return page.evaluate(coveredIn, selector);
}

function coveredIn(selector: string): string[] {
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
      expect(await outOfReach(page, 'dialog button, dialog input')).toEqual([]);
      expect(await outOfReach(page, '.toasts-toast')).toEqual([]);
      // It can be pressed while the notice stays.
      await page.getByRole('button', { name: /^Buy in for/ }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      for (let mine = false; !mine; mine = (await page.locator('.InfoLine-turn[data-mine]').count()) > 0) {
        await page.locator('.InfoLine-turn').waitFor();
        await actIfDue(table, line);
      }
      await page.locator('.ActionBar-bar .bar-act').first().waitFor();
      expect(await page.locator('.toasts-toast').count()).toBeGreaterThan(0);
      expect(await outOfReach(page, '.ActionBar-bar button:enabled, .InfoLine-turn')).toEqual([]);
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
    const named = (title: string) => expect.poll(() => page.title()).toBe(title);
    const marked = (href: string) => expect.poll(icon).toBe(href);
    await turnOfOther();
    await named("Texas Hold'em · Cardroom");
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
      await named("Your turn · Texas Hold'em");
      await marked('/icon-turn.svg');
      expect(
        await outOfReach(
          page,
          '.ActionBar-bar .bar-act, .InfoLine-turn[data-mine], .Cards-cards[aria-label="Your cards"] [role="img"]',
        ),
      ).toEqual([]);
      await expect.poll(buzzes).toBe(before + 1);
      await expect.poll(notices).toEqual(away ? ["Your turn · Texas Hold'em"] : []);
      if (tab !== 'Chat') await turnOfOther();
    }
    await look(false);
    await expect.poll(notices).toEqual([]);
    // What one was writing is still there, and who goes back to it sees how long there is.
    await page.locator('.Head-panelButton').click();
    expect(await page.getByLabel('Say something').inputValue()).toBe('half a sentence');
    await page.getByRole('button', { name: /^Your turn, \d+ s: back to the table$/ }).click();
    await sheet.waitFor({ state: 'hidden' });
    // Who checks in the blind may have the first turn after the flop as well.
    await turnOfOther();
    await named("Texas Hold'em · Cardroom");
    await marked('/icon.svg');
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('what was said ahead is done when the turn comes, and nothing else can be pressed meanwhile', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser);
    onTestFinished(room.close);
    const table = await publicTable(room, 'black-sheep/holdem');
    const [{ line }] = await seated(room, table, ['Abby of Colma']);
    const guest = await room.arrive({ name: 'Burt of Fresno' });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const ahead = page.getByRole('button', { name: /^Call any/ });
    const said = page.locator('.Story-sentence', { hasText: /^You (call|check)/ });
    // Of this hand: those that were played before are folded in below it.
    const streets = page
      .locator('.Story-story')
      .first()
      .locator('.Story-sentence', { hasText: /^(Flop|Turn|River):/ });
    const street = () => {
      const { hand, hands } = line.view(table).state;
      return { hands, board: hand?.kind === 'pot' ? (hand.state.boards[0]?.length ?? 0) : 0 };
    };
    // Both only check and call, so whoever is second ends the street.
    for (let done = 0, mine = ''; done < 2; ) {
      const { seats } = await line.until(() => line.view(table).state.turn ?? undefined);
      const { hands, board } = street();
      const now = `${hands} ${board}`;
      if (seats.includes(1)) {
        const { seq } = line.view(table);
        await page.locator('.ActionBar-bar .bar-act:enabled', { hasText: /^(Check|Call)/ }).click();
        await line.until(() => line.view(table).seq > seq);
        mine = now;
        continue;
      }
      if (mine === now) {
        await actIfDue(table, line);
        continue;
      }
      await page.locator('.Head-name', { hasText: `Hand ${hands}` }).waitFor();
      await expect.poll(() => streets.count()).toBe(Math.max(0, board - 2));
      await ahead.click();
      const before = await said.count();
      // Looked at with every change of the page: buttons that could be pressed before the move was told.
      await page.evaluate((told) => {
        const early: string[] = [];
        const look = () => {
          const acts = [...document.querySelectorAll<HTMLButtonElement>('.bar-act:enabled')];
          const now = [...document.querySelectorAll('.Story-sentence')].filter(({ textContent }) =>
            /^You (call|check)/.test(textContent ?? ''),
          );
          if (acts.length > 0 && now.length <= told)
            early.push(acts.map(({ textContent }) => textContent).join());
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, attributes: true });
        Object.assign(window, { early, changes });
      }, before);
      await actIfDue(table, line);
      await expect.poll(() => said.count()).toBeGreaterThan(before);
      const early = await page.evaluate(() => {
        const { early, changes } = window as unknown as { early: string[]; changes: MutationObserver };
        changes.disconnect();
        return early;
      });
      expect(early).toEqual([]);
      done++;
    }
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('the sheet folds when bets open for you, and when the bank is offered to you', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { pace: OPEN_BETS });
    onTestFinished(room.close);
    const { table, vera, walt, does, state } = await banked(room, 'black-sheep/ez-baccarat');
    const guest = await room.arrive({ size: 'phone', name: 'Zoe of Ojai' });
    const page = await guest.page(`/t/${table}`);
    await sitDown(page);
    const sheet = page.locator('.Panel-panel');
    const open = () => page.locator('.Head-panelButton').click();
    await open();
    await does(vera.line, { type: 'take bank' });
    await page.locator('.BetBar-circle').first().waitFor();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.title()).toMatch(/^Your turn · EZ/);
    expect(await outOfReach(page, '.BetBar-rackChip, .BetBar-circle:enabled, .InfoLine-line')).toEqual([]);
    await does(vera.line, { type: 'play', command: { type: 'stake', seat: 0, cents: 10_000 } });
    await page.locator('.BetBar-circle:enabled').first().click();
    await expect.poll(() => page.title()).toMatch(/^EZ/);
    await open();
    await sheet.waitFor();
    // The round goes on when Walt has bet as well; after it the others pass the bank on to the guest.
    const bet = { type: 'wager', seat: 1, spot: 1, kind: 'player', cents: 500 } as const;
    await does(walt.line, { type: 'play', command: bet });
    for (const [seat, { line }] of [vera, walt].entries()) {
      await vera.line.until(() => state().hand === null && state().bank.offered === seat);
      await does(line, { type: 'pass bank' });
    }
    const bank = page.getByRole('button', { name: /^Be the player-dealer/ });
    await bank.waitFor();
    // Nobody is urged to hold the bank.
    expect(await bank.getAttribute('data-strength')).toBeNull();
    await sheet.waitFor({ state: 'hidden' });
    expect(await outOfReach(page, '.ActionBar-bar .bar-act')).toEqual([]);
    expect(guest.wrong).toEqual([]);
  });

  test.concurrent('T57 a time bank is shown and used by itself, a lost line has its grace, and who comes back reads what was done', async ({
    expect,
    onTestFinished,
  }) => {
    const room = await openInside(browser, { timeToAct: 30 });
    const { clock } = room;
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
    /** From there on no time passes by itself. */
    const myTurn = async () => {
      clock.go();
      while (!(await line.until(() => line.view(table).state.turn ?? undefined)).seats.includes(1))
        await actIfDue(table, line);
      clock.stop();
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
    const live = room.room.live(table);
    const seat = () => live?.table.state.seats[1];
    const told = (what: string) => line.events(table).filter(({ type }) => type === what).length;
    clock.skip(20_000);
    down = true;
    for (const route of lines.splice(0)) await route.close();
    await expect.poll(() => live?.broadcast.isWatchedBy(seat()?.player ?? '')).toBe(false);
    // Each table is looked at once in five seconds.
    for (let looked = 0; looked < 10; looked++) clock.skip(500);
    await expect.poll(() => seat()?.lineLost).toBeDefined();
    clock.skip(6_000);
    await line.until(() => told('grace') === 1);
    expect(told('timed out')).toBe(0);
    clock.skip(31_000);
    await line.until(() => told('timed out') === 1);
    down = false;
    await page.locator('.toasts-toast', { hasText: /Your time ran out\. You (check|fold)/ }).waitFor();
    expect(guest.wrong.filter((what) => !/WebSocket/.test(what))).toEqual([]);
  });
});

test('L8 who is next on the waiting list is told of an open seat, and of the turn that went by', async ({
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
  expect(await outOfReach(page, '.bar-act')).toEqual([]);
  await page.getByText('You did not take the open seat within 10 seconds').waitFor();
  expect(await outOfReach(page, '.toasts-toast')).toEqual([]);
  await page.getByText('A seat is open for you.').waitFor({ state: 'detached' });
  expect(wanda.wrong).toEqual([]);
});
