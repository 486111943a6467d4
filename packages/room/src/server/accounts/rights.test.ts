import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOLDEM } from '../../room/testing/testing.ts';
import { alone, startTestServer, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
const people: Record<string, Visitor> = {};
let table = '';
beforeAll(async () => {
  here = await startTestServer();
  people.nobody = here.visitor();
  for (const role of ['patron', 'proposition', 'floor', 'auditor'] as const) {
    const visitor = here.visitor();
    const id = await visitor.guest(`Robin ${role}`);
    await here.store.people.update(id, { role });
    people[role] = visitor;
  }
  table = (await people.patron!.post('/api/tables', { offering: 'black-sheep/holdem' })).body.table;
});
afterAll(() => here.stop());

const WHO = ['nobody', 'patron', 'proposition', 'floor', 'auditor'] as const;

/** Who is let through, in that order: `-` is refused for want of a name, `x` for want of a right. */
type Route = readonly [allowed: string, method: 'GET' | 'POST', path: string, body?: unknown];
const ROUTES: Route[] = [
  ['+++++', 'GET', '/api/me'],
  ['+++++', 'GET', '/api/houses'],
  ['+++++', 'GET', '/api/offerings'],
  ['+++++', 'GET', '/api/tables'],
  ['+++++', 'GET', '/api/tables/t_none/results'],
  ['+++++', 'GET', '/api/rules/black-sheep/holdem'],
  ['+++++', 'GET', '/api/fees/black-sheep/holdem'],
  ['+++++', 'GET', '/api/settings/black-sheep/holdem'],
  ['-++++', 'GET', '/api/me/tables'],
  ['-++++', 'GET', '/api/hands'],
  ['-++++', 'GET', '/api/hands/games'],
  ['+++++', 'GET', '/api/hands/t_none/1'],
  ['+++++', 'GET', '/api/hands/t_none/1/phh'],
  ['+++++', 'GET', '/api/hands/t_none/1/proofs'],
  ['-++xx', 'POST', '/api/hands/t_none/1/share', {}],
  ['-++++', 'GET', '/api/tables/t_none/ledger'],
  ['-++++', 'GET', '/api/tables/t_none/usual-fees'],
  ['-++xx', 'POST', '/api/chips', { cents: 100 }],
  ['-++xx', 'POST', '/api/tables', { offering: 'empire/holdem' }],
  ['-++xx', 'POST', '/api/play', { offering: 'black-sheep/holdem' }],
  ['-xx++', 'GET', '/api/floor/tables'],
  ['-xx++', 'GET', '/api/floor/nodes'],
  ['-xx++', 'GET', '/api/floor/drop?by=day'],
  ['-xx++', 'GET', '/api/floor/audit'],
  ['-xx++', 'GET', '/api/floor/ledger/check'],
  ['-xx++', 'GET', '/api/floor/patrons'],
  ['-xx+x', 'POST', '/api/floor/tables', { offering: 'empire/holdem', options: [] }],
  ['-xx++', 'GET', '/api/floor/irregularities?table=t_none'],
  ['-xx+x', 'POST', '/api/floor/ruling', { table: 't_none', irregularity: { what: 'misdeal' } }],
  ['-xx+x', 'POST', '/api/floor/mute', { user: 'u_none', muted: true }],
  ['-xx+x', 'POST', '/api/floor/eject', { user: 'u_none', note: 'Out.' }],
  ['-xx+x', 'POST', '/api/floor/ban', { user: 'u_none', note: 'Out.' }],
  ['-xx+x', 'POST', '/api/floor/unban', { user: 'u_none' }],
  ['-xx+x', 'POST', '/api/floor/roles', { user: 'u_none', role: 'patron' }],
];

test.each(ROUTES.map((route) => [route]))('A1 %s', async ([allowed, method, path, body]) => {
  for (const [i, who] of WHO.entries()) {
    const { status } = method === 'GET' ? await people[who]!.get(path) : await people[who]!.post(path, body);
    const got = status === 401 ? '-' : status === 403 ? 'x' : '+';
    expect(`${who} ${got}`).toBe(`${who} ${allowed[i]}`);
    expect(status).toBeLessThan(500);
  }
});

test('A1 every address is asked for by everybody here, but those by which somebody becomes somebody else', async () => {
  const { paths } = (await here.visitor().get('/openapi.json')).body;
  const asked = ROUTES.map(([, method, path]) => [method.toLowerCase(), path.split('?')[0] ?? ''] as const);
  const left = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) => {
    const like = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return Object.keys(methods).flatMap((method) =>
      asked.some(([by, at]) => by === method && like.test(at)) ? [] : [path],
    );
  });
  expect(left.sort()).toEqual([
    '/api/account',
    '/api/guest',
    '/api/login',
    '/api/logout',
    '/api/register',
    '/health',
    '/metrics',
    '/ready',
  ]);
});

