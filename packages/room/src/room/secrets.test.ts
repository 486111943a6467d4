import { characterOf } from '@cardroom/core/bots';
import { seededRandom } from '@cardroom/core/cards';
import type { HouseId } from '@cardroom/core/houses';
import { offerings } from '@cardroom/core/houses';
import { absentMove } from '@cardroom/core/source/table/people/absent.ts';
import { legalNow, placeOf, roomBehind, type TableEvent } from '@cardroom/core/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsIn } from '../store/store.ts';
import { Bot } from './bots/bot.ts';
import { BotHost } from './bots/host.ts';
import { RoomSeat } from './bots/seat.ts';
import type { TableUpdate } from './table/watchers.ts';
import { cardsTold, type Heard, knowledge } from './testing/secrets.ts';
import { comeIn, startRoom, type TestRoom, tempFolder } from './testing/testing.ts';

/**
 * Every byte that each seat and the rail is sent, in many hands of every offering, against what the store
 * knows: a card is in somebody's text only if it was dealt to them or shown to all before.
 */
const HANDS = Number(process.env.HANDS ?? 3);

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

const throws = (error: unknown): never => {
  throw error;
};

interface Listened {
  readonly table: string;
  readonly heard: readonly Heard[];
  readonly host: BotHost;
  /** Who bets behind the seats there; empty where nobody may. */
  readonly stands: string;
}

/** A table of bots, and all that anybody there is sent from now on. */
async function listen(offering: string, house: HouseId): Promise<Listened> {
  const { room: open } = room;
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
  const stands = await comesToStand(table);
  const heard = [
    ...[...users, ...(stands === '' ? [] : [stands]), null].map((user) =>
      told(user, (tell) => open.watch(table, user, undefined, tell)),
    ),
    // Bots hide for themselves what is not for them.
    ...users.map((user) => told(user, (tell) => listenAsBot(table, user, tell))),
  ];
  return { table, heard, host, stands };
}

/** A bot that writes down what it hears, where it would begin to think. */
class ListeningBot extends Bot {
  readonly #tell: (update: TableUpdate) => void;

  constructor(seat: RoomSeat, tell: (update: TableUpdate) => void) {
    super(seat, characterOf('Nobody', ''), { random: seededRandom(1) }, room.clock, throws);
    this.#tell = tell;
  }

  protected override hear(update: TableUpdate): void {
    this.#tell(update);
  }
}

function listenAsBot(table: string, user: string, tell: (update: TableUpdate) => void): void {
  const seat = new RoomSeat(room.room, table, user);
  const bot = new ListeningBot(seat, tell);
  bot.sit(seat.look(), seat.rail());
  seat.follow(({ seq, events }) => bot.told(seq, events));
}

async function comesToStand(table: string): Promise<string> {
  const { room: open } = room;
  const sign = open.live(table)?.table.state.sign;
  if (sign === undefined || roomBehind(sign) === 0 || sign.kind !== 'player-dealer') return '';
  const user = `stands-${table}`;
  await comeIn(open, 10_000 * sign.limits.min, user);
  const refused = await open.do(table, { user }, { type: 'stand', cents: 500 * sign.limits.min });
  expect(refused).toBeNull();
  return user;
}

/** In every other round whoever stands there bets behind somebody, which is often the only bet, and plays the hand. */
async function betsBehind({ table, stands: user }: Listened): Promise<void> {
  const { room: open } = room;
  const { table: at } = open.live(table) ?? {};
  const legal = at === undefined || user === '' ? null : legalNow(at.state);
  if (at === undefined || legal?.kind !== 'player-dealer') return;
  const seat = placeOf(at.state, user);
  const now = legal.legal;
  if (now.due === 'choose') {
    const hand = now.hands.find((one) => one.seat === seat);
    const move = at.machine === null || hand === undefined ? null : absentMove(at.machine, seat);
    if (move !== null) await open.do(table, { user }, { type: 'play', command: move });
    return;
  }
  const mine =
    now.due === 'bet' && at.state.hands % 2 === 0 ? now.seats.find((one) => one.seat === seat) : undefined;
  const [wager] = mine?.withdraw.length === 0 ? mine.wagers : [];
  if (wager === undefined) return;
  const { spot, kind, least: cents } = wager;
  await open.do(table, { user }, { type: 'play', command: { type: 'wager', seat, spot, kind, cents } });
}

/** Plays so many hands at each of these tables at the same time: what they write is then written at once. */
async function play(tables: Iterable<Listened>): Promise<void> {
  const { room: open, clock } = room;
  let playing = [...tables];
  for (let ticks = 0; playing.length > 0 && ticks < 20_000 && clock.tick(); ticks++) {
    await open.idle();
    for (const listened of playing) {
      const { table, host } = listened;
      await betsBehind(listened);
      if ((open.live(table)?.table.state.hands ?? 0) <= HANDS) continue;
      host.stop();
      await open.floor(table, 'floor', { type: 'pause' });
      playing = playing.filter((other) => other.host !== host);
    }
  }
  expect(playing.map(({ table }) => table)).toEqual([]);
  await open.idle();
}

/** Salts of dice, which are proven as they are rolled. */
const saltsIn = (events: readonly TableEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'played' && event.event.type === 'rolled'
      ? (event.event.proofs ?? []).map(({ salt }) => salt)
      : [],
  );

/** Which of these long words stand in the texts. */
const toldOf = (words: ReadonlySet<string>, texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.match(/[0-9a-f]{32,}/g) ?? []).filter((word) => words.has(word)));

/** Tables that play at the same time. */
const AT_ONCE = 20;
const evenings = Array.from({ length: Math.ceil(offerings.length / AT_ONCE) }, (_, i) =>
  offerings.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
);

describe.each(evenings)('R20 no card reaches anybody who may not know it', (...dealt) => {
  const tables = new Map<string, Listened>();
  beforeAll(async () => {
    for (const { id, house } of dealt) tables.set(id, await listen(id, house));
    await play(tables.values());
  });

  test.each(dealt.map(({ id }) => [id]))('%s', async (offering) => {
    const { table, heard, stands } = tables.get(offering)!;
    tables.delete(offering);
    const records = await room.store.tables.records(table);
    const known = knowledge(eventsIn(records));
    const decks = await room.store.tables.shuffles(table);
    expect(decks.length).toBeGreaterThan(HANDS);
    const secrets = decks.flatMap(({ seed = '', salts, dice }) => [seed, ...salts, ...(dice?.salts ?? [])]);
    const proven = new Set(saltsIn(eventsIn(records)));
    const hidden = new Set(secrets.filter((secret) => !proven.has(secret)));
    expect(hidden.size).toBeGreaterThan(HANDS * 20);
    // Whoever stands there has bet, and been settled with.
    const settled = eventsIn(records).some(
      (event) =>
        event.type === 'played' &&
        event.event.type === 'settled' &&
        event.event.seat === room.room.live(table)?.table.state.seats.length,
    );
    expect(settled).toBe(stands !== '');
    let cards = 0;
    for (const viewer of heard) {
      cards += cardsTold(viewer, known);
      expect(viewer.texts.filter((text) => /"(salts|order|deck|stub)"/.test(text))).toEqual([]);
      expect(toldOf(hidden, viewer.texts)).toEqual([]);
    }
    // Nor does the log hold any of it, which the thread of the bots is told as it is.
    expect(
      toldOf(
        hidden,
        records.map(({ events }) => events),
      ),
    ).toEqual([]);
    expect(cards).toBeGreaterThan(HANDS);
  });
});
