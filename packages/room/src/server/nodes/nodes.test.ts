import { type Connection, connect, SeenTable } from '@cardroom/core/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { StoreError } from '../../store/errors.ts';
import { openStore } from '../../store/open.ts';
import { readNodes } from '../../store/postgres/read-nodes.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/testing-postgres.ts';
import { asked } from '../../store/postgres/testing-way.ts';
import { firstFloorAccount } from '../accounts/first-floor-account.ts';
import { Passwords } from '../accounts/passwords.ts';
import { CHEAP, startTestServer, type TestServer, testHashing, type Visitor } from '../testing.ts';
import { freePort } from '../testing-port.ts';
import { signVisitor, VISITOR_HEADER } from './signed-visitor.ts';

/** Two nodes with their servers on one database, as people and their neighbors find them. */
let postgres: TestPostgres;
let url = '';
let east: TestServer;
let west: TestServer;
/** A table of each, opened at the first. */
let here = '';
let there = '';
let ann: Visitor;
let annId = '';
let bob: Visitor;
let bobId = '';
const lines: Connection[] = [];

async function start(name: string): Promise<TestServer> {
  const port = await freePort();
  const node = { name, address: `http://127.0.0.1:${port}`, version: '1.2.3' };
  return startTestServer({ port }, { url, node });
}

/** Somebody's line to a node, which follows tables wherever they are. */
function lineTo(node: TestServer, who: Visitor): Connection {
  const line = connect(`${node.server.url.replace('http', 'ws')}/ws`, {
    socket: (to) => new WebSocket(to, { headers: { cookie: who.cookie } }) as never,
  });
  lines.push(line);
  return line;
}

const SOON = { timeout: 60_000, interval: 20 };
const until = (what: () => unknown) => expect.poll(what, SOON);

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  east = await start('east');
  west = await start('west');
  [ann, bob] = [east.visitor(), west.visitor()];
  annId = await ann.guest('Ann');
  bobId = await bob.guest('Bob');
  await vi.waitFor(() => expect(east.room.nodes?.find('west')?.live).toBe(true), SOON);
  const open = async () => (await ann.post('/api/tables', { offering: 'black-sheep/holdem' })).body.table;
  [here, there] = [await open(), await open()];
  await vi.waitFor(() => expect(west.room.live(there)?.id).toBe(there), SOON);
});
afterAll(async () => {
  for (const line of lines) line.close();
  await east.stop();
  await west.stop();
  await postgres.stop();
});

test('N30 a node says where a table is that another has, to who watches and to who asks something of it', async () => {
  const line = await ann.connect();
  line.send({ type: 'watch', table: here });
  await line.next('table', ({ table }) => table === here);
  line.send({ type: 'watch', table: there });
  expect(await line.next('moved')).toEqual({ type: 'moved', table: there, address: '/n/west' });
  line.send({ type: 'do', id: 'a1', table: there, command: { type: 'wait' } });
  expect(await line.next('moved')).toEqual({ type: 'moved', table: there, address: '/n/west', id: 'a1' });
  line.send({ type: 'watch', table: 't_no_such_table_1' });
  expect(await line.next('closed')).toMatchObject({ why: 'unknown' });
  line.close();
});

test('N30, N31 a program that came to one node plays at the table of another, by the first', async () => {
  const line = lineTo(east, ann);
  const seen = new SeenTable(line, there);
  expect(await seen.do({ type: 'sit', seat: 0, cents: 200_00 })).toEqual({ ok: true });
  await until(() => seen.view?.seatOf(annId)).toBe(0);
  expect(line.state).toBe('open');
  expect(await seen.do({ type: 'leave' })).toEqual({ ok: true });
});

test('N31 only nodes of the room pass visitors on, to tables and nothing else, and never in a circle', async () => {
  const own = (headers: Record<string, string>) =>
    west.visitor().ask('GET', '/api/houses', undefined, headers);
  const secret = west.room.nodes?.secret ?? '';
  const visitor = { ip: '203.0.113.9', host: 'room.example', protocol: 'https' };
  const now = west.room.clock.now();
  expect((await own({ [VISITOR_HEADER]: signVisitor(visitor, 'west', secret, now) })).status).toBe(200);
  for (const forged of [
    'x',
    signVisitor(visitor, 'west', 'guessed', now),
    signVisitor(visitor, 'east', secret, now),
    signVisitor(visitor, 'west', secret, now - 120_000),
  ])
    expect((await own({ [VISITOR_HEADER]: forged })).body.error.code).toBe('not-a-node');
  const by = (path: string) => ann.get(path);
  expect((await by('/n/west/api/me')).body.you.name).toBe('Ann');
  expect((await by('/n/east/api/me')).body.you.name).toBe('Ann');
  for (const path of ['/n/west/metrics', '/n/west/n/east/api/me', '/n/west/nodes/mine', '/n/north/api/me'])
    expect((await by(path)).status).toBe(404);
  expect((await ann.post('/nodes/mine', { users: [], following: false })).status).toBe(404);
});