describe('over the socket', () => {
  test.each([
    ['-++xx', 'do', { type: 'sit', seat: 1, cents: 20_000 }],
    ['-xx+x', 'floor', { type: 'pause' }],
  ] as const)('A1 %s %s', async (allowed, type, command) => {
    for (const [i, who] of WHO.entries()) {
      const line = await people[who]!.connect();
      line.send({ type, id: `${who} ${type}`, table, command } as never);
      const answer = await line.until(() =>
        line.heard.find((message) => message.type === 'done' || message.type === 'refused'),
      );
      const code = answer.type === 'refused' ? answer.code : '';
      expect(`${who} ${code === 'sign-in' ? '-' : code === 'no-right' ? 'x' : '+'}`).toBe(
        `${who} ${allowed[i]}`,
      );
      line.close();
    }
  });

  test('A2, R3 a command of the floor sent twice, and from two places, is done and written down once', async () => {
    const { floor, patron } = people;
    const own = (await patron!.post('/api/tables', { offering: 'empire/holdem' })).body.table;
    const lines = await Promise.all([floor!.connect(), floor!.connect()]);
    for (const line of [...lines, ...lines])
      line.send({ type: 'floor', id: 'twice', table: own, command: { type: 'pause' } });
    for (const line of lines) {
      await line.next('done');
      await line.next('done');
    }
    const pauses = async () =>
      (await here.store.house.audited()).filter(
        ({ what, detail }) => what === 'pause' && (detail as { table: string }).table === own,
      );
    await expect.poll(pauses).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 50));
    expect(await pauses()).toHaveLength(1);
  });

  test('A2 what the floor does is written down with who did it', async () => {
    const line = await people.floor!.connect();
    line.send({ type: 'floor', id: '1', table, command: { type: 'close' } });
    await line.next('done');
    const read = async () => (await people.auditor!.get('/api/floor/audit')).body;
    await expect.poll(async () => (await read()).entries[0].what).toBe('close');
    const body = await read();
    expect(body.entries[0]).toMatchObject({ what: 'close', detail: { table } });
    expect(body.names[body.entries[0].by].name).toBe('Robin floor');
  });
});

test('A3 a role is given to people with a password, by others than themselves, and ends their connections', async () => {
  const { body } = await people.floor!.get('/api/floor/patrons');
  const id = (name: string) => body.patrons.find((patron: { name: string }) => patron.name === name).id;
  const give = (name: string, role: string) =>
    people.floor!.post('/api/floor/roles', { user: id(name), role });
  expect((await give('Robin floor', 'patron')).body.error.code).toBe('own-role');
  expect((await give('Robin patron', 'auditor')).body.error.code).toBe('no-password');
  await people.patron!.post('/api/account', { password: 'now with a password' });
  const line = await people.patron!.connect();
  expect((await give('Robin patron', 'auditor')).status).toBe(200);
  expect((await line.closed).code).toBe(4001);
  expect((await people.patron!.get('/api/floor/audit')).status).toBe(200);
  expect(
    (await people.patron!.post('/api/floor/roles', { user: id('Robin auditor'), role: 'floor' })).status,
  ).toBe(403);
});

