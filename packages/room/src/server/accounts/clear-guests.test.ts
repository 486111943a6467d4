import { afterEach, expect, test } from 'vitest';
import { SimulatedClock } from '../../room/testing/clock.ts';
import { verifyStore } from '../../room/verify/verify.ts';
import { startTestServer, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
afterEach(() => here.stop());

const DAY = 24 * 60 * 60 * 1000;

test('A15 guests whose chips have not moved for days give them back, and their names are free again', async () => {
  const clock = new SimulatedClock();
  here = await startTestServer({ clock, limits: { guestKept: 10, guestsInAll: 4 } });
  const pass = async (days: number) => {
    clock.jump(days * DAY);
    for (const until = clock.now() + 25_000; clock.now() < until; ) {
      clock.step();
      await here.room.idle();
    }
  };
  const come = async (name: string): Promise<{ visitor: Visitor; id: string }> => {
    const visitor = here.visitor();
    return { visitor, id: await visitor.guest(name) };
  };
  const [ann, bob, cy, dee] = [await come('Ann'), await come('Bob'), await come('Cy'), await come('Dee')];
  const line = await bob.visitor.connect();
  const opened = await dee.visitor.post('/api/tables', {
    offering: 'black-sheep/holdem',
    private: true,
    table: { timeToAct: 0 },
  });
  const dees = await dee.visitor.connect();
  await dees.do(opened.body.table, { type: 'sit', seat: 0, cents: 100_00 });
  await here.room.floor(opened.body.table, 'house', { type: 'pause' });
  dees.close();
  await dees.closed;
  await pass(6);
  expect((await cy.visitor.post('/api/chips', { cents: 1 })).status).toBe(200);
  expect(here.room.money.rail(ann.id)).toBe(5_000_00);
  await pass(6);
  // Bob is here, Cy's chips have moved, and Dee has some at a table.
  await expect
    .poll(() => [ann, bob, cy, dee].map(({ id }) => here.room.money.rail(id)))
    .toEqual([0, 5_000_00, 5_000_01, 4_900_00]);
  await expect.poll(async () => (await ann.visitor.get('/api/me')).body.you).toBeNull();
  expect((await bob.visitor.get('/api/me')).body.you.name).toBe('Bob');
  await expect.poll(async () => (await here.store.people.find(ann.id))?.name).toMatch(/^Ann · /);
  expect((await come('Ann')).id).not.toBe(ann.id);
  expect((await here.visitor().post('/api/guest', { name: 'Eve' })).status).toBe(503);
  expect(await here.metrics.registry.metrics()).toContain('cardroom_limited_total{limit="guest-kept"} 1');
  const [last] = await here.store.books.entries(`rail:${ann.id}`);
  expect(last).toMatchObject({ cents: -5_000_00, why: 'guest gone' });
  expect(await here.store.books.check()).toEqual([]);
  expect((await verifyStore(here.store)).findings).toEqual([]);
  line.close();
});
