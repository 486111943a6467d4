import { commitCards, cutOf, seededRandom, turned } from '@cardroom/core/cards';
import { numbersOf } from '@cardroom/core/engine';
import {
  handMove,
  houseMove,
  must,
  name,
  opened as openedTable,
  sits,
} from '@cardroom/core/source/table/testing/testing.ts';
import { houseNeed, newTable, type Opening, type TableEvent } from '@cardroom/core/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seal } from '../../store/chain.ts';
import { StoreError } from '../../store/errors.ts';
import { CAGE, railOf, transfer } from '../../store/ledger/ledger.ts';
import { openStore } from '../../store/open.ts';
import { eventsIn, type Store } from '../../store/store.ts';
import { BotHost } from '../bots/host.ts';
import { TableLedger } from '../ledger/ledger-table.ts';
import type { Room } from '../room.ts';
import { comeIn, HOLDEM, startRoom, type TestRoom, tempFolder, troubled } from '../testing/testing.ts';
import { verifyStore } from '../verify/verify.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const N = (digit: string): string => digit.repeat(32);

async function opened(room: Room, opening: Opening = HOLDEM): Promise<string> {
  const table = await room.openTable(opening, { by: 'house' });
  if ('code' in table) throw new Error(table.message);
  return table.table;
}

const sit = async (room: Room, table: string, user: string, seat: number) =>
  expect(await room.do(table, { user }, { type: 'sit', seat, cents: 20_000 })).toBeNull();

const rootOf = (room: Room, table: string): string => room.live(table)?.table.state.nextDeck?.root ?? '';

const eventsOf = async (store: Store, table: string): Promise<TableEvent[]> =>
  eventsIn(await store.tables.records(table));

const shuffles = (events: readonly TableEvent[]) =>
  events.flatMap((event) =>
    event.type === 'played' && event.event.type === 'shuffled' ? [event.event] : [],
  );

const ready = (events: readonly TableEvent[]) =>
  events.flatMap((event) => (event.type === 'deck ready' ? [event] : []));

/** Whoever is to act folds, until another deck is told. */
async function foldHand(room: Room, table: string): Promise<void> {
  const root = rootOf(room, table);
  for (let i = 0; i < 50 && rootOf(room, table) === root; i++) {
    const live = room.live(table);
    const seat = live?.table.due[0] ?? -1;
    const user = live?.table.state.seats[seat]?.player ?? '';
    await room.do(table, { user }, { type: 'play', command: { type: 'fold', seat } });
  }
  expect(rootOf(room, table)).not.toBe(root);
}

describe('a deck is told a hand ahead', () => {
  test('C10, C11 with the first seat that is taken, in the same commit, and its secret half with it', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann');
    const table = await opened(room);
    await sit(room, table, 'ann', 0);
    await room.idle();
    const [deck] = ready(await eventsOf(store, table));
    const [kept] = await store.tables.shuffles(table);
    expect(deck).toMatchObject({ root: rootOf(room, table), size: 52, numbers: [] });
    expect(commitCards(kept!.order, kept!.salts).root).toBe(deck?.root);
    await store.close();
  });

  test('C10 a hand begins with one record: it is dealt, shuffled, and the next deck is kept with its own event', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await opened(room);
    await sit(room, table, 'ann', 0);
    await sit(room, table, 'bob', 1);
    await foldHand(room, table);
    await room.idle();
    const records = await store.tables.records(table);
    const dealt = records.filter(({ events }) => events.includes('"hand began"'));
    expect(dealt).toHaveLength(2);
    for (const { seq, by, command, ...record } of dealt) {
      const events = eventsIn([{ seq, by, command, ...record }]);
      expect([by, command, shuffles(events).length]).toEqual(['house', null, 1]);
      const at = seq + events.findIndex(({ type }) => type === 'deck ready');
      expect((await store.tables.shuffles(table, at, at + 1)).map(({ root }) => root)).toEqual(
        ready(events).map(({ root }) => root),
      );
    }
    await room.stop();
    expect((await verifyStore(store)).findings).toEqual([]);
    await store.close();
  });

  test('C12 and hand after hand is dealt from the deck that was told in the one before, cut by the players', async () => {
    const { room, store } = await startRoom(folder.path);
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await opened(room);
    await sit(room, table, 'ann', 0);
    expect(room.cut(table, 'ann', rootOf(room, table), N('a'))).toBe(true);
    await sit(room, table, 'bob', 1);
    for (let hand = 0; hand < 3; hand++) {
      const root = rootOf(room, table);
      expect(room.cut(table, 'bob', root, N('b'))).toBe(true);
      await foldHand(room, table);
    }
    await room.idle();
    const events = await eventsOf(store, table);
    const dealt = shuffles(events);
    const kept = await store.tables.shuffles(table);
    expect(dealt).toHaveLength(4);
    expect(dealt.map(({ root }) => root)).toEqual(
      ready(events)
        .slice(0, 4)
        .map(({ root }) => root),
    );
    expect(dealt.map(({ numbers = [] }) => numbersOf(numbers))).toEqual([
      [N('a')],
      [N('b')],
      [N('b')],
      [N('b')],
    ]);
    for (const [i, { root = '', numbers = [], cut = -1, cards }] of dealt.entries()) {
      expect(cut).toBe(cutOf(root, numbersOf(numbers), 52));
      expect(cards).toEqual(turned(kept[i]!.order, cut));
    }
    expect((await verifyStore(store)).findings).toEqual([]);
    await store.close();
  });
});

