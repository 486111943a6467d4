import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { visitorAt } from './http/addresses.ts';
import { LIMIT_NAMES, LIMITS, readLimits, usualLimits, wordFor, written } from './limits.ts';
import { another, atTable, close, counted, HOLDEM, here, open, patron, said } from './testing-limits.ts';

afterEach(close);

test('R3 more ids than are remembered are counted, and still done once', async () => {
  await open({ remembered: 2 });
  const visitor = await patron();
  const { body } = await visitor.post('/api/tables', { offering: HOLDEM });
  const line = await atTable(visitor, body.table);
  await line.do(body.table, { type: 'sit', seat: 0, cents: 100_00 }, 'sit');
  await line.do(body.table, { type: 'add chips', cents: 40_00 }, 'more');
  for (const type of ['sit out', 'come back', 'sit out', 'come back'] as const)
    expect(await line.do(body.table, { type }, `${type} ${another()}`)).toBe('done');
  expect(await line.do(body.table, { type: 'add chips', cents: 40_00 }, 'more')).toBe('done');
  expect(line.view(body.table).state.chips[0]).toBe(140_00);
  expect(await counted('remembered')).toBe(1);
});

test('P3, L1 a message that is too long closes its connection, and is counted', async () => {
  await open({ messageBytes: 1024 });
  const line = await here.visitor().connect();
  line.send(' '.repeat(1025));
  expect((await line.closed).code).toBe(1009);
  expect(await counted('messageBytes')).toBe(1);
});

test('L6 sockets that were all let in while each was being looked up are counted when they open', async () => {
  await open({ socketsEach: 2 });
  const visitor = await patron();
  const { people } = here.store;
  const signedIn = people.signedIn.bind(people);
  // A database that is somewhere else: nobody is known before all have asked.
  let asking = 0;
  let answer = () => {};
  const allAsked = new Promise<void>((all) => {
    answer = all;
  });
  people.signedIn = async (...asked) => {
    const user = await signedIn(...asked);
    if (++asking === 5) answer();
    await allAsked;
    return user;
  };
  const closed: unknown[] = [];
  const lines = await Promise.all(Array.from({ length: 5 }, () => visitor.dial()));
  for (const line of lines) void line.closed.then((end) => closed.push(end));
  await expect.poll(() => closed).toHaveLength(3);
  const reason = 'Too many connections from your address.';
  expect(closed).toEqual(Array(3).fill({ code: 1013, reason }));
  // The other two stay.
  const stay = lines.filter(({ socket }) => socket.readyState === socket.OPEN);
  for (const { socket } of stay) {
    socket.ping();
    await once(socket, 'pong');
  }
  expect([stay.length, closed.length]).toEqual([2, 3]);
});

test('L2 docs/operations.md lists exactly these limits, each with its default and its sentence', () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = docs
    .split('\n')
    .filter((line) => /^\| `[a-z-]+` \| (connection|person|address|room) \|/.test(line));
  expect(rows).toEqual(
    LIMIT_NAMES.map((name) => {
      const { per, usual, what, says } = LIMITS[name];
      return `| \`${wordFor(name)}\` | ${per} | ${written(usual)} | ${what} | ${says.replace('{n}', 'N')} |`;
    }),
  );
});

test('L3 limits are read as they are written', () => {
  expect(readLimits(['tables-each=7', ' messages = 5/0.5 '])).toEqual({
    tablesEach: 7,
    messages: { burst: 5, perSecond: 0.5 },
  });
  for (const name of LIMIT_NAMES)
    expect(readLimits([`${wordFor(name)}=${written(usualLimits[name])}`])).toEqual({
      [name]: usualLimits[name],
    });
  expect(readLimits(['chairs=3'])).toBe('There is no limit "chairs".');
  expect(readLimits(['tablesEach=3'])).toBe('There is no limit "tablesEach".');
  // A timer takes no more, and nobody could answer in less.
  for (const wrong of ['0', '999', '3600001', '999999999999999'])
    expect(readLimits([`heartbeat=${wrong}`])).toBe(`heartbeat takes 1000 to 3600000, not "${wrong}".`);
  for (const wrong of ['', '-1', '1.5', 'many', '1=2', '5/1', '1e3'])
    expect(readLimits([`tables-each=${wrong}`])).toMatch(
      /^tables-each takes a whole number, e\.g\. tables-each=5, not "[^"]*"\.$/,
    );
  for (const wrong of ['5', '5/', '/5', '5/-1', '5/1/1', 'NaN/1'])
    expect(readLimits([`chat=${wrong}`])).toMatch(/^chat takes .*, e\.g\. chat=5\/0\.5, not ".*"\.$/);
});

test('L4 an address is an IPv4 address or an IPv6 network', () => {
  expect(
    [
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '::1',
      '2001:db8::1',
      '2001:db8:0:0:ffff::9',
      '2001:0db8:1:2:3:4:5:6',
    ].map(visitorAt),
  ).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '::1',
    '2001:db8:0:0::/64',
    '2001:db8:0:0::/64',
    '2001:db8:1:2::/64',
  ]);
});

test('L7 one address that opens tables with bots as fast as it can gets no more than its share', async () => {
  await open({});
  const guests = await Promise.all(Array.from({ length: 12 }, patron));
  for (let round = 0; round < 6; round++)
    await Promise.all(guests.map((one) => one.post('/api/tables', { offering: HOLDEM, bots: 6 })));
  expect(here.room.tables).toBe(usualLimits.tablesAddress);
});

test.each([
  ['black-sheep/holdem', { timeToAct: 0 }],
  ['empire/double-hand-poker', { bettingTime: 0 }],
])('L11 %s is not opened to all by a patron with %j', async (offering, table) => {
  await open({});
  const visitor = await patron();
  const refused = await visitor.post('/api/tables', { offering, table });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'no-clock']);
  expect(said(refused)).toMatch(/^A table open to everyone needs a time limit/);
  expect(here.room.tables).toBe(0);
  expect((await visitor.post('/api/tables', { offering, table, private: true })).status).toBe(200);
  const floor = await patron();
  const { you } = (await floor.get('/api/me')).body;
  await here.store.people.update(you.id, { role: 'floor' });
  expect((await floor.post('/api/floor/tables', { offering, table })).status).toBe(200);
  // Where there is a time it is not posted away, not even by the floor.
  const opened = await Promise.all(
    [{ offering }, { offering, private: true }].map((of) => visitor.post('/api/tables', of)),
  );
  const [shared, own] = opened.map(({ body }) => body.table as string);
  const line = await floor.connect();
  const posts = (at: string | undefined) => line.order('floor', at ?? '', { type: 'post', clock: table });
  expect(await posts(shared)).toMatch(/^not-allowed: A table open to everyone needs a time limit/);
  expect(await posts(own)).toBe('done');
});

describe('L5 frames that are no messages count as such', () => {
  test.each(['ping', 'pong'] as const)('a flood of %ss ends the connection', async (frame) => {
    await open({ messages: { burst: 10, perSecond: 1 }, haste: 5 });
    const line = await here.visitor().connect();
    for (let i = 0; i < 9; i++) line.socket[frame]();
    line.send({ type: 'ping', at: 1 });
    expect(await line.next('error')).toMatchObject({ code: 'too-fast' });
    for (let i = 0; i < 6; i++) line.socket[frame]();
    expect(await line.closed).toEqual({ code: 4008, reason: 'Too many messages.' });
  });
});
