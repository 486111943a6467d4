import { join } from 'node:path';
import type { Opening } from '@cardroom/core/table';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seal } from '../../store/chain.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import type { SealedRecord } from '../../store/store.ts';
import { MACHINES, openFaulty, twoTables, until } from '../testing/faults.ts';
import { tempFolder } from '../testing/testing.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const SHOE: Opening = {
  house: 'black-sheep',
  offering: 'black-sheep/ez-baccarat',
  table: { shoe: 'running' },
};

/** A room with two tables that is closed in the middle of a hand of the first. */
async function closed(opening: Opening) {
  const here = await twoTables(folder.path, opening);
  const { room, troubled: table, other } = here;
  await here.play(table, 2);
  await until(here, table, () => {
    const hand = room.live(table)?.table.state.hand;
    // At baccarat nobody is asked anything once bets are closed.
    if (hand?.kind !== 'player-dealer' || opening === SHOE) return hand != null;
    return !hand.state.open;
  });
  // Some more records of the hand, whatever it was closed at.
  for (const type of ['pause', 'resume'] as const)
    expect(await room.floor(table, 'boss', { type })).toBe(null);
  await here.stop();
  return { table, other };
}

function edit(work: (db: Database.Database) => { readonly changes: number }): void {
  const db = new Database(join(folder.path, SQLITE_FILE));
  expect(work(db).changes).toBe(1);
  db.close();
}

const reversed = (text: string): string => JSON.stringify((JSON.parse(text) as unknown[]).reverse());

/** Turns round the deck that was committed last at a table, wherever it stands. */
function reverseDeck(db: Database.Database, table: string) {
  const last = db
    .prepare('SELECT seq, "order" FROM shuffles WHERE table_id = ? ORDER BY seq DESC LIMIT 1')
    .get(table) as { seq: number; order: string };
  return db
    .prepare('UPDATE shuffles SET "order" = ? WHERE table_id = ? AND seq = ?')
    .run(reversed(last.order), table, last.seq);
}

const AS_TOLD = /A saved deck does not match its announced root/;

const EDITS: readonly (readonly [
  what: string,
  says: RegExp,
  edit: (db: Database.Database, table: string) => { readonly changes: number },
])[] = [
  ['the deck turned round', AS_TOLD, reverseDeck],
  [
    'the deck turned round in the log',
    /has been changed since it was sealed/,
    (db, table) => {
      const { seq, events } = db
        .prepare(`SELECT seq, events FROM records WHERE table_id = ? AND events LIKE '%"shuffled"%'
                  ORDER BY seq DESC LIMIT 1`)
        .get(table) as { seq: number; events: string };
      const forged = JSON.parse(events);
      forged
        .find(({ event }: { event?: { type: string } }) => event?.type === 'shuffled')
        .event.cards.reverse();
      return db
        .prepare('UPDATE records SET events = ? WHERE table_id = ? AND seq = ?')
        .run(JSON.stringify(forged), table, seq);
    },
  ],
  [
    'the deck gone',
    AS_TOLD,
    (db, table) =>
      db
        .prepare(
          'DELETE FROM shuffles WHERE table_id = ? AND seq = (SELECT max(seq) FROM shuffles WHERE table_id = ?)',
        )
        .run(table, table),
  ],
  [
    'a record taken out',
    /Expected event \d+ next/,
    (db, table) =>
      db
        .prepare(
          `DELETE FROM records WHERE table_id = ? AND seq = (SELECT min(r.seq) FROM records r, snapshots s
           WHERE r.table_id = ? AND s.table_id = r.table_id AND r.seq >= s.seq)`,
        )
        .run(table, table),
  ],
  [
    'a snapshot of another chain',
    /The snapshot does not belong to this log/,
    (db, table) =>
      db.prepare("UPDATE snapshots SET hash = 'ab' || substr(hash, 3) WHERE table_id = ?").run(table),
  ],
  [
    'another deck told in the snapshot',
    /The deck that was dealt is not the one that was announced/,
    (db, table) => {
      const { state } = db.prepare('SELECT state FROM snapshots WHERE table_id = ?').get(table) as {
        state: string;
      };
      const forged = JSON.parse(state);
      forged.nextDeck.root = '0'.repeat(64);
      return db
        .prepare('UPDATE snapshots SET state = ? WHERE table_id = ?')
        .run(JSON.stringify(forged), table);
    },
  ],
  [
    'chips added in the snapshot',
    / has \d+ cents on the table, but \d+ in the books/,
    (db, table) => {
      const { state } = db.prepare('SELECT state FROM snapshots WHERE table_id = ?').get(table) as {
        state: string;
      };
      const forged = JSON.parse(state);
      const seat = forged.seats.findLastIndex((seated: unknown) => seated === null);
      const free = forged.seats.length + 4;
      expect(seat).toBeGreaterThanOrEqual(0);
      forged.chips[free] += 100;
      return db
        .prepare('UPDATE snapshots SET state = ? WHERE table_id = ?')
        .run(JSON.stringify(forged), table);
    },
  ],
];

