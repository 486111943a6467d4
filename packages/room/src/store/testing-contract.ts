import type { Opening, TableEvent } from '@cardroom/core/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seal, verifyChain } from './chain.ts';
import type { StoreError } from './errors.ts';
import { followHouse, HOUSE_START, type HouseHead, type HouseRow, SNAPSHOTS_KNOW } from './house/log.ts';
import { atTable, CAGE, dropOf, type Posting, railOf, transfer } from './ledger/ledger.ts';
import {
  type Commit,
  eventsIn,
  type KeptShuffle,
  readShuffle,
  type SealedRecord,
  type Store,
} from './store.ts';

/** For tests only: what every store must do, whichever database is behind it. */

const OPENING: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };
const AT = 1_763_250_000_000;
const user = (id: string) => ({ id, name: `Name ${id}`, role: 'patron' as const, createdAt: AT });
const newTable = (id: string) => ({
  id,
  opening: OPENING,
  name: id,
  key: null,
  openedBy: 'house',
  openedAt: AT,
});

/** Records with so many events each, chained from the table's first link. */
function chained(from: { seq: number; hash: string }, counts: readonly number[]): SealedRecord[] {
  let { seq, hash } = from;
  return counts.map((count) => {
    const events = Array.from({ length: count }, (_, i): TableEvent => ({ type: 'time', at: AT + seq + i }));
    const record = seal(hash, { seq, at: AT + seq, by: 'house', command: { type: 'tick' }, events });
    seq += count;
    hash = record.hash;
    return record;
  });
}

const chips = (to: string, cents: number): Posting => transfer('chips', { at: AT }, CAGE, railOf(to), cents);
const sold = (table: string, to: string, cents: number): Posting =>
  transfer('sold', { at: AT, table, seq: 0 }, railOf(to), atTable(table, to), cents);

async function troubleOf(work: Promise<unknown>): Promise<Pick<StoreError, 'kind' | 'item' | 'message'>> {
  try {
    await work;
  } catch (error) {
    return error as StoreError;
  }
  throw new Error('It went well.');
}

