import type { MyTable } from '@cardroom/core/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actIfDue, startTestServer, type TestServer } from '../testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

const PRIVATE = { offering: 'black-sheep/holdem', private: true };

/** A guest who has come to a table, with or without its key. */
async function comes(name: string, table: string, key?: string) {
  const visitor = here.visitor();
  await visitor.guest(name);
  const line = await visitor.connect();
  line.send({ type: 'watch', table, ...(key !== undefined && { key }) });
  return { visitor, line };
}

async function privateTable(owner: string) {
  const visitor = here.visitor();
  await visitor.guest(owner);
  const { body } = await visitor.post('/api/tables', PRIVATE);
  return { visitor, table: body.table as string, key: body.key as string };
}

const mineOf = async (visitor: { get(path: string): Promise<{ body: { tables: MyTable[] } }> }) =>
  (await visitor.get('/api/me/tables')).body.tables;

test('P22 one’s seats are told with chips and turn, private ones too, and to nobody else', async () => {
  const { visitor: owner, table, key } = await privateTable('Ada');
  expect(await mineOf(owner)).toMatchObject([{ id: table, private: true, seat: null, place: null }]);
  const ben = await comes('Ben', table, key);
  const cat = await comes('Cat', table, key);
  expect(await mineOf(ben.visitor)).toEqual([]);
  ben.line.send({ type: 'mine', on: true });
  expect((await ben.line.next('mine')).tables).toEqual([]);
  expect(await ben.line.do(table, { type: 'sit', seat: 3, cents: 20_000 })).toBe('done');
  const sits = { id: table, name: "Texas Hold'em", seat: 3, chips: 20_000, asked: null, place: null };
  expect((await ben.line.next('mine', ({ tables }) => tables.length > 0)).tables).toMatchObject([sits]);
  expect(await mineOf(ben.visitor)).toMatchObject([sits]);
  expect(await mineOf(cat.visitor)).toEqual([]);

  await cat.line.do(table, { type: 'sit', seat: 4, cents: 20_000 });
  // Heads up somebody is asked at once, and when that one has acted, the other.
  for (const { line, visitor } of [ben, cat]) {
    await line.until(() => line.view(table).state.turn !== null);
    const asked = (await mineOf(visitor))[0];
    const { turn, hand } = line.view(table).state;
    const mine = turn?.seats.includes(asked?.seat ?? -1) ?? false;
    expect(asked?.asked).toBe(mine ? 'act' : null);
    expect(asked?.until).toBe(mine ? (turn?.until ?? null) : null);
    expect(asked?.chips).toBe(hand?.state.chips[asked?.seat ?? -1]);
  }
  const asked = async () => [(await mineOf(ben.visitor))[0]?.asked, (await mineOf(cat.visitor))[0]?.asked];
  const before = await asked();
  expect(before.toSorted()).toEqual(['act', null]);
  for (const { line } of [ben, cat]) if (await actIfDue(table, line)) break;
  expect(await asked()).toEqual(before.toReversed());

  // No list that others read speaks of it.
  const stranger = here.visitor();
  await stranger.guest('Dot');
  expect(await mineOf(stranger)).toEqual([]);
  expect((await stranger.get('/api/tables')).body.tables.map(({ id }: MyTable) => id)).not.toContain(table);
  expect((await here.visitor().get('/api/me/tables')).status).toBe(401);
  const nobody = await here.visitor().connect();
  nobody.send({ type: 'mine', on: true });
  expect((await nobody.next('mine')).tables).toEqual([]);
});

