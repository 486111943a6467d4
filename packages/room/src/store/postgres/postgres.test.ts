import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal } from '../chain.ts';
import { CAGE, railOf, transfer } from '../ledger/ledger.ts';
import { nodesContract } from '../nodes/testing-contract.ts';
import { openStore } from '../open.ts';
import type { Commit, Store } from '../store.ts';
import { storeContract } from '../testing-contract.ts';
import { startPostgres, type TestPostgres } from './testing-postgres.ts';
import { asked, troubleOf, wayTo } from './testing-way.ts';

let postgres: TestPostgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
});
afterAll(() => postgres.stop());

storeContract('PostgreSQL', (how) => openStore({ url, ...how }));

nodesContract(() => postgres);

/** What rooms hold their data by, of this database: rooms of others may be about to let go of theirs. */
const LOCKS = `SELECT pid FROM pg_locks WHERE locktype = 'advisory'
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const CUT_LOCKS = `SELECT pg_terminate_backend(pid) FROM (${LOCKS}) AS held`;

const chips = (to: string, cents: number) => transfer('chips', { at: 1 }, CAGE, railOf(to), cents);

test('S7 a room that another has taken over from writes no more', async () => {
  const where = await postgres.database();
  const first = await openStore({ url: where });
  let second: Store | null = null;
  // Whose lock is cut off takes it again, and may be quicker than the other.
  while (second === null) {
    const coming = openStore({ url: where }).catch((error) => {
      if (error.kind !== 'taken') throw error;
      return null;
    });
    await asked(where, CUT_LOCKS);
    second = await coming;
  }
  await second.books.post(chips('u_1', 3));
  await expect.poll(() => troubleOf(first.books.post(chips('u_2', 1)))).toBe('taken');
  await second.books.post(chips('u_1', 3));
  await Promise.all([first.close(), second.close()]);
});

test('S7 a room that lost its lock without knowing it commits nothing once another has the data', async () => {
  const where = await postgres.database();
  // Its lock is held on a way that is frozen: the server gives it up, and the room hears nothing of it.
  const { url, freeze, thaw, close } = await wayTo(where);
  const first = await openStore({ url });
  const [{ pid }] = await asked<{ pid: number }>(where, `${LOCKS} AND objid = 7237734`);
  await first.books.post(chips('u_1', 5));
  freeze();
  await asked(where, `SELECT pg_terminate_backend(${pid})`);
  await expect.poll(() => asked(where, `SELECT pid FROM pg_locks WHERE pid = ${pid}`)).toEqual([]);
  const second = await openStore({ url: where });
  thaw();
  expect(await troubleOf(first.books.post(chips('u_1', 70)))).toBe('taken');
  expect(await troubleOf(first.check())).toBe('taken');
  // Nor anything else that is written: talk, links, notices, who has tried a password.
  expect(
    await Promise.all(
      [
        first.chat.say('t_1', 1, 'u_1', 'Hello.'),
        first.notices.leave('u_1', 1, 'You were away.', 10),
        first.hands.share({ token: 'x', table: 't_1', number: 1, by: 'u_1' }),
        first.signIns.setTries([{ who: 'x', count: 1, at: 1 }]),
        first.people.signOutEverywhere('u_1'),
      ].map(troubleOf),
    ),
  ).toEqual(Array(5).fill('taken'));
  expect(await second.chat.said('t_1', 10)).toEqual([]);
  await second.books.post(chips('u_1', 1));
  expect(await second.books.balance(railOf('u_1'))).toBe(6);
  expect(await second.books.check()).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  close();
});

test('S7 a room that is frozen in the middle of a commit does not keep the next one out, and commits nothing', async () => {
  const where = await postgres.database();
  const { url, freeze, thaw, close } = await wayTo(where);
  const first = await openStore({ url, patience: 50 });
  await first.books.post(chips('u_1', 5));
  freeze('COMMIT');
  const writing = troubleOf(first.books.post(chips('u_1', 70)));
  await expect
    .poll(() => asked(where, `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'`))
    .toHaveLength(1);
  await asked(where, CUT_LOCKS);
  await expect.poll(() => asked(where, LOCKS)).toEqual([]);
  const second = await openStore({ url: where });
  thaw();
  expect(await writing).not.toBe('none');
  expect(await second.books.balance(railOf('u_1'))).toBe(5);
  await Promise.all([first.close(), second.close()]);
  close();
});

