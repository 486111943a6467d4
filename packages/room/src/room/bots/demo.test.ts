import { seededRandom } from '@cardroom/core/cards';
import { findOffering, offerings } from '@cardroom/core/houses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comeIn, HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { openDemo, tidyUp } from './demo.ts';
import { BotHost } from './host.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const hosted = { random: seededRandom('bots'), wait: 0, quick: true };

test('R44 the demonstration has a table of each family at each house, going, and the same ones after a restart', async () => {
  const shelves = new Set(offerings.map(({ house, family }) => `${house} ${family}`));
  const first = await startRoom(folder.path);
  const host = new BotHost(first.room, hosted);
  await openDemo(first.room, host);
  const tables = first.room.summaries();
  expect(new Set(tables.map(({ house, offering }) => `${house} ${findOffering(offering)?.family}`))).toEqual(
    shelves,
  );
  const idle = () => first.room.summaries().filter(({ hands }) => hands === 0);
  for (let i = 0; i < 2500 && idle().length > 0; i++) {
    // Whoever is to act hears of it before time goes on.
    await first.room.idle();
    first.clock.tick();
  }
  expect(idle().map(({ offering }) => offering)).toEqual([]);
  host.stop();
  await first.room.stop();
  expect(await first.store.books.check()).toEqual([]);
  await first.store.close();

  const again = await startRoom(folder.path);
  const back = new BotHost(again.room, hosted);
  await back.resume();
  await openDemo(again.room, back);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
  expect(ids(again.room.summaries())).toEqual(ids(tables));
  expect(again.room.summaries().every(({ id, players }) => back.at(id) === players.length)).toBe(true);
  back.stop();
  await again.room.stop();
  await again.store.close();
});

test('L10 a table that somebody opened is closed when only bots are left for a while', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  await comeIn(room, 50_000, 'ann');
  const host = new BotHost(room, { random: hosted.random, quick: true });
  const opened = await room.openTable(HOLDEM, { by: 'ann' });
  if ('code' in opened) throw new Error(opened.message);
  await host.fill(opened.table, 3);
  const seat = room.live(opened.table)?.table.state.seats.indexOf(null) ?? -1;
  await room.do(opened.table, { user: 'ann' }, { type: 'sit', seat, cents: 20_000 });
  const stop = tidyUp(room, host);
  const pass = async (minutes: number) => {
    const until = clock.now() + 60_000 * minutes;
    while (clock.now() < until && clock.step()) await room.idle();
  };
  await pass(15);
  expect(room.tables).toBe(1);
  await room.do(opened.table, { user: 'ann' }, { type: 'leave' });
  await pass(13);
  expect(room.tables).toBe(0);
  stop();
  expect(await store.books.check()).toEqual([]);
  await store.close();
});