export function storeContract(name: string, reopen: (how?: { reading: boolean }) => Promise<Store>): void {
  describe(`${name} keeps the contract of stores`, () => {
    let store: Store;
    let tables = 0;
    const opened = () => store.tables.create(newTable(`t_${++tables}`));

    beforeAll(async () => {
      store = await reopen();
    });
    afterAll(() => store.close());
    const again = async () => {
      await store.close();
      store = await reopen();
    };

    test('S1 what was committed is there after it was closed and opened again', async () => {
      const table = await opened();
      const [first, second, third] = chained({ seq: 0, hash: table.hash }, [2, 3, 1]);
      const state = JSON.stringify({ hands: 1, chips: [0, 500] });
      await store.books.post(chips('u_keeps', 1000));
      await store.commit([
        { table: table.id, record: first, began: { number: 1, firstSeq: 0, at: AT } },
        {
          table: table.id,
          record: second,
          ended: {
            number: 1,
            endSeq: 5,
            at: AT + 9,
            result: { pot: 400 },
            players: [{ user: 'u_keeps', cents: -40 }],
          },
          snapshot: { seq: 5, hash: second.hash, state },
          shuffles: [{ seq: 2, kind: 'card', root: 'ab', order: '[3,1,2]', salts: '["x","y","z"]' }],
          postings: [sold(table.id, 'u_keeps', 600)],
        },
      ]);
      await store.commit([{ table: table.id, record: third }]);
      await again();
      const found = (await store.tables.open()).find(({ id }) => id === table.id);
      const deck = { seq: 2, kind: 'card', root: 'ab', order: '[3,1,2]', salts: '["x","y","z"]' };
      expect(found).toEqual({
        ...table,
        snapshot: { seq: 5, hash: second.hash, state },
        records: [third],
        before: second.hash,
        decks: [deck],
        chips: new Map([['u_keeps', 600]]),
      });
      const records = await store.tables.records(table.id);
      expect(records).toEqual([first, second, third]);
      expect(await store.tables.records(table.id, 2, 5)).toEqual([second]);
      expect(eventsIn(records)).toHaveLength(6);
      expect(await store.tables.shuffles(table.id)).toMatchObject([
        { seq: 2, order: [3, 1, 2], salts: ['x', 'y', 'z'] },
      ]);
      expect(await store.hands.find(table.id, 1)).toMatchObject({
        firstSeq: 0,
        endSeq: 5,
        result: { pot: 400 },
      });
      expect(await store.hands.ofUser('u_keeps')).toMatchObject([
        { table: table.id, offering: OPENING.offering, cents: -40 },
      ]);
      expect(await store.books.balance(railOf('u_keeps'))).toBe(400);
      expect(await store.books.balances(`at:${table.id}:`)).toEqual([
        { account: `at:${table.id}:u_keeps`, cents: 600 },
      ]);
      expect(await store.books.check()).toEqual([]);
    });

    test('S15 of many decks the last three come with a table, with their dice and seeds', async () => {
      const table = await opened();
      const decks = [0, 1, 2, 3, 4].map((seq) => ({
        seq,
        kind: 'card' as const,
        root: `r${seq}`,
        order: `[${seq}]`,
        salts: `["s${seq}"]`,
        ...(seq > 1 && { seed: `seed ${seq}`, dice: '{"order":[6,1],"salts":["p","q"]}' }),
      }));
      const records = chained({ seq: 0, hash: table.hash }, [1, 1, 1, 1, 1]);
      for (const [i, deck] of decks.entries())
        await store.commit([
          {
            table: table.id,
            record: records[i] as SealedRecord,
            shuffles: [deck],
          },
        ]);
      await again();
      const found = (await store.tables.open()).find(({ id }) => id === table.id);
      expect(found?.decks.toSorted((a, b) => a.seq - b.seq)).toEqual(decks.slice(2));
      expect(await store.tables.shufflesFor(table.id, 3, 4)).toEqual([
        ...[decks[2], decks[1], decks[0], decks[3]].map((deck) => readShuffle(deck as KeptShuffle)),
      ]);
    });

    test('S3 a record that is there already is a conflict, and which it is, is said', async () => {
      const [table, other] = [await opened(), await opened()];
      const [first, second] = chained({ seq: 0, hash: table.hash }, [2, 2]);
      const [fine] = chained({ seq: 0, hash: other.hash }, [1]);
      await store.commit([{ table: table.id, record: first }]);
      const batch: Commit[] = [
        { table: other.id, record: fine, postings: [chips('u_conflict', 70)] },
        { table: table.id, record: { ...second, seq: 0 } },
      ];
      expect(await troubleOf(store.commit(batch))).toMatchObject({ kind: 'conflict', item: 1 });
      expect(await store.tables.records(other.id)).toEqual([]);
      expect(await store.tables.records(table.id)).toEqual([first]);
      expect(await store.books.balance(railOf('u_conflict'))).toBe(0);
      await store.commit([batch[0], { table: table.id, record: second }]);
      expect(await store.tables.records(table.id)).toEqual([first, second]);
    });

    test('S2 no patron goes below zero, not even between two postings, and then nothing is written', async () => {
      const table = await opened();
      const [record] = chained({ seq: 0, hash: table.hash }, [1]);
      await store.books.post(chips('u_poor', 100));
      const short = await troubleOf(
        store.commit([
          { table: table.id, record },
          { table: table.id, postings: [sold(table.id, 'u_poor', 101), chips('u_poor', 5000)] },
        ]),
      );
      expect(short).toMatchObject({ kind: 'refused', item: 1 });
      expect(short.message).toBe('rail:u_poor has 100 cents, not the 101 needed (sold).');
      expect(await store.tables.records(table.id)).toEqual([]);
      expect(await store.books.balance(railOf('u_poor'))).toBe(100);
      await store.commit([{ table: table.id, record, postings: [sold(table.id, 'u_poor', 100)] }]);
      expect(await store.books.balance(atTable(table.id, 'u_poor'))).toBe(100);
      expect((await store.books.entries(railOf('u_poor'))).map(({ cents, why }) => [cents, why])).toEqual([
        [-100, 'sold'],
        [100, 'chips'],
      ]);
      expect(await store.books.since(railOf('u_poor'), 'chips', AT)).toBe(100);
      expect(await store.books.latest()).toBe(AT);
    });

    test('S2 many who spend from one rail at once spend no more than is on it', async () => {
      await store.books.post(chips('u_many', 1000));
      const table = await opened();
      const spend = (n: number) => ({
        table: table.id,
        postings: [transfer('sold', { at: AT }, railOf('u_many'), atTable(table.id, `u_${n % 3}`), 150)],
      });
      const done = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => store.commit([spend(n)])));
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
      for (const one of done)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'refused' });
      expect(await store.books.balance(railOf('u_many'))).toBe(100);
      expect(await store.books.check()).toEqual([]);
    });

    test('S3 of two who go on with the same table at once, one does', async () => {
      const table = await opened();
      const rivals = ['a', 'b', 'c', 'd'].map((by) =>
        seal(table.hash, { seq: 0, at: AT, by, command: null, events: [{ type: 'paused' }] }),
      );
      const done = await Promise.allSettled(
        rivals.map((record) => store.commit([{ table: table.id, record }])),
      );
      const [winner, ...more] = done.flatMap(({ status }, i) => (status === 'fulfilled' ? [rivals[i]] : []));
      expect(more).toEqual([]);
      expect(await store.tables.records(table.id)).toEqual([winner]);
    });

    test('S4 a changed, a missing and a foreign record each break the chain where they are', async () => {
      const table = await opened();
      const from = { seq: 0, hash: table.hash };
      await store.commit(chained(from, [1, 2, 3]).map((record) => ({ table: table.id, record })));
      const records = await store.tables.records(table.id);
      expect(verifyChain(from, records)).toEqual({ seq: 6, hash: records[2].hash });
      const changed = records.with(1, { ...records[1], events: records[1].events.replace('time', 'tune') });
      expect(verifyChain(from, changed)).toMatchObject({
        seq: 1,
        message: expect.stringContaining('has been changed'),
      });
      expect(verifyChain(from, records.toSpliced(1, 1))).toMatchObject({ seq: 1 });
      expect(verifyChain({ seq: 0, hash: 'another table' }, records)).toMatchObject({ seq: 0 });
      expect(verifyChain(from, records.with(2, { ...records[2], by: 'floor:u_1' }))).toMatchObject({
        seq: 3,
      });
    });

    test('S15 a thousand tables are opened again, each with what came after its snapshot', async () => {
      const names = new Set(Array.from({ length: 1000 }, () => `t_${++tables}`));
      await store.commit([...names].map((id) => ({ table: id, opened: newTable(id) })));
      const made = (await store.tables.all()).filter(({ id }) => names.has(id));
      const state = JSON.stringify({ shoe: Array.from({ length: 416 }, (_, i) => i % 52) });
      const batch = made.flatMap(({ id, hash }) => {
        const records = chained({ seq: 0, hash }, [5, 2, 2, 2, 2, 2, 2, 2]);
        const snapshot = { seq: 5, hash: records[0].hash, state };
        return records.map((record, i): Commit => ({ table: id, record, ...(i === 0 && { snapshot }) }));
      });
      for (let i = 0; i < batch.length; i += 500) await store.commit(batch.slice(i, i + 500));
      await again();
      const open = await store.tables.open();
      const ours = open.filter(({ id }) => names.has(id));
      expect(ours).toHaveLength(1000);
      for (const { hash, snapshot, records } of ours) {
        expect(records).toHaveLength(7);
        expect(verifyChain(snapshot ?? { seq: 0, hash }, records)).not.toHaveProperty('message');
      }
      await store.commit(made.map(({ id }) => ({ table: id, closed: AT + 5 })));
      expect((await store.tables.open()).filter(({ id }) => names.has(id))).toEqual([]);
      expect(await store.tables.find(made[0].id)).toMatchObject({ closedAt: AT + 5 });
    });

    test('S1 what went to the house is told by house, game and day', async () => {
      const table = await opened();
      await store.books.post(chips('u_drop', 1000));
      const drop = (at: number) =>
        transfer('hand ended', { at, table: table.id }, railOf('u_drop'), dropOf(OPENING.house), 125);
      await store.commit([
        { table: table.id, postings: [drop(0), drop(86_400_000), drop(2 * 86_400_000 - 1)] },
      ]);
      expect(await store.books.taken('day', 0, 3 * 86_400_000)).toEqual([
        { of: '0', drop: 125, jackpot: 0 },
        { of: '1', drop: 250, jackpot: 0 },
      ]);
      expect(await store.books.taken('house')).toEqual([{ of: OPENING.house, drop: 375, jackpot: 0 }]);
      expect(await store.books.taken('game')).toEqual([{ of: OPENING.offering, drop: 375, jackpot: 0 }]);
    });

    test('A9, A6 people have one name each, whatever its capitals, and sessions that end', async () => {
      const { people } = store;
      const ann = await people.add({ ...user('u_ann'), name: 'Ann Lee' });
      expect(await troubleOf(people.add({ ...user('u_other'), name: 'ANN lee' }))).toMatchObject({
        kind: 'conflict',
      });
      expect(await people.named('ann LEE')).toEqual(ann);
      // With an a from another alphabet.
      expect(await troubleOf(people.add({ ...user('u_twin'), name: '\u0410nn.Lee' }))).toMatchObject({
        kind: 'conflict',
      });
      expect(await people.named('\u0410nn Lee')).toEqual(ann);
      await people.update('u_ann', {
        role: 'floor',
        muted: true,
        password: 'hash',
      });
      const now = { ...ann, role: 'floor', muted: true, password: 'hash' };
      expect(await people.find('u_ann')).toEqual(now);
      expect(await people.some(['u_ann', 'u_nobody'])).toEqual([now]);
      // More than either database takes values in one query.
      const crowd = Array.from({ length: 70_000 }, (_, i) => `u_crowd_${i}`);
      expect(await people.some([...crowd, 'u_ann'])).toEqual([now]);
      expect(await people.all()).toEqual([now]);
      await people.signIn({ tokenHash: 'abc', user: 'u_ann', at: AT, expiresAt: AT + 10 });
      expect(await people.signedIn('abc', AT + 9)).toEqual(now);
      expect(await people.signedIn('abc', AT + 10)).toBeNull();
      await people.signOutEverywhere('u_ann');
      expect(await people.signedIn('abc', AT)).toBeNull();
    });

    test('S6, S8 a second room on the same data is refused, and somebody who only reads sees one moment of them', async () => {
      await store.books.post(chips('u_alone', 100));
      expect(await troubleOf(reopen())).toMatchObject({
        kind: 'taken',
        message: expect.stringMatching(/^Another room is already open on this data/),
      });
      const reader = await reopen({ reading: true });
      expect(await reader.books.balance(railOf('u_alone'))).toBe(100);
      await store.books.post(chips('u_alone', 11));
      expect(await reader.books.balance(railOf('u_alone'))).toBe(100);
      await expect(reader.books.post(chips('u_alone', 1))).rejects.toThrow();
      await reader.close();
      await again();
      expect(await store.books.balance(railOf('u_alone'))).toBe(111);
    });

    /** The whole house log, whose chain must hold. */
    const houseLog = async (): Promise<HouseRow[]> => {
      const rows = await store.house.entries(0, 1_000_000);
      let head: HouseHead = HOUSE_START;
      for (const row of rows) {
        const next = followHouse(head, row);
        if ('message' in next) throw new Error(next.message);
        head = next;
      }
      expect(await store.house.head()).toEqual(head);
      return rows;
    };
    const said = ({ kind, by, what, detail }: HouseRow) => [kind, by, what, JSON.parse(detail)];

    test('S5 people, rights, chips from the cage and tables go into the house log with what they are about', async () => {
      const { length } = await houseLog();
      await store.people.add({ ...user('u_logged'), password: 'scrypt' });
      await store.people.update('u_logged', { role: 'auditor' }, { by: 'u_boss', at: AT + 1 });
      await store.people.update('u_logged', { muted: true }, { by: 'u_boss', at: AT + 2 });
      await store.people.update('u_logged', { name: 'Other' }, { by: 'u_logged', at: AT + 3 });
      await store.people.update('u_nobody', { role: 'floor' });
      await store.people.signIn({ tokenHash: 'a token', user: 'u_logged', at: AT, expiresAt: AT + 9 });
      await store.books.post(chips('u_logged', 700));
      const table = await opened();
      const [record] = chained({ seq: 0, hash: table.hash }, [2]);
      await store.commit([{ table: table.id, record, postings: [sold(table.id, 'u_logged', 100)] }]);
      await store.commit([{ table: table.id, closed: AT + 4 }]);
      const made = (await houseLog()).slice(length);
      const account = { name: 'Name u_logged', role: 'patron', guest: false, bot: false, muted: false };
      const lines = [
        [CAGE, -700],
        [railOf('u_logged'), 700],
      ];
      expect(made.map(said)).toEqual([
        ['account', 'house', 'came', { user: 'u_logged', ...account, password: expect.any(String) }],
        ['right', 'u_boss', 'gave a role', { user: 'u_logged', role: 'auditor', was: 'patron' }],
        ['right', 'u_boss', 'muted', { user: 'u_logged' }],
        ['account', 'u_logged', 'changed', { user: 'u_logged', name: 'Other' }],
        ['session', 'u_logged', 'signed in', { session: expect.any(String), expires: AT + 9 }],
        ['posting', 'cage', 'chips', { tx: expect.any(String), lines }],
        ['table', 'house', 'opened', { table: table.id, row: expect.any(String), snapshots: SNAPSHOTS_KNOW }],
        ['table', 'house', 'closed', { table: table.id }],
      ]);
      for (const secret of ['scrypt', 'a token']) expect(JSON.stringify(made)).not.toContain(secret);
      expect((await store.house.audited({ limit: 2 })).map(({ what }) => what)).toEqual([
        'muted',
        'gave a role',
      ]);
    });

    test('S5 many who write to the house log at once write one after another, and who fails leaves no trace', async () => {
      const { length } = await houseLog();
      const done = await Promise.allSettled([
        ...Array.from({ length: 15 }, (_, n) => store.house.audit(AT, 'u_boss', `act ${n}`)),
        ...Array.from({ length: 15 }, (_, n) => store.books.post(chips(`u_at_once_${n % 2}`, 10))),
        ...Array.from({ length: 5 }, () => store.people.add({ ...user('u_once'), name: 'Only once' })),
        store.books.post(transfer('back', { at: AT }, railOf('u_penniless'), CAGE, 1)),
      ]);
      expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(5);
      expect((await houseLog()).length).toBe(length + 31);
      await again();
      expect((await houseLog()).length).toBe(length + 31);
    });

    test('A11 the door keeps what was tried and on which devices somebody has come in, and forgets both', async () => {
      const { signIns } = store;
      await signIns.setTries([
        { who: 'a', count: 1, at: AT },
        { who: 'b', count: 7, at: AT + 1 },
      ]);
      await signIns.setTries([{ who: 'a', count: 2, at: AT + 2 }]);
      await again();
      expect(await store.signIns.tries(['b', 'nobody', 'a'])).toMatchObject([
        { count: 7, at: AT + 1 },
        { count: 0, at: 0 },
        { count: 2, at: AT + 2 },
      ]);
      for (let i = 0; i < 4; i++) await store.signIns.giveBack('a');
      await store.signIns.forgetTries('b');
      expect((await store.signIns.tries(['a', 'b'])).map(({ count }) => count)).toEqual([0, 0]);

      for (let i = 0; i < 25; i++) await store.signIns.remember(`d_${i}`, 'u_door', AT + i);
      await store.signIns.remember('d_24', 'u_other', AT);
      const known = async (device: string, user = 'u_door') => store.signIns.knows(device, user);
      expect([
        await known('d_4'),
        await known('d_5'),
        await known('d_24'),
        await known('d_24', 'u_other'),
      ]).toEqual([false, true, true, true]);
      await store.signIns.sweep(AT + 3, AT + 6);
      expect([await known('d_5'), await known('d_6')]).toEqual([false, true]);
      await store.signIns.forgetDevices('u_door');
      expect([await known('d_6'), await known('')]).toEqual([false, false]);
    });

    test('S17 notices are kept for whoever is away, the last few of each, and told once', async () => {
      const { notices } = store;
      for (let i = 1; i <= 5; i++) await notices.leave('u_away', i, `Notice ${i}`, 3);
      await notices.leave('u_other', 9, 'For somebody else', 3);
      expect((await notices.awaited()).sort()).toEqual(['u_away', 'u_other']);
      expect(await notices.take('u_away')).toEqual([
        { at: 3, text: 'Notice 3' },
        { at: 4, text: 'Notice 4' },
        { at: 5, text: 'Notice 5' },
      ]);
      expect([await notices.take('u_away'), await notices.awaited()]).toEqual([[], ['u_other']]);
    });

    test('S17 chat, audit and shared hands come back as they went in', async () => {
      const { chat, house, hands } = store;
      for (const text of ['one', "two'; DROP TABLE chat; --", '🂡 three'])
        await chat.say('t_chat', AT, 'u_1', text);
      expect((await chat.said('t_chat', 2)).map(({ text }) => text)).toEqual([
        "two'; DROP TABLE chat; --",
        '🂡 three',
      ]);
      await house.audit(AT, 'u_floor', 'role', { user: 'u_1' });
      await house.audit(AT, 'u_floor', 'void');
      const [latest, first] = await house.audited();
      expect([latest.what, latest.detail, first.detail]).toEqual(['void', null, { user: 'u_1' }]);
      expect(await house.audited({ before: latest.id, limit: 1 })).toEqual([first]);
      await hands.share({ token: 'tok', table: 't_1', number: 3, by: 'u_1' });
      expect(await hands.shared('tok')).toEqual({ token: 'tok', table: 't_1', number: 3, by: 'u_1' });
      expect(await hands.shared('no')).toBeNull();
    });
  });
}
