import { STOPPED } from '@cardroom/core/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretDecks } from '../../room/shuffle/shuffle-making.ts';
import { startTestServer, type TestServer } from '../testing.ts';

let here: TestServer;
let broken = false;
beforeAll(async () => {
  const shuffle = secretDecks();
  here = await startTestServer({
    shuffles: (cards) => {
      if (broken) throw new Error('no more cards');
      return shuffle(cards);
    },
  });
});
afterAll(() => here.stop());

test('P28 a table in trouble: its people read a sentence, the floor sees it first with what happened and resumes it', async () => {
  const { room, store } = here;
  const [ann, bob, boss, guard] = [here.visitor(), here.visitor(), here.visitor(), here.visitor()];
  await ann.guest('Ann');
  await bob.guest('Bob');
  await store.people.update(await boss.guest('Boss'), { role: 'floor' });
  await store.people.update(await guard.guest('Guard'), { role: 'auditor' });
  for (let i = 0; i < 3; i++) await ann.post('/api/tables', { offering: 'black-sheep/holdem' });
  const table: string = (await ann.get('/api/tables')).body.tables.at(-1).id;
  const lines = [await ann.connect(), await bob.connect()];
  for (const [seat, line] of lines.entries()) {
    line.send({ type: 'watch', table });
    await line.next('table');
    broken = seat === 1;
    line.send({ type: 'do', id: `sit${seat}`, table, command: { type: 'sit', seat, cents: 20_000 } });
    await line.next('done');
  }
  for (const line of lines)
    for (let told = false; !told; ) {
      const { events } = await line.next('events');
      told = events.some((event) => event.type === 'paused' && event.reason === STOPPED);
    }
  lines[0]!.send({ type: 'do', id: 'go', table, command: { type: 'leave' } });
  expect(await lines[0]!.next('refused')).toMatchObject({ id: 'go', code: 'stopped', message: STOPPED });

  const card = { id: table, state: 'paused', trouble: STOPPED };
  expect((await bob.get('/api/tables')).body.tables).toContainEqual(expect.objectContaining(card));
  for (const visitor of [boss, guard]) {
    const { tables } = (await visitor.get('/api/floor/tables')).body;
    const trouble = "Stopped while doing the dealer's part: no more cards";
    expect(tables[0]).toMatchObject({ id: table, trouble });
    expect(tables.slice(1).map((one: { trouble: unknown }) => one.trouble)).toEqual([null, null]);
  }
  expect((await bob.get('/metrics')).text).toContain('cardroom_table_troubles_total{place="house"} 1');

  const floor = await boss.connect();
  floor.send({ type: 'floor', id: 'r1', table, command: { type: 'resume' } });
  // It goes wrong again, and is stopped again.
  await floor.next('done');
  await expect.poll(() => room.trouble(table)).not.toBeNull();
  broken = false;
  floor.send({ type: 'floor', id: 'r2', table, command: { type: 'resume' } });
  await floor.next('done');
  expect(room.trouble(table)).toBeNull();
  // The hand goes on, and the deck of the next is fixed now.
  for (let ready = false; !ready; ) {
    const { events } = await lines[1]!.next('events');
    ready = events.some((event) => event.type === 'deck ready');
  }
  for (const line of [...lines, floor]) line.close();
});
