import { seededRandom } from '@cardroom/core/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotHost } from '../../room/bots/host.ts';
import { verifyStore } from '../../room/verify/verify.ts';
import {
  actIfDue,
  playHands,
  startTestServer,
  type TestLine,
  type TestServer,
  type Visitor,
} from '../testing.ts';

let here: TestServer;
let bots: BotHost;
beforeAll(async () => {
  here = await startTestServer({}, undefined, (room) => {
    bots = new BotHost(room, { random: seededRandom('host'), wait: 0 });
    return bots;
  });
});
afterAll(() => here.stop());

let people = 0;

interface Friend {
  readonly visitor: Visitor;
  readonly id: string;
  readonly line: TestLine;
}

/** A private table of the first, and everybody with its link. */
async function among(count: number): Promise<{ table: string; friends: Friend[] }> {
  const friends: Friend[] = [];
  let [table, key] = ['', ''];
  for (let i = 0; i < count; i++) {
    const visitor = here.visitor();
    const id = await visitor.guest(`Friend ${++people}`);
    if (i === 0)
      ({ table, key } = (
        await visitor.post('/api/tables', { offering: 'black-sheep/holdem', private: true, usualFees: true })
      ).body);
    const line = await visitor.connect();
    line.send({ type: 'watch', table, key });
    expect(await line.next('table')).toMatchObject({ private: true, host: friends[0]?.id ?? id });
    friends.push({ visitor, id, line });
  }
  return { table, friends };
}

test('P50 the host of a private table pauses, posts and seats; nobody else does, and no host of another', async () => {
  const { table, friends } = await among(3);
  const [host, guest, third] = friends as [Friend, Friend, Friend];
  const only = 'not-allowed: Only the host of this private table, or the floor, can do that.';
  for (const command of [
    { type: 'pause' },
    { type: 'unseat', seat: 0 },
    { type: 'close' },
    { type: 'post', fees: { options: [] } },
    { type: 'bots', count: 2 },
  ])
    expect(await guest.line.order('host', table, command)).toBe(only);
  expect(await host.line.order('host', table, { type: 'post', clock: { timeToAct: 0, timeBank: 60 } })).toBe(
    'done',
  );
  expect(await host.line.order('host', table, { type: 'post', clock: { timeToAct: 11 } })).toMatch(
    /^bad-setup|^not/,
  );
  await guest.line.until(() => guest.line.view(table).state.sign.rules.timeToAct === 0);
  // The room says what is usual there, to the host; the table was opened with it.
  const usual = `/api/tables/${table}/usual-fees`;
  const { options } = guest.line.view(table).state.sign.fees;
  expect(options.length).toBeGreaterThan(0);
  expect((await host.visitor.get(usual)).body).toEqual({ options });
  expect((await guest.visitor.get(usual)).status).toBe(404);
  // Whoever comes now is told the same.
  third.line.send({ type: 'watch', table });
  await third.line.until(() => third.line.view(table).state.sign.rules.timeBank === 60);
  const seat = (player: string) => ({ type: 'seat', player, seat: 4, cents: 20_000 });
  expect(await host.line.order('host', table, seat(guest.id))).toMatch(/has not asked for a seat/);
  expect(await guest.line.do(table, { type: 'wait' })).toBe('done');
  expect(await host.line.order('host', table, { ...seat(guest.id), cents: 1e9 })).toMatch(/^[\w-]+: .*\$/);
  expect(await host.line.order('host', table, seat(guest.id), 'once')).toBe('done');
  expect(await host.line.order('host', table, seat(guest.id), 'once')).toBe('done');
  expect(here.room.live(table)?.table.state.seats[4]?.player).toBe(guest.id);
  expect(await host.line.order('host', table, { type: 'pause' })).toBe('done');
  expect(await guest.line.do(table, { type: 'sit out' })).toBe('done');
  expect(await host.line.order('host', table, { type: 'resume' })).toBe('done');
  // A table that is open to all has no host.
  const { table: open } = (await host.visitor.post('/api/tables', { offering: 'black-sheep/holdem' })).body;
  expect(await host.line.order('host', open, { type: 'pause' })).toBe(only);
  for (const { line } of friends) line.close();
});

test('P50 a host has so many bots as asked for, within what a room has', async () => {
  const { table, friends } = await among(1);
  const [{ line }] = friends as [Friend];
  expect(await line.order('host', table, { type: 'bots', count: 3 })).toBe('done');
  expect(bots.at(table)).toBe(3);
  expect(await line.order('host', table, { type: 'bots', count: 1 })).toBe('done');
  expect(bots.at(table)).toBe(1);
  expect(await line.order('host', table, { type: 'bots', count: 14 })).toMatch(/^not-allowed/);
  expect(await line.order('host', table, { type: 'bots', count: 0 })).toBe('done');
  line.close();
});

test('P50 a bot that was unseated is replaced when the host asks for as many', async () => {
  const { table, friends } = await among(1);
  const [{ line }] = friends as [Friend];
  const seats = () => here.room.live(table)!.table.state.seats;
  const sitting = () => seats().filter((seated) => seated !== null).length;
  expect(await line.order('host', table, { type: 'bots', count: 2 })).toBe('done');
  const seat = seats().findIndex((seated) => seated !== null);
  expect(await line.order('host', table, { type: 'unseat', seat })).toBe('done');
  await expect.poll(sitting).toBe(1);
  expect(await line.order('host', table, { type: 'bots', count: 2 })).toBe('done');
  expect(sitting()).toBe(2);
  expect(await line.order('host', table, { type: 'bots', count: 0 })).toBe('done');
  line.close();
});

