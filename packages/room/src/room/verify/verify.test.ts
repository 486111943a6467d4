import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitCards, seededRandom } from '@cardroom/core/cards';
import { findOffering } from '@cardroom/core/houses';
import { Session } from '@cardroom/core/source/table/testing/session.ts';
import { printedSign } from '@cardroom/core/source/table/testing/testing.ts';
import { evolve, newTable, type TableEvent, takeSnapshot } from '@cardroom/core/table';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seal } from '../../store/chain.ts';
import { HOUSE_START, type HouseKind, type HouseRow, sealHouse } from '../../store/house/log.ts';
import { CAGE, railOf, transfer } from '../../store/ledger/ledger.ts';
import { openStore } from '../../store/open.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import type { Commit, KeptShuffle, Store } from '../../store/store.ts';
import { TableLedger } from '../ledger/ledger-table.ts';
import { ShuffleCheck } from '../shuffle/verify-shuffle.ts';
import { HandBooks } from '../table/hand-books.ts';
import { type Finding, verifyStore } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sound = join(folder, 'sound');

/** A shuffle or a roll that a record of these events would keep the salts of. */
function shuffleIn(events: readonly TableEvent[], seq: number): KeptShuffle[] {
  return events.flatMap((event) => {
    if (event.type !== 'played' || event.event.type !== 'shuffled') return [];
    const { root, salts } = commitCards(event.event.cards);
    const order = JSON.stringify(event.event.cards);
    return [{ seq, kind: 'card' as const, root, order, salts: JSON.stringify(salts) }];
  });
}

/** Writes a session of random people to the store, three events to a record, as a room would. */
async function written(store: Store, id: string, offering: string, hands: number): Promise<void> {
  const opening = printedSign(findOffering(offering)!)!;
  const { log, state: end } = new Session(opening, seededRandom(id), { hands, restless: true }).run().table;
  const stored = await store.tables.create({
    id,
    opening,
    name: id,
    key: null,
    openedBy: 'house',
    openedAt: 1,
  });
  const state = newTable(end.sign);
  const ledger = new TableLedger(stored, { base: state });
  const books = new HandBooks({ base: takeSnapshot(state), since: [] });
  const batch: Commit[] = [];
  let { hash } = stored;
  for (let seq = 0; seq < log.length; seq += 3) {
    const events = log.slice(seq, seq + 3);
    const grants = events.flatMap((event) =>
      event.type === 'sold' ? [transfer('chips', { at: seq }, CAGE, railOf(event.player), event.cents)] : [],
    );
    const record = seal(hash, { seq, at: seq, by: 'house', command: null, events });
    hash = record.hash;
    const before = state.hand;
    for (const event of events) evolve(state, event);
    let commit: Commit = {
      table: id,
      record,
      shuffles: shuffleIn(events, seq),
      postings: [...grants, ...ledger.post(events, { at: seq, seq })],
      ...books.keep(events, seq, seq, before),
    };
    if (state.hand === null && commit.ended !== undefined)
      commit = {
        ...commit,
        snapshot: { seq: seq + events.length, hash, state: JSON.stringify(takeSnapshot(state)) },
      };
    batch.push(commit);
  }
  await store.commit(batch);
}

beforeAll(async () => {
  const store = await openStore({ data: sound });
  await written(store, 't_holdem', 'black-sheep/holdem', 6);
  await written(store, 't_bank', 'hawaiian-gardens/super-9', 4);
  await written(store, 't_chinese', 'hawaiian-gardens/face-up-chinese', 3);
  await store.close();
});

test('V1 a store that a room has written is found sound, and what was looked at is counted', async () => {
  const store = await openStore({ data: sound });
  const told: number[] = [];
  const { findings, heads, ...count } = await verifyStore(store, (done) => told.push(done));
  await store.close();
  expect([findings, heads]).toEqual([[], null]);
  expect(count.tables).toBe(3);
  for (const many of Object.values(count)) expect(many).toBeGreaterThan(2);
  expect(told).toEqual([0, 1, 2]);
});

/** The place of a record in the middle of the hold'em table's log. */
const MIDDLE = `table_id = 't_holdem' AND seq = (SELECT seq FROM records WHERE table_id = 't_holdem' ORDER BY seq LIMIT 1 OFFSET 20)`;
const SOMEBODY = `(SELECT account FROM balances WHERE account LIKE 'at:t_holdem:%' ORDER BY account LIMIT 1)`;

