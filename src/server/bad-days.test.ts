import { afterEach, expect, test } from 'vitest';
import { StoreError } from '../room/store/errors.ts';
import { HOLDEM } from '../room/testing.ts';
import { startServer } from './server.ts';
import { startTestServer, type TestServer } from './testing.ts';

let here: TestServer;
afterEach(() => here.stop());

/** A guest at a table of his own, with a socket that watches it. */
async function alone(name: string) {
  const visitor = here.visitor();
  const id = await visitor.guest(name);
  const { body } = await visitor.post('/api/tables', { offering: 'black-sheep/holdem' });
  const line = await visitor.connect();
  line.send({ type: 'watch', table: body.table });
  await line.next('table');
  return { visitor, id, line, table: body.table as string };
}

test('a client that does not read is sent away with a reason, and goes on later from where it was', async () => {
  here = await startTestServer({
    limits: { backlog: 64 * 1024, messages: { burst: 1e6, perSecond: 1e6 } },
  });
  const { visitor, line: slow, table } = await alone('Sleeper');
  const { seq } = slow.view(table);
  for (let i = 0; i < 30; i++) await here.room.openTable(HOLDEM, { by: 'house' });
  const sockets = async () =>
    Number((await visitor.get('/metrics')).text.match(/^cardroom_sockets (\d+)/m)?.[1]);
  expect(await sockets()).toBe(1);
  slow.socket.pause();
  // Each answer has all the tables in it; the system's own buffers take some megabytes of them first.
  for (let i = 0; i < 2000; i++) slow.send({ type: 'lobby', on: true });
  await expect.poll(sockets, { timeout: 5000 }).toBe(0);
  slow.socket.resume();
  expect((await slow.closed).code).toBe(1013);
  const back = await visitor.connect();
  back.send({ type: 'watch', table, after: seq - 1 });
  expect((await back.next('events')).seq).toBe(seq);
});

test('a client that does not answer, or never says hello, is given up', async () => {
  here = await startTestServer({ limits: { heartbeat: 200 } });
  const mute = await here.visitor().dial();
  expect((await mute.closed).code).toBe(4002);
  const gone = await here.visitor().connect();
  gone.socket.pause();
  await expect
    .poll(async () => (await here.visitor().get('/metrics')).text.match(/^cardroom_sockets (\d+)/m)?.[1])
    .toBe('0');
  gone.socket.terminate();
});

test('what cannot be saved is refused, nothing has changed, and it can be asked again', async () => {
  here = await startTestServer();
  const { id, line, table } = await alone('Unlucky');
  const { commit } = here.store;
  const rail = here.room.money.rail(id);
  const sit = { type: 'sit', seat: 0, cents: 20_000 } as const;
  here.store.commit = () =>
    Promise.reject(new StoreError('full', 'The database has no room left on its disk.'));
  expect(await line.do(table, sit, 'once')).toMatch(/^not-saved: /);
  here.store.commit = commit;
  expect(here.room.money.rail(id)).toBe(rail);
  expect(line.view(table).seatOf(id)).toBe(-1);
  await expect.poll(() => line.do(table, sit, 'once')).toBe('done');
  expect(await here.store.books.check()).toEqual([]);
});

test('a database that fails is a sentence with a status, not a trace', async () => {
  here = await startTestServer();
  const visitor = here.visitor();
  await visitor.guest('Reader');
  const { ofUser } = here.store.hands;
  here.store.hands.ofUser = () => Promise.reject(new StoreError('busy', 'SQLITE_BUSY at line 7'));
  const { status, body } = await visitor.get('/api/hands');
  here.store.hands.ofUser = ofUser;
  expect([status, body.error.code]).toEqual([503, 'not-saved']);
  expect(body.error.message).not.toContain('SQLITE');
});

test('a room that closes finishes what was asked, says why, and takes nobody any more', async () => {
  here = await startTestServer();
  const { id, line, table, visitor } = await alone('Last guest');
  const asked = line.do(table, { type: 'sit', seat: 0, cents: 20_000 });
  const stopped = asked.then(() => here.server.stop());
  expect(await asked).toBe('done');
  expect(await line.closed).toEqual({ code: 1001, reason: 'The room is closing. It will be back.' });
  await stopped;
  expect(await here.store.books.balance(`at:${table}:${id}`)).toBe(20_000);
  await expect(visitor.get('/health')).rejects.toThrow();
});

test('a port that is taken is said, and another can be tried with the same room', async () => {
  here = await startTestServer();
  const { room, store, server } = here;
  await expect(startServer({ room, store, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect((await here.visitor().get('/ready')).status).toBe(200);
});

test('a table that is closed is said to those who watch it', async () => {
  here = await startTestServer();
  const { line, table } = await alone('Owner');
  await here.room.floor(table, 'house', { type: 'close' });
  expect(await line.next('closed')).toEqual({ type: 'closed', table, reason: 'The table is closed.' });
  line.send({ type: 'watch', table });
  expect((await line.next('closed')).reason).toMatch(/no such table/);
});
