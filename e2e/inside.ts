import type { Browser, Page } from 'playwright-core';
import { steadyClock } from '../packages/room/src/room/clock.ts';
import { startTestServer, type TestServer } from '../packages/room/src/server/testing.ts';
import { SIZES, TIME_TO_ACT, type Visit, type Visitor, visit, webRoot } from './harness.ts';
import { faults } from './looks.ts';

/** A room in this very process, so that a test may look behind the page; and whoever comes to it with a browser. */
export interface Inside extends TestServer {
  arrive(wishes?: Visit): Promise<Visitor>;
  close(): Promise<void>;
}

export async function openInside(
  browser: Browser,
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<Inside> {
  const server = await startTestServer({ webRoot, timeToAct: TIME_TO_ACT, ...options });
  const here: Visitor[] = [];
  return {
    ...server,
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
  const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = [...(await faults(page)), ...(out > 0 ? [`${out} px stick out`] : [])];
  await page.setViewportSize(SIZES.laptop);
  return found;
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

/** The page says that it is one's turn. */
export const yourTurn = (page: Page) => page.locator('.InfoLine-turn[data-mine]').waitFor();

/** The room's clock, that may be moved on. */
export function movedClock() {
  const { now, wake } = steadyClock();
  const works = new Set<{ readonly at: number; readonly due: () => void }>();
  let ahead = 0;
  return {
    now: () => now() + ahead,
    wake(at: number, work: () => void) {
      const due = () => {
        works.delete(one);
        cancel();
        work();
      };
      const cancel = wake(at - ahead, due);
      const one = { at, due };
      works.add(one);
      return () => {
        works.delete(one);
        cancel();
      };
    },
    skip(ms: number) {
      ahead += ms;
      for (const { at, due } of [...works]) if (at <= now() + ahead) due();
    },
  };
}
