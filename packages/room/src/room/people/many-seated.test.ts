import { join } from 'node:path';
import { seededRandom } from '@cardroom/core/cards';
import { openHouseTable, type TableEvent } from '@cardroom/core/table';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { firstLink, seal } from '../../store/chain.ts';
import { CAGE, type Posting, railOf, transfer } from '../../store/ledger/ledger.ts';
import { openStore } from '../../store/open.ts';
import { looksOf } from '../../store/people/name-looks.ts';
import { SQLITE_FILE } from '../../store/sqlite/file.ts';
import type { Commit } from '../../store/store.ts';
import { BotHost } from '../bots/host.ts';
import { TableLedger } from '../ledger/ledger-table.ts';
import { HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';

const SEATS = 8;
/** More than a statement of SQLite has places for (32,766); `SEATED=100000` tries it with more. */
const SEATED = Number(process.env.SEATED ?? 33_600);
const CENTS = 20_000;
const AT = 1_763_250_000_000;

const folder = tempFolder();
afterAll(() => folder.remove());

/** A table where everybody sits down and the floor stops the game: its events, with P0 for the first and so on. */
function sittingDown(): { events: string; sold: readonly Posting[] } {
  const [table, empty] = [openHouseTable(HOLDEM), openHouseTable(HOLDEM)];
  if ('code' in table || 'code' in empty) throw new Error('no table');
  for (let seat = 0; seat < SEATS; seat++) {
    const sit = { type: 'sit', seat, cents: CENTS, brings: CENTS, at: AT } as const;
    expect(table.play({ by: { player: `P${seat}` }, ...sit })).toEqual({ ok: true });
  }
  expect(table.play({ by: 'floor', type: 'pause', at: AT })).toEqual({ ok: true });
  const events = table.drain();
  const ledger = new TableLedger({ id: 'T', house: HOLDEM.house }, { base: empty.state });
  return { events: JSON.stringify(events), sold: ledger.post(events, { at: AT, seq: 0 }) };
}

/** A room that was closed with so many people at its tables. */
async function closedRoom(data: string): Promise<void> {
  const { events, sold } = sittingDown();
  const named = (text: string, first: number) =>
    text.replace(/P(\d)/g, (_, seat) => `u_${first + Number(seat)}`);
  const store = await openStore({ data });
  for (let first = 0; first < SEATED; ) {
    const batch: Commit[] = [];
    for (; batch.length < 2500 && first < SEATED; first += SEATS) {
      const id = `t_${first}`;
      const given = Array.from({ length: SEATS }, (_, i) =>
        transfer('chips', { at: AT }, CAGE, railOf(`u_${first + i}`), CENTS),
      );
      const opened = { id, opening: HOLDEM, name: id, key: null, openedBy: 'house', openedAt: AT };
      const told = JSON.parse(named(events, first)) as TableEvent[];
      const record = seal(firstLink(id, HOLDEM), {
        seq: 0,
        at: AT,
        by: 'house',
        command: null,
        events: told,
      });
      const postings = JSON.parse(
        named(JSON.stringify(sold), first).replaceAll('at:T:', `at:${id}:`),
      ) as Posting[];
      const here = postings.map((posting) => ({ ...posting, table: id }));
      batch.push({ table: id, opened, record, postings: [...given, ...here] });
    }
    await store.commit(batch);
  }
  await store.close();
  const db = new Database(join(data, SQLITE_FILE));
  const insert =
    db.prepare(`INSERT INTO users (id, name, name_key, looks, role, guest, bot, created_at, muted)
    VALUES (?, ?, ?, ?, 'patron', 1, ?, 0, 0)`);
  db.transaction(() => {
    for (let i = 0; i < SEATED; i++) {
      const name = `Patron ${i}`;
      insert.run(`u_${i}`, name, name.toLowerCase(), looksOf(name), Number(i % 4 === 0));
    }
  })();
  db.close();
}

test(`R44 a room that was closed with ${SEATED} seated patrons starts, and its bots sit where they sat`, async () => {
  await closedRoom(folder.path);
  const { room, store } = await startRoom(folder.path);
  const host = new BotHost(room, { random: seededRandom(1), seat: () => () => {} });
  await host.resume();
  const tables = room.summaries();
  expect(tables).toHaveLength(SEATED / SEATS);
  expect(tables.reduce((sum, { players }) => sum + players.length, 0)).toBe(SEATED);
  expect(tables.reduce((sum, { id }) => sum + host.at(id), 0)).toBe(SEATED / 4);
  host.stop();
  await room.stop();
  await store.close();
});
