import { seededRandom } from '@cardroom/core/cards';
import type { Cents } from '@cardroom/core/engine';
import type { Opening } from '@cardroom/core/table';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { Room } from '../room.ts';
import type { RoomOptions } from '../room-options.ts';
import type { Pace } from '../table/pace.ts';
import { SimulatedClock } from './clock.ts';

/** For tests only: a room on a real store, with a clock that the test winds. */

export const NO_PACE: Pace = { betweenHands: 0, betting: 0, lastBets: 0 };

export const HOLDEM: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };

export { tempFolder } from '../../store/testing-folder.ts';

export interface TestRoom {
  readonly room: Room;
  readonly store: Store;
  readonly clock: SimulatedClock;
}

export async function startRoom(
  data: string,
  { wrap = (store) => store, ...options }: Partial<RoomOptions> & { wrap?: (store: Store) => Store } = {},
): Promise<TestRoom> {
  const store = await openStore({ data });
  const clock = new SimulatedClock();
  const room = await Room.start({
    store: wrap(store),
    clock,
    random: seededRandom('room'),
    pace: NO_PACE,
    ...options,
  });
  return { room, store, clock };
}

/** People with chips, by their names. */
export async function comeIn(room: Room, cents: Cents, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await room.store.people.add({ id: name, name, role: 'patron', createdAt: 0 });
    await room.money.grant(name, cents, room.clock.now(), 'play chips');
  }
}

/** A store whose commits fail, or wait, as the test likes. */
export function troubled(store: Store, before: () => Promise<void> | void): Store {
  return Object.create(store, {
    commit: {
      value: async (...args: Parameters<Store['commit']>) => {
        await before();
        return store.commit(...args);
      },
    },
  });
}