test('P23 the room says who works here: beside every name it tells, and beside what is said', async () => {
  const own = await alone(here, 'Watcher');
  const staff = here.visitor();
  const id = await staff.guest('Soon a prop');
  await staff.post('/api/account', { password: 'now with a password' });
  const talks = await staff.connect();
  talks.send({ type: 'watch', table: own.table });
  await talks.next('table');
  expect(await talks.do(own.table, { type: 'sit', seat: 1, cents: 20_000 })).toBe('done');
  const seen = await own.line.next('events', ({ names }) => names?.[id] !== undefined);
  expect(seen.names?.[id]).toEqual({ name: 'Soon a prop', bot: false, role: 'patron' });
  talks.send({ type: 'say', table: own.table, text: 'hello' });
  expect((await own.line.next('said')).line).toMatchObject({ name: 'Soon a prop', role: 'patron' });

  await people.floor!.post('/api/floor/roles', { user: id, role: 'proposition' });
  const told = await own.line.next('events', ({ names }) => names?.[id]?.role === 'proposition');
  expect(told.events).toEqual([]);
  expect(told.seq).toBe(own.line.view(own.table).seq);
  const again = await staff.connect();
  again.send({ type: 'watch', table: own.table });
  const { names, chat } = await again.next('table');
  expect(names[id]?.role).toBe('proposition');
  expect(chat.map(({ role }) => role)).toEqual(['proposition']);
  again.send({ type: 'say', table: own.table, text: 'I work here now' });
  expect((await own.line.next('said')).line.role).toBe('proposition');
});

test('T23 a proposition player sits as one, and takes no seat that somebody waits for', async () => {
  const opened = await here.room.openTable({ ...HOLDEM, seats: 2 }, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const { table } = opened;
  const prop = await people.proposition!.connect();
  const sit = (seat: number) => ({ type: 'sit', seat, cents: 20_000 }) as const;
  expect(await prop.do(table, sit(0))).toBe('done');
  expect(here.room.live(table)?.table.state.seats[0]).toMatchObject({ role: 'proposition' });
  expect(await prop.do(table, { type: 'leave' })).toBe('done');
  const others = [here.visitor(), here.visitor()];
  for (const [i, other] of others.entries()) {
    await other.guest(`In line ${i}`);
    const line = await other.connect();
    line.send({ type: 'watch', table });
    expect(await line.do(table, { type: 'wait' })).toBe('done');
  }
  expect(await prop.do(table, sit(0))).toBe('out-of-turn: 2 players are waiting for a seat: join the list.');
  prop.close();
});

test('A1, A3 who becomes staff gets up from every table, since the floor does not play', async () => {
  const opened = await here.room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const { table } = opened;
  const visitor = here.visitor();
  const id = await visitor.guest('Soon of the staff');
  await visitor.post('/api/account', { password: 'now with a password' });
  const line = await visitor.connect();
  const before = here.room.money.rail(id);
  expect(await line.do(table, { type: 'sit', seat: 0, cents: 20_000 })).toBe('done');
  expect((await people.floor!.post('/api/floor/roles', { user: id, role: 'proposition' })).status).toBe(200);
  expect(here.room.live(table)?.table.state.seats[0]?.player).toBe(id);
  expect((await people.floor!.post('/api/floor/roles', { user: id, role: 'floor' })).status).toBe(200);
  expect(here.room.live(table)?.table.state.seats[0]).toBeNull();
  expect(here.room.money.rail(id)).toBe(before);
});

test('A4 who is muted is not heard', async () => {
  const { table: open } = (await people.proposition!.post('/api/tables', { offering: 'empire/holdem' })).body;
  const me = (await people.proposition!.get('/api/me')).body.you;
  await people.floor!.post('/api/floor/mute', { user: me.id, muted: true });
  const line = await people.proposition!.connect();
  line.send({ type: 'watch', table: open });
  await line.next('table');
  line.send({ type: 'say', table: open, text: 'hear me' });
  expect((await line.next('error')).code).toBe('muted');
  expect(await here.store.chat.said(open)).toEqual([]);
  // It holds from the next word on, on a connection that is open already, and so does its end.
  await people.floor!.post('/api/floor/mute', { user: me.id, muted: false });
  line.send({ type: 'say', table: open, text: 'and now' });
  expect((await line.next('said')).line.text).toBe('and now');
  await people.floor!.post('/api/floor/mute', { user: me.id, muted: true });
  line.send({ type: 'say', table: open, text: 'hear me again' });
  expect((await line.next('error')).code).toBe('muted');
  expect((await here.store.chat.said(open)).map(({ text }) => text)).toEqual(['and now']);
});
