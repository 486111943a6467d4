import { characterOf, think } from '@cardroom/core/bots';
import { cutOf, HIDDEN, seededRandom } from '@cardroom/core/cards';
import { type SeenTable, Visit } from '@cardroom/core/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsIn } from '../store/store.ts';
import { startTestServer, type TestServer } from './testing.ts';

let here: TestServer;
beforeAll(async () => {
  here = await startTestServer();
});
afterAll(() => here.stop());

/** Plays until so many hands are over; how many cards of others were ever seen before a showdown. */
function playAt(table: SeenTable, user: string, seat: number, hands: number): Promise<number> {
  const random = seededRandom(user);
  const who = characterOf(user);
  let peeked = 0;
  return new Promise((resolve) => {
    table.playBy((view) => {
      const { state } = view;
      const { hand } = state;
      if (hand?.kind === 'pot')
        for (const [at, down] of hand.state.down.entries())
          if (at !== seat && hand.state.shown[at] === null)
            peeked += down.filter((card) => card !== HIDDEN).length;
      if (state.hands > hands) resolve(peeked);
      if (view.seatOf(user) < 0) return { type: 'sit', seat, cents: state.sign.buyIn.usual };
      return think(state, seat, who, random, { quick: true });
    });
  });
}

test('R20 two programs play each other through the client, over the network, and see only their own cards', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visit.to(here.server.url, name)));
  const one = await ann!.dealMeIn('black-sheep/holdem');
  const other = await bob!.dealMeIn('black-sheep/holdem');
  expect(other.id).toBe(one.id);
  const peeked = await Promise.all([playAt(one, ann!.you.id, 0, 3), playAt(other, bob!.you.id, 1, 3)]);
  expect(peeked).toEqual([0, 0]);
  expect(one.view?.state.hands).toBeGreaterThan(3);
  ann!.leave();
  bob!.leave();
});

test('C26 each client answers every deck by itself, and its number stands in the cut of the hand', async () => {
  const visits = await Promise.all(['Cleo', 'Dan'].map((name) => Visit.to(here.server.url, name)));
  const tables: SeenTable[] = [];
  for (const visit of visits) tables.push(await visit.dealMeIn('black-sheep/omaha'));
  for (const [seat, table] of tables.entries()) void playAt(table, visits[seat]!.you.id, seat, 4);
  const cuts = async () =>
    eventsIn(await here.store.tables.records(tables[0]!.id)).flatMap((event) =>
      event.type === 'played' && event.event.type === 'shuffled' ? [event.event] : [],
    );
  const players = visits.map(({ you }) => you.id).sort();
  // Hands are over at once here, so that a number may come too late for one.
  const whole = async () =>
    (await cuts()).filter(
      ({ numbers = [] }) =>
        numbers
          .map(({ player }) => player)
          .sort()
          .join() === players.join(),
    ).length;
  await expect.poll(whole).toBeGreaterThan(2);
  const given = new Set<string>();
  for (const { root = '', numbers = [], cut, cards } of await cuts()) {
    const all = numbers.map(({ number }) => number);
    expect(cut).toBe(cutOf(root, all, cards.length));
    for (const number of all) expect(given.has(number)).toBe(false);
    for (const number of all) given.add(number);
  }
  for (const visit of visits) visit.leave();
});

test('P24 whoever is refused is told why', async () => {
  await expect(Visit.to(here.server.url, '')).rejects.toMatchObject({ name: 'RoomProblem' });
  await expect(Visit.to(here.server.url, 'Nobody', 'wrong password')).rejects.toMatchObject({
    name: 'RoomProblem',
  });
});
