import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyStore } from '../../room/verify/verify.ts';
import { actIfDue, startTestServer, type TestLine, type TestServer, type Visitor } from '../testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

let people = 0;

interface Person {
  readonly visitor: Visitor;
  readonly id: string;
  readonly name: string;
  readonly line: TestLine;
}

async function person(password?: string): Promise<Person> {
  const visitor = here.visitor();
  const name = `Patron ${++people}`;
  const id =
    password === undefined
      ? await visitor.guest(name)
      : (await visitor.post('/api/register', { name, password })).body.you.id;
  return { visitor, id, name, line: await visitor.connect() };
}

async function floor(): Promise<Person> {
  const visitor = here.visitor();
  const name = `Boss ${++people}`;
  const id = await visitor.guest(name);
  await here.store.people.update(id, { role: 'floor' });
  return { visitor, id, name, line: await visitor.connect() };
}

async function table(by: Person): Promise<string> {
  return (await by.visitor.post('/api/tables', { offering: 'black-sheep/holdem' })).body.table;
}

async function sits(at: string, { line }: Person, seat: number, cents = 20_000): Promise<void> {
  line.send({ type: 'watch', table: at });
  await line.next('table', (message) => message.table === at);
  expect(await line.do(at, { type: 'sit', seat, cents })).toBe('done');
}

const NOTE = 'threw cards at the dealer';
const SAID = `The floor has banned you from this room: ${NOTE}.`;

test('A20 who is banned gets up with every chip, is told why, and cannot sign in, sit or write until it is lifted', async () => {
  const [boss, bad] = [await floor(), await person('a long password')];
  const at = await table(bad);
  await sits(at, bad, 0);
  const before = here.room.money.rail(bad.id);
  expect((await bad.visitor.post('/api/floor/ban', { user: boss.id, note: NOTE })).status).toBe(403);
  expect((await boss.visitor.post('/api/floor/ban', { user: bad.id, note: ' ' })).status).toBe(400);
  expect((await boss.visitor.post('/api/floor/ban', { user: boss.id, note: NOTE })).status).toBe(403);
  expect((await boss.visitor.post('/api/floor/ban', { user: bad.id, note: NOTE })).status).toBe(200);
  expect(await bad.line.next('notice')).toMatchObject({ text: SAID });
  expect(await bad.line.closed).toMatchObject({ reason: 'The floor has banned you from this room.' });
  await expect.poll(() => here.room.money.rail(bad.id)).toBe(before + 20_000);
  // The old session reads why, and comes in under no other name.
  expect((await bad.visitor.get('/api/me')).body.you.banned).toBe(NOTE);
  for (const [path, body] of [
    ['/api/tables', { offering: 'black-sheep/holdem' }],
    ['/api/guest', { name: 'Somebody Else' }],
    ['/api/register', { name: 'Another One', password: 'a long password' }],
  ] as const)
    expect((await bad.visitor.post(path, body)).body).toMatchObject({
      error: { code: 'banned', message: SAID },
    });
  const again = await bad.visitor.connect();
  expect(await again.do(at, { type: 'sit', seat: 1, cents: 20_000 })).toBe(`banned: ${SAID}`);
  const login = { name: bad.name, password: 'a long password' };
  expect((await here.visitor().post('/api/login', login)).body).toMatchObject({
    error: { code: 'banned', message: SAID },
  });
  expect((await here.visitor().post('/api/login', { ...login, password: 'wrong one' })).status).toBe(401);
  const { patrons } = (await boss.visitor.get('/api/floor/patrons')).body;
  expect(patrons.find(({ id }: { id: string }) => id === bad.id)).toMatchObject({ banned: NOTE });
  expect((await verifyStore(here.store)).findings).toEqual([]);
  expect((await boss.visitor.post('/api/floor/unban', { user: bad.id })).status).toBe(200);
  expect((await boss.visitor.post('/api/floor/unban', { user: bad.id })).status).toBe(409);
  expect((await here.visitor().post('/api/login', login)).status).toBe(200);
  const { entries } = (await boss.visitor.get(`/api/floor/audit?person=${encodeURIComponent(bad.name)}`))
    .body;
  expect(entries).toMatchObject([
    { what: 'lifted a ban', by: boss.id, detail: { user: bad.id } },
    { what: 'banned', by: boss.id, detail: { user: bad.id, note: NOTE } },
  ]);
  expect((await verifyStore(here.store)).findings).toEqual([]);
  boss.line.close();
});

