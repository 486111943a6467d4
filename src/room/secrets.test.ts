import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HIDDEN, seededRandom } from '../cards/index.ts';
import { HOUSE } from '../engine/index.ts';
import { offerings } from '../houses/index.ts';
import type { TableEvent } from '../table/index.ts';
import type { TableUpdate } from './audience.ts';
import { chairAt, RoomPlace } from './bot-chair.ts';
import { BotHost } from './bot-host.ts';
import { eventsIn } from './store/store.ts';
import { startRoom, type TestRoom, tempFolder } from './testing.ts';

/**
 * Every byte that each seat and the rail is sent, in many hands of every offering, against what the store
 * knows: a card is in somebody's text only if it was dealt to him or shown to all before.
 */
const HANDS = Number(process.env.HANDS ?? 12);

const NOWHERE = -2;

/** Lists of whole numbers that an update may hold, and that are no cards. */
const NO_CARDS = new Set(
  'stacks chips seats seated line dealt values places declined dice shares missed passed fantasy waiting due buttons legs again blindSeats order hands points partners winners counts'.split(
    ' ',
  ),
);

interface Heard {
  readonly user: string | null;
  readonly texts: string[];
}

const folder = tempFolder();
let room: TestRoom;
beforeAll(async () => {
  room = await startRoom(folder.path);
});
afterAll(async () => {
  await room.room.stop();
  await room.store.close();
  folder.remove();
});

/** Plays so many hands at a table of bots and gives all that anybody there was sent. */
async function listen(offering: string): Promise<{ table: string; heard: Heard[] }> {
  const { room: open, clock } = room;
  const { house } = offerings.find(({ id }) => id === offering) ?? offerings[0];
  const opened = await open.openTable({ house, offering }, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const host = new BotHost(open, { random: seededRandom(offering), wait: 1, quick: true });
  await host.fill(opened.table, 4);
  const users = open.summaries().find(({ id }) => id === opened.table)?.players ?? [];
  const { table } = opened;
  const told = (user: string | null, by: (tell: (update: TableUpdate) => void) => void): Heard => {
    const texts: string[] = [];
    by((update) => texts.push(JSON.stringify(update)));
    return { user, texts };
  };
  const heard = [
    ...[...users, null].map((user) => told(user, (tell) => open.watch(table, user, undefined, tell))),
    // Bots hide for themselves what is not for them.
    ...users.map((user) => told(user, (tell) => chairAt(new RoomPlace(open, table, user)).listen(tell))),
  ];
  const hands = () => open.live(opened.table)?.table.state.hands ?? Number.POSITIVE_INFINITY;
  for (let steps = 0; hands() <= HANDS && steps < 20_000 && clock.step(); steps++) await open.idle();
  expect(hands()).toBeGreaterThan(HANDS);
  host.stop();
  await open.floor(opened.table, 'floor', { type: 'pause' });
  await open.idle();
  return { table: opened.table, heard };
}

/** Every list of whole numbers in what was sent, with the name it stands under. */
function* listsIn(value: unknown, name = ''): Generator<readonly [string, readonly number[]]> {
  if (Array.isArray(value)) {
    const numbers = value.filter((one): one is number => Number.isInteger(one));
    if (numbers.length > 0) yield [name, numbers];
    for (const one of value) if (typeof one === 'object') yield* listsIn(one, name);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* listsIn(one, key);
}

interface Known {
  readonly event: TableEvent;
  /** Cards of the hand so far that everybody knows, and those of one seat. */
  readonly all: ReadonlySet<number>;
  readonly own: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What may be known after each event, told from the whole log. */
function knowledge(events: readonly TableEvent[]): Known[] {
  let all = new Set<number>();
  let own = new Map<number, Set<number>>();
  return events.map((event) => {
    if (event.type === 'hand began') {
      all = new Set();
      own = new Map();
    }
    const card = event.type === 'played' ? event.event : event;
    if ('cards' in card && Array.isArray(card.cards)) {
      const only = 'only' in card ? card.only : undefined;
      if (only === undefined) all = new Set([...all, ...card.cards]);
      else if (only !== HOUSE) {
        own = new Map(own);
        own.set(only, new Set([...(own.get(only) ?? []), ...card.cards]));
      }
    }
    return { event, all, own };
  });
}

/** What somebody was sent of each event, by its number. */
function sentTo({ texts }: Heard): Map<number, unknown> {
  const sent = new Map<number, unknown>();
  for (const text of texts) {
    const { seq, events } = JSON.parse(text) as { readonly seq: number; readonly events: readonly unknown[] };
    for (const [i, event] of events.entries()) sent.set(seq + i, event);
  }
  return sent;
}

describe('no card reaches anybody who may not know it', () => {
  test.each(offerings.map(({ id }) => [id]))('%s', async (offering) => {
    const { table, heard } = await listen(offering);
    const known = knowledge(eventsIn(await room.store.tables.records(table)));
    let cards = 0;
    for (const viewer of heard) {
      const { user, texts } = viewer;
      const sent = sentTo(viewer);
      let seat = NOWHERE;
      for (const [seq, { event, all, own }] of known.entries()) {
        if (event.type === 'sat' && event.player === user) seat = event.seat;
        for (const [name, list] of listsIn(sent.get(seq))) {
          if (NO_CARDS.has(name)) continue;
          if (name !== 'cards') throw new Error(`"${name}" is new: does it hold cards?`);
          for (const card of list) {
            if (card === HIDDEN) continue;
            cards++;
            if (!all.has(card) && own.get(seat)?.has(card) !== true)
              throw new Error(`${user ?? 'The rail'} was told card ${card}: ${JSON.stringify(event)}`);
          }
        }
      }
      for (const text of texts) expect(text).not.toMatch(/"(salts|order|deck|stub)"/);
    }
    expect(cards).toBeGreaterThan(HANDS);
  });
});
