import { afterEach, expect, test } from 'vitest';
import { HOLDEM } from '../../room/testing/testing.ts';
import { startTestServer, type TestLine, type TestServer } from '../testing.ts';

let here: TestServer;
afterEach(() => here.stop());

const listed = ({ heard }: TestLine) =>
  heard.flatMap((message) => (message.type === 'lobby' ? [message.tables.length] : []));

async function follower(): Promise<TestLine> {
  const line = await here.visitor().connect();
  line.send({ type: 'lobby', on: true });
  await line.next('lobby');
  return line;
}

test('P22 whoever follows the lobby hears of a change, also when a newcomer was told of it first', async () => {
  here = await startTestServer();
  const first = await follower();
  await here.room.openTable(HOLDEM, { by: 'house' });
  const newcomer = await follower();
  expect(listed(newcomer)).toEqual([1]);
  expect((await first.next('lobby')).tables).toHaveLength(1);
});

test('L12 the list of tables is told no oftener to who asks without end', async () => {
  here = await startTestServer();
  const line = await follower();
  const began = performance.now();
  for (let i = 0; i < 50; i++) line.send({ type: 'lobby', on: i % 2 === 1 });
  line.send({ type: 'ping', at: 1 });
  await line.next('pong');
  // Asked again, it is told again, with all others.
  await line.next('lobby');
  const seconds = (performance.now() - began) / 1000;
  expect(listed(line).length).toBeLessThanOrEqual(2 + seconds);
});

test('L12 one’s own tables are told no oftener to who asks without end, and all who ask share one walk past the tables', async () => {
  here = await startTestServer();
  const visitor = here.visitor();
  await visitor.guest('Asks a lot');
  const lines = await Promise.all(Array.from({ length: 20 }, () => visitor.connect()));
  let walks = 0;
  const all = here.room.running.bind(here.room);
  here.room.running = () => {
    walks++;
    return all();
  };
  const began = performance.now();
  for (const line of lines) for (let i = 0; i < 50; i++) line.send({ type: 'mine', on: i % 2 === 1 });
  await Promise.all(lines.map((line) => line.next('mine')));
  // Asked again, it is told again, with all others.
  for (const line of lines) line.send({ type: 'mine', on: true });
  await Promise.all(lines.map((line) => line.next('mine')));
  const seconds = (performance.now() - began) / 1000;
  for (const { heard } of lines)
    expect(heard.filter(({ type }) => type === 'mine').length).toBeLessThanOrEqual(2 + seconds);
  expect(walks).toBeLessThan(20 + 30 * seconds);
});

test('L12 with many tables the list is made for all who ask, not for each', async () => {
  here = await startTestServer();
  for (let i = 0; i < 51; i++) await here.room.openTable(HOLDEM, { by: 'house' });
  let made = 0;
  const all = here.room.listed.bind(here.room);
  here.room.listed = () => {
    made++;
    return all();
  };
  const began = performance.now();
  const visitor = here.visitor();
  const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.get('/api/tables')));
  await Promise.all(Array.from({ length: 5 }, follower));
  for (const { body } of answers) expect(body.tables).toHaveLength(51);
  const seconds = (performance.now() - began) / 1000;
  expect(made).toBeLessThanOrEqual(2 + 2 * seconds);
});