test('N32 the lobby, one’s own tables, the floor’s list and its nodes are those of all nodes', async () => {
  const sitting = lineTo(west, bob);
  const seen = new SeenTable(sitting, here);
  expect(await seen.do({ type: 'sit', seat: 3, cents: 200_00 })).toEqual({ ok: true });
  for (const node of [ann, bob])
    await until(async () =>
      (await node.get('/api/tables')).body.tables.map(({ id }: { id: string }) => id).sort(),
    ).toEqual([here, there].sort());
  expect((await bob.get('/api/me/tables')).body.tables).toMatchObject([{ id: here, seat: 3, chips: 200_00 }]);
  expect((await bob.get('/api/me')).body.you.rail).toBe(4_800_00);
  const floor = await staff();
  const { body } = await floor.get('/api/floor/nodes');
  expect(body.nodes).toMatchObject([
    { name: 'east', live: true, here: true, version: '1.2.3' },
    { name: 'west', live: true, here: false },
  ]);
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  for (const table of [here, there])
    expect((await floor.get(`/api/floor/irregularities?table=${table}`)).body).toEqual({ known: [] });
  const wrong = { table: there, irregularity: { what: 'nothing of the kind' } };
  expect((await floor.post('/api/floor/ruling', wrong)).status).toBe(400);
  const { tables } = (await floor.get('/api/floor/tables')).body;
  const listed = tables.map(({ id, node, opening }: FloorRow) => [id, node, opening.offering]);
  expect(listed.sort()).toEqual(
    [
      [here, 'east', 'black-sheep/holdem'],
      [there, 'west', 'black-sheep/holdem'],
    ].sort(),
  );
  const metrics = (await east.visitor().get('/metrics')).text;
  expect(metrics).toMatch(/^cardroom_tables\{node="east"\} 1$/m);
  expect(metrics).toMatch(/^cardroom_node_lag_seconds\{node="east"\} /m);
  const { nodes, free } = await readNodes(url);
  expect(nodes).toMatchObject([
    { name: 'east', live: true, version: '1.2.3', tables: [here] },
    { name: 'west', tables: [there] },
  ]);
  expect(free).toEqual([]);
  expect(await seen.do({ type: 'leave' })).toEqual({ ok: true });
});

interface FloorRow {
  readonly id: string;
  readonly node: string;
  readonly opening: { readonly offering: string };
}

let atTheDesk: Visitor | undefined;

/** The floor's account, at the first node. */
async function staff(): Promise<Visitor> {
  if (atTheDesk !== undefined) return atTheDesk;
  const { floor } = east.server;
  if (floor === null) throw new Error('There is no floor account.');
  const visitor = east.visitor();
  await visitor.post('/api/login', { name: floor.name, password: floor.password });
  const changed = await visitor.post('/api/account', { password: 'of the floor alone' });
  if (changed.status !== 200) throw new Error(changed.text);
  atTheDesk = visitor;
  return visitor;
}

test('N13 who is ejected or banned at one node gets up at the tables of all, with every chip, and is told why where they are', async () => {
  const floor = await staff();
  const loud = west.visitor();
  const id = await loud.guest('Loud');
  const line = await loud.connect();
  const sits = async () => {
    expect(await line.do(there, { type: 'sit', seat: 4, cents: 200_00 })).toBe('done');
    expect(west.room.live(there)?.table.state.seats[4]?.player).toBe(id);
  };
  const send = (how: string, note: string) => floor.post(`/api/floor/${how}`, { user: id, note });
  const gone = async () => {
    await until(() => west.room.live(there)?.table.state.seats[4]).toBeNull();
    await until(async () => (await loud.get('/api/me')).body.you.rail).toBe(5_000_00);
  };
  await sits();
  expect((await send('eject', 'Please calm down.')).status).toBe(200);
  expect(await line.next('notice')).toMatchObject({
    text: 'The floor has asked you to leave the table: Please calm down.',
  });
  await gone();
  await sits();
  expect((await send('ban', 'threw cards at the dealer')).status).toBe(200);
  const said = 'The floor has banned you from this room: threw cards at the dealer.';
  expect(await line.closed).toMatchObject({ reason: said });
  await gone();
  const again = await loud.connect();
  expect(await again.do(there, { type: 'sit', seat: 4, cents: 200_00 })).toBe(`banned: ${said}`);
  again.close();
  expect((await floor.post('/api/floor/unban', { user: id })).status).toBe(200);
  const back = async () => {
    const line = await loud.connect();
    const answer = await line.do(there, { type: 'wait' });
    line.close();
    return answer;
  };
  await until(back).toBe('done');
});

