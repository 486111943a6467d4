import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { secureRandom } from '@cardroom/core/cards';
import { afterEach, describe, expect, test } from 'vitest';
import { BotHost } from '../room/bots/host.ts';
import type { PasswordCost } from './accounts/passwords.ts';
import { visitorAt } from './http/addresses.ts';
import {
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type Limits,
  readLimits,
  sentenceFor,
  usualLimits,
  wordFor,
  written,
} from './limits.ts';
import {
  CHEAP,
  playHands,
  startTestServer,
  type TestLine,
  type TestServer,
  type Visitor,
} from './testing.ts';

let here: TestServer;
afterEach(() => here?.stop());

const HOLDEM = 'black-sheep/holdem';
const ENDLESS = { burst: 1e6, perSecond: 1e6 };
const PRIVATE = { offering: HOLDEM, private: true };

/** How often something was refused for a limit, as the metrics have it. */
async function counted(name: LimitName): Promise<number> {
  const text = await here.metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.includes(`limited_total{limit="${wordFor(name)}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** A room with bots, so that they can be counted, too. */
async function open(limits: Partial<Limits>, passwordCost = CHEAP): Promise<void> {
  here = await startTestServer(
    { limits, passwordCost },
    undefined,
    (room) => new BotHost(room, { random: secureRandom() }),
  );
}

/** Somebody who opens a connection and says nothing. */
async function silent(): Promise<Socket> {
  const socket = connect(here.server.port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

let names = 0;
async function patron(): Promise<Visitor> {
  const visitor = here.visitor();
  await visitor.guest(`Patron ${++names}`);
  return visitor;
}

async function atTable(visitor: Visitor, table: string): Promise<TestLine> {
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  await line.next('table');
  return line;
}

const said = ({ body }: { readonly body: { readonly error?: { readonly message: string } } }) =>
  body.error?.message ?? '';

async function twoTables(visitor: Visitor): Promise<[string, string]> {
  const one = await visitor.post('/api/tables', { offering: HOLDEM });
  const other = await visitor.post('/api/tables', { offering: HOLDEM });
  return [one.body.table, other.body.table];
}

const newGuest = () => here.visitor().post('/api/guest', { name: `Newcomer ${++names}` });
const register = () =>
  here.visitor().post('/api/register', { name: `Regular ${++names}`, password: 'violet lamp in a drawer' });

/** Work enough that several passwords meet. */
const DEAR: PasswordCost = { N: 2 ** 15, r: 8, p: 2 };

/** Does what a limit allows, then once more; what is said to that. */
const tries: Partial<
  Record<
    LimitName,
    { readonly limits: Partial<Limits>; readonly passwordCost?: PasswordCost; go(): Promise<string> }
  >
> = {
  messages: {
    limits: { messages: { burst: 3, perSecond: 0.001 } },
    async go() {
      const line = await here.visitor().connect();
      for (let i = 0; i < 3; i++) line.send({ type: 'ping', at: i });
      return (await line.next('error')).message;
    },
  },
  haste: {
    limits: { messages: { burst: 1, perSecond: 0.001 }, haste: 2 },
    async go() {
      const line = await here.visitor().connect();
      for (let i = 0; i < 4; i++) line.send({ type: 'ping', at: i });
      return (await line.closed).reason;
    },
  },
  refused: {
    limits: { refused: { burst: 3, perSecond: 0.001 } },
    async go() {
      const line = await (await patron()).connect();
      for (let i = 0; i < 4; i++) await line.do('t_none', { type: 'leave' });
      return (await line.closed).reason;
    },
  },
  bodyBytes: {
    limits: { bodyBytes: 1024 },
    async go() {
      const refused = await here.visitor().post('/api/guest', { name: 'x'.repeat(1024) });
      expect([refused.status, refused.body.error.code]).toEqual([413, 'too-large']);
      return said(refused);
    },
  },
  watched: {
    limits: { watched: 1 },
    async go() {
      const visitor = await patron();
      const tables = [await visitor.post('/api/tables', PRIVATE), await visitor.post('/api/tables', PRIVATE)];
      const line = await visitor.connect();
      for (const { body } of tables) line.send({ type: 'watch', table: body.table });
      return (await line.next('error')).message;
    },
  },
  backlog: {
    limits: { backlog: 1000, messages: ENDLESS, messagesAddress: ENDLESS },
    async go() {
      for (let i = 0; i < 30; i++)
        await here.room.openTable({ house: 'black-sheep', offering: HOLDEM }, { by: 'house' });
      const line = await here.visitor().connect();
      line.socket.pause();
      // The system's own buffers take some megabytes first.
      for (let i = 0; i < 2000; i++) line.send({ type: 'lobby', on: true });
      await expect.poll(() => counted('backlog')).toBe(1);
      line.socket.resume();
      return (await line.closed).reason;
    },
  },
  heartbeat: {
    limits: { heartbeat: 100 },
    go: async () => (await (await here.visitor().dial()).closed).reason,
  },
  socketsPerson: {
    limits: { socketsPerson: 2 },
    async go() {
      const visitor = await patron();
      await Promise.all([visitor.connect(), visitor.connect()]);
      return said(await visitor.upgrade());
    },
  },
  tablesEach: {
    limits: { tablesEach: 1 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', { offering: HOLDEM });
      expect((await visitor.post('/api/play', { offering: 'empire/holdem' })).status).toBe(409);
      return said(await visitor.post('/api/tables', { offering: HOLDEM }));
    },
  },
  privateTablesEach: {
    limits: { privateTablesEach: 1 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', PRIVATE);
      expect((await visitor.post('/api/tables', { offering: HOLDEM })).status).toBe(200);
      return said(await visitor.post('/api/tables', PRIVATE));
    },
  },
  botsEach: {
    limits: { botsEach: 5 },
    async go() {
      const visitor = await patron();
      await visitor.post('/api/tables', { offering: HOLDEM, bots: 5 });
      return said(await visitor.post('/api/tables', { offering: HOLDEM, bots: 1 }));
    },
  },
  seatsEach: {
    limits: { seatsEach: 1 },
    async go() {
      const visitor = await patron();
      const [one, other] = await twoTables(visitor);
      const line = await visitor.connect();
      const sit = { type: 'sit', seat: 0, cents: 100_00 } as const;
      expect(await line.do(one, sit)).toBe('done');
      expect(await line.do(other, sit)).toMatch(/^not-allowed: /);
      expect(await line.do(one, { type: 'leave' })).toBe('done');
      expect(await line.do(other, sit)).toBe('done');
      return (await line.do(one, sit)).replace('not-allowed: ', '');
    },
  },
  waitsEach: {
    limits: { waitsEach: 1 },
    async go() {
      const visitor = await patron();
      const [one, other] = await twoTables(visitor);
      const line = await visitor.connect();
      expect(await line.do(one, { type: 'wait' })).toBe('done');
      expect(await line.do(other, { type: 'sit', seat: 0, cents: 100_00 })).toBe('done');
      expect(await line.do(other, { type: 'leave' })).toBe('done');
      return (await line.do(other, { type: 'wait' })).replace('not-allowed: ', '');
    },
  },
  seatsAddress: {
    limits: { seatsAddress: 2 },
    async go() {
      const [one, other] = await twoTables(await patron());
      const lines = await Promise.all(
        [patron(), patron(), patron()].map(async (who) => (await who).connect()),
      );
      const sit = (seat: number) => ({ type: 'sit', seat, cents: 100_00 }) as const;
      expect(await lines[0]!.do(one, sit(0))).toBe('done');
      expect(await lines[1]!.do(other, sit(0))).toBe('done');
      const refused = await lines[2]!.do(other, sit(1));
      expect(await lines[0]!.do(one, { type: 'leave' })).toBe('done');
      expect(await lines[2]!.do(other, sit(1))).toBe('done');
      return refused.replace('not-allowed: ', '');
    },
  },
  waitsAddress: {
    limits: { waitsAddress: 2 },
    async go() {
      const [one, other] = await twoTables(await patron());
      const lines = await Promise.all(
        [patron(), patron(), patron()].map(async (who) => (await who).connect()),
      );
      expect(await lines[0]!.do(one, { type: 'wait' })).toBe('done');
      expect(await lines[1]!.do(other, { type: 'wait' })).toBe('done');
      const refused = await lines[2]!.do(other, { type: 'wait' });
      expect(await lines[0]!.do(one, { type: 'stop waiting' })).toBe('done');
      expect(await lines[2]!.do(other, { type: 'wait' })).toBe('done');
      return refused.replace('not-allowed: ', '');
    },
  },
  linksADay: {
    limits: { linksADay: 1 },
    async go() {
      const visitors = [await patron(), await patron()];
      const [table] = await twoTables(visitors[0]!);
      const lines = await Promise.all(visitors.map((visitor) => atTable(visitor, table)));
      for (const [seat, line] of lines.entries())
        expect(await line.do(table, { type: 'sit', seat, cents: 200_00 })).toBe('done');
      await playHands(table, lines, 1);
      const share = () => visitors[0]!.post(`/api/hands/${table}/1/share`);
      await expect.poll(async () => (await share()).status).toBe(200);
      return said(await share());
    },
  },
  chat: {
    limits: { chat: { burst: 2, perSecond: 0.001 } },
    async go() {
      const visitor = await patron();
      const { body } = await visitor.post('/api/tables', { offering: HOLDEM });
      const lines = [];
      // From a new socket each time: it is the person who talks.
      for (let i = 0; i < 3; i++) {
        const line = await atTable(visitor, body.table);
        line.send({ type: 'say', table: body.table, text: `Line ${i}` });
        if (i < 2) await line.next('said');
        lines.push(line);
      }
      return (await lines[2]!.next('error')).message;
    },
  },
  chatAddress: {
    limits: { chatAddress: { burst: 2, perSecond: 0.001 } },
    async go() {
      const { body } = await (await patron()).post('/api/tables', { offering: HOLDEM });
      for (let i = 0; ; i++) {
        const line = await atTable(await patron(), body.table);
        line.send({ type: 'say', table: body.table, text: `Line ${i}` });
        if (i === 2) return (await line.next('error')).message;
        await line.next('said');
      }
    },
  },
  chipsADay: {
    limits: { chipsADay: 100 },
    async go() {
      const visitor = await patron();
      expect((await visitor.post('/api/chips', { cents: 100 })).status).toBe(200);
      return said(await visitor.post('/api/chips', { cents: 1 }));
    },
  },
  requests: {
    limits: { requests: 3 },
    async go() {
      for (let i = 0; i < 3; i++) await here.visitor().get('/api/houses');
      return said(await here.visitor().get('/api/houses')).replace(/ Try again in .*$/, '');
    },
  },
  socketsEach: {
    limits: { socketsEach: 2 },
    async go() {
      await Promise.all([here.visitor().connect(), here.visitor().connect()]);
      return said(await here.visitor().upgrade());
    },
  },
  connectionsEach: {
    limits: { connectionsEach: 2 },
    async go() {
      const held = [await silent(), await silent()];
      const refused = await here.visitor().get('/api/houses');
      expect([refused.status, refused.headers.get('connection')]).toEqual([429, 'close']);
      // Who says nothing is cut off soon, and beyond twice as many at once.
      const more = [await silent(), await silent(), await silent()];
      await Promise.all(more.map((socket) => once(socket, 'close')));
      expect(held.every(({ destroyed }) => !destroyed)).toBe(true);
      for (const socket of held) socket.destroy();
      await expect.poll(async () => (await here.visitor().get('/api/houses')).status).toBe(200);
      return said(refused);
    },
  },
  connections: {
    limits: { connections: 1 },
    async go() {
      // What has become a socket is counted as one.
      await here.visitor().connect();
      const held = await silent();
      const refused = await here.visitor().get('/api/houses');
      held.destroy();
      return said(refused);
    },
  },
  messagesAddress: {
    limits: { messagesAddress: { burst: 6, perSecond: 0.001 } },
    async go() {
      const lines = await Promise.all([here.visitor().connect(), here.visitor().connect()]);
      for (let i = 0; i < 2; i++) for (const line of lines) line.send({ type: 'ping', at: i });
      await Promise.all(lines.map((line) => line.next('pong', ({ at }) => at === 1)));
      lines[0]!.send({ type: 'ping', at: 2 });
      return (await lines[0]!.next('error')).message;
    },
  },
  guests: {
    limits: { guests: 2 },
    async go() {
      await newGuest();
      await newGuest();
      return said(await newGuest()).replace(/ Try again in .*$/, '');
    },
  },
  guestsADay: {
    limits: { guestsADay: 2 },
    async go() {
      await newGuest();
      // A name that is taken is nobody new.
      expect((await here.visitor().post('/api/guest', { name: `Newcomer ${names}` })).status).toBe(409);
      await newGuest();
      return said(await newGuest());
    },
  },
  registrations: {
    limits: { registrations: 2 },
    async go() {
      await register();
      const guest = await patron();
      const password = 'a shoe full of tiles';
      expect((await guest.post('/api/account', { password })).status).toBe(200);
      expect((await (await patron()).post('/api/account', { password })).status).toBe(429);
      return said(await register());
    },
  },
  guestChips: {
    limits: { guestChips: 1000, welcomeChips: 400 },
    async go() {
      const first = await patron();
      await patron();
      expect(said(await newGuest())).toMatch(/^Guests at your address have had/);
      expect((await first.post('/api/chips', { cents: 200 })).status).toBe(200);
      return said(await first.post('/api/chips', { cents: 1 }));
    },
  },
  hashingEach: {
    limits: { hashingEach: 0 },
    async go() {
      const refused = await register();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      return said(refused);
    },
  },
  hashing: {
    limits: { hashing: 0, hashingEach: 100, registrations: 1000, guests: 1000 },
    passwordCost: DEAR,
    async go() {
      for (;;) {
        const all = await Promise.all(Array.from({ length: 6 }, register));
        const refused = all.find(({ status }) => status !== 200);
        if (refused === undefined) continue;
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
        return said(refused);
      }
    },
  },
  logins: {
    limits: { logins: 2 },
    async go() {
      const login = () => here.visitor().post('/api/login', { name: `Nobody ${++names}`, password: 'none' });
      await login();
      await login();
      return said(await login()).replace(/ Try again in .*$/, '');
    },
  },
  tablesAddress: {
    limits: { tablesAddress: 2 },
    async go() {
      for (let i = 0; i < 2; i++) await (await patron()).post('/api/tables', { offering: HOLDEM });
      return said(await (await patron()).post('/api/tables', { offering: HOLDEM }));
    },
  },
  sockets: {
    limits: { sockets: 1 },
    async go() {
      await here.visitor().connect();
      return said(await here.visitor().upgrade());
    },
  },
  tables: {
    limits: { tables: 2 },
    async go() {
      const patrons = await Promise.all([patron(), patron(), patron()]);
      const all = await Promise.all(patrons.map((one) => one.post('/api/tables', { offering: HOLDEM })));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
      return said(all.find(({ status }) => status !== 200)!);
    },
  },
  bots: {
    limits: { bots: 6 },
    async go() {
      const patrons = await Promise.all([patron(), patron()]);
      const all = await Promise.all(
        patrons.map((one) => one.post('/api/tables', { offering: HOLDEM, bots: 4 })),
      );
      return said(all.find(({ status }) => status !== 200)!);
    },
  },
  guestsInAll: {
    limits: { guestsInAll: 2 },
    async go() {
      await newGuest();
      await newGuest();
      expect((await register()).status).toBe(200);
      return said(await newGuest());
    },
  },
};

/** Nobody is refused by it: it is only how much there is. */
const QUIET: readonly LimitName[] = ['welcomeChips', 'remembered', 'awayAfter', 'guestKept', 'messageBytes'];
/** What takes its time is tried in absentees.test.ts. */
const SLOW: readonly LimitName[] = ['waitKept', 'timeToSit'];

describe('L1 each limit refuses with its sentence and is counted', () => {
  test.each(LIMIT_NAMES.filter((name) => ![...QUIET, ...SLOW].includes(name)))('%s', async (name) => {
    const attempt = tries[name];
    if (attempt === undefined) throw new Error(`Nobody tries ${name}.`);
    await open(attempt.limits, attempt.passwordCost);
    expect(await attempt.go()).toBe(sentenceFor(name, { ...usualLimits, ...attempt.limits }));
    expect(await counted(name)).toBeGreaterThan(0);
  });
});

test('R3 more ids than are remembered are counted, and still done once', async () => {
  await open({ remembered: 2 });
  const visitor = await patron();
  const { body } = await visitor.post('/api/tables', { offering: HOLDEM });
  const line = await atTable(visitor, body.table);
  await line.do(body.table, { type: 'sit', seat: 0, cents: 100_00 }, 'sit');
  await line.do(body.table, { type: 'add chips', cents: 40_00 }, 'more');
  for (const type of ['sit out', 'come back', 'sit out', 'come back'] as const)
    expect(await line.do(body.table, { type }, `${type} ${++names}`)).toBe('done');
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
  // As long as a database takes that is somewhere else.
  people.signedIn = async (...asked) => {
    const user = await signedIn(...asked);
    await new Promise((go) => setTimeout(go, 50));
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
});