test('P50 a bot that has taken the bank plays that round, and the host is told so', async () => {
  const visitor = here.visitor();
  await visitor.guest(`Friend ${++people}`);
  const opening = { offering: 'black-sheep/ez-baccarat', private: true };
  const { table } = (await visitor.post('/api/tables', opening)).body;
  const line = await visitor.connect();
  expect(await line.order('host', table, { type: 'bots', count: 1 })).toBe('done');
  // With one bot there is nobody to bet against its bank.
  await expect.poll(() => here.room.live(table)?.table.state.bank.ready).toBe(true);
  expect(await line.order('host', table, { type: 'bots', count: 0 })).toMatch(/taken the bank/);
  expect(bots.at(table)).toBe(1);
  line.close();
});

test('L13 who has bots come and go makes no patrons without end, and orders for them do not pile up', async () => {
  const { table, friends } = await among(1);
  const [{ line }] = friends as [Friend];
  const patrons = async () => (await here.store.people.all({ bots: true })).length;
  expect(await line.order('host', table, { type: 'bots', count: 4 })).toBe('done');
  const before = await patrons();
  for (const count of [0, 4, 1, 3, 0, 4])
    expect(await line.order('host', table, { type: 'bots', count })).toBe('done');
  expect(await patrons()).toBe(before);
  const orders = Array.from({ length: 30 }, (_, i) =>
    line.order('host', table, { type: 'bots', count: i % 2 === 0 ? 0 : 4 }),
  );
  const answers = await Promise.all(orders);
  expect(answers.filter((answer) => answer === 'done').length).toBeLessThan(10);
  expect(answers.filter((answer) => answer.startsWith('too-fast')).length).toBeGreaterThan(20);
  expect(await line.order('host', table, { type: 'bots', count: 0 })).toBe('done');
  line.close();
});

test('L1, L13 the bots at all tables of one host are counted together, also when they are asked for at once', async () => {
  const { table, friends } = await among(1);
  const [{ line, visitor }] = friends as [Friend];
  const open = async (more: object) =>
    (await visitor.post('/api/tables', { offering: 'black-sheep/holdem', ...more })).body.table;
  const tables = [table, await open({ private: true }), await open({ private: true })];
  const other = await open({ bots: 9 });
  const said = await Promise.all(tables.map((at) => line.order('host', at, { type: 'bots', count: 10 })));
  expect(said.toSorted()).toEqual(['done', 'done', expect.stringContaining('At most 30 bots')]);
  for (const at of tables) await line.order('host', at, { type: 'bots', count: 0 });
  expect(bots.at(other)).toBe(9);
  line.close();
});

test('P51, R13 the ledger says who brought and took what, to the cent, also when the table has closed', async () => {
  const { table, friends } = await among(3);
  const [host, guest, stranger] = friends as [Friend, Friend, Friend];
  const lines = [host.line, guest.line];
  for (const [seat, line] of lines.entries())
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  await playHands(table, lines, 2);
  const path = `/api/tables/${table}/ledger`;
  const open = (await host.visitor.get(path)).body;
  expect(open.closed).toBe(false);
  expect(open.players.map((of: { boughtIn: number }) => of.boughtIn)).toEqual([20_000, 20_000]);
  expect(await host.line.order('host', table, { type: 'close' })).toBe('done');
  const gone = () => host.line.heard.some(({ type }) => type === 'closed');
  while (!gone()) {
    for (const line of lines) if (here.room.live(table) !== undefined) await actIfDue(table, line);
    await new Promise((go) => setImmediate(go));
  }
  const { status, body } = await guest.visitor.get(path);
  expect([status, body.closed, body.players.length]).toEqual([200, true, 2]);
  for (const of of body.players) {
    expect(of).toMatchObject({ boughtIn: 20_000, holds: 0, net: of.left - 20_000 });
    expect(body.names[of.player].name).toMatch(/^Friend/);
  }
  expect(body.players[0].net + body.players[1].net + body.fees).toBe(0);
  expect((await stranger.visitor.get(path)).body).toMatchObject({ players: [], fees: 0, names: {} });
  // R13: every cent of it by the line that prints it.
  const boss = here.visitor();
  await here.store.people.update(await boss.guest('Boss of all'), { role: 'auditor' });
  const byLine: { of: string; drop: number; jackpot: number }[] = (await boss.get('/api/floor/drop?by=line'))
    .body;
  const printed = byLine.filter(({ of }) => /^black-sheep\/holdem 000:\d+/.test(of));
  expect(body.fees).toBeGreaterThan(0);
  expect(printed.reduce((sum, { drop, jackpot }) => sum + drop + jackpot, 0)).toBeGreaterThanOrEqual(
    body.fees,
  );
  expect(byLine.filter(({ of }) => of === 'black-sheep/holdem')).toEqual([]);
  expect((await verifyStore(here.store)).findings).toEqual([]);
  for (const { line } of friends) line.close();
});
