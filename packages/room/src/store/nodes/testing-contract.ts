import { describe, expect, test } from 'vitest';
import { seal } from '../chain.ts';
import { CAGE, railOf, transfer } from '../ledger/ledger.ts';
import { openStore } from '../open.ts';
import type { TestPostgres } from '../postgres/testing-postgres.ts';
import { asked, troubleOf, wayTo } from '../postgres/testing-way.ts';
import type { Commit, Store } from '../store.ts';
import { LEASE_MS } from './nodes.ts';

const opening = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
const IDLE = { tables: 0, load: 0, lag: 0, draining: false };

/** For tests only: a node on a database, and what is asked of it. */
async function nodeOn(url: string, name: string, more: { format?: number; patience?: number } = {}) {
  const { patience, ...of } = more;
  const node = { name, address: `http://${name}`, version: '1.0.0', ...of };
  const store = await openStore({ url, node, wait: 0, ...(patience !== undefined && { patience }) });
  const { nodes } = store;
  if (nodes === null) throw new Error('This is no node.');
  return { store, nodes };
}

async function open(store: Store, table: string, bots = 0): Promise<string> {
  const { nodes } = store;
  const placed = { node: nodes?.id ?? 0, bots, shelf: null };
  const { hash } = await store.tables.create(
    { id: table, opening, name: table, key: null, openedBy: 'house', openedAt: 1 },
    placed,
  );
  nodes?.hold(table, 1);
  return hash;
}

const record = (previous: string, seq: number) =>
  seal(previous, { seq, at: seq, by: 'house', command: null, events: [{ type: 'paused' }] });

const chips = (to: string, cents: number) => transfer('chips', { at: 1 }, CAGE, railOf(to), cents);

/** The database's clock goes on so far that a node which is silent has nothing anymore. */
const expire = (url: string, name: string) =>
  asked(url, `UPDATE nodes SET expires_at = expires_at - ${LEASE_MS + 60_000} WHERE name = '${name}'`);