describe('C22 a number for the cut', () => {
  let here: TestRoom;
  let table: string;
  let root: string;
  beforeEach(async () => {
    here = await startRoom(folder.path);
    await comeIn(here.room, 50_000, 'ann', 'bob', 'cy');
    table = await opened(here.room);
    await sit(here.room, table, 'ann', 0);
    root = rootOf(here.room, table);
  });
  afterEach(async () => {
    await here.room.stop();
    await here.store.close();
  });
  const cut = (user: string, number: string, of = root) => here.room.cut(table, user, of, number);

  test('is given once for each deck, and the same again is the same', () => {
    expect(cut('ann', N('1'))).toBe(true);
    expect(cut('ann', N('1'))).toBe(true);
    expect(cut('ann', N('2'))).toMatchObject({ message: expect.stringContaining('the first one counts') });
  });

  test('comes from who has a seat, for the deck of the next hand, in its form', async () => {
    expect(cut('bob', N('1'))).toMatchObject({
      message: 'Only players at the table and back-line bettors cut the deck.',
    });
    expect(cut('ann', N('1'), N('0').repeat(2))).toMatchObject({
      message: 'That is not the deck of the next hand.',
    });
    expect(cut('ann', 'abc')).toMatchObject({ code: 'malformed' });
    expect(here.room.cut('t_none', 'ann', root, N('1'))).toMatchObject({ code: 'not-found' });
  });

  test('that comes when the deck is being dealt does not count, and nobody is troubled', async () => {
    await sit(here.room, table, 'bob', 1);
    expect(rootOf(here.room, table)).not.toBe(root);
    expect(cut('ann', N('1'))).toBe(false);
    await foldHand(here.room, table);
    expect(cut('ann', N('1'))).toMatchObject({ code: 'not-allowed' });
  });

  test('counts no more when its player has left the table', async () => {
    expect(cut('ann', N('1'))).toBe(true);
    await here.room.do(table, { user: 'ann' }, { type: 'leave' });
    await sit(here.room, table, 'bob', 0);
    expect(cut('bob', N('2'))).toBe(true);
    await sit(here.room, table, 'cy', 1);
    await here.room.idle();
    expect(shuffles(await eventsOf(here.store, table))[0]?.numbers).toEqual([
      { player: 'bob', number: N('2') },
    ]);
  });
});

test('C23 numbers of the house’s own players are told with the deck, and count whether they stay or not', async () => {
  const { room, store, clock } = await startRoom(folder.path);
  await comeIn(room, 50_000, 'ann', 'bob');
  const table = await opened(room);
  const host = new BotHost(room, { random: seededRandom('bots'), wait: 1, quick: true });
  await host.fill(table, 1);
  await room.idle();
  const [deck] = ready(await eventsOf(store, table));
  expect(deck?.numbers).toHaveLength(1);
  const [bot] = deck?.numbers ?? [];
  expect(room.cut(table, bot?.player ?? '', deck?.root ?? '', N('1'))).toMatchObject({ code: 'not-allowed' });
  expect(await host.makeRoom(table)).toBeNull();
  await sit(room, table, 'ann', 0);
  room.cut(table, 'ann', rootOf(room, table), N('a'));
  await sit(room, table, 'bob', 1);
  clock.step();
  await room.idle();
  expect(shuffles(await eventsOf(store, table))[0]?.numbers).toEqual([
    bot,
    { player: 'ann', number: N('a') },
  ]);
  expect((await verifyStore(store)).findings).toEqual([]);
  host.stop();
  await store.close();
});