describe.each(MACHINES)('R41 a table with %s that is not as it was written stays closed', (_, opening) => {
  test.each(EDITS)('%s', async (_, says, change) => {
    const { table, other } = await closed(opening);
    edit((db) => change(db, table));
    const again = await openFaulty(folder.path);
    const { room, troubles } = again;
    expect(again.trouble(table)).toMatch(/^Stopped while restoring the table: /);
    expect(again.trouble(table)).toMatch(says);
    expect(troubles.map((trouble) => [trouble.table, trouble.place])).toEqual([[table, 'recovery']]);
    expect([room.live(table), again.trouble(other)]).toEqual([undefined, null]);
    await again.play(other);
    expect(await room.floor(table, 'boss', { type: 'resume' })).toMatchObject({ code: 'stopped' });
    expect(again.trouble(table)).toMatch(says);
    await again.stop();
  });

  test('as it was it goes on', async () => {
    const { table, other } = await closed(opening);
    const again = await openFaulty(folder.path);
    expect([again.trouble(table), again.trouble(other), again.troubles]).toEqual([null, null, []]);
    await again.play(table);
    await again.stop();
  });
});

test('R41 cards that do not come from the deck are noticed, whoever has sealed the log anew', async () => {
  const [, opening] = MACHINES[0]!;
  const { table } = await closed(opening);
  edit((db) => {
    const rows = db
      .prepare('SELECT * FROM records WHERE table_id = ? ORDER BY seq')
      .all(table) as SealedRecord[];
    const dealt = rows.findLastIndex(({ events }) => events.includes('"shuffled"'));
    let previous = rows[dealt - 1]!.hash;
    let changes = 0;
    for (const { seq, at, by, command, events: text } of rows.slice(dealt)) {
      const events = JSON.parse(text);
      for (const { event } of events) if (event?.type === 'shuffled') event.cards.reverse();
      const sealed = seal(previous, { seq, at, by, command: JSON.parse(command ?? 'null'), events });
      previous = sealed.hash;
      changes = db
        .prepare('UPDATE records SET events = ?, hash = ? WHERE table_id = ? AND seq = ?')
        .run(sealed.events, sealed.hash, table, seq).changes;
    }
    return { changes };
  });
  const again = await openFaulty(folder.path);
  expect(again.trouble(table)).toMatch(/The cards were not dealt from the order that was committed/);
  await again.stop();
});

describe('R41 a shoe that runs on', () => {
  test('is dealt from after a start', async () => {
    const { table } = await closed(SHOE);
    const again = await openFaulty(folder.path);
    expect(again.trouble(table)).toBeNull();
    await again.play(table, 2);
    await again.stop();
  });

  test.each([
    ['in the snapshot', 'UPDATE snapshots SET state = ? WHERE table_id = ?', /were not dealt from the order/],
    ['where it was committed', null, AS_TOLD],
  ])('is noticed when it was turned round %s', async (_, statement, says) => {
    const { table } = await closed(SHOE);
    edit((db) => {
      if (statement === null) return reverseDeck(db, table);
      const { state } = db.prepare('SELECT state FROM snapshots WHERE table_id = ?').get(table) as {
        state: string;
      };
      const forged = JSON.parse(state);
      return db.prepare(statement).run(JSON.stringify({ ...forged, shoe: forged.shoe.reverse() }), table);
    });
    const again = await openFaulty(folder.path);
    expect(again.trouble(table)).toMatch(says);
    await again.stop();
  });
});

test('R41 put right, the floor opens the table again', async () => {
  const [, opening] = MACHINES[0]!;
  const { table } = await closed(opening);
  edit((db) => reverseDeck(db, table));
  const again = await openFaulty(folder.path);
  edit((db) => reverseDeck(db, table));
  expect(await again.room.floor(table, 'boss', { type: 'resume' })).toBeNull();
  expect(again.trouble(table)).toBeNull();
  await again.play(table);
  await again.stop();
});
