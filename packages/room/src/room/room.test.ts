import { HIDDEN } from '@cardroom/core/cards';
import type { Refusal } from '@cardroom/core/engine';
import { openView, type TableEvent, type TableView } from '@cardroom/core/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Room } from './room.ts';
import type { TableUpdate } from './table/watchers.ts';
import { comeIn, HOLDEM, startRoom, tempFolder, troubled } from './testing/testing.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

async function holdem(room: Room, ...players: readonly string[]): Promise<string> {
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  for (const [seat, user] of players.entries())
    expect(await room.do(opened.table, { user }, { type: 'sit', seat, cents: 20_000 })).toBeNull();
  return opened.table;
}

/** Everything somebody is told of a table, and the view it makes. */
function follow(room: Room, table: string, user: string | null, after?: number) {
  const heard: { updates: TableUpdate[]; view: TableView | null } = { updates: [], view: null };
  room.watch(table, user, after, (update) => {
    heard.updates.push(update);
    if ('base' in update) heard.view = openView(HOLDEM, update.base, update.seq);
    heard.view?.see(update.events);
  });
  return heard;
}

const actor = (room: Room, table: string): string => {
  const live = room.live(table);
  return live?.table.state.seats[live.table.due[0]]?.player ?? '';
};

async function actOnce(room: Room, table: string): Promise<Refusal | null> {
  const user = actor(room, table);
  const live = room.live(table);
  const seat = live?.table.due[0] ?? -1;
  const called = await room.do(table, { user }, { type: 'play', command: { type: 'call', seat } });
  if (called?.code !== 'not-allowed') return called;
  return room.do(table, { user }, { type: 'play', command: { type: 'check', seat } });
}

const cardsIn = (events: readonly TableEvent[]) =>
  events.flatMap((event) => (event.type === 'played' && 'cards' in event.event ? event.event.cards : []));

describe('money', () => {
  test('R10 chips come from the rail with a seat, and go back with who leaves', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await holdem(room, 'ann');
    expect([room.money.rail('ann'), await store.books.balance(`at:${table}:ann`)]).toEqual([30_000, 20_000]);
    expect(await room.do(table, { user: 'ann' }, { type: 'leave' })).toBeNull();
    await room.idle();
    expect([room.money.rail('ann'), await store.books.balance('rail:ann')]).toEqual([50_000, 50_000]);
    expect(await store.books.check()).toEqual([]);
    await store.close();
  });

  test('R10 nobody brings more than they have, and nothing changes', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 10_000, 'ann');
    const table = await holdem(room);
    const refused = await room.do(table, { user: 'ann' }, { type: 'sit', seat: 0, cents: 20_000 });
    expect(refused?.message).toBe('You have $100 in chips, not $200.');
    expect((await room.do(table, { user: 'ann' }, { type: 'sit', seat: 99, cents: 5_000 }))?.code).toBe(
      'malformed',
    );
    expect([room.money.rail('ann'), await store.books.balance('rail:ann')]).toEqual([10_000, 10_000]);
    await store.close();
  });
});

test('R1 nothing is shown before it is durable', async () => {
  let letGo = () => {};
  let wait: Promise<void> | undefined;
  const { room, store } = await startRoom(folder.path, { wrap: (real) => troubled(real, () => wait) });
  await comeIn(room, 50_000, 'ann', 'bob');
  const table = await holdem(room, 'ann', 'bob');
  const heard = follow(room, table, null);
  const before = heard.view?.seq;
  wait = new Promise((go) => {
    letGo = go;
  });
  const acting = actOnce(room, table);
  await new Promise((next) => setTimeout(next, 20));
  expect(heard.view?.seq).toBe(before);
  letGo();
  expect(await acting).toBeNull();
  expect(heard.view?.seq).toBeGreaterThan(before ?? 0);
  await store.close();
});

test('R5 tables that act in the same moment share one commit', async () => {
  const sizes: number[] = [];
  const { room, store } = await startRoom(folder.path, { measured: (commits) => sizes.push(commits) });
  const names = Array.from({ length: 20 }, (_, i) => `p${i}`);
  await comeIn(room, 50_000, ...names);
  const tables = await Promise.all(names.map(() => holdem(room)));
  sizes.length = 0;
  await Promise.all(
    tables.map((table, i) => room.do(table, { user: names[i] }, { type: 'sit', seat: 1, cents: 20_000 })),
  );
  // Each table says who sits down, and tells of the deck that is fixed for the first hand.
  expect(sizes).toEqual([40]);
  await store.close();
});

