import { seededRandom } from '@cardroom/core/cards';
import type { DeckNeed, Opening, TableEvent } from '@cardroom/core/table';
import { StoreError } from '../../store/errors.ts';
import { openStore } from '../../store/open.ts';
import type { Commit, Store } from '../../store/store.ts';
import { BotHost } from '../bots/host.ts';
import { Room } from '../room.ts';
import { repeatableDecks } from '../shuffle/shuffle-making.ts';
import type { TableTrouble } from '../trouble/trouble.ts';
import { SimulatedClock } from './clock.ts';
import { NO_PACE } from './testing.ts';

/** For tests only: rooms in which what a table is given breaks when it is told to. */

/** One game of each machine. */
export const MACHINES: readonly (readonly [string, Opening])[] = [
  ['a pot', { house: 'black-sheep', offering: 'black-sheep/holdem' }],
  ['points', { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/face-up-chinese' }],
  ['a player-dealer', { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/super-9' }],
];

export const breaks = (): never => {
  throw new Error('on purpose');
};

/** What a table is given, and what of it breaks next. */
class Faults {
  readonly clock = new SimulatedClock();
  next: 'now' | 'shuffle' | 'shown' | 'thought' | null = null;
  /** A table that the store does not take so many records of, while it takes those of others. */
  refused: { readonly table: string; times: number } | null = null;
  /** A store that spoils what it was given once it is written. */
  spoil: ((commit: Commit) => void) | null = null;

  at(what: Faults['next']): void {
    if (this.next !== what) return;
    this.next = null;
    breaks();
  }

  around(store: Store) {
    const shuffles = repeatableDecks(seededRandom('shuffles'));
    const clock = {
      now: () => {
        this.at('now');
        return this.clock.now();
      },
      wake: (at: number, work: () => void) => this.clock.wake(at, work),
    };
    const commit = async (batch: readonly Commit[]) => {
      const item = batch.findIndex(({ table }) => table === this.refused?.table);
      if (this.refused !== null && item >= 0 && this.refused.times-- > 0)
        throw new StoreError('conflict', 'on purpose', { item });
      await store.commit(batch);
      if (this.spoil !== null) for (const one of batch) this.spoil(one);
    };
    return {
      store: Object.create(store, { commit: { value: commit } }) as Store,
      clock,
      shuffles: (need: DeckNeed) => {
        this.at('shuffle');
        return shuffles(need);
      },
      shown: () => this.at('shown'),
    };
  }
}

/** A room on this folder, played at by bots in the same thread. */
export async function openFaulty(data: string, faults = new Faults()) {
  const store = await openStore({ data });
  const troubles: TableTrouble[] = [];
  const warned: string[] = [];
  const room = await Room.start({
    ...faults.around(store),
    random: seededRandom('room'),
    pace: NO_PACE,
    troubled: (trouble) => troubles.push(trouble),
    warn: (what) => warned.push(what),
  });
  const broke: unknown[] = [];
  const random = seededRandom('bots');
  const bots = new BotHost(room, {
    random: {
      below: (limit) => {
        faults.at('thought');
        return random.below(limit);
      },
    },
    wait: 10,
    quick: true,
    broke: (error) => broke.push(error),
  });
  await bots.resume();
  const summary = (id: string) => room.summaries().find((one) => one.id === id);
  return {
    room,
    store,
    bots,
    faults,
    troubles,
    warned,
    broke,
    trouble: (id: string) => summary(id)?.trouble,
    /** Plays until this table has ended so many more hands. */
    async play(id: string, hands = 1): Promise<void> {
      const until = (summary(id)?.hands ?? 0) + hands;
      for (let steps = 0; (summary(id)?.hands ?? 0) < until; steps++) {
        if (steps > 20_000) throw new Error(`${id} does not play.`);
        if (!faults.clock.step()) throw new Error('Nothing happens anymore.');
        await room.idle();
      }
    },
    async stop(): Promise<void> {
      bots.stop();
      await room.stop();
      await store.close();
    },
  };
}

export type FaultyRoom = Awaited<ReturnType<typeof openFaulty>>;

/** Two tables of a game, both played at. */
export async function twoTables(data: string, opening: Opening) {
  const here = await openFaulty(data);
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const opened = await here.room.openTable(opening, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    const refused = await here.bots.fill(opened.table, 3);
    if (refused !== null) throw new Error(refused.message);
    ids.push(opened.table);
  }
  const [troubled, other] = ids;
  await here.play(troubled);
  await here.play(other);
  const heard: TableEvent[] = [];
  here.room.watch(troubled, null, undefined, ({ events }) => heard.push(...events));
  return { ...here, troubled, other, heard };
}

/** Whatever comes next is the troubled table's: only it is woken, or asked. */
export async function until(here: FaultyRoom, troubled: string, done: () => boolean): Promise<void> {
  for (let steps = 0; !done(); steps++) {
    if (steps > 20_000) throw new Error(`Nothing has gone wrong at ${troubled}.`);
    here.faults.clock.step();
    await here.room.idle();
  }
}