/** As a program before would have opened the tables, which did not say what it knew. */
function openedBefore(db: Database.Database): void {
  const rows = db.prepare('SELECT * FROM house_log ORDER BY seq').all() as HouseRow[];
  const entries = rows.map((row) => {
    const { snapshots: _, ...detail } = JSON.parse(row.detail);
    return { ...row, kind: row.kind as HouseKind, detail };
  });
  const put = db.prepare('UPDATE house_log SET detail = ?, hash = ? WHERE seq = ?');
  for (const { seq, detail, hash } of sealHouse(HOUSE_START, entries)) put.run(detail, hash, seq);
}

/** What is found in a copy of the sound store after this. */
async function foundIn(
  name: string,
  sql: string,
  also: (db: Database.Database) => void = () => {},
): Promise<readonly Finding[]> {
  const data = join(folder, name);
  mkdirSync(data);
  copyFileSync(join(sound, SQLITE_FILE), join(data, SQLITE_FILE));
  const db = new Database(join(data, SQLITE_FILE));
  db.exec(sql);
  also(db);
  expect(db.prepare('SELECT total_changes() AS n').get()).not.toEqual({ n: 0 });
  db.close();
  const store = await openStore({ data });
  const { findings } = await verifyStore(store);
  await store.close();
  return findings;
}

test('V1 a snapshot of an older program, which did not know of everything yet, is sound', async () => {
  const older = `UPDATE snapshots SET state = json_remove(state, '$.absent', '$.called')`;
  expect(await foundIn('older snapshots', older, openedBefore)).toEqual([]);
});

test('V1 a hand that was listed with an empty place behind the seats is sound', async () => {
  const older = `UPDATE hands SET result = replace(result, '],"before"', ',null,null],"before"')
    WHERE table_id = 't_bank' AND number = 2`;
  expect(await foundIn('empty places', older)).toEqual([]);
});

