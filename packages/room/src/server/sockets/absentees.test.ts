import { secureRandom } from '@cardroom/core/cards';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDemo, tidyUp } from '../../room/bots/demo.ts';
import { BotHost } from '../../room/bots/host.ts';
import { SimulatedClock } from '../../room/testing/clock.ts';
import { tempFolder } from '../../room/testing/testing.ts';
import type { Limits } from '../limits.ts';
import { startTestServer, type TestLine, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
let clock: SimulatedClock;
let host: BotHost;
let data: ReturnType<typeof tempFolder>;
beforeEach(() => {
  data = tempFolder();
  clock = new SimulatedClock();
});
afterEach(async () => {
  await here.stop();
  data.remove();
});

/** Bots that sit there and do nothing: nobody here is interested in the games. */
const idle = { random: secureRandom(), seat: () => () => {} };

async function open(limits: Partial<Limits> = {}): Promise<void> {
  here = await startTestServer({ clock, limits }, { data: data.path }, (room) => {
    host = new BotHost(room, idle);
    return host;
  });
  await host.resume();
}

/** The room falls, and is opened again on what it had written. */
async function restart(limits: Partial<Limits> = {}): Promise<void> {
  await here.stop();
  await open(limits);
}

async function pass(seconds: number): Promise<void> {
  const until = clock.now() + seconds * 1000;
  while (clock.nextAt <= until) {
    clock.step();
    await here.room.idle();
  }
  clock.jump(Math.max(0, until - clock.now()));
}

async function patron(name: string): Promise<{ visitor: Visitor; id: string; line: TestLine }> {
  const visitor = here.visitor();
  const id = await visitor.guest(name);
  return { visitor, id, line: await visitor.connect() };
}

async function watch(line: TestLine, table: string): Promise<void> {
  line.send({ type: 'watch', table });
  await line.next('table', (message) => message.table === table);
}

/** Sits down where there is an open seat, with the usual chips. */
function sit(line: TestLine, table: string): Promise<string> {
  const { seats, sign } = here.room.live(table)!.table.state;
  return line.do(table, { type: 'sit', seat: seats.indexOf(null), cents: sign.buyIn.least });
}

const gone = async (line: TestLine): Promise<void> => {
  line.close();
  await line.closed;
  await expect.poll(() => here.room.summaries().every(({ watchers }) => watchers === 0)).toBe(true);
};

const many = { waitsEach: 100, seatsEach: 100, waitsAddress: 1000, seatsAddress: 1000 };
const freely = { messages: { burst: 1e6, perSecond: 1e6 }, ...many };

/** Six guests wait at all tables, and hang up. */
async function trick(): Promise<string[]> {
  await openDemo(here.room, host);
  const tables = here.room.summaries().map(({ id }) => id);
  for (let i = 0; i < 6; i++) {
    const { line } = await patron(`Squatter ${i + 1}`);
    for (const table of tables) expect(await line.do(table, { type: 'wait' })).toBe('done');
    await gone(line);
  }
  return tables;
}

describe('six guests who wait at all tables of the demonstration and hang up', () => {
  test('L8 are passed over: an honest visitor finds a seat at every one of them', async () => {
    await open(freely);
    const tables = await trick();
    const honest = await patron('Honest');
    expect(await sit(honest.line, tables[0]!)).toMatch(/^out-of-turn: /);
    await pass(16);
    expect(here.room.summaries().every(({ waiting }) => waiting === 0)).toBe(true);
    for (const { id, offering } of here.room.summaries())
      expect([offering, await sit(honest.line, id)]).toEqual([offering, 'done']);
  });

  test('L8 are off the list after two minutes, also when the room fell in between', async () => {
    await open(freely);
    const [table] = await trick();
    await pass(60);
    expect(here.room.live(table!)?.table.state.waiting).toHaveLength(6);
    await restart(freely);
    await pass(115);
    expect(here.room.live(table!)?.table.state.waiting).toHaveLength(6);
    await pass(15);
    expect(here.room.summaries().map(({ id }) => here.room.live(id)?.table.state.waiting)).toEqual(
      here.room.summaries().map(() => []),
    );
    // Told when they are back.
    const back = await here.store.people.named('Squatter 1');
    const notices = await here.store.notices.take(back!.id);
    expect(notices).toHaveLength(10);
    expect(notices[0]!.text).toMatch(
      /: You were away for more than 120 seconds and have lost your place on the waiting list\.$/,
    );
    const times = 6 * here.room.tables;
    expect(await here.metrics.registry.metrics()).toContain(
      `cardroom_limited_total{limit="wait-kept"} ${times}`,
    );
  });

  test('L7 cannot do so by the usual limits', async () => {
    await open();
    await openDemo(here.room, host);
    const { line } = await patron('Greedy');
    const said = [];
    for (const { id } of here.room.summaries().slice(0, 5)) said.push(await line.do(id, { type: 'wait' }));
    expect(said).toEqual([
      'done',
      'done',
      'done',
      ...Array(2).fill('not-allowed: You are already on 3 waiting lists. Leave one first.'),
    ]);
  });
});

test('L7 guests of one address who stay, sit and wait wherever they can leave seats to others', async () => {
  const fast = { burst: 1e6, perSecond: 1e6 };
  await open({ messages: fast, messagesAddress: fast, refused: fast });
  await openDemo(here.room, host);
  for (let i = 0; i < 10; i++) {
    const { line } = await patron(`Guest ${i + 1}`);
    for (const { id } of here.room.summaries()) {
      if (here.room.live(id)!.table.state.seats.includes(null)) await sit(line, id);
      await line.do(id, { type: 'wait' });
    }
  }
  const free = here.room
    .summaries()
    .filter(({ players, waiting, seats }) => players.length + waiting < seats);
  expect(free.length).toBeGreaterThan(5);
  const metrics = await here.metrics.registry.metrics();
  for (const limit of ['seats-address', 'waits-address'])
    expect(metrics).toContain(`cardroom_limited_total{limit="${limit}"}`);
});

async function table(owner: Visitor, more: object = {}): Promise<string> {
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/holdem', seats: 2, ...more });
  return body.table;
}

describe('the waiting list', () => {
  test('L8 keeps a place for who is back in time, and for who follows their own tables', async () => {
    await open();
    const players = [await patron('Opener'), await patron('Mate')];
    const at = await table(players[0]!.visitor);
    for (const { line } of players) {
      await watch(line, at);
      await sit(line, at);
    }
    const first = await patron('First');
    await watch(first.line, at);
    await first.line.do(at, { type: 'wait' });
    const second = await patron('Second');
    second.line.send({ type: 'mine', on: true });
    await second.line.do(at, { type: 'wait' });
    first.line.close();
    await expect.poll(() => here.room.live(at)!.broadcast.isWatchedBy(first.id)).toBe(false);
    await pass(100);
    const { state } = here.room.live(at)!.table;
    expect([state.waiting, state.absent]).toEqual([[first.id, second.id], [first.id]]);
    await watch(await first.visitor.connect(), at);
    await pass(100);
    expect(here.room.live(at)!.table.state).toMatchObject({ waiting: [first.id, second.id], absent: [] });
  });

  test('L8 goes on to the next when somebody does not take the seat in time', async () => {
    await open();
    const people = [];
    for (const name of ['Ann', 'Bob', 'Cy']) people.push(await patron(name));
    const [ann, bob, cy] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const at = await table(ann.visitor);
    for (const { line } of people) await watch(line, at);
    await sit(ann.line, at);
    await bob.line.do(at, { type: 'wait' });
    await cy.line.do(at, { type: 'wait' });
    expect(await sit(cy.line, at)).toMatch(/^out-of-turn: /);
    await pass(6);
    expect(
      await bob.line.until(() => bob.line.events(at).find(({ type }) => type === 'called')),
    ).toMatchObject({
      player: bob.id,
    });
    await pass(65);
    expect((await bob.line.next('notice')).text).toMatch(
      /: You did not take the open seat within 60 seconds and have lost your place on the waiting list\.$/,
    );
    expect(await here.metrics.registry.metrics()).toContain('cardroom_limited_total{limit="time-to-sit"} 1');
    expect(await sit(cy.line, at)).toBe('done');
    expect(here.room.live(at)!.table.state.waiting).toEqual([]);
  });

  test('L1 goes by the times that the room has set, and counts who loses a place by them', async () => {
    await open({ awayAfter: 20, waitKept: 40, timeToSit: 30 });
    const people = [];
    for (const name of ['Dee', 'Eli', 'Fay']) people.push(await patron(name));
    const [dee, eli, fay] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const at = await table(dee.visitor);
    for (const { line } of people) await watch(line, at);
    await sit(dee.line, at);
    for (const { line } of [eli, fay]) await line.do(at, { type: 'wait' });
    fay.line.close();
    await expect.poll(() => here.room.live(at)!.broadcast.isWatchedBy(fay.id)).toBe(false);
    const { state } = here.room.live(at)!.table;
    await pass(15);
    expect([state.waiting, state.absent]).toEqual([[eli.id, fay.id], []]);
    await pass(12);
    expect([state.waiting, state.absent]).toEqual([[eli.id, fay.id], [fay.id]]);
    await pass(25);
    expect(state.waiting).toEqual([]);
    const counted = await here.metrics.registry.metrics();
    for (const limit of ['wait-kept', 'time-to-sit'])
      expect(counted).toContain(`cardroom_limited_total{limit="${limit}"} 1`);
  });
});

describe('a seat', () => {
  test('L9 of somebody who is away is free after its time, and they are told on their return', async () => {
    await open();
    const { visitor, id, line } = await patron('Ann');
    const at = await table(visitor);
    await watch(line, at);
    await sit(line, at);
    await pass(3600);
    expect(here.room.live(at)!.table.state.seats[0]?.player).toBe(id);
    await gone(line);
    await pass(20 * 60);
    await restart();
    await pass(29 * 60);
    expect(here.room.live(at)!.table.state.seats[0]?.player).toBe(id);
    await pass(70);
    expect(here.room.live(at)!.table.state.seats[0]).toBeNull();
    expect(here.room.money.rail(id)).toBe(5_000_00);
    expect(await here.store.books.check()).toEqual([]);
    await restart();
    const back = here.visitor();
    back.cookie = visitor.cookie;
    const again = await back.connect();
    expect((await again.next('notice')).text).toMatch(
      /: your seat was held for 30 minutes while you were away\. Your chips have been returned to you, and the seat is open\.$/,
    );
    expect((await back.connect()).heard.map(({ type }) => type)).not.toContain('notice');
  });

  test('L9 is not held forever for somebody who only sits out', async () => {
    await open();
    const { visitor, line } = await patron('Ann');
    const at = await table(visitor, { table: { holdSeat: 10 } });
    await watch(line, at);
    await sit(line, at);
    await line.do(at, { type: 'sit out' });
    await pass(5 * 60);
    await line.do(at, { type: 'come back' });
    await pass(10);
    await line.do(at, { type: 'sit out' });
    await pass(9 * 60 + 50);
    expect(here.room.live(at)!.table.state.seats[0]).not.toBeNull();
    await pass(30);
    expect((await line.next('notice')).text).toMatch(/held for 10 minutes/);
    expect(here.room.live(at)!.table.state.seats[0]).toBeNull();
  });

  test('L9 behind the seats is kept as long as one on the list', async () => {
    await open();
    const { visitor, line, id } = await patron('Ann');
    const { body } = await visitor.post('/api/tables', { offering: 'black-sheep/ez-baccarat' });
    const at = body.table as string;
    await watch(line, at);
    const rail = here.room.money.rail(id);
    expect(await line.do(at, { type: 'stand', cents: 5000 })).toBe('done');
    await pass(300);
    expect(here.room.live(at)!.table.state.standing).toHaveLength(1);
    await gone(line);
    await pass(100);
    expect(here.room.live(at)!.table.state.standing).toHaveLength(1);
    await pass(40);
    expect(here.room.live(at)!.table.state.standing).toEqual([]);
    expect(here.room.money.rail(id)).toBe(rail);
    expect((await (await visitor.connect()).next('notice')).text).toMatch(
      /you were away, so your back-line chips have been returned to you\.$/,
    );
  });

  test('L10 of a bot is its own, and a table that only bots and absent people are at closes', async () => {
    await open();
    const stop = tidyUp(here.room, host);
    const { visitor, line } = await patron('Ann');
    const at = await table(visitor, { seats: 6, bots: 3 });
    await watch(line, at);
    await sit(line, at);
    await gone(line);
    await pass(31 * 60);
    const { seats } = here.room.live(at)!.table.state;
    expect(seats.filter((seated) => seated !== null)).toHaveLength(3);
    await pass(12 * 60);
    expect(here.room.live(at)).toBeUndefined();
    stop();
  });
});
