import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyStore } from '../room/verify/verify.ts';
import { startPostgres, type TestPostgres } from '../store/postgres/testing-postgres.ts';
import { playHands, startTestServer, type TestServer } from './testing.ts';

/** The server on the other database: what people do in an evening, from the name to the proof of the last hand. */
let postgres: TestPostgres;
let url = '';
let here: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  here = await startTestServer({}, { url });
});
afterAll(async () => {
  await here.stop();
  await postgres.stop();
});

test('R40 on PostgreSQL people sign in, play, talk, look back, and go on after a restart', async () => {
  const ann = here.visitor();
  const bob = here.visitor();
  const [annId, { body: registered }] = await Promise.all([
    ann.guest('Ann'),
    bob.post('/api/register', { name: 'Bob', password: 'a word of my own' }),
  ]);
  expect((await here.visitor().post('/api/register', { name: 'BOB', password: 'another word' })).status).toBe(
    409,
  );
  expect((await here.visitor().post('/api/login', { name: 'Bob', password: 'wrong' })).status).toBe(401);
  expect((await bob.post('/api/login', { name: 'bob', password: 'a word of my own' })).body.you.id).toBe(
    registered.you.id,
  );
  expect((await ann.post('/api/chips', { cents: 100_00 })).body.you.rail).toBe(5_100_00);

  const { body: play } = await ann.post('/api/play', { offering: 'lucky-lady/holdem' });
  const table: string = play.table;
  const lines = await Promise.all([ann.connect(), bob.connect()]);
  for (const [seat, line] of lines.entries()) {
    line.send({ type: 'watch', table });
    await line.next('table');
    expect(await line.do(table, { type: 'sit', seat, cents: 200_00 }, 'sit')).toBe('done');
    expect(await line.do(table, { type: 'sit', seat, cents: 200_00 }, 'sit')).toBe('done');
  }
  await playHands(table, lines, 2);
  lines[1]!.send({ type: 'say', table, text: 'good hand' });
  const { line: said } = await lines[0]!.next('said');
  expect(said.id).toBeGreaterThan(0);

  await expect.poll(async () => (await ann.get('/api/hands')).body.length).toBeGreaterThan(1);
  const { body: hand } = await ann.get(`/api/hands/${table}/1`);
  expect(hand.base.hands).toBe(0);
  const { body: proofs } = await ann.get(`/api/hands/${table}/1/proofs`);
  expect(proofs.shuffles[0].root).toBe(hand.commitments[0].root);
  const rails = () => [annId, registered.you.id].map((id) => here.room.money.rail(id));
  const before = rails();
  await here.server.stop();
  await here.store.close();

  here = await startTestServer({}, { url });
  expect(rails()).toEqual(before);
  const back = here.visitor();
  back.cookie = ann.cookie;
  expect((await back.get('/api/me')).body.you.id).toBe(annId);
  const line = await back.connect();
  line.send({ type: 'watch', table });
  expect((await line.next('table')).chat).toEqual([said]);
  await here.room.floor(table, 'house', { type: 'close' });
  await here.room.floor(table, 'house', { type: 'void', reason: 'closing time' });
  await line.next('closed');
  await expect.poll(async () => await here.store.books.balance(`at:${table}:${annId}`)).toBe(0);

  const floor = here.visitor();
  await here.store.people.update(await floor.guest('On duty'), { role: 'floor' });
  const taken = (await floor.get('/api/floor/drop?by=house')).body;
  expect(taken).toEqual([{ of: 'lucky-lady', drop: expect.any(Number), jackpot: 0 }]);
  expect(taken[0].drop).toBeGreaterThan(0);
  expect((await floor.get('/api/floor/ledger/check')).body).toMatchObject({ ok: true, findings: [] });
  expect((await verifyStore(here.store)).findings).toEqual([]);
});

test('P2, P4, V1 text that no database keeps as it came is refused, and nothing is logged as a fault', async () => {
  const [ann, boss] = [here.visitor(), here.visitor()];
  const id = await ann.guest('Odd Ann');
  await here.store.people.update(await boss.guest('Odd Boss'), { role: 'floor' });
  const { table } = (await ann.post('/api/tables', { offering: 'black-sheep/holdem' })).body;
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  await line.next('table');
  const faults = () => here.logged.filter((logged) => /"level":[5-6]0/.test(logged));
  const before = faults().length;
  for (const odd of ['a\0b', 'a\ud800b', 'a\udc00']) {
    line.send({ type: 'say', table, text: odd });
    expect(await line.next('error')).toMatchObject({ code: 'malformed' });
    expect(await line.do(table, { type: 'wait' }, odd)).toMatch(/^malformed/);
    for (const [path, body] of [
      ['/api/login', { name: odd, password: 'a word of my own' }],
      ['/api/tables', { offering: 'black-sheep/holdem', readings: { [odd]: 'x' } }],
    ] as const)
      expect((await ann.post(path, body)).status).toBe(400);
    expect((await boss.post('/api/floor/ban', { user: id, note: odd })).status).toBe(400);
  }
  for (const path of ['/api/hands?house=%00', '/api/hands?offering=a%00'])
    expect((await ann.get(path)).status).toBe(400);
  for (const path of ['/api/floor/audit?person=%00', '/api/floor/patrons?after=%00'])
    expect((await boss.get(path)).status).toBe(400);
  // Whole pairs, and what only looks like an escape, are text like any other.
  line.send({ type: 'say', table, text: '♠ 😀 \\u0000 \\ud800' });
  expect((await line.next('said')).line.text).toBe('♠ 😀 \\u0000 \\ud800');
  expect((await boss.post('/api/floor/ban', { user: id, note: 'rude 😀' })).status).toBe(200);
  expect(faults().slice(before)).toEqual([]);
  expect((await verifyStore(here.store)).findings).toEqual([]);
});

test('N12 who signs out, is muted or gets another role at one node has done so at all of them', async () => {
  const url = await postgres.database();
  const node = (name: string) => ({ url, node: { name, address: `http://${name}`, version: '1.0.0' } });
  const [a, b] = [await startTestServer({}, node('a')), await startTestServer({}, node('b'))];
  const [ann, bob] = [a.visitor(), a.visitor()];
  const [annId, bobId] = await Promise.all([ann.guest('Ann'), bob.guest('Bob')]);
  const there = [b.visitor(), b.visitor()] as const;
  for (const [i, visitor] of [ann, bob].entries()) there[i]!.cookie = visitor.cookie;
  const lines = await Promise.all(there.map((visitor) => visitor.connect()));
  expect((await there[0].get('/api/me')).body.you).toMatchObject({ id: annId, rail: 5_000_00 });
  const floor = a.visitor();
  await a.store.people.update(await floor.guest('On duty'), { role: 'floor' });
  expect((await floor.post('/api/floor/roles', { user: bobId, role: 'proposition' })).status).toBe(200);
  expect((await floor.post('/api/floor/mute', { user: annId, muted: true })).status).toBe(200);
  expect(await lines[1]!.closed).toMatchObject({ reason: 'Your role was changed.' });
  expect((await b.store.people.find(annId))?.muted).toBe(true);
  expect((await ann.post('/api/logout', {})).status).toBe(200);
  expect((await there[0].get('/api/me')).body.you).toBeNull();
  expect(await lines[0]!.closed).toMatchObject({ reason: 'You have signed out.' });
  await Promise.all([a.stop(), b.stop()]);
});
