import { seededRandom } from '@cardroom/core/cards';
import { openView, type Score, scoreOf } from '@cardroom/core/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotHost } from '../../room/bots/host.ts';
import type { HandResult } from '../../room/table/hand-books.ts';
import { startTestServer, type TestLine, type TestServer } from '../testing.ts';

let here: TestServer;
let bots: BotHost;
beforeAll(async () => {
  here = await startTestServer();
  bots = new BotHost(here.room, { random: seededRandom(7), wait: 0 });
});
afterAll(async () => {
  bots.stop();
  await here.stop();
});

/** The rounds as somebody on the rail saw them. */
function seen(line: TestLine, table: string): Score[] {
  const told = line.heard.find((message) => message.type === 'table');
  if (told?.type !== 'table') throw new Error('The table was never told.');
  const view = openView(told.opening, told.base, told.seq);
  const scores: Score[] = [];
  for (const event of line.events(table)) {
    const { hand } = view.state;
    view.see([event]);
    const score = event.type === 'hand ended' && hand !== null ? scoreOf(hand) : null;
    if (score !== null) scores.push(score);
  }
  return scores;
}

test('000:552-561 who has just come knows the rounds of the shoe', async () => {
  const host = here.visitor();
  await host.guest('Keeper');
  const opened = await host.post('/api/tables', {
    offering: 'hawaiian-gardens/baccarat',
    table: { shoe: 'running' },
  });
  const table: string = opened.body.table;
  const rail = await here.visitor().connect();
  rail.send({ type: 'watch', table });
  await rail.next('table');
  await bots.fill(table, 3);
  await rail.until(() => rail.events(table).filter(({ type }) => type === 'hand ended').length >= 3);
  const { status, body } = await here.visitor().get(`/api/tables/${table}/results`);
  expect(status).toBe(200);
  expect(body.shoe.length).toBeGreaterThanOrEqual(3);
  expect(body.shoe.slice(0, 3)).toEqual(seen(rail, table).slice(0, 3));
  expect(body.last).toEqual([]);
  const first = (await here.store.hands.latest(table, 100)).at(-1)?.result as HandResult;
  expect(first.score?.newShoe).toBe(true);
});

test('P20, P26 a shoe ends where the next begins, and a private table tells only who may enter', async () => {
  const owner = here.visitor();
  await owner.guest('Keeper of all');
  const { body } = await owner.post('/api/tables', { offering: 'hawaiian-gardens/baccarat', private: true });
  const { table, key } = body;
  // P and B are rounds; a capital letter begins a shoe.
  const rounds = 'PbbBpPbp';
  for (const [i, letter] of [...rounds].entries()) {
    const winner = letter.toLowerCase() === 'p' ? 'player' : 'banker';
    const score = { winner, points: [1, 2], naturals: [], newShoe: letter !== letter.toLowerCase() };
    await here.store.commit([
      {
        table,
        began: { number: i + 1, firstSeq: 0, at: 0 },
        ended: { number: i + 1, endSeq: 1, at: 0, result: { score }, players: [] },
      },
    ]);
  }
  const path = `/api/tables/${table}/results`;
  const letters = (scores: Score[]) => scores.map(({ winner }) => winner.charAt(0)).join('');
  const { body: told } = await here.visitor().get(`${path}?key=${key}`);
  expect([letters(told.shoe), letters(told.last)]).toEqual(['pbp', 'bp']);
  expect((await here.visitor().get(path)).status).toBe(404);
  expect((await here.visitor().get(`${path}?key=wrong`)).status).toBe(404);
});