describe('V2 what somebody changes in the file is found', () => {
  test.each<readonly [string, string, { table: string | null; seq?: number; message: string }]>([
    [
      'an event',
      `UPDATE records SET events = replace(events, '"type"', '"type" ') WHERE ${MIDDLE}`,
      { table: 't_holdem', seq: 60, message: 'has been changed since it was sealed' },
    ],
    [
      'a time',
      `UPDATE records SET at = at + 1 WHERE ${MIDDLE}`,
      { table: 't_holdem', seq: 60, message: 'sealed' },
    ],
    [
      'an empty command where there was none',
      `UPDATE records SET command = '' WHERE ${MIDDLE}`,
      { table: 't_holdem', seq: 60, message: 'sealed' },
    ],
    [
      'a record taken out',
      `DELETE FROM records WHERE ${MIDDLE}`,
      { table: 't_holdem', seq: 60, message: 'Expected event 60 next, but the next record starts at 63.' },
    ],
    [
      'the opening',
      `UPDATE tables SET opening = replace(opening, 'black-sheep', 'hotel-del-rio') WHERE id = 't_holdem'`,
      { table: 't_holdem', message: 'terms are not those it was opened with' },
    ],
    [
      'a snapshot',
      `UPDATE snapshots SET state = replace(state, '"button":', '"button":1') WHERE table_id = 't_holdem'`,
      { table: 't_holdem', message: 'The snapshot does not match the events.' },
    ],
    [
      'stacks that are not in a snapshot',
      `UPDATE snapshots SET state = json_remove(state, '$.chips') WHERE table_id = 't_holdem'`,
      { table: 't_holdem', message: 'The snapshot does not match the events.' },
    ],
    [
      'what a table of this program knows that is not in its snapshot',
      `UPDATE snapshots SET state = json_remove(state, '$.absent') WHERE table_id = 't_holdem'`,
      { table: 't_holdem', message: 'The snapshot does not match the events.' },
    ],
    [
      'who bet where that is not in a snapshot',
      `UPDATE snapshots SET state = replace(state, '"betHere":', '"other":') WHERE table_id = 't_bank'`,
      { table: 't_bank', message: 'The snapshot does not match the events.' },
    ],
    [
      'a sign in a snapshot',
      `UPDATE snapshots SET state = json_set(state, '$.sign', json('{}')) WHERE table_id = 't_holdem'`,
      { table: 't_holdem', message: 'The snapshot does not match the events.' },
    ],
    [
      'a snapshot that stayed',
      `INSERT INTO marks SELECT table_id, seq, hash, replace(state, '"button":', '"button":1') FROM snapshots
         WHERE table_id = 't_holdem'`,
      { table: 't_holdem', message: 'The snapshot does not match the events.' },
    ],
    [
      'the end of a log',
      `DELETE FROM records WHERE table_id = 't_bank' AND seq >= (SELECT seq FROM snapshots WHERE table_id = 't_bank') - 5`,
      { table: 't_bank', message: 'The snapshot is at event' },
    ],
    [
      'a balance',
      `UPDATE balances SET cents = cents + 100 WHERE account = 'drop:black-sheep'`,
      { table: null, message: 'drop:black-sheep shows a balance of' },
    ],
    [
      'a line of the books',
      `UPDATE entries SET cents = cents + 1 WHERE id = 3`,
      { table: null, message: 'does not balance: it is off by 1 cents' },
    ],
    [
      'chips moved by a posting that balances',
      `INSERT INTO entries (tx, at, table_id, account, cents, why) SELECT 'x', 1, 't_holdem', ${SOMEBODY}, 500, 'sold'
         UNION ALL SELECT 'x', 1, 't_holdem', 'cage', -500, 'sold';
       UPDATE balances SET cents = cents + 500 WHERE account = ${SOMEBODY};
       UPDATE balances SET cents = cents - 500 WHERE account = 'cage'`,
      { table: 't_holdem', message: 'cents on the table, but' },
    ],
    [
      'the order of a shuffle',
      `UPDATE shuffles SET "order" = (SELECT "order" FROM shuffles WHERE table_id = 't_bank' LIMIT 1 OFFSET 1)
         WHERE table_id = 't_bank' AND seq = (SELECT min(seq) FROM shuffles WHERE table_id = 't_bank')`,
      { table: 't_bank', message: 'The root does not match the order and its salts.' },
    ],
    [
      'a hand that is not listed',
      `DELETE FROM hands WHERE table_id = 't_chinese' AND number = 2`,
      { table: 't_chinese', message: 'Hand 2 is missing from the list' },
    ],
  ])('%s', async (name, sql, { message, ...where }) => {
    expect(await foundIn(name, sql)).toContainEqual(
      expect.objectContaining({ ...where, message: expect.stringContaining(message) }),
    );
  });
});

test('V2 a trigger by a name that the database keeps for itself is found', async () => {
  const found = await foundIn('trigger', 'UPDATE holder SET epoch = epoch + 1', (db) => {
    db.unsafeMode();
    db.exec(`CREATE TRIGGER more AFTER INSERT ON entries BEGIN UPDATE balances SET cents = 0; END;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET name = 'sqlite_stat7', sql = replace(sql, 'more', 'sqlite_stat7') WHERE name = 'more'`);
  });
  expect(found.map(({ message }) => message)).toEqual([
    'The database file is damaged: trigger sqlite_stat7 was not made by Cardroom.',
  ]);
});

test('V3 a shuffle is held against the root that was published and the cards that were dealt', () => {
  const cards = [5, 3, 1];
  const { root, salts } = commitCards(cards);
  const kept = { seq: 0, kind: 'card', root, order: cards, salts } as const;
  const dealt = (order: readonly number[], published?: string): TableEvent[] => [
    { type: 'time', at: 1 },
    { type: 'shoe shuffled', cards: order, only: -1, ...(published && { root: published }) },
  ];
  const wrongShuffle: ShuffleCheck['wrong'] = (events, secret) => new ShuffleCheck().wrong(events, secret);
  expect(wrongShuffle(dealt(cards, root), kept)).toBeNull();
  expect(wrongShuffle(dealt([3, 5, 1], root), kept)).toContain('not dealt from the order');
  expect(wrongShuffle(dealt(cards, 'f'.repeat(64)), kept)).toContain('not the published one');
  expect(wrongShuffle(dealt(cards, root), { ...kept, salts: salts.toReversed() })).toContain('its salts');
  expect(wrongShuffle(dealt(cards, root), { ...kept, salts: [] })).toContain('its salts');
  expect(wrongShuffle(dealt(cards, root), undefined)).toContain('are missing');
  expect(wrongShuffle([], kept)).toContain('never dealt from');
});