test('A21 who is ejected gets up and is told why, and may sit down elsewhere', async () => {
  const [boss, loud] = [await floor(), await person()];
  const at = await table(loud);
  await sits(at, loud, 0);
  const full = await table(loud);
  expect(await loud.line.do(full, { type: 'wait' })).toBe('done');
  expect(
    (await boss.visitor.post('/api/floor/eject', { user: loud.id, note: 'Please calm down.' })).status,
  ).toBe(200);
  expect(await loud.line.next('notice')).toMatchObject({
    text: 'The floor has asked you to leave the table: Please calm down.',
  });
  expect(here.room.live(at)?.table.state.seats[0]).toBeNull();
  expect(here.room.live(full)?.table.state.waiting).toEqual([]);
  expect(await loud.line.do(full, { type: 'sit', seat: 0, cents: 20_000 })).toBe('done');
  const { body } = await boss.visitor.get(`/api/floor/audit?person=${encodeURIComponent(loud.name)}`);
  expect(body.entries).toMatchObject([{ what: 'ejected', by: boss.id, detail: { user: loud.id } }]);
  for (const { line } of [boss, loud]) line.close();
});

test('P52 a player who called the floor stands on its list with the sentence until it has answered', async () => {
  const [boss, sad, other] = [await floor(), await person(), await person()];
  const at = await table(sad);
  await sits(at, sad, 0);
  await sits(at, other, 1);
  const what = 'Seat 2 acted out of turn.';
  expect(await sad.line.do(at, { type: 'call floor', what })).toBe('done');
  await other.line.until(() => other.line.events(at).some(({ type }) => type === 'floor called'));
  expect(JSON.stringify(other.line.heard)).not.toContain('out of turn');
  const listed = async () =>
    (await boss.visitor.get('/api/floor/tables')).body.tables.find(({ id }: { id: string }) => id === at)
      .calls;
  expect(await listed()).toMatchObject([{ player: sad.id, what }]);
  boss.line.send({ type: 'watch', table: at });
  await boss.line.next('table');
  expect(JSON.stringify(boss.line.heard)).not.toContain('out of turn');
  expect(await boss.line.order('floor', at, { type: 'answer', player: sad.id })).toBe('done');
  expect(await listed()).toEqual([]);
  for (const { line } of [boss, sad, other]) line.close();
});

test('P53 the floor moves a player to another table of the game after the hand, with every chip', async () => {
  const [boss, mover, other, third] = [await floor(), await person(), await person(), await person()];
  const [from, to] = [await table(mover), await table(other)];
  const limits = (await mover.visitor.post('/api/tables', { offering: 'black-sheep/omaha' })).body.table;
  await sits(to, third, 0);
  await sits(from, mover, 0, 15_000);
  await sits(from, other, 1);
  const move = (to: string, toSeat: number, seat = 0) => ({ type: 'move', seat, to, toSeat });
  const asks = (command: object) => boss.line.order('floor', from, command);
  expect(await mover.line.order('floor', from, move(to, 3))).toMatch(/^no-right/);
  expect(await asks(move(from, 3))).toMatch(/Choose another table/);
  expect(await asks(move(limits, 3))).toMatch(/another game/);
  expect(await asks(move('t_none', 3))).toMatch(/not open here/);
  expect(await asks(move(to, 0))).toMatch(/Seat 1 there is taken/);
  expect(await asks(move(to, 3, 7))).toMatch(/Nobody sits there/);
  await mover.line.until(() => mover.line.view(from).state.hand !== null);
  const rail = here.room.money.rail(mover.id);
  expect(await asks(move(to, 3))).toBe('done');
  // The hand goes on without a choice of the one who goes.
  while (here.room.live(from)?.table.state.hand !== null) {
    await actIfDue(from, other.line);
    await new Promise((go) => setImmediate(go));
  }
  const { text } = await mover.line.next('notice');
  expect(text).toMatch(/^The floor has moved you to another table of .*, seat 4, with your \$/);
  const { state } = here.room.live(to)!.table;
  expect(state.seats[3]?.player).toBe(mover.id);
  expect(here.room.money.rail(mover.id)).toBe(rail);
  expect(here.room.live(from)?.table.state.seats[0]).toBeNull();
  const { entries } = (await boss.visitor.get(`/api/floor/audit?table=${from}`)).body;
  expect(entries[0]).toMatchObject({ what: 'move', detail: { to, toSeat: 3, player: mover.id } });
  expect((await verifyStore(here.store)).findings).toEqual([]);
  for (const { line } of [boss, mover, other, third]) line.close();
});

test('P53 a player whose new table closes before the hand is over has every chip back, and is told so', async () => {
  const [boss, ann, ben] = [await floor(), await person(), await person()];
  const [from, to] = [await table(ann), await table(ben)];
  await sits(from, ann, 0, 15_000);
  await sits(from, ben, 1, 15_000);
  await ann.line.until(() => ann.line.view(from).state.turn !== null);
  // Who is to act could fold at once when moved, and be there before the table closes.
  const seat = ann.line.view(from).state.turn?.seats.includes(0) ? 1 : 0;
  const [mover, other] = seat === 0 ? [ann, ben] : [ben, ann];
  const rail = here.room.money.rail(mover.id);
  expect(await boss.line.order('floor', from, { type: 'move', seat, to, toSeat: 3 })).toBe('done');
  expect(await boss.line.order('floor', to, { type: 'close' })).toBe('done');
  while (here.room.live(from)?.table.state.hand !== null) {
    await actIfDue(from, other.line);
    await new Promise((go) => setImmediate(go));
  }
  const { text } = await mover.line.next('notice');
  expect(text).toMatch(/^The floor wanted to move you .*, but could not: .* You have your \$[\d.]+ back\.$/);
  const [, dollars] = /your \$([\d.]+) back/.exec(text) ?? [];
  expect(here.room.money.rail(mover.id)).toBe(rail + Math.round(Number(dollars) * 100));
  for (const { line } of [boss, ann, ben]) line.close();
});