export function nodesContract(postgres: () => TestPostgres): void {
  describe('nodes', () => {
    test('N1 a table has one owner; only when that one has not renewed in time another takes it, by the next number', async () => {
      const url = await postgres().database();
      const [a, b] = [await nodeOn(url, 'a'), await nodeOn(url, 'b')];
      await open(a.store, 't_1');
      expect(await b.nodes.renew(IDLE)).toMatchObject({ held: [], free: 0 });
      expect(await b.nodes.take(10)).toEqual([]);
      expect(await b.nodes.owner('t_1')).toMatchObject({ node: { name: 'a', live: true } });
      await expire(url, 'a');
      expect(await b.nodes.renew(IDLE)).toMatchObject({ free: 1 });
      // Who comes back in time still has all of it.
      expect(await a.nodes.renew(IDLE)).toMatchObject({ held: [{ table: 't_1', fence: 1 }] });
      expect(await b.nodes.take(10)).toEqual([]);
      await expire(url, 'a');
      expect(await b.nodes.take(10)).toEqual([{ table: 't_1', fence: 2, bots: 0 }]);
      expect(await a.nodes.renew(IDLE)).toMatchObject({ held: [] });
      expect(await a.nodes.owner('t_1')).toMatchObject({ node: { name: 'b' } });
      expect(await a.nodes.owner('t_2')).toBeNull();
      await Promise.all([a.store.close(), b.store.close()]);
    });

    test('N2 who was taken over from without knowing it writes nothing, and what else it had goes on', async () => {
      const url = await postgres().database();
      const [a, b] = [await nodeOn(url, 'a'), await nodeOn(url, 'b')];
      const [lost, kept] = [await open(a.store, 't_1'), await open(a.store, 't_2')];
      await expire(url, 'a');
      expect(await b.nodes.take(1)).toMatchObject([{ fence: 2 }]);
      const { held = [] } = (await a.nodes.renew(IDLE)) ?? {};
      const mine = held[0]?.table ?? '';
      const gone = mine === 't_1' ? 't_2' : 't_1';
      const hash = (table: string) => (table === 't_1' ? lost : kept);
      const write = (store: Store, table: string, more: Partial<Commit> = {}) =>
        store.commit([{ table, record: record(hash(table), 0), ...more }]);
      await expect(write(a.store, gone, { postings: [chips('u_1', 5)] })).rejects.toMatchObject({
        kind: 'moved',
        items: [0],
      });
      const both = [mine, gone].map((table) => ({ table, record: record(hash(table), 0) }));
      await expect(a.store.commit(both)).rejects.toMatchObject({ kind: 'moved', items: [1] });
      expect(await a.store.tables.records(mine)).toEqual([]);
      await write(a.store, mine);
      b.nodes.hold(gone, 2);
      await write(b.store, gone);
      expect(await a.store.books.balance(railOf('u_1'))).toBe(0);
      // The owner is right and the number is not: it had the table before.
      expect(await b.nodes.give(gone, a.nodes.id)).toBe(true);
      a.nodes.hold(gone, 1);
      const next = { table: gone, record: record(record(hash(gone), 0).hash, 1) };
      expect(await troubleOf(a.store.commit([next]))).toBe('moved');
      a.nodes.hold(gone, 3);
      await a.store.commit([next]);
      await Promise.all([a.store.close(), b.store.close()]);
    });

    test('N2 a node that stands still in the middle of a commit is not waited for, and has not committed', async () => {
      const url = await postgres().database();
      const way = await wayTo(url);
      const a = await nodeOn(way.url, 'a', { patience: 50 });
      const b = await nodeOn(url, 'b');
      const hash = await open(a.store, 't_1');
      way.freeze('COMMIT');
      const writing = troubleOf(
        a.store.commit([{ table: 't_1', record: record(hash, 0), postings: [chips('u_1', 70)] }]),
      );
      const standing = `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`;
      await expect.poll(() => asked(url, standing)).toHaveLength(1);
      await expire(url, 'a');
      // What it holds keeps the table from others, until the database is told to end it.
      expect(await b.nodes.take(1)).toEqual([]);
      await expect
        .poll(async () => (await b.nodes.renew(IDLE)) && (await b.nodes.take(1)))
        .toEqual([{ table: 't_1', fence: 2, bots: 0 }]);
      way.thaw();
      expect(await writing).not.toBe('none');
      expect(await b.store.tables.records('t_1')).toEqual([]);
      expect(await b.store.books.balance(railOf('u_1'))).toBe(0);
      await Promise.all([a.store.close(), b.store.close()]);
      way.close();
    });

    test('N3 a database belongs to a room alone or to nodes together, and a name to one node', async () => {
      const url = await postgres().database();
      const alone = await openStore({ url });
      await alone.tables.create({
        id: 't_1',
        opening,
        name: 't_1',
        key: null,
        openedBy: 'house',
        openedAt: 1,
      });
      expect(await troubleOf(nodeOn(url, 'a'))).toBe('taken');
      await alone.close();
      const a = await nodeOn(url, 'a');
      expect(await troubleOf(openStore({ url, wait: 0 }))).toBe('taken');
      await expect(nodeOn(url, 'a')).rejects.toThrow('A node named a is already running');
      await expect(nodeOn(url, 'No such name')).rejects.toThrow('is no name for a node');
      // What was opened alone is taken by the first node that comes.
      expect(await a.nodes.take(5)).toEqual([{ table: 't_1', fence: 1, bots: 0 }]);
      await a.store.close();
      const again = await openStore({ url });
      await again.tables.close('t_1', 2);
      await again.close();
    });

    test('N5 a node does not take a table whose records it cannot read', async () => {
      const url = await postgres().database();
      const [older, newer] = [
        await nodeOn(url, 'older', { format: 1 }),
        await nodeOn(url, 'newer', { format: 2 }),
      ];
      await open(older.store, 't_1');
      await older.nodes.free();
      expect(await newer.nodes.take(5)).toHaveLength(1);
      await newer.nodes.free();
      expect(await older.nodes.renew(IDLE)).toMatchObject({ free: 0 });
      expect(await older.nodes.take(5)).toEqual([]);
      expect(await newer.nodes.take(5)).toHaveLength(1);
      // Nor is a database brought up to date under nodes that know it as it is.
      await asked(url, 'UPDATE cardroom_version SET version = version - 1');
      await expect(nodeOn(url, 'newest')).rejects.toThrow('nodes of an older version are running on it');
      await Promise.all([older.store.close(), newer.store.close()]);
    });

    test('N11 limits for a person, an address and a day hold over all nodes, also when many ask at once', async () => {
      const url = await postgres().database();
      const [a, b] = [await nodeOn(url, 'a'), await nodeOn(url, 'b')];
      const both = [a, b, a, b, a, b];
      const counted = await Promise.all(
        both.map(({ store }) => store.tallies?.add('guests', '10.0.0.1', 1, 4)),
      );
      expect(counted.filter(Boolean)).toHaveLength(4);
      expect(await a.store.tallies?.add('guests', '10.0.0.1', -1, Number.MAX_SAFE_INTEGER)).toBe(true);
      expect(await b.store.tallies?.add('guests', '10.0.0.1', 2, 4)).toBe(false);
      expect(await b.store.tallies?.add('guests', '10.0.0.2', 4, 4)).toBe(true);
      const most = { tables: 9, tablesEach: 2, privateTablesEach: 1, tablesAddress: 3 };
      const opens = (store: Store, id: string, by: string, key: string | null = null) =>
        store.tables.create(
          { id, opening, name: id, key, openedBy: by, openedAt: 1 },
          { node: store.nodes?.id ?? 0, bots: 0, shelf: null, from: 'x' },
          most,
        );
      const answers = await Promise.all(both.map(({ store }, i) => troubleOf(opens(store, `t_${i}`, 'u_1'))));
      expect(answers.sort()).toEqual(['none', 'none', 'refused', 'refused', 'refused', 'refused']);
      await expect(opens(a.store, 't_7', 'u_1')).rejects.toThrow('tablesEach');
      await opens(a.store, 't_8', 'u_2', 'k_1');
      await expect(opens(b.store, 't_9', 'u_2', 'k_2')).rejects.toThrow('privateTablesEach');
      await expect(opens(b.store, 't_9', 'u_3')).rejects.toThrow('tablesAddress');
      expect(await a.store.tables.open()).toHaveLength(3);
      await Promise.all([a.store.close(), b.store.close()]);
    });

    test('N11 seats and waits of a person or an address are counted over all nodes in the commit that would be one too many', async () => {
      const url = await postgres().database();
      const [a, b] = [await nodeOn(url, 'a'), await nodeOn(url, 'b')];
      const tables: { store: Store; table: string }[] = [];
      for (const [i, { store }] of [a, b, a, b, a, b].entries()) {
        await open(store, `t_${i}`);
        tables.push({ store, table: `t_${i}` });
      }
      const most = { seatsEach: 2, waitsEach: 4, seatsAddress: 3, waitsAddress: 5 };
      const asks = async (player: string, kind: 'seat' | 'wait', from: string) => {
        const answers = tables.map(({ store, table }) =>
          store
            .commit([
              { table, places: [{ table, player, kind, has: true }], limited: { player, from, most } },
            ])
            .then(
              () => '',
              ({ kind, message }) => `${kind} ${message}`,
            ),
        );
        return (await Promise.all(answers)).filter((answer) => answer !== '');
      };
      const times = (count: number, limit: string) => Array(count).fill(`refused ${limit}`);
      expect(await asks('u_1', 'seat', 'x')).toEqual(times(4, 'seatsEach'));
      expect(await asks('u_2', 'seat', 'x')).toEqual(times(5, 'seatsAddress'));
      expect(await asks('u_3', 'seat', 'y')).toEqual(times(4, 'seatsEach'));
      expect(await asks('u_1', 'wait', 'x')).toEqual(times(2, 'waitsEach'));
      expect(await asks('u_2', 'wait', 'x')).toEqual(times(5, 'waitsAddress'));
      const seats = async (player: string) =>
        (await asked(url, `SELECT table_id FROM places WHERE player = '${player}' AND kind = 'seat'`)).length;
      expect(await seats('u_1')).toBe(2);
      // Who has left may sit down elsewhere, and a table that closes has nobody.
      for (const { store, table } of tables)
        await store.commit([{ table, places: [{ table, player: 'u_1', kind: 'seat', has: false }] }]);
      expect(await asks('u_1', 'seat', 'z')).toEqual(times(4, 'seatsEach'));
      for (const { store, table } of tables) await store.tables.close(table, 2);
      expect(await seats('u_1')).toBe(0);
      // Whoever takes a table over writes down who sits there, if it is theirs.
      await open(a.store, 't_7');
      const sits = { table: 't_7', player: 'u_1', kind: 'seat' } as const;
      await b.nodes.places(['t_7'], [sits]);
      expect(await seats('u_1')).toBe(0);
      await a.nodes.places(['t_7'], [sits]);
      expect(await seats('u_1')).toBe(1);
      await a.nodes.places(['t_7'], []);
      expect(await seats('u_1')).toBe(0);
      await Promise.all([a.store.close(), b.store.close()]);
    });
  });
}
