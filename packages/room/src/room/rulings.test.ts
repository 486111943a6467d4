import { seededRandom } from '@cardroom/core/cards';
import { findOffering } from '@cardroom/core/houses';
import type { TableEvent } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { eventsIn } from '../store/store.ts';
import { BotHost } from './bots/host.ts';
import type { Room } from './room.ts';
import { ruleOn } from './testing/rulings.ts';
import { startRoom, tempFolder } from './testing/testing.ts';
import { verifyStore } from './verify/verify.ts';

const OFFERINGS = [
  'hawaiian-gardens/holdem',
  'hawaiian-gardens/seven-card-stud',
  'hawaiian-gardens/lowball',
  'hawaiian-gardens/pai-gow-poker',
  'hawaiian-gardens/hawaiian-blackjack',
  'empire/pai-gow-tiles',
  'hawaiian-gardens/thirteen-card',
];
const HANDS = 8;
const STEPS = 20_000;

async function eventsOf(room: Room, table: string): Promise<TableEvent[]> {
  return eventsIn(await room.store.tables.records(table, 0));
}

test('R32, V1, T65 whatever the floor rules, bots play on, a room that starts again goes on, and all of it verifies', async () => {
  const folder = tempFolder();
  const random = seededRandom(`rulings in a room ${process.env.SEED ?? ''}`);
  const wrong: unknown[] = [];
  const told = {
    troubled: (trouble: unknown) => wrong.push(trouble),
    warn: (what: string) => wrong.push(what),
  };
  const open = async () => {
    const opened = await startRoom(folder.path, told);
    const settings = {
      random: seededRandom('bots'),
      wait: 50,
      quick: true,
      broke: (e: unknown) => wrong.push(e),
    };
    return { ...opened, host: new BotHost(opened.room, settings) };
  };
  let { room, store, clock, host } = await open();
  const tables: string[] = [];
  for (const id of OFFERINGS) {
    const house = findOffering(id)!.house;
    const opened = await room.openTable({ house, offering: id }, { by: 'u_floor' });
    if ('code' in opened) throw new Error(opened.message);
    tables.push(opened.table);
    await host.fill(opened.table, 4);
  }
  let rulings = 0;
  let restarts = 0;
  const played = (table: string) => room.live(table)?.table.state.hands ?? 0;
  for (let step = 0; step < STEPS && tables.some((table) => played(table) < HANDS); step++) {
    await room.idle();
    const table = tables[step % tables.length]!;
    const ruled = played(table) < HANDS && (await ruleOn(room, table, random));
    rulings += ruled ? 1 : 0;
    if (ruled && restarts < 3 && random.below(8) === 0) {
      restarts++;
      host.stop();
      await room.stop();
      await store.close();
      ({ room, store, clock, host } = await open());
      await host.resume();
    }
    clock.step();
  }
  expect(wrong).toEqual([]);
  expect(tables.map(played).filter((hands) => hands < HANDS)).toEqual([]);
  expect(rulings).toBeGreaterThan(30);
  expect(restarts).toBe(3);
  const done = await Promise.all(tables.map((table) => eventsOf(room, table)));
  const ruled = done.map((events) =>
    events.some((event) => event.type === 'played' && event.event.type === 'ruled'),
  );
  expect(ruled).not.toContain(false);
  host.stop();
  await room.stop();
  expect((await verifyStore(store)).findings).toEqual([]);
  await store.close();
  folder.remove();
});
