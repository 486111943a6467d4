import type { Browser, Page } from 'playwright-core';
import type { PlayerCommand } from '../packages/core/src/table/index.ts';
import type { Pace } from '../packages/room/src/room/table/pace.ts';
import { movedClock } from '../packages/room/src/room/testing/moved-clock.ts';
import {
  actIfDue,
  startTestServer,
  type TestLine,
  type TestServer,
} from '../packages/room/src/server/testing.ts';
import { SIZES, TIME_TO_ACT, type Visit, type Visitor, visit, webRoot } from './harness.ts';
import { faults, settled } from './looks.ts';

export const FLOOR_PASSWORD = 'a desk of our own';

/** A room in this very process, so that a test may look behind the page; and whoever comes to it with a browser. */
export interface Inside extends TestServer {
  /** By which it deals and gives people time: whoever looks for long at one moment stops it. */
  readonly clock: ReturnType<typeof movedClock>;
  arrive(wishes?: Visit): Promise<Visitor>;
  close(): Promise<void>;
}

export async function openInside(
  browser: Browser,
  options: Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'clock'> = {},
): Promise<Inside> {
  const clock = movedClock();
  const server = await startTestServer({ webRoot, timeToAct: TIME_TO_ACT, clock, ...options });
  const here: Visitor[] = [];
  return {
    ...server,
    clock,
    async arrive(wishes = {}) {
      // Contrast is measured on colors that have come to rest.
      const visitor = await visit(browser, server.server, { still: true, ...wishes });
      here.push(visitor);
      return visitor;
    },
    async close() {
      await Promise.all(here.map((visitor) => visitor.leave()));
      await server.stop();
    },
  };
}

/** What is wrong on a phone. */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(SIZES.phone);
  await page.evaluate(settled);
  const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = [...(await faults(page)), ...(out > 0 ? [`${out} px stick out`] : [])];
  await page.setViewportSize(SIZES.laptop);
  await page.evaluate(settled);
  return found;
}

/** The floor's account, past its one-time password. */
export async function floorOf(room: Inside) {
  const floor = room.visitor();
  await floor.post('/api/login', { name: 'floor', password: room.server.floor?.password });
  await floor.post('/api/account', { password: FLOOR_PASSWORD });
  return floor;
}

/** People who sit at a table, each with a line to it. */
export async function seated(room: Inside, table: string, names: readonly string[]) {
  const people = [];
  for (const [seat, name] of names.entries()) {
    const visitor = room.visitor();
    const id = await visitor.guest(name);
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    await line.next('table');
    const answer = await line.do(table, { type: 'sit', seat, cents: 20_000 });
    if (answer !== 'done') throw new Error(answer);
    people.push({ visitor, id, line });
  }
  return people;
}

let owners = 0;

/** A table that anybody finds, of this game. */
export async function publicTable(room: Inside, offering: string, more: object = {}): Promise<string> {
  const owner = room.visitor();
  await owner.guest(`Opal ${++owners}`);
  const { body } = await owner.post('/api/tables', { offering, ...more });
  return body.table;
}

/** Somebody at hold'em who checks or calls whenever it is their turn, until the returned function is called. */
export function keepsCalling(table: string, line: TestLine): () => Promise<void> {
  let isOver = false;
  const played = (async () => {
    while (!isOver) if (!(await actIfDue(table, line))) await new Promise((go) => setTimeout(go, 20));
  })();
  // What goes wrong is told to whoever asks for the end of it.
  played.catch(() => {});
  return () => {
    isOver = true;
    return played;
  };
}

/** Bets lie until everybody has bet, however long they are looked at. */
export const OPEN_BETS: Pace = { betweenHands: 20, betting: 3_600_000, lastBets: 20 };

/** A table with a bank that anybody may hold, and people at it; the first of them is offered the bank. */
export async function banked(room: Inside, offering: string, names = ['Vera of Chino', 'Walt of Lodi']) {
  const table = await publicTable(room, offering, { table: { bankRole: 'anyone' } });
  const [vera, walt, ...others] = await seated(room, table, names);
  if (vera === undefined || walt === undefined) throw new Error('Nobody came.');
  const does = async (line: TestLine, command: PlayerCommand) => {
    const answer = await line.do(table, command);
    if (answer !== 'done') throw new Error(answer);
  };
  const state = () => vera.line.view(table).state;
  /** Vera takes the bank, and puts up chips: bets are open. */
  const round = async () => {
    await does(vera.line, { type: 'take bank' });
    await vera.line.until(() => state().hand !== null);
    await does(vera.line, { type: 'play', command: { type: 'stake', seat: 0, cents: 15_000 } });
  };
  return { table, vera, walt, others, does, round, state };
}

/** The page says that it is one's turn. */
export const yourTurn = (page: Page) => page.locator('.InfoLine-turn[data-mine]').waitFor();