describe('what was told is dealt, whatever happens to the room', () => {
  test('C15 a room that falls before the hand deals the deck that was told, cut by those who answer again', async () => {
    const first = await startRoom(folder.path);
    await comeIn(first.room, 50_000, 'ann', 'bob');
    const table = await opened(first.room);
    await sit(first.room, table, 'ann', 0);
    const root = rootOf(first.room, table);
    first.room.cut(table, 'ann', root, N('1'));
    await first.room.stop();
    await first.store.close();
    const { room, store } = await startRoom(folder.path, { random: seededRandom('another') });
    expect(rootOf(room, table)).toBe(root);
    expect(room.cut(table, 'ann', root, N('2'))).toBe(true);
    await sit(room, table, 'bob', 1);
    await room.idle();
    const [dealt] = shuffles(await eventsOf(store, table));
    const [kept] = await store.tables.shuffles(table);
    expect(dealt).toMatchObject({ root, numbers: [{ player: 'ann', number: N('2') }] });
    expect(dealt?.cards).toEqual(turned(kept!.order, dealt?.cut ?? -1));
    expect((await verifyStore(store)).findings).toEqual([]);
    await store.close();
  });

  test('C15 a write that fails takes nothing from it: the same deck and the same numbers, once it can be written', async () => {
    let fails = false;
    const wrap = (real: Store) =>
      troubled(real, () => {
        if (fails) throw new StoreError('full', 'trouble');
      });
    const { room, store, clock } = await startRoom(folder.path, { wrap });
    await comeIn(room, 50_000, 'ann', 'bob');
    const table = await opened(room);
    await sit(room, table, 'ann', 0);
    const root = rootOf(room, table);
    room.cut(table, 'ann', root, N('1'));
    fails = true;
    const refused = await room.do(table, { user: 'bob' }, { type: 'sit', seat: 1, cents: 20_000 });
    expect(refused?.code).toBe('not-saved');
    expect(rootOf(room, table)).toBe(root);
    fails = false;
    clock.step();
    await sit(room, table, 'bob', 1);
    await room.idle();
    const events = await eventsOf(store, table);
    expect(shuffles(events)).toMatchObject([{ root, numbers: [{ player: 'ann', number: N('1') }] }]);
    expect(await store.tables.shuffles(table)).toHaveLength(ready(events).length);
    expect((await verifyStore(store)).findings).toEqual([]);
    await store.close();
  });

  test('C16 a deck that is not kept as it was told is not dealt: its table stays closed', async () => {
    const first = await startRoom(folder.path);
    await comeIn(first.room, 50_000, 'ann');
    const table = await opened(first.room);
    await sit(first.room, table, 'ann', 0);
    await first.room.stop();
    const [kept] = await first.store.tables.shuffles(table);
    await first.store.close();
    const { default: Database } = await import('better-sqlite3');
    const db = new Database(`${folder.path}/cardroom.db`);
    db.prepare('UPDATE shuffles SET "order" = ?').run(JSON.stringify(kept!.order.toReversed()));
    db.close();
    const troubles: string[] = [];
    const { room, store } = await startRoom(folder.path, {
      troubled: ({ error }) => troubles.push(String(error)),
    });
    expect(room.live(table)).toBeUndefined();
    expect(troubles.join()).toContain('does not match its announced root');
    await store.close();
  });
});