test('P22 a place on the waiting list is one’s own table, too, and none is left when one has left', async () => {
  const owner = here.visitor();
  await owner.guest('Eli');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/holdem', seats: 2 });
  for (const [seat, name] of ['Fay', 'Gus'].entries()) {
    const { line } = await comes(name, body.table);
    expect(await line.do(body.table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  }
  const waits = await comes('Hal', body.table);
  expect(await waits.line.do(body.table, { type: 'wait' })).toBe('done');
  expect(await mineOf(waits.visitor)).toMatchObject([
    { id: body.table, seat: null, place: 1, waiting: 1, chips: 0, asked: null },
  ]);
  waits.line.send({ type: 'mine', on: true });
  await waits.line.next('mine', ({ tables }) => tables.length === 1);
  await waits.line.do(body.table, { type: 'stop waiting' });
  await waits.line.next('mine', ({ tables }) => tables.length === 0);
  expect(await mineOf(waits.visitor)).toEqual([]);
});

test('P22 of many who ask in the same moment each is told their own tables alone', async () => {
  const { table, key } = await privateTable('Has a Table');
  const [sits, waits] = [await comes('Sits Here', table, key), await comes('Waits Here', table, key)];
  const visitor = here.visitor();
  await visitor.guest('Follows Only');
  const third = { visitor, line: await visitor.connect() };
  expect(await sits.line.do(table, { type: 'sit', seat: 0, cents: 20_000 })).toBe('done');
  expect(await waits.line.do(table, { type: 'wait' })).toBe('done');
  const lines = [sits.line, waits.line, third.line, await here.visitor().connect()];
  for (const line of lines) line.send({ type: 'mine', on: true });
  const told = await Promise.all(lines.map((line) => line.next('mine')));
  expect(told.map(({ tables }) => tables.map(({ seat, place }) => [seat, place]))).toEqual([
    [[0, null]],
    [[null, 1]],
    [],
    [],
  ]);
  for (const line of lines) line.close();
});

test('P22 an open betting round asks who is dealt in for a bet, and who holds the bank for a stake', async () => {
  const owner = here.visitor();
  await owner.guest('Ira');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/ez-baccarat' });
  const people = [await comes('Jan', body.table), await comes('Kim', body.table)] as const;
  for (const [seat, { line: of }] of people.entries()) {
    await of.next('table');
    expect(await of.do(body.table, { type: 'sit', seat, cents: 50_000 })).toBe('done');
  }
  const [{ line, visitor }] = people;
  await line.until(() => line.view(body.table).state.bank.offered >= 0);
  const asked = async () =>
    Promise.all(people.map(async (one) => (await mineOf(one.visitor))[0]?.asked ?? null));
  const { offered } = line.view(body.table).state.bank;
  expect(await asked()).toEqual([0, 1].map((seat) => (seat === offered ? 'bank' : null)));
  const bank = people[offered];
  await bank?.line.do(body.table, { type: 'take bank' });
  await line.until(() => line.view(body.table).state.hand !== null);
  await line.until(() => line.view(body.table).legal()?.kind === 'player-dealer');
  expect(await asked()).toEqual([0, 1].map((seat) => (seat === offered ? 'bank' : 'bet')));
  expect((await mineOf(visitor))[0]?.id).toBe(body.table);
});

test('P20, P21 who comes without the key reads that the table is private; a closed one says so, and one that never was', async () => {
  const { visitor: owner, table, key } = await privateTable('Leo');
  const wrong = { type: 'closed', table, why: 'private' } as const;
  for (const [i, given] of [undefined, 'k_wrong'].entries()) {
    const { line } = await comes(`Mia ${i}`, table, given);
    expect(await line.next('closed')).toMatchObject(wrong);
    expect(line.heard.some(({ type }) => type === 'table')).toBe(false);
  }
  const invited = await comes('Noa', table, key);
  expect(await invited.line.next('table')).toMatchObject({ private: true, key });
  const again = await owner.connect();
  again.send({ type: 'watch', table });
  expect(await again.next('table')).toMatchObject({ private: true, key });

  // The floor enters by its right and is told that it is private; the key is not its own.
  const floor = here.visitor();
  await floor.post('/api/login', { name: 'floor', password: here.server.floor?.password });
  await floor.post('/api/account', { password: 'the desk of 1849' });
  const desk = await floor.connect();
  desk.send({ type: 'watch', table });
  const told = await desk.next('table');
  expect(told.private).toBe(true);
  expect(told).not.toHaveProperty('key');

  desk.send({ type: 'floor', id: 'close', table, command: { type: 'close' } });
  await desk.next('closed', (message) => message.table === table);
  for (const [i, given] of [undefined, key].entries()) {
    const { line } = await comes(`Oli ${i}`, table, given);
    expect(await line.next('closed')).toEqual({
      type: 'closed',
      table,
      reason: expect.stringMatching(/has closed/),
    });
  }
  const { line } = await comes('Pat', 't_never');
  expect(await line.next('closed')).toMatchObject({ table: 't_never', why: 'unknown' });
});

test('P20 an open table has no key and is not said to be private', async () => {
  const owner = here.visitor();
  await owner.guest('Quin');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/holdem' });
  const { line } = await comes('Ray', body.table);
  const told = await line.next('table');
  expect(told).not.toHaveProperty('private');
  expect(told).not.toHaveProperty('key');
});

test('P22 a table that cannot be read is missing from one’s list, and no other', async () => {
  const { visitor, table } = await privateTable('Sal');
  const { body } = await visitor.post('/api/tables', PRIVATE);
  const broken = here.room.live(table)?.table;
  if (broken === undefined) throw new Error('There is no such table.');
  Object.defineProperty(broken, 'due', {
    get() {
      throw new Error('lost count');
    },
  });
  expect((await mineOf(visitor)).map(({ id }) => id)).toEqual([body.table]);
  const line = await visitor.connect();
  line.send({ type: 'mine', on: true });
  expect((await line.next('mine')).tables).toHaveLength(1);
});

test('P22 who bets behind the seats is told so, with the chips there', async () => {
  const owner = here.visitor();
  await owner.guest('Fay of Elko');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/ez-baccarat' });
  const table = body.table as string;
  const gus = await comes('Gus of Elko', table);
  expect(await gus.line.do(table, { type: 'stand', cents: 5000 })).toBe('done');
  expect(await mineOf(gus.visitor)).toMatchObject([
    { id: table, seat: null, stands: true, chips: 5000, asked: null },
  ]);
  expect(await gus.line.do(table, { type: 'take bank' })).toMatch(/^not-allowed: .*without a seat/);
  expect(await gus.line.do(table, { type: 'sit', seat: 0, cents: 20_000 })).toBe(
    'not-allowed: Gus of Elko is betting on the back line: leave it first, then sit down.',
  );
  expect(await gus.line.do(table, { type: 'leave' })).toBe('done');
  expect(await mineOf(gus.visitor)).toEqual([]);
});

test('P20 who bets behind the seats of a private table comes back to it without the key, and may leave', async () => {
  const owner = here.visitor();
  await owner.guest('Hal of Elko');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/ez-baccarat', private: true });
  const { table, key } = body as { table: string; key: string };
  const visitor = here.visitor();
  await visitor.guest('Ida of Elko');
  const line = await visitor.connect();
  line.send({ type: 'watch', table, key });
  await line.next('table');
  expect(await line.do(table, { type: 'stand', cents: 5000 })).toBe('done');
  const again = await visitor.connect();
  again.send({ type: 'watch', table });
  expect(await again.next('table')).toMatchObject({ private: true, key });
  expect(await again.do(table, { type: 'leave' }, 'leaves')).toBe('done');
  const stranger = await visitor.connect();
  stranger.send({ type: 'watch', table });
  expect(await stranger.next('closed')).toMatchObject({ why: 'private' });
});
