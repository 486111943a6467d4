import { seededRandom } from '@cardroom/core/cards';
import { expect, test } from 'vitest';
import { CAGE, jackpotOf, transfer } from '../../store/ledger/ledger.ts';
import { LEASE_MS, RECORD_FORMAT } from '../../store/nodes/nodes.ts';
import { openStore } from '../../store/open.ts';
import { readNodes } from '../../store/postgres/read-nodes.ts';
import type { TestPostgres } from '../../store/postgres/testing-postgres.ts';
import { asked, wayTo } from '../../store/postgres/testing-way.ts';
import { BotHost } from '../bots/host.ts';
import { withUsualFees } from '../bots/usual-fees.ts';
import { SeatRight } from '../people/seat-right.ts';
import { Room } from '../room.ts';
import { HOLDEM, NO_PACE } from '../testing/testing.ts';
import { verifyStore } from '../verify/verify.ts';

/** For tests only: a node with its room and bots. */
async function nodeRoom(url: string, name: string, format = RECORD_FORMAT) {
  const node = { name, address: `http://${name}`, version: '1.0.0', format };
  const store = await openStore({ url, node });
  const warned: string[] = [];
  const warn = (what: string) => void warned.push(what);
  const room = await Room.start({ store, pace: NO_PACE, warn });
  const { nodes } = room;
  if (nodes === null) throw new Error('This is no node.');
  const bots = new BotHost(room, { random: seededRandom(name), wait: 0, quick: true });
  const close = async () => {
    bots.stop();
    await room.stop();
    await store.close();
  };
  return { room, store, nodes, bots, warned, close };
}

type NodeRoom = Awaited<ReturnType<typeof nodeRoom>>;

/** Two that know of each other. */
async function twoNodes(one: string, other: string): Promise<readonly [NodeRoom, NodeRoom]> {
  const [a, b] = [await nodeRoom(one, 'a'), await nodeRoom(other, 'b')];
  await expect.poll(() => a.nodes.find('b')?.live).toBe(true);
  return [a, b];
}

async function comeIn({ room, store }: NodeRoom, cents: number, ...names: readonly string[]) {
  for (const id of names) {
    await store.people.add({ id, name: id, role: 'patron', createdAt: 0 });
    await room.money.grant(id, cents, room.clock.now(), 'play chips');
  }
}

async function openAt({ room }: NodeRoom) {
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  return opened.table;
}

/** Somebody whose turn it is. */
function toAct({ room }: NodeRoom, table: string): string {
  const state = room.live(table)?.table.state;
  const seat = state?.turn?.seats[0] ?? -1;
  return state?.seats[seat]?.player ?? '';
}

const chipsAt = ({ room }: NodeRoom, table: string) => [...(room.live(table)?.table.state.chips ?? [])];
const expire = (url: string, name: string) =>
  asked(url, `UPDATE nodes SET expires_at = expires_at - ${LEASE_MS + 1000} WHERE name = '${name}'`);