describe('R4 a store that fails', () => {
  test.each(['full', 'broken', 'busy'] as const)(
    '%s: the action has not happened, and may be asked again',
    async (kind) => {
      let fails = false;
      const wrap = (real: Parameters<typeof troubled>[0]) =>
        troubled(real, () => {
          if (fails) throw new StoreError(kind, 'trouble');
        });
      const { room, store, clock } = await startRoom(folder.path, { wrap });
      await comeIn(room, 50_000, 'ann', 'bob', 'cy');
      const table = await holdem(room, 'ann', 'bob');
      const heard = follow(room, table, 'ann');
      const before = JSON.stringify(heard.view?.state.chips);
      fails = true;
      const refused = await room.do(table, { user: 'cy' }, { type: 'sit', seat: 5, cents: 20_000 }, 'once');
      expect(refused?.code).toBe('not-saved');
      expect((await actOnce(room, table))?.code).toBe('not-saved');
      expect([room.money.rail('cy'), JSON.stringify(heard.view?.state.chips)]).toEqual([50_000, before]);
      fails = false;
      clock.step();
      expect(
        await room.do(table, { user: 'cy' }, { type: 'sit', seat: 5, cents: 20_000 }, 'once'),
      ).toBeNull();
      expect(await actOnce(room, table)).toBeNull();
      expect(room.money.rail('cy')).toBe(30_000);
      await room.idle();
      expect(await store.books.check()).toEqual([]);
      await store.close();
    },
  );
});

test('R3 a command sent twice is done once and answered twice', async () => {
  const { room, store } = await startRoom(folder.path);
  await comeIn(room, 50_000, 'ann');
  const table = await holdem(room, 'ann');
  const add = () => room.do(table, { user: 'ann' }, { type: 'add chips', cents: 5_000 }, 'a1');
  expect(await Promise.all([add(), add()])).toEqual([null, null]);
  expect(await add()).toBeNull();
  expect(room.money.rail('ann')).toBe(25_000);
  await store.close();
});

describe('who sees what', () => {
  test('R20 each sees their own cards and nobody else’s, and the rail sees none', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await holdem(room, 'ann', 'bob');
    await room.idle();
    const known = (user: string | null) => {
      const { updates } = follow(room, table, user);
      return cardsIn(updates.flatMap(({ events }) => events)).filter((card) => card !== HIDDEN).length;
    };
    expect([known('ann'), known('bob'), known(null), known('stranger')]).toEqual([2, 2, 0, 0]);
    await store.close();
  });

  test('R20 who takes a seat in the middle of a hand does not see the cards of who sat there', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob', 'cy', 'dee');
    const table = await holdem(room, 'ann', 'bob', 'cy');
    await room.idle();
    const leaver = actor(room, table);
    const seat = room.live(table)?.table.state.seats.findIndex((seated) => seated?.player === leaver) ?? -1;
    await room.do(table, { user: leaver }, { type: 'leave' });
    await room.do(table, { user: 'dee' }, { type: 'sit', seat, cents: 20_000 });
    await room.idle();
    const { updates } = follow(room, table, 'dee');
    expect(cardsIn(updates.flatMap(({ events }) => events)).every((card) => card === HIDDEN)).toBe(true);
    await store.close();
  });

  test('R21 a client that comes back goes on where it was: nothing lost, nothing twice', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await holdem(room, 'ann', 'bob');
    const whole = follow(room, table, 'ann');
    for (let i = 0; i < 6; i++) await actOnce(room, table);
    await room.idle();
    const first = whole.updates[0].seq;
    const all = whole.updates.flatMap(({ events }) => events);
    const last = first + all.length;
    for (const after of [last, last - 1, last - 7]) {
      const { updates } = follow(room, table, 'ann', after);
      expect(updates[0].seq).toBe(after);
      expect(updates[0].events).toEqual(all.slice(after - first));
    }
    expect('base' in follow(room, table, 'ann', -5).updates[0]).toBe(true);
    expect('base' in follow(room, table, 'ann', last + 99).updates[0]).toBe(true);
    await store.close();
  });
});