test('S14 connections that are cut again and again lose nothing and write nothing twice', async () => {
  const where = await postgres.database();
  const store = await openStore({ url: where, patience: 120_000 });
  const opening = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
  const names = Array.from({ length: 4 }, (_, i) => `t_${i}`);
  const opened = names.map((id) => ({ id, opening, name: id, key: null, openedBy: 'house', openedAt: 1 }));
  await store.commit(opened.map((table) => ({ table: table.id, opened: table })));
  const tables = await store.tables.all();
  let cutting = true;
  let written = 0;
  const scissors = (async () => {
    for (let cuts = 0; cutting; cuts++) {
      await asked(
        where,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cardroom'`,
      );
      // However slow the machine, something gets through between two cuts.
      for (const before = written; ; ) {
        await new Promise((done) => setTimeout(done, 20 + (cuts % 7) * 9));
        if (written > before || !cutting) break;
      }
    }
  })();
  const playing = tables.map(async ({ id, hash }) => {
    let last = hash;
    for (let seq = 0; seq < 20; seq++) {
      const record = seal(last, { seq, at: seq, by: 'house', command: null, events: [{ type: 'paused' }] });
      last = record.hash;
      const commit: Commit = { table: id, record, postings: [chips('u_1', 1), chips(`u_${id}`, 2)] };
      await store.commit([commit]);
      written++;
    }
  });
  await Promise.all(playing).finally(() => {
    cutting = false;
  });
  await scissors;
  // The connection that holds the database for the room has come back like the others.
  await expect.poll(() => asked(where, LOCKS)).toHaveLength(1);
  expect(await troubleOf(openStore({ url: where }))).toBe('taken');
  for (const { id } of tables) expect(await store.tables.records(id)).toHaveLength(20);
  expect(await store.books.balance(railOf('u_1'))).toBe(4 * 20);
  expect(await store.books.balance(CAGE)).toBe(-3 * 4 * 20);
  expect(await store.books.check()).toEqual([]);
  await store.close();
});

test.each(['before', 'after'] as const)(
  'S14 a connection that is cut right %s a commit: it is written once',
  async (when) => {
    const where = await postgres.database();
    const opening = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
    const table = { id: 't_1', opening, name: 't_1', key: null, openedBy: 'house', openedAt: 1 };
    const { url, cut, close } = await wayTo(where);
    const store = await openStore({ url });
    const { hash } = await store.tables.create(table);
    cut(when);
    const record = seal(hash, { seq: 0, at: 1, by: 'house', command: null, events: [{ type: 'paused' }] });
    await store.commit([{ table: 't_1', record, postings: [chips('u_1', 7)] }]);
    const direct = await openStore({ url: where, reading: true });
    expect(await direct.tables.records('t_1')).toEqual([record]);
    expect(await direct.books.balance(railOf('u_1'))).toBe(7);
    await Promise.all([store.close(), direct.close()]);
    close();
  },
);

test('S14 chips whose commit nobody can tell the fate of are not given twice', async () => {
  const where = await postgres.database();
  await (await openStore({ url: where })).close();
  const { url, cut, close } = await wayTo(where);
  const store = await openStore({ url });
  cut('after');
  await expect(store.books.post(chips('u_1', 7))).rejects.toThrow('not known whether this was saved');
  expect(await store.books.balance(railOf('u_1'))).toBe(7);
  await store.close();
  close();
});

test('S11 a database from the future, and one that is not there, are refused with a sentence', async () => {
  const where = await postgres.database();
  await (await openStore({ url: where })).close();
  await asked(where, 'UPDATE cardroom_version SET version = 99');
  await expect(openStore({ url: where })).rejects.toThrow('Run a newer Cardroom');
  const nowhere = where.replace(/\w+$/, 'nowhere');
  await expect(openStore({ url: nowhere })).rejects.toMatchObject({ kind: 'broken' });
  const away = 'postgresql://postgres@127.0.0.1:1/room';
  await expect(openStore({ url: away, patience: 50 })).rejects.toMatchObject({ kind: 'busy' });
});
