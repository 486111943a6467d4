import { seededRandom } from '@cardroom/core/cards';
import { type Opening, openView, takeSnapshot } from '@cardroom/core/table';
import { afterAll, expect, test } from 'vitest';
import { BotHost } from '../../room/bots/host.ts';
import { HOLDEM, startRoom, tempFolder } from '../../room/testing/testing.ts';
import { verifyStore } from '../../room/verify/verify.ts';
import { eventsIn } from '../../store/store.ts';
import { readHand } from './past-hand.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

const BACCARAT: Opening = {
  house: 'black-sheep',
  offering: 'black-sheep/ez-baccarat',
  table: { shoe: 'running' },
};

test('S16 a hand is read from the last snapshot kept before it, and is what the whole log leads to', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  const host = new BotHost(room, { random: seededRandom('past'), wait: 0, quick: true });
  for (const opening of [HOLDEM, BACCARAT]) {
    const opened = await room.openTable(opening, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    await host.fill(opened.table, 3);
  }
  while (room.summaries().some(({ hands }) => hands < 46)) {
    await room.idle();
    clock.step();
  }
  host.stop();
  await room.stop();
  for (const table of await store.tables.all()) {
    const log = eventsIn(await store.tables.records(table.id));
    for (const number of [1, 19, 20, 21, 40, 41, 45]) {
      const hand = (await store.hands.find(table.id, number))!;
      const whole = openView(table.opening, null).see(log.slice(0, hand.firstSeq));
      const { base, events } = await readHand(store, table, hand);
      expect(base).toEqual(JSON.parse(JSON.stringify(takeSnapshot(whole.state))));
      expect(events).toEqual(log.slice(hand.firstSeq, hand.endSeq!));
    }
    const [late, kept] = await Promise.all([store.hands.find(table.id, 45), store.hands.find(table.id, 40)]);
    expect((await store.tables.before(table.id, late!.firstSeq))?.seq).toBeGreaterThanOrEqual(kept!.endSeq!);
    expect(await store.tables.before(table.id, 0)).toBeNull();
    const over = (await store.hands.ofTable(table.id)).filter(({ endSeq }) => endSeq !== null);
    expect(await store.tables.marks(table.id)).toHaveLength(Math.floor(over.length / 20));
  }
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
});
