import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

const number = (digit: string) => digit.repeat(32);

test('C22 numbers for the cut over a real line: taken, repeated, refused with a sentence, and late ones unanswered', async () => {
  const [ann, bob] = [here.visitor(), here.visitor()];
  const annId = await ann.guest('Ann');
  await bob.guest('Bob');
  const { table } = (await ann.post('/api/tables', { offering: 'black-sheep/holdem' })).body;
  const [line, other] = [await ann.connect(), await bob.connect()];
  line.send({ type: 'watch', table });
  await line.next('table');
  line.send({ type: 'do', id: 's1', table, command: { type: 'sit', seat: 0, cents: 20_000 } });
  let root = '';
  while (root === '') {
    const { events } = await line.next('events');
    for (const event of events) if (event.type === 'deck ready') root = event.root;
  }
  line.send({ type: 'cut', table, root, number: number('a') });
  expect(await line.next('cut')).toEqual({ type: 'cut', table, root });
  line.send({ type: 'cut', table, root, number: number('a') });
  await line.next('cut');
  const refused = async (from: typeof line, change: object, message: string) => {
    from.send({ type: 'cut', table, root, number: number('b'), ...change } as never);
    expect((await from.next('error')).message).toContain(message);
  };
  await refused(line, {}, 'the first one counts');
  await refused(line, { root: number('c').repeat(2) }, 'not the deck of the next hand');
  await refused(line, { number: number('B') }, '32 hexadecimal digits in lower case');
  await refused(line, { number: 'abc' }, '32 hexadecimal digits in lower case');
  await refused(line, { root: 'abc' }, '64 hexadecimal digits');
  await refused(line, { table: 't_none' }, 'no such table');
  await refused(other, {}, 'Only players at the table');
  await refused(await here.visitor().connect(), {}, '');

  other.send({ type: 'do', id: 's2', table, command: { type: 'sit', seat: 1, cents: 20_000 } });
  await other.next('done');
  let shuffled: unknown = null;
  while (shuffled === null) {
    const { events } = await line.next('events');
    for (const event of events)
      if (event.type === 'played' && event.event.type === 'shuffled') shuffled = event.event;
  }
  expect(shuffled).toMatchObject({ root, numbers: [{ player: annId, number: number('a') }] });
  // The deck is being dealt: a number for it is neither taken nor refused.
  const heard = line.heard.length;
  line.send({ type: 'cut', table, root, number: number('a') });
  line.send({ type: 'ping', at: 1 });
  await line.next('pong');
  expect(line.heard.slice(heard).map(({ type }) => type)).not.toContain('error');
  expect(line.heard.slice(heard).map(({ type }) => type)).not.toContain('cut');
  for (const one of [line, other]) one.close();
});