test('N35 while the database cannot be read a table is still shown, and what is asked is asked again and done once', async () => {
  const line = lineTo(east, ann);
  const busy = new StoreError('busy', 'The database is busy or cannot be reached.');
  const chat = vi.spyOn(east.store.chat, 'said').mockRejectedValueOnce(busy);
  const seen = new SeenTable(line, here);
  await until(() => seen.view?.seq).toBeDefined();
  expect(chat).toHaveBeenCalled();
  const rails = vi.spyOn(east.room.money, 'refresh').mockRejectedValueOnce(busy);
  expect(await seen.do({ type: 'sit', seat: 5, cents: 200_00 })).toEqual({ ok: true });
  expect(rails.mock.calls.length).toBeGreaterThan(1);
  expect(await seen.do({ type: 'leave' })).toEqual({ ok: true });
  vi.restoreAllMocks();
});

test('N37 who follows a table that a node could not quite take is told so, and sees what happens once it has', async () => {
  const line = lineTo(west, bob);
  const seen = new SeenTable(line, here);
  await until(() => seen.view?.seq).toBeDefined();
  const [from, to] = [east.store.nodes, west.store.nodes];
  if (from === null || to === null) throw new Error('These are no nodes.');
  const hasWatchers = () => (west.room.standing(here).watchers ?? 0) > 0;
  const places = vi.spyOn(to, 'places').mockImplementationOnce(async () => {
    await vi.waitFor(() => expect(hasWatchers()).toBe(true), SOON);
    throw new StoreError('busy', 'The database is busy or cannot be reached.');
  });
  expect(await from.give(here, to.id)).toBe(true);
  await until(() => places.mock.calls.length).toBe(2);
  expect(await seen.do({ type: 'sit', seat: 6, cents: 200_00 })).toEqual({ ok: true });
  await until(() => seen.view?.seatOf(bobId)).toBe(6);
  expect(await seen.do({ type: 'leave' })).toEqual({ ok: true });
  vi.restoreAllMocks();
  expect(await to.give(here, from.id)).toBe(true);
  await until(() => east.room.live(here)?.id).toBe(here);
});

test('N38 nodes that are started on an empty database at the same moment all open, and one shows the floor’s password', async () => {
  const empty = await postgres.database();
  const node = (name: string) => ({ name, address: 'http://127.0.0.1:9', version: '1.2.3' });
  const both = await Promise.all(
    ['north', 'south'].map((name) => openStore({ url: empty, node: node(name) })),
  );
  const made = await Promise.all(
    both.map((store) => firstFloorAccount(store, new Passwords(testHashing(), CHEAP))),
  );
  expect(made.filter((account) => account !== null)).toHaveLength(1);
  for (const store of both) await store.close();
});

test('N33, N13 a node that leaves hands its tables over: people go on where they were, in order and once; who is banned meanwhile gets up', async () => {
  const line = lineTo(west, bob);
  const bad = lineTo(east, ann);
  const seat = new SeenTable(bad, here);
  expect(await seat.do({ type: 'sit', seat: 2, cents: 200_00 })).toEqual({ ok: true });
  // No hand begins, whose end would be waited for.
  expect(await seat.do({ type: 'sit out' })).toEqual({ ok: true });
  // While the table is on its way, so that neither node hears of it.
  await asked(url, `UPDATE users SET banned = 'a note' WHERE id = '${annId}'`);
  const moving: boolean[] = [];
  const numbers: number[] = [];
  line.onMoving((table, moves) => table === here && moving.push(moves));
  line.on('events', ({ table, seq, events }) => {
    if (table === here) numbers.push(...events.map((_, i) => seq + i));
  });
  const seen = new SeenTable(line, here);
  expect(await seen.do({ type: 'sit', seat: 1, cents: 200_00 })).toEqual({ ok: true });
  moving.length = 0;
  await east.server.drain();
  expect((await east.visitor().get('/ready')).body.error.code).toBe('closing');
  await until(() => west.room.live(here)?.id).toBe(here);
  await until(() => west.room.live(here)?.table.state.seats[2]).toBeNull();
  expect(west.room.live(here)?.table.state.seats[1]).not.toBeNull();
  expect(await seen.do({ type: 'sit out' })).toEqual({ ok: true });
  await until(() => moving).toEqual([true, false]);
  const [first = 0] = numbers;
  await until(() => seen.view?.seq).toBe((numbers.at(-1) ?? 0) + 1);
  expect(numbers).toEqual(numbers.map((_, i) => first + i));
});
