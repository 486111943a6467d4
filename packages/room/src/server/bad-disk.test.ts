import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { tempFolder } from '../room/testing/testing.ts';
import { verifyStore } from '../room/verify/verify.ts';
import { StoreError } from '../store/errors.ts';
import { SQLITE_FILE } from '../store/sqlite/file.ts';
import { alone, startTestServer, type TestServer, type Visitor } from './testing.ts';

/** Days on which the store cannot take what it is given, or has to be opened again. */
let here: TestServer;
afterEach(() => here.stop());

test('R2, R3 a command that was done before the room broke down is not done again when it is asked again', async () => {
  const folder = tempFolder();
  here = await startTestServer({}, { data: folder.path });
  const { visitor, id, line, table } = await alone(here, 'Insistent');
  const add = { type: 'add chips', cents: 10_000 } as const;
  expect(await line.do(table, { type: 'sit', seat: 0, cents: 20_000 }, 'sit')).toBe('done');
  expect(await line.do(table, add, 'more')).toBe('done');
  const floor = here.visitor();
  await here.store.people.update(await floor.guest('On duty'), { role: 'floor' });
  const pause = { type: 'floor', id: 'stop', table, command: { type: 'pause' } } as const;
  const desk = await floor.connect();
  desk.send(pause);
  await desk.next('done');
  const rail = here.room.money.rail(id);
  await here.stop();

  here = await startTestServer({}, { data: folder.path });
  const [back, boss] = [here.visitor(), here.visitor()];
  back.cookie = visitor.cookie;
  boss.cookie = floor.cookie;
  const again = await back.connect();
  expect(await again.do(table, { type: 'sit', seat: 0, cents: 20_000 }, 'sit')).toBe('done');
  expect(await again.do(table, add, 'more')).toBe('done');
  expect(here.room.money.rail(id)).toBe(rail);
  expect(await again.do(table, add, 'even more')).toBe('done');
  expect(here.room.money.rail(id)).toBe(rail - 10_000);
  const page = await boss.connect();
  page.send(pause);
  await page.next('done');
  const pauses = (await here.store.house.audited()).filter(({ what }) => what === 'pause');
  expect(pauses).toHaveLength(1);
  await here.stop();
  folder.remove();
});

test('R4, S9 a database that somebody else holds is waited for; what it cannot take is refused, and goes when asked again', async () => {
  const folder = tempFolder();
  here = await startTestServer({}, { data: folder.path, patience: 400 });
  const { id, line, table } = await alone(here, 'Patient');
  const rail = here.room.money.rail(id);
  const holder = new Database(join(folder.path, SQLITE_FILE));
  const sit = { type: 'sit', seat: 0, cents: 20_000 } as const;
  holder.exec('BEGIN IMMEDIATE');
  expect(await line.do(table, sit, 'once')).toMatch(/^not-saved: /);
  expect(here.room.money.rail(id)).toBe(rail);
  line.send({ type: 'ping', at: 1 });
  await line.next('pong');
  holder.exec('COMMIT');
  holder.close();
  await expect.poll(() => line.do(table, sit, 'once')).toBe('done');
  expect(here.room.money.rail(id)).toBe(rail - 20_000);
  expect(await here.store.books.check()).toEqual([]);
  await here.stop();
  folder.remove();
});

test('R4, S10 a disk that is full stops the game with a sentence, and it goes on from there when there is room', async () => {
  const folder = tempFolder();
  const limits = { messages: { burst: 1e6, perSecond: 1e6 } };
  here = await startTestServer({ limits }, { data: folder.path, mostPages: 60 });
  const { visitor, line, table, id } = await alone(here, 'Last words');
  const held = async () =>
    (await here.store.books.balance(`rail:${id}`)) + (await here.store.books.balance(`at:${table}:${id}`));
  const before = await held();
  let answer = '';
  for (let i = 0; i < 3000 && !answer.startsWith('not-saved'); i++) {
    const seated = line.view(table).seatOf(id) >= 0;
    answer = await line.do(table, seated ? { type: 'leave' } : { type: 'sit', seat: 0, cents: 20_000 });
    if (answer === 'done') await line.until(() => line.view(table).seatOf(id) >= 0 !== seated);
  }
  expect(answer).toBe('not-saved: This could not be saved, so it has not happened. Try again.');
  expect(await held()).toBe(before);
  await here.stop();
  here = await startTestServer({}, { data: folder.path });
  expect(await held()).toBe(before);
  const back = here.visitor();
  back.cookie = visitor.cookie;
  const again = await back.connect();
  again.send({ type: 'watch', table });
  await again.next('table');
  const seated = again.view(table).seatOf(id) >= 0;
  expect(await again.do(table, seated ? { type: 'leave' } : { type: 'sit', seat: 0, cents: 20_000 })).toBe(
    'done',
  );
  expect((await verifyStore(here.store)).findings).toEqual([]);
  await here.stop();
  folder.remove();
});

test('R4 what cannot be saved is refused, nothing has changed, and it can be asked again', async () => {
  here = await startTestServer();
  const { id, line, table } = await alone(here, 'Unlucky');
  const { commit } = here.store;
  const rail = here.room.money.rail(id);
  const sit = { type: 'sit', seat: 0, cents: 20_000 } as const;
  here.store.commit = () => Promise.reject(new StoreError('full', 'The disk of the database is full.'));
  expect(await line.do(table, sit, 'once')).toMatch(/^not-saved: /);
  here.store.commit = commit;
  expect(here.room.money.rail(id)).toBe(rail);
  expect(line.view(table).seatOf(id)).toBe(-1);
  await expect.poll(() => line.do(table, sit, 'once')).toBe('done');
  expect(await here.store.books.check()).toEqual([]);
});

test('P9 a database that fails is a sentence with a status, not a trace', async () => {
  here = await startTestServer();
  const visitor = here.visitor();
  await visitor.guest('Reader');
  const { ofUser } = here.store.hands;
  here.store.hands.ofUser = () => Promise.reject(new StoreError('busy', 'SQLITE_BUSY at line 7'));
  const { status, body } = await visitor.get('/api/hands');
  here.store.hands.ofUser = ofUser;
  expect([status, body.error.code]).toEqual([503, 'not-saved']);
  expect(body.error.message).not.toContain('SQLITE');
  const { line, table } = await alone(here, 'Speaker');
  const { say } = here.store.chat;
  here.store.chat.say = () => Promise.reject(new StoreError('busy', 'SQLITE_BUSY at line 7'));
  line.send({ type: 'say', table, text: 'hello' });
  const told = await line.next('error');
  here.store.chat.say = say;
  expect([told.code, told.message]).toEqual(['not-saved', body.error.message]);
});

test('L6 nobody has more tables open than they may, also when the room was closed meanwhile', async () => {
  const folder = tempFolder();
  const limits = { tablesEach: 2 };
  const open = (visitor: Visitor) => visitor.post('/api/tables', { offering: 'black-sheep/holdem' });
  here = await startTestServer({ limits }, { data: folder.path });
  const host = here.visitor();
  await host.guest('Opener');
  expect((await open(host)).status).toBe(200);
  const { table } = (await open(host)).body;
  expect((await open(host)).body.error.code).toBe('too-many-tables');
  await here.stop();
  here = await startTestServer({ limits }, { data: folder.path });
  const back = here.visitor();
  back.cookie = host.cookie;
  expect((await open(back)).body.error.code).toBe('too-many-tables');
  await here.room.floor(table, 'house', { type: 'close' });
  await expect.poll(async () => (await open(back)).status).toBe(200);
  await here.stop();
  folder.remove();
});
