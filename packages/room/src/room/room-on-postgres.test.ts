import { seededRandom } from '@cardroom/core/cards';
import type { HouseId } from '@cardroom/core/houses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { startPostgres, type TestPostgres } from '../store/postgres/testing-postgres.ts';
import { BotHost } from './bots/host.ts';
import { roomNodesContract } from './nodes/testing-contract.ts';
import { Room } from './room.ts';
import { verifyStore } from './verify/verify.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

roomNodesContract(() => postgres);

test('R40 a room plays on PostgreSQL, and goes on there in the middle of a hand', async () => {
  const where = await postgres.database();
  const pace = { betweenHands: 0, betting: 0, lastBets: 0 };
  const first = await openStore({ url: where });
  const room = await Room.start({ store: first, pace });
  const bots = new BotHost(room, { random: seededRandom('postgres'), wait: 0, quick: true });
  for (const offering of ['black-sheep/holdem', 'empire/three-card-poker', 'hawaiian-gardens/badugi']) {
    const house = offering.split('/')[0] as HouseId;
    const opened = await room.openTable({ house, offering }, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    await bots.fill(opened.table, 3);
  }
  const dealt = () => Math.min(...room.summaries().map(({ hands }) => hands));
  while (dealt() < 4) await new Promise((next) => setTimeout(next, 20));
  bots.stop();
  await room.stop();
  const chips = room.summaries().map(({ id }) => room.live(id)?.table.state.chips);
  await first.close();

  const again = await openStore({ url: where });
  const same = await Room.start({ store: again, pace });
  await same.stop();
  expect(same.summaries().map(({ id }) => same.live(id)?.table.state.chips)).toEqual(chips);
  expect((await verifyStore(again)).findings).toEqual([]);
  await again.close();
});