test.each<[string, Opening['table']]>([
  ['hawaiian-gardens/badugi', {}],
  ['hawaiian-gardens/razz', {}],
  ['hawaiian-gardens/face-up-chinese', {}],
  ['hawaiian-gardens/pan-9', {}],
  ['hawaiian-gardens/pan-9', { shoe: 'running' }],
  ['empire/pai-gow-tiles', {}],
  ['black-sheep/ez-baccarat', { shoe: 'running' }],
])('C15 %s %j: a room that falls again and again deals only what was told', async (offering, rules) => {
  const house = offering.split('/')[0] as Opening['house'];
  let table = '';
  for (let fall = 0; fall < 4; fall++) {
    const { room, store, clock } = await startRoom(folder.path, { random: seededRandom(fall) });
    const host = new BotHost(room, { random: seededRandom(`bots ${fall}`), wait: 1, quick: true });
    if (table === '') {
      table = await opened(room, { house, offering, ...(rules && { table: rules }) });
      await host.fill(table, 6);
    } else await host.resume();
    expect(room.live(table)).toBeDefined();
    for (let steps = 0; steps < 37 + 11 * fall; steps++) {
      clock.step();
      await room.idle();
    }
    host.stop();
    await room.stop();
    await store.close();
  }
  const { room, store } = await startRoom(folder.path);
  const events = await eventsOf(store, table);
  const told = ready(events).map(({ root }) => root);
  const used = events.flatMap((event) => {
    const shuffled = event.type === 'played' ? event.event : event;
    if (shuffled.type !== 'shuffled' && shuffled.type !== 'shoe shuffled') return [];
    return 'pile' in shuffled && shuffled.pile !== 'pack' ? [] : (shuffled.root ?? []);
  });
  expect(used.length).toBeGreaterThan(0);
  expect(used).toEqual(told.slice(0, used.length));
  expect(told.length - used.length).toBeLessThanOrEqual(1);
  expect((await verifyStore(store)).findings).toEqual([]);
  await room.stop();
  await store.close();
});

/** A table with so many players, by itself. */
function seatedTable(opening: Opening, players: number) {
  const table = openedTable(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

/** A table as it was written before decks were fixed ahead: in the middle of a hand, with no deck told. */
async function fromBefore(store: Store, opening: Opening, steps: number): Promise<string> {
  const table = seatedTable(opening, 6);
  const random = seededRandom(`before ${opening.offering}`);
  for (let i = 0; i < steps || table.machine === null; i++) {
    const need = houseNeed(table);
    if (need?.type === 'shuffle' && need.pile !== 'pack') break;
    if (table.state.bank.offered >= 0) {
      const player = table.state.seats[table.state.bank.offered]?.player ?? '';
      must(table, { by: { player }, type: 'take bank' });
    } else if (!houseMove(table, random)) handMove(table, random);
  }
  const { log } = table;
  const id = 't_before';
  const stored = await store.tables.create({
    id,
    opening,
    name: 'Before',
    key: null,
    openedBy: 'house',
    openedAt: 1,
  });
  const record = seal(stored.hash, { seq: 0, at: table.state.now, by: 'house', command: null, events: log });
  const chips = log.flatMap((event) =>
    event.type === 'sold' ? [transfer('chips', { at: 0 }, CAGE, railOf(event.player), event.cents)] : [],
  );
  const ledger = new TableLedger(stored, { base: newTable(table.state.sign) });
  await store.commit([{ table: id, record, postings: [...chips, ...ledger.post(log, { at: 0, seq: 0 })] }]);
  return id;
}

test.each<[string, Opening['table'], number]>([
  ['hawaiian-gardens/badugi', { timeToAct: 15 }, 12],
  // Until cards are to be shuffled again.
  ['hawaiian-gardens/badugi', { timeToAct: 15 }, 2000],
  ['hawaiian-gardens/razz', { timeToAct: 15 }, 20],
  ['hawaiian-gardens/pan-9', { timeToAct: 15, bettingTime: 15 }, 8],
  ['hawaiian-gardens/pan-9', { timeToAct: 15, bettingTime: 15, shoe: 'running' }, 8],
])(
  'C15 %s %j: a hand that was begun before decks were told goes on, and the next has its deck',
  async (offering, rules, steps) => {
    const house = offering.split('/')[0] as Opening['house'];
    const before = await openStore({ data: folder.path });
    const table = await fromBefore(before, { house, offering, ...(rules && { table: rules }) }, steps);
    await before.close();
    const { room, store, clock } = await startRoom(folder.path);
    const hands = () => room.live(table)?.table.state.hands ?? 0;
    const first = hands();
    expect(room.live(table)?.table.state.hand).not.toBeNull();
    expect(room.trouble(table)).toBeNull();
    expect(rootOf(room, table)).not.toBe('');
    for (let i = 0; i < 300 && room.live(table)?.table.state.hand !== null && hands() === first; i++) {
      clock.step();
      await room.idle();
    }
    await room.idle();
    expect(room.trouble(table)).toBeNull();
    expect(room.live(table)?.table.state.hand === null || hands() > first).toBe(true);
    expect(ready(await eventsOf(store, table)).length).toBeGreaterThan(0);
    await room.stop();
    await store.close();
  },
);
