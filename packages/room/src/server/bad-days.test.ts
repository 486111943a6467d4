import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { movedClock } from '../room/testing/moved-clock.ts';
import { startServer } from './server.ts';
import { actIfDue, alone, startTestServer, type TestServer } from './testing.ts';

let here: TestServer;
afterEach(() => here.stop());

/** Two at a table of their own, of whom the first is to be looked at. */
async function headsUp() {
  const first = await alone(here, 'First');
  const visitor = here.visitor();
  await visitor.guest('Second');
  const other = await visitor.connect();
  other.send({ type: 'watch', table: first.table });
  await other.next('table');
  for (const [seat, line] of [first.line, other].entries())
    expect(await line.do(first.table, { type: 'sit', seat, cents: 20_000 })).toBe('done');
  return { ...first, other };
}

const ENDLESS = { burst: 1e6, perSecond: 1e6 };

test('P5 a client that does not read is sent away with a reason, and goes on later from where it was', async () => {
  here = await startTestServer({
    limits: { backlog: 64 * 1024, messages: ENDLESS, messagesAddress: ENDLESS },
  });
  const { visitor, line: slow, table } = await alone(here, 'Sleeper');
  const { seq } = slow.view(table);
  const sockets = async () =>
    Number((await visitor.get('/metrics')).text.match(/^cardroom_sockets (\d+)/m)?.[1]);
  expect(await sockets()).toBe(1);
  slow.socket.pause();
  // The system's own buffers take some megabytes of the answers first.
  while ((await sockets()) > 0) for (let i = 0; i < 5000; i++) slow.socket.ping('x'.repeat(125));
  slow.socket.resume();
  expect((await slow.closed).code).toBe(1013);
  const back = await visitor.connect();
  back.send({ type: 'watch', table, after: seq - 1 });
  expect((await back.next('events')).seq).toBe(seq);
});

test('P6 a client has a whole heartbeat to answer in, however few others there are', async () => {
  const heartbeat = 1500;
  here = await startTestServer({ limits: { heartbeat } });
  const late = await here.visitor().connect();
  const tested = new Promise((ping) => late.socket.once('ping', ping));
  await tested;
  const began = performance.now();
  late.socket.pause();
  const sockets = async () =>
    (await here.visitor().get('/metrics')).text.match(/^cardroom_sockets (\d+)/m)?.[1];
  await expect.poll(sockets, { timeout: 60_000 }).toBe('0');
  // It answered the test that was heard, so the next one is the first that it can miss: two heartbeats from the
  // one that was heard, which may have been heard late. Given up at the next, it would have had one at most.
  expect(performance.now() - began).toBeGreaterThan(heartbeat);
  late.socket.terminate();
});

test('P6 a client that does not answer, or never says hello, is given up', async () => {
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

test('P3 what was asked before a frame that is too large is done', async () => {
  here = await startTestServer();
  const { id, line, table } = await alone(here, 'Big talker');
  line.send({ type: 'do', id: 'sits', table, command: { type: 'sit', seat: 0, cents: 20_000 } });
  line.send(JSON.stringify({ type: 'say', table, text: 'x'.repeat(20_000) }));
  expect((await line.closed).code).toBe(1009);
  await here.room.idle();
  expect(await here.store.books.balance(`at:${table}:${id}`)).toBe(20_000);
});

test('P7 two tabs that act for one seat at once: one act is done, the other is refused, and both see the same', async () => {
  here = await startTestServer();
  const { visitor, line, table, other } = await headsUp();
  const tab = await visitor.connect();
  tab.send({ type: 'watch', table });
  await tab.next('table');
  // With the button one is the first to act, and not in the next hand: there the later act would be one in turn.
  for (;;) {
    const now = line.view(table).legal();
    const isDue = now?.kind === 'pot' && 'seat' in now.legal && now.legal.seat === 0;
    if (isDue && now.legal.due === 'bet' && line.view(table).state.button === 0) break;
    for (const player of [line, other]) await actIfDue(table, player);
    await new Promise((go) => setTimeout(go, 2));
  }
  const fold = { type: 'play', command: { type: 'fold', seat: 0 } } as const;
  const answers = await Promise.all([line.do(table, fold, 'left tab'), tab.do(table, fold, 'right tab')]);
  expect(answers.toSorted()).toEqual(['done', expect.stringMatching(/^out-of-turn: /)]);
  await line.until(() => line.events(table).some(({ type }) => type === 'hand ended'));
  // Each has a line of its own, on which the next hand may be sooner.
  await expect.poll(() => line.view(table).seq - tab.view(table).seq).toBe(0);
  expect(tab.view(table).state.chips).toEqual(line.view(table).state.chips);
});

test('P8 who is gone in the middle of a hand is waited for, then played for, and keeps the chips', async () => {
  const clock = movedClock();
  here = await startTestServer({ clock });
  const { id, line, table, other, visitor } = await headsUp();
  line.close();
  await line.closed;
  while (!other.view(table).state.seats[0]?.away) {
    const { turn } = other.view(table).state;
    if (!(await actIfDue(table, other)) && turn?.seats.includes(0))
      clock.skip(Math.max(0, (turn.until ?? 0) - clock.now()));
    await new Promise((go) => setTimeout(go, 2));
  }
  expect(other.events(table).filter((event) => event.type === 'timed out' && event.seat === 0)).not.toEqual(
    [],
  );
  const back = await visitor.connect();
  back.send({ type: 'watch', table });
  await back.next('table');
  expect(back.view(table).seatOf(id)).toBe(0);
  expect(await here.store.books.balance(`at:${table}:${id}`)).toBeGreaterThan(0);
  expect(await back.do(table, { type: 'come back' })).toBe('done');
  expect(await here.store.books.check()).toEqual([]);
});

test('R43 a room that closes finishes what was asked, says why, and takes nobody anymore', async () => {
  here = await startTestServer();
  const { id, line, table, visitor } = await alone(here, 'Last guest');
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

test('P21 a table that is closed is said to those who watch it', async () => {
  here = await startTestServer();
  const { line, table } = await alone(here, 'Keeper');
  await here.room.floor(table, 'house', { type: 'close' });
  expect(await line.next('closed')).toEqual({ type: 'closed', table, reason: 'The table is closed.' });
  line.send({ type: 'watch', table });
  expect((await line.next('closed')).reason).toBe('The table has closed.');
});

test('R43 somebody who never comes to the end of a request does not keep a room from closing', async () => {
  here = await startTestServer();
  const slow = connect(here.server.port, '127.0.0.1');
  const headers = ['host: room', 'x-cardroom: 1', 'content-type: application/json', 'content-length: 100'];
  slow.write(`POST /api/guest HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"name":`);
  const begun = () => here.logged.some((line) => line.includes('incoming request'));
  await expect.poll(begun).toBe(true);
  const cut = new Promise((closed) => slow.once('close', closed));
  slow.on('error', () => {});
  slow.resume();
  await here.server.stop();
  await cut;
});