test('A20, P53 who is banned while on the way to another table does not sit down there', async () => {
  const [boss, ann, ben] = [await floor(), await person('a long password'), await person('a long password')];
  const [from, to] = [await table(ann), await table(ben)];
  await sits(from, ann, 0, 15_000);
  await sits(from, ben, 1, 15_000);
  await ann.line.until(() => ann.line.view(from).state.turn !== null);
  // Who is to act could fold at once when moved, and be there before the ban.
  const seat = ann.line.view(from).state.turn?.seats.includes(0) ? 1 : 0;
  const [mover, other] = seat === 0 ? [ann, ben] : [ben, ann];
  expect(await boss.line.order('floor', from, { type: 'move', seat, to, toSeat: 3 })).toBe('done');
  expect((await boss.visitor.post('/api/floor/ban', { user: mover.id, note: NOTE })).status).toBe(200);
  const seats = (player: string) =>
    boss.line.order('floor', to, { type: 'seat', player, seat: 5, cents: 15_000 });
  expect(await seats(mover.id)).toBe(`not-allowed: ${mover.name} is banned: lift the ban first.`);
  expect(await seats(boss.id)).toMatch(/^not-allowed: Boss \d+ cannot play/);
  expect(await seats('u_nobody')).toMatch(/^not-found/);
  while (here.room.live(from)?.table.state.hand !== null) {
    await actIfDue(from, other.line);
    await new Promise((go) => setImmediate(go));
  }
  const entries = async () => (await boss.visitor.get(`/api/floor/audit?table=${from}`)).body.entries;
  await expect.poll(async () => (await entries())[0]?.what).toBe('move');
  expect((await entries())[0].detail).toMatchObject({ player: mover.id, refused: expect.any(String) });
  expect(here.room.live(to)?.table.state.seats.map((seated) => seated?.player)).not.toContain(mover.id);
  expect((await verifyStore(here.store)).findings).toEqual([]);
  for (const { line } of [boss, other]) line.close();
});

test('A20 who is banned cannot sit down again at one table while getting up from another', async () => {
  const [boss, bad] = [await floor(), await person('a long password')];
  const tables = [await table(bad), await table(bad), await table(bad), await table(bad)];
  for (const at of tables) await sits(at, bad, 0);
  // Comes back to a table as soon as it is told of having left one.
  let asked = 0;
  bad.line.socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type !== 'events' || !message.events.some(({ type }: { type: string }) => type === 'left'))
      return;
    const command = { type: 'sit', seat: 1, cents: 20_000 } as const;
    bad.line.send({ type: 'do', id: `again-${++asked}`, table: message.table, command });
  });
  expect((await boss.visitor.post('/api/floor/ban', { user: bad.id, note: NOTE })).status).toBe(200);
  await bad.line.closed;
  await here.room.idle();
  for (const at of tables)
    expect(here.room.live(at)?.table.state.seats.map((seated) => seated?.player)).not.toContain(bad.id);
  boss.line.close();
});

test('A22 a banned guest does not come in again from the same address with a browser that knows nothing, nor by a friend’s key', async () => {
  // Everybody here has one address: nobody new comes to this room after it.
  const [boss, bad, friend, known] = [
    await floor(),
    await person(),
    await person(),
    await person('a long password'),
  ];
  const opened = await friend.visitor.post('/api/tables', { offering: 'black-sheep/holdem', private: true });
  const { table: at, key } = opened.body;
  expect((await boss.visitor.post('/api/floor/ban', { user: bad.id, note: NOTE })).status).toBe(200);
  const fresh = here.visitor();
  for (const [path, body] of [
    ['/api/guest', { name: 'Nobody Knows Me' }],
    ['/api/register', { name: 'Nobody Knows Me', password: 'a long password' }],
  ] as const)
    expect((await fresh.post(path, body)).status).toBe(429);
  const login = { name: known.name, password: 'a long password' };
  expect((await fresh.post('/api/login', login)).status).toBe(200);
  const again = await bad.visitor.connect();
  again.send({ type: 'watch', table: at, key });
  expect(await again.next('closed')).toMatchObject({ table: at, why: 'private' });
  for (const { line } of [boss, friend, known]) line.close();
  again.close();
});
