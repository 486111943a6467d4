import { HIDDEN, verifyProof } from '@cardroom/core/cards';
import type { TableEvent } from '@cardroom/core/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actIfDue,
  playHands,
  startTestServer,
  type TestLine,
  type TestServer,
  type Visitor,
} from './testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

let people = 0;

/** Guests who sit at a table of their own, each with a socket that watches it. */
async function seated(count: number) {
  const guests = await Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = here.visitor();
      const id = await visitor.guest(`Player ${++people}`);
      return { visitor, id, line: await visitor.connect() };
    }),
  );
  const [host] = guests;
  const opened = await host!.visitor.post('/api/tables', { offering: 'black-sheep/holdem', limit: '4-8' });
  const table: string = opened.body.table;
  for (const [seat, { line }] of guests.entries()) {
    line.send({ type: 'watch', table });
    await line.next('table');
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  }
  return { guests, table, lines: guests.map(({ line }) => line) };
}

const downCards = (events: readonly TableEvent[], seat: number) =>
  events.flatMap((event) =>
    event.type === 'played' &&
    event.event.type === 'dealt' &&
    'seat' in event.event &&
    event.event.seat === seat
      ? event.event.cards
      : [],
  );

test('R20 two guests sign in, sit down and play a hand out; each sees only their own cards', async () => {
  const { guests, table, lines } = await seated(2);
  await playHands(table, lines, 1);
  const [ann, bob] = lines as [TestLine, TestLine];
  for (const [line, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const) {
    expect(downCards(line.events(table), seat)).not.toContain(HIDDEN);
    expect(downCards(line.events(table), 1 - seat).every((card) => card === HIDDEN)).toBe(true);
  }
  // Each has a line of their own, on which the next hand may be sooner.
  await expect.poll(() => ann.view(table).seq - bob.view(table).seq).toBe(0);
  const inAll = (line: TestLine) => line.view(table).state.chips.reduce((sum, cents) => sum + cents, 0);
  expect(inAll(ann)).toBe(inAll(bob));
  const told = Object.assign({}, ...ann.heard.map((message) => ('names' in message ? message.names : {})));
  expect(told[guests[1]!.id].name).toMatch(/^Player /);
  expect(await here.store.books.check()).toEqual([]);
});

test('P7, R3 a second tab gets the same events, and a command sent twice is done once', async () => {
  const { guests, table, lines } = await seated(2);
  const tab = await guests[0]!.visitor.connect();
  tab.send({ type: 'watch', table });
  await tab.next('table');
  const rail = here.room.money.rail(guests[0]!.id);
  const add = { type: 'add chips', cents: 1000 } as const;
  const first = await lines[0]!.do(table, add, 'again');
  expect(await lines[0]!.do(table, add, 'again')).toBe(first);
  expect(await tab.do(table, add, 'again')).toBe(first);
  expect(rail - here.room.money.rail(guests[0]!.id)).toBe(first === 'done' ? 1000 : 0);
  await playHands(table, lines, 1);
  // Either may have heard more of the next hand.
  const seq = lines[0]!.view(table).seq;
  await tab.until(() => tab.view(table).seq >= seq);
  const upTo = (line: TestLine) => {
    const all = line.events(table);
    return all.slice(0, all.length - (line.view(table).seq - seq)).slice(-20);
  };
  expect(upTo(tab)).toEqual(upTo(lines[0]!));
});

test('R21 who comes back in the middle of a hand goes on from the last event, with none lost or doubled', async () => {
  const { guests, table, lines } = await seated(2);
  const [ann, bob] = lines as [TestLine, TestLine];
  // From then on nothing happens before somebody acts.
  await ann.until(() => ann.view(table).state.turn !== null);
  const before = ann.view(table).seq;
  ann.close();
  await ann.closed;
  // Bob may act or not; whatever happens now is what Ann missed.
  await bob.until(() => bob.view(table).state.hand !== null);
  await actIfDue(table, bob);
  const back = await guests[0]!.visitor.connect();
  back.send({ type: 'watch', table, after: before - 1 });
  const events = await back.next('events');
  expect(events.seq).toBe(before);
  expect(back.heard.some(({ type }) => type === 'table')).toBe(false);
  const all = [...ann.events(table), ...back.events(table)];
  const whole = await guests[0]!.visitor.connect();
  whole.send({ type: 'watch', table });
  const told = await whole.next('table');
  const start = told.seq - (before - ann.events(table).length);
  expect(all.slice(start, start + told.events.length)).toEqual(told.events.slice(0, all.length - start));
});

test('R20, A1 a watcher on the rail has no cards, and may not act', async () => {
  const { table, lines } = await seated(2);
  const rail = await here.visitor().connect();
  rail.send({ type: 'watch', table });
  await rail.next('table');
  await playHands(table, lines, 1);
  await rail.until(() => rail.events(table).some(({ type }) => type === 'hand ended'));
  expect([0, 1].flatMap((seat) => downCards(rail.events(table), seat)).every((card) => card === HIDDEN)).toBe(
    true,
  );
  expect(await rail.do(table, { type: 'sit', seat: 4, cents: 20_000 })).toMatch(/^sign-in: /);
});

test('P20 a private table is for those with its key, and is in no list', async () => {
  const owner = here.visitor();
  await owner.guest('Owner of a key');
  const { body } = await owner.post('/api/tables', { offering: 'black-sheep/holdem', private: true });
  const { body: list } = await owner.get('/api/tables');
  expect(list.tables.map(({ id }: { id: string }) => id)).not.toContain(body.table);
  const other = here.visitor();
  await other.guest('Without a key');
  const line = await other.connect();
  for (const key of [undefined, 'k_wrong']) {
    line.send({ type: 'watch', table: body.table, ...(key !== undefined && { key }) });
    expect((await line.next('closed')).table).toBe(body.table);
  }
  expect(await line.do(body.table, { type: 'sit', seat: 0, cents: 20_000 })).toMatch(/^not-found: /);
  line.send({ type: 'watch', table: body.table, key: body.key });
  await line.next('table');
  expect(await line.do(body.table, { type: 'sit', seat: 0, cents: 20_000 })).toBe('done');
});

test('P25 people talk at a table, and are heard by those who watch it', async () => {
  const { table, lines } = await seated(2);
  lines[0]!.send({ type: 'say', table, text: '  good evening ' });
  const { line } = await lines[1]!.next('said');
  expect(line.text).toBe('good evening');
  const late = await here.visitor().connect();
  late.send({ type: 'watch', table });
  expect((await late.next('table')).chat).toEqual([line]);
  late.send({ type: 'say', table, text: 'me too' });
  expect((await late.next('error')).code).toBe('sign-in');
});

test('P25 what was said while somebody was away is told on their return, and nothing twice', async () => {
  const { guests, table, lines } = await seated(2);
  const [ann, bob] = lines as [TestLine, TestLine];
  const say = async (text: string) => {
    ann.send({ type: 'say', table, text });
    return (await ann.next('said')).line;
  };
  const first = await say('are you there?');
  await bob.next('said');
  const { seq } = bob.view(table);
  bob.close();
  const [second, third] = [await say('hello?'), await say('they are gone')];
  const back = await guests[1]!.visitor.connect();
  back.send({ type: 'watch', table, after: seq - 1, said: first.id! });
  await back.next('events');
  expect([(await back.next('said')).line, (await back.next('said')).line]).toEqual([second, third]);
  back.send({ type: 'watch', table });
  expect((await back.next('table')).chat).toEqual([first, second, third]);
  back.send({ type: 'ping', at: 1 });
  await back.next('pong');
  expect(back.heard.filter(({ type }) => type === 'said')).toHaveLength(2);
});

test('R45 a table that is opened for somebody posts the fees that the house prints', async () => {
  const guest = here.visitor();
  await guest.guest('Pays well');
  const { body } = await guest.post('/api/play', { offering: 'lucky-lady/holdem' });
  expect(here.room.table(body.table)?.opening).toMatchObject({
    options: ['holdem/3', 'holdem/7', 'holdem/10', 'holdem/11'],
    usualFees: true,
  });
});

test('R45 readings, amounts that a book leaves to the room, and the usual fees are posted with a table', async () => {
  const guest = here.visitor();
  await guest.guest('Posts them');
  const older = { offering: 'hawaiian-gardens/holdem', options: ['holdem-older/1'] };
  const closed = await guest.post('/api/tables', older);
  expect([closed.status, closed.body.error?.message]).toEqual([
    400,
    'The book leaves the Regular Table Fee to the house: post its amount. (003:61)',
  ]);
  const fees = { amounts: { 'Regular Table Fee': 350 }, readings: { designated: 'besides' } };
  const open = await guest.post('/api/tables', { ...older, ...fees });
  expect(open.body.notes).toEqual([
    'Option holdem-older/1 belongs to a schedule that was replaced. (003:60)',
  ]);
  expect(here.room.table(open.body.table)?.opening).toMatchObject(fees);
  const usual = await guest.post('/api/tables', { offering: 'lucky-lady/lowball', usualFees: true });
  expect(here.room.table(usual.body.table)?.opening).toMatchObject({ usualFees: true });
  const both = await guest.post('/api/tables', { ...older, usualFees: true });
  expect(both.status).toBe(400);
});

test('P22 the lobby tells of new tables', async () => {
  const line = await here.visitor().connect();
  line.send({ type: 'lobby', on: true });
  await line.next('lobby');
  const { table } = await seated(1);
  const { tables } = await line.next('lobby', (message) => message.tables.some(({ id }) => id === table));
  expect(tables.find(({ id }) => id === table)).toMatchObject({ house: 'black-sheep', seats: 10, bots: 0 });
});

test('C33, P26 a finished hand is shown as its asker saw it, with proofs of just those cards', async () => {
  const { guests, table, lines } = await seated(2);
  await playHands(table, lines, 1);
  const [ann] = guests;
  await expect.poll(async () => (await ann!.visitor.get('/api/hands')).body.length).toBeGreaterThan(0);
  const { body: mine } = await ann!.visitor.get('/api/hands');
  const { number, result } = mine.at(-1);
  expect(Number.isInteger(result)).toBe(true);
  const at = `/api/hands/${table}/${number}`;
  const { body: hand } = await ann!.visitor.get(at);
  expect(downCards(hand.events, 0)).not.toContain(HIDDEN);
  expect(downCards(hand.events, 1)).toEqual([HIDDEN, HIDDEN]);
  expect(hand.names[ann!.id].bot).toBe(false);
  const { body: rail } = await here.visitor().get(at);
  expect(downCards(rail.events, 0)).toEqual([HIDDEN, HIDDEN]);

  const { body: proofs } = await ann!.visitor.get(`${at}/proofs`);
  const [shuffle] = proofs.shuffles;
  expect(shuffle.root).toBe(hand.commitments[0].root);
  const shown = (events: readonly TableEvent[]) =>
    new Set(
      events.flatMap((event) =>
        event.type === 'played' && 'cards' in event.event
          ? event.event.cards.filter((card) => card !== HIDDEN)
          : [],
      ),
    );
  const values = shuffle.proofs.map((proof: unknown) => {
    const checked = verifyProof(shuffle.root, proof);
    expect(checked.ok).toBe(true);
    return checked.ok ? checked.value : -1;
  });
  expect(new Set(values)).toEqual(shown(hand.events));
  expect((await here.visitor().get(`${at}/proofs`)).body.shuffles[0].proofs.length).toBe(
    shown(rail.events).size,
  );

  const { body: share } = await ann!.visitor.post(`${at}/share`);
  const { body: link } = await here.visitor().get(`${at}?share=${share.token}`);
  expect(link.events).toEqual(hand.events);
  // Also to somebody who could see less by their own name.
  const { body: others } = await guests[1]!.visitor.get(`${at}?share=${share.token}`);
  expect(others.events).toEqual(hand.events);
  expect((await here.visitor().get(`${at}?share=${'x'.repeat(22)}`)).status).toBe(404);
  const { text: phh } = await ann!.visitor.get(`${at}/phh`);
  expect(phh).toMatch(/^variant = "FT"/);
  expect(phh).toContain('????');
});

test('P20, P26 past hands of a private table are for those who played them, the floor, and who has a link', async () => {
  const visitors = await Promise.all(
    ['Host', 'Friend', 'Onlooker', 'Nosy'].map(async (name) => {
      const visitor = here.visitor();
      await visitor.guest(`Private ${name}`);
      return visitor;
    }),
  );
  const [host, friend, onlooker, nosy] = visitors as [Visitor, Visitor, Visitor, Visitor];
  const opened = await host.post('/api/tables', { offering: 'black-sheep/holdem', private: true });
  const { table, key } = opened.body;
  const lines = await Promise.all([host, friend, onlooker].map((visitor) => visitor.connect()));
  for (const line of lines) {
    line.send({ type: 'watch', table, key });
    await line.next('table');
  }
  const players = lines.slice(0, 2);
  for (const [seat, line] of players.entries())
    expect(await line.do(table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  await playHands(table, players, 1);
  const at = `/api/hands/${table}/1`;
  await expect.poll(async () => (await friend.get(at)).status).toBe(200);
  const boss = here.visitor();
  await here.store.people.update(await boss.guest('Private Boss'), { role: 'floor' });
  for (const path of [at, `${at}/proofs`, `${at}/phh`]) {
    expect([(await host.get(path)).status, (await boss.get(path)).status]).toEqual([200, 200]);
    for (const visitor of [onlooker, nosy, here.visitor()])
      expect((await visitor.get(path)).status).toBe(404);
  }
  for (const visitor of [onlooker, nosy]) expect((await visitor.post(`${at}/share`)).status).toBe(404);
  const { token } = (await friend.post(`${at}/share`)).body;
  expect((await nosy.get(`${at}?share=${token}`)).status).toBe(200);
  expect((await nosy.get(`/api/hands/${table}/2?share=${token}`)).status).toBe(404);
});

test('P24 a refusal calls people by their names', async () => {
  const { table, lines } = await seated(2);
  const said = await (lines[0] as TestLine).do(table, { type: 'sit', seat: 4, cents: 20_000 });
  expect(said).toMatch(/^not-allowed: Player \d+ is already at seat 1\.$/);
});
