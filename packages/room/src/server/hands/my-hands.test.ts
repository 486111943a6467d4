import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandResult } from '../../room/table/hand-books.ts';
import { verifyStore } from '../../room/verify/verify.ts';
import { startTestServer, type TestLine, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
beforeAll(async () => {
  // Bets are closed by who has bet, and by no clock.
  here = await startTestServer({
    pace: { betweenHands: 0, betting: 3_600_000, lastBets: 3_600_000 },
  });
});
afterAll(() => here.stop());

test('P54 a round that somebody sat out is not among the hands of that person, who chooses from games played', async () => {
  const people: { readonly visitor: Visitor; readonly line: TestLine }[] = [];
  const host = here.visitor();
  await host.guest('Opener');
  const { body } = await host.post('/api/tables', {
    offering: 'black-sheep/ez-baccarat',
    table: { bankRole: 'anyone' },
  });
  const table: string = body.table;
  for (const [seat, name] of ['Bank', 'Bettor', 'Sits out'].entries()) {
    const visitor = here.visitor();
    await visitor.guest(name);
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    await line.next('table');
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
    people.push({ visitor, line });
  }
  const [bank, bettor, out] = people.map(({ line }) => line);
  if (bank === undefined || bettor === undefined || out === undefined) throw new Error('Nobody came.');
  const state = () => here.room.live(table)!.table.state;
  // Whoever is offered it before the first seat passes it on.
  while (state().bank.offered !== 0) {
    const line = people[state().bank.offered]?.line;
    if (line !== undefined) await line.do(table, { type: 'pass bank' });
    else await new Promise((go) => setImmediate(go));
  }
  expect(await bank.do(table, { type: 'take bank' })).toBe('done');
  await bank.until(() => bank.view(table).state.hand !== null);
  const play = (command: object) => ({ type: 'play', command }) as never;
  expect(await bank.do(table, play({ type: 'stake', seat: 0, cents: 15_000 }))).toBe('done');
  const wager = { type: 'wager', seat: 1, spot: 1, kind: 'player', cents: 500 };
  expect(await bettor.do(table, play(wager))).toBe('done');
  expect(await bettor.do(table, { type: 'ready' })).toBe('done');
  await bettor.until(() => bettor.events(table).some(({ type }) => type === 'hand ended'));
  const handsOf = async (i: number, path = '') => (await people[i]!.visitor.get(`/api/hands${path}`)).body;
  for (const i of [0, 1]) {
    expect(await handsOf(i)).toMatchObject([{ table, number: 1 }]);
    expect(await handsOf(i, '/games')).toEqual(['black-sheep/ez-baccarat']);
  }
  expect([await handsOf(2), await handsOf(2, '/games')]).toEqual([[], []]);
  const kept = await here.store.hands.find(table, 1);
  expect((kept?.result as HandResult | undefined)?.out).toEqual([2]);
  expect((await verifyStore(here.store)).findings).toEqual([]);
  for (const { line } of people) line.close();
});