export function roomNodesContract(postgres: () => TestPostgres): void {
  test('N6 a table of a node that stands still goes on elsewhere in the middle of its hand; that node writes nothing and says nothing', async () => {
    const url = await postgres().database();
    const way = await wayTo(url);
    const [a, b] = await twoNodes(way.url, url);
    await comeIn(a, 500_00, 'Ann', 'Bob');
    const table = await openAt(a);
    expect(await b.nodes.where(table)).toEqual({ node: 'a', address: 'http://a', here: false });
    for (const [seat, user] of ['Ann', 'Bob'].entries())
      expect(await a.room.do(table, { user }, { type: 'sit', seat, cents: 100_00 }, 'sit')).toBeNull();
    await expect.poll(() => toAct(a, table)).not.toBe('');
    await a.room.idle();
    const user = toAct(a, table);
    const chips = chipsAt(a, table);
    let told = 0;
    a.room.watch(table, null, undefined, () => told++);
    const gone: string[] = [];
    a.nodes.onLetGo((id) => gone.push(id));

    way.freeze();
    const before = told;
    await expire(url, 'a');
    const asking = a.room.do(table, { user }, { type: 'leave' }, 'leave');
    await expect.poll(() => toAct(b, table)).toBe(user);
    expect(chipsAt(b, table)).toEqual(chips);
    // After five seconds it knows itself that it may have lost what it had.
    await expect.poll(() => a.nodes.sure).toBe(false);
    expect(a.room.watch(table, null, undefined, () => {})).toBeUndefined();
    expect(await a.room.do(table, { user }, { type: 'leave' }, 'later')).toMatchObject({ code: 'moved' });
    way.thaw();
    expect(await asking).toMatchObject({ code: 'moved' });
    await expect.poll(() => gone).toEqual([table]);
    expect([told, a.room.live(table)]).toEqual([before, undefined]);
    expect(await a.nodes.where(table)).toMatchObject({ node: 'b' });
    expect(await a.room.do(table, { user }, { type: 'leave' }, 'later')).toMatchObject({ code: 'moved' });
    // Done once, at whichever node it is asked.
    expect(
      await b.room.do(table, { user: 'Ann' }, { type: 'sit', seat: 0, cents: 100_00 }, 'sit'),
    ).toBeNull();
    expect(await b.room.do(table, { user }, { type: 'leave' }, 'leave')).toBeNull();
    await b.room.idle();
    expect((await verifyStore(b.store)).findings).toEqual([]);
    await Promise.all([a.close(), b.close()]);
    way.close();
  });

  test('N39 tables of a node that is gone are taken by all others, each a part', async () => {
    const url = await postgres().database();
    const way = await wayTo(url);
    const a = await nodeRoom(way.url, 'a');
    for (let i = 0; i < 6; i++) await openAt(a);
    const others = [await nodeRoom(url, 'b'), await nodeRoom(url, 'c')];
    const had = () => others.map(({ room }) => [...room.running()].length);
    await expect.poll(() => others.every(({ nodes }) => nodes.find('c')?.live)).toBe(true);
    expect(had()).toEqual([0, 0]);
    way.freeze();
    await expire(url, 'a');
    await expect.poll(() => had().reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(Math.min(...had())).toBeGreaterThan(0);
    way.thaw();
    await Promise.all([a, ...others].map(({ close }) => close()));
    way.close();
  });

  test('N7 a node that leaves hands its tables over between hands, takes no new ones, and its bots play on', async () => {
    const url = await postgres().database();
    const [a, b] = await twoNodes(url, url);
    const tables = [await openAt(a), await openAt(b)];
    for (const node of [a, b])
      for (const table of tables) if (node.room.live(table) !== undefined) await node.bots.fill(table, 3);
    const hands = (table: string) => b.room.live(table)?.table.state.hands ?? 0;
    const came: boolean[] = [];
    b.nodes.onTaken((table) => came.push(b.room.live(table)?.table.state.hand === null));
    const went: unknown[] = [];
    a.nodes.onLetGo((_, to) => went.push(to?.node));
    const moving = [...a.room.running()].length;
    await a.nodes.drain();
    expect([...a.room.running()]).toEqual([]);
    expect(went).toEqual(Array(moving).fill('b'));
    await expect.poll(() => [...b.room.running()].length).toBe(2);
    const then = tables.map(hands);
    await expect.poll(() => tables.every((table, i) => hands(table) > (then[i] ?? 0) + 1)).toBe(true);
    const opened = await a.room.openTable(HOLDEM, { by: 'house', bots: 2 });
    expect(opened).toMatchObject({ elsewhere: true });
    const { table } = opened as { table: string };
    await expect.poll(() => b.bots.at(table)).toBe(2);
    expect(came.length).toBe(moving + 1);
    await a.close();
    expect((await b.nodes.list()).map(({ name, here, live }) => ({ name, here, live }))).toEqual([
      { name: 'b', here: true, live: true },
    ]);
    b.bots.stop();
    await b.room.idle();
    await b.room.stop();
    expect((await verifyStore(b.store)).findings).toEqual([]);
    await b.store.close();
  });

  test('N5 a hand goes on through an upgrade, also of the database, and an older program takes nothing that it cannot read', async () => {
    const url = await postgres().database();
    const older = await nodeRoom(url, 'older', 1);
    await comeIn(older, 500_00, 'Ann', 'Bob');
    const table = await openAt(older);
    for (const [seat, user] of ['Ann', 'Bob'].entries())
      expect(await older.room.do(table, { user }, { type: 'sit', seat, cents: 100_00 })).toBeNull();
    await expect.poll(() => toAct(older, table)).not.toBe('');
    await older.room.idle();
    const stands = (node: NodeRoom) => [toAct(node, table), ...chipsAt(node, table)];
    const before = stands(older);
    // As a program from before there were places left the database: the next one waits for the last of its nodes to go.
    await asked(url, 'UPDATE cardroom_version SET version = version - 2');
    await expect(nodeRoom(url, 'newer', 2)).rejects.toThrow('nodes of an older version are running on it');
    await older.close();
    await asked(url, 'DROP TABLE places');
    await asked(url, 'ALTER TABLE users DROP COLUMN banned');
    const newer = await nodeRoom(url, 'newer', 2);
    await expect.poll(() => stands(newer)).toEqual(before);
    const places = await asked<{ player: string }>(url, 'SELECT player FROM places ORDER BY player');
    expect(places.map(({ player }) => player)).toEqual(['Ann', 'Bob']);

    // A node that reads only the older form is no place to leave it to, and is given none of it.
    const again = await nodeRoom(url, 'older', 1);
    await expect.poll(() => newer.nodes.find('older')?.live).toBe(true);
    await newer.nodes.drain();
    expect(stands(newer)).toEqual(before);
    await newer.close();
    await expect.poll(() => again.nodes.find('newer')).toBeNull();
    expect((await readNodes(url)).free).toEqual([table]);
    expect(await again.nodes.where(table)).toEqual({ node: null, address: null, here: false });
    expect(again.room.live(table)).toBeUndefined();
    const last = await nodeRoom(url, 'newest', 2);
    await expect.poll(() => stands(last)).toEqual(before);
    expect(again.room.live(table)).toBeUndefined();
    await Promise.all([again.close(), last.close()]);
    await asked(url, 'UPDATE cardroom_version SET version = version + 1');
    await expect(nodeRoom(url, 'older')).rejects.toThrow('Run a newer Cardroom.');
  });

  test('N8, N10, N11 chips on a rail and places of a person or an address are given once, at however many nodes; tables are listed everywhere, and what is wanted once is opened once', async () => {
    const url = await postgres().database();
    const [a, b] = await twoNodes(url, url);
    await comeIn(a, 150_00, 'Ann');
    const shelves = await Promise.all(
      [a, b].map(({ room }) => room.openTable(HOLDEM, { by: 'house', shelf: 'holdem' })),
    );
    expect(shelves.filter((made) => 'code' in made)).toHaveLength(1);
    const first = (node: NodeRoom) => [...node.room.running()].at(0)?.id ?? '';
    // New tables go where there is the least to do, so both have one soon.
    while (first(a) === '' || first(b) === '') {
      await openAt(a);
      await expect.poll(() => tablesOf(a, b)).toBe((await a.store.tables.open()).length);
    }
    const [here, there] = [first(a), first(b)];
    const homes = [a, b];
    const sits = await Promise.all(
      [here, there].map((table, i) =>
        homes[i]?.room.do(table, { user: 'Ann' }, { type: 'sit', seat: 0, cents: 100_00 }),
      ),
    );
    const refused = sits.filter((answer) => answer !== null);
    expect(refused).toEqual([{ ok: false, code: 'bad-amount', message: 'You have $50 in chips, not $100.' }]);
    for (const table of [here, there]) for (const { room } of [a, b]) expect(room.trouble(table)).toBeNull();
    await Promise.all([a.room.money.refresh('Ann'), b.room.money.refresh('Ann')]);
    expect([a.room.money.rail('Ann'), b.room.money.rail('Ann')]).toEqual([50_00, 50_00]);
    // So are places: the same person asks for more seats than may be, at two nodes at once.
    await comeIn(a, 500_00, 'Bob');
    // No hand begins, at whose end only a seat would be given up.
    for (const [i, table] of [here, there].entries())
      await homes[i]?.room.floor(table, 'floor', { type: 'pause' });
    const most = { seatsEach: 1, waitsEach: 9, seatsAddress: 9, waitsAddress: 9 };
    const limits = new SeatRight({ player: 'Bob', from: 'x', most }, (limit) => `No more ${limit}.`);
    const sit = (i: number) =>
      homes[i]?.room.do(
        [here, there][i] ?? '',
        { user: 'Bob', limits },
        { type: 'sit', seat: 1, cents: 100_00 },
      );
    const sat = await Promise.all([sit(0), sit(1)]);
    const no = { ok: false, code: 'not-allowed', message: 'No more seatsEach.' };
    expect(sat.filter((answer) => answer !== null)).toEqual([no]);
    const at = sat.indexOf(null);
    expect(await sit(1 - at)).toEqual(no);
    expect(await homes[at]?.room.do([here, there][at] ?? '', { user: 'Bob' }, { type: 'leave' })).toBeNull();
    expect(await sit(1 - at)).toBeNull();
    for (const table of [here, there]) for (const { room } of [a, b]) expect(room.trouble(table)).toBeNull();
    await expect.poll(() => a.nodes.elsewhere().length + b.nodes.elsewhere().length).toBe(tablesOf(a, b));
    await Promise.all([a.close(), b.close()]);
  });

  test('N9 what is paid of a jackpot is its part of what the pool held then, whichever nodes pay from it', async () => {
    const url = await postgres().database();
    const [a, b] = await twoNodes(url, url);
    const pool = jackpotOf('black-sheep');
    await a.store.books.post(transfer('chips', { at: 1 }, CAGE, pool, 100_000_00));
    const tables: string[] = [];
    const homes = new Set<NodeRoom | undefined>();
    while (homes.size < 2) {
      const opened = await a.room.openTable(JACKPOT_TABLE, { by: 'house' });
      if ('code' in opened) throw new Error(opened.message);
      await expect.poll(() => homeOf([a, b], opened.table)).toBeDefined();
      const home = homeOf([a, b], opened.table);
      if (homes.has(home)) continue;
      homes.add(home);
      tables.push(opened.table);
      await home?.bots.fill(opened.table, 2);
    }
    const paid = async () =>
      (await a.store.books.entries(pool, { limit: 1000 })).filter(({ why }) => why === 'jackpot paid');
    const enough = async () => {
      const all = await paid();
      return tables.every((id) => all.filter(({ table }) => table === id).length > 4);
    };
    await expect.poll(enough, { timeout: 60_000 }).toBe(true);
    for (const { bots, room } of [a, b]) {
      bots.stop();
      for (const table of tables) expect(room.trouble(table)).toBeNull();
    }
    await Promise.all([a.room.stop(), b.room.stop()]);
    let held = 0;
    const together = new Map<string, { held: number; cents: number }>();
    for (const { why, table, at, cents } of (await a.store.books.entries(pool, { limit: 5000 })).reverse()) {
      const key = `${table} ${at}`;
      if (why === 'jackpot paid') {
        const before = together.get(key) ?? { held, cents: 0 };
        together.set(key, { held: before.held, cents: before.cents - cents });
      }
      held += cents;
    }
    for (const { held, cents } of together.values()) {
      const part = (among: number) => among * Math.floor(held / 10 / among / 100) * 100;
      expect([part(1), part(2)]).toContain(cents);
    }
    expect(await a.store.books.check()).toEqual([]);
    await Promise.all([a.store.close(), b.store.close()]);
  });
}

/** Any high card wins a tenth of the pool. */
const JACKPOT_TABLE = {
  ...withUsualFees(HOLDEM),
  jackpot: {
    title: 'Any hand',
    for: 'high hand',
    least: { hand: '2c 3d 4h 5c 7d' },
    fewest: 2,
    shares: { loser: 0, winner: 10, others: 0 },
  },
} as const;

const tablesOf = (...nodes: readonly NodeRoom[]) => nodes.reduce((sum, { room }) => sum + room.tables, 0);

const homeOf = (nodes: readonly NodeRoom[], table = '') =>
  nodes.find(({ room }) => room.live(table) !== undefined);