test('R46 thirteen cards that are set in one go have more time than a bet', async () => {
  const { room, store } = await startRoom(folder.path);
  const time = async (offering: string, more: object = {}) => {
    const opened = await room.openTable({ house: 'hawaiian-gardens', offering, ...more }, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    return room.live(opened.table)?.table.state.sign.rules.timeToAct;
  };
  expect(await time('hawaiian-gardens/thirteen-card')).toBe(60);
  // Five cards, then three by three.
  expect(await time('hawaiian-gardens/face-up-chinese')).toBe(30);
  expect(await time('hawaiian-gardens/holdem')).toBe(30);
  expect(await time('hawaiian-gardens/thirteen-card', { table: { timeToAct: 45 } })).toBe(45);
  await room.stop();
  await store.close();
});

test('R40 a room that starts again goes on in the middle of the hand, and nobody loses time', async () => {
  const first = await startRoom(folder.path);
  await comeIn(first.room, 50_000, 'ann', 'bob', 'cy');
  const table = await holdem(first.room, 'ann', 'bob', 'cy');
  for (let i = 0; i < 4; i++) await actOnce(first.room, table);
  await first.room.stop();
  const was = first.room.live(table)?.table.state;
  await first.store.close();

  const again = await startRoom(folder.path);
  const is = again.room.live(table)?.table.state;
  expect(is?.hand?.state.chips).toEqual(was?.hand?.state.chips);
  expect(is?.chips).toEqual(was?.chips);
  expect(is?.turn?.until).toBe(again.clock.now() + 1000 * (is?.sign.rules.timeToAct ?? 0));
  expect(actor(again.room, table)).not.toBe('');
  for (let i = 0; i < 12; i++) await actOnce(again.room, table);
  await again.room.idle();
  expect(await again.store.books.check()).toEqual([]);
  await again.store.close();
});

test('R42, T52 a clock that jumps a day times out whoever was to act, and the room goes on', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  await comeIn(room, 50_000, 'ann', 'bob');
  const table = await holdem(room, 'ann', 'bob');
  clock.jump(86_400_000);
  for (let i = 0; i < 20 && clock.step(); i++) await room.idle();
  expect(room.live(table)?.table.state.seats.filter((seated) => seated?.away).length).toBeGreaterThan(0);
  expect(await store.books.check()).toEqual([]);
  await store.close();
});

test('T61 a table that the floor closes pays everybody back and is gone', async () => {
  const { room, store } = await startRoom(folder.path);
  await comeIn(room, 50_000, 'ann', 'bob');
  const table = await holdem(room, 'ann', 'bob');
  const gone: string[] = [];
  room.onClosed((id) => gone.push(id));
  expect(await room.floor(table, 'boss', { type: 'void', reason: 'a card was seen' })).toBeNull();
  expect(await room.floor(table, 'boss', { type: 'close' })).toBeNull();
  for (let i = 0; i < 30 && room.live(table) !== undefined; i++) await actOnce(room, table);
  await room.idle();
  expect([gone, room.tables]).toEqual([[table], 0]);
  expect(room.money.rail('ann') + room.money.rail('bob')).toBe(100_000);
  expect((await room.do(table, { user: 'ann' }, { type: 'wait' }))?.code).toBe('not-found');
  await store.close();
});

test('003:303 who sat in a game that broke goes on in another like it without a full buy-in', async () => {
  const { room } = await startRoom(folder.path);
  await comeIn(room, 500_000, 'ann', 'bob');
  const lowball = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/lowball' } as const;
  const open = async (limit: string, table = {}) => {
    const opened = await room.openTable({ ...lowball, limit, table }, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    return opened.table;
  };
  const sits = (table: string, user: string, cents: number, seat = 0) =>
    room.do(table, { user }, { type: 'sit', seat, cents });
  const first = await open('15-30');
  expect(await sits(first, 'ann', 120_000)).toBeNull();
  expect(await room.floor(first, 'floor', { type: 'close' })).toBeNull();
  await room.idle();
  const [same, other, elsewhere] = [
    await open('15-30'),
    await open('20-40'),
    await open('15-30', { brokenGame: false }),
  ];
  expect((await sits(other, 'ann', 10_000))?.code).toBe('bad-amount');
  expect((await sits(elsewhere, 'ann', 10_000))?.code).toBe('bad-amount');
  // Bob has not been in it.
  expect((await sits(same, 'bob', 10_000))?.code).toBe('bad-amount');
  expect(await sits(same, 'ann', 10_000)).toBeNull();
  await room.do(same, { user: 'ann' }, { type: 'leave' });
  await room.idle();
  expect((await sits(same, 'ann', 10_000))?.code).toBe('bad-amount');
  await room.stop();
});
