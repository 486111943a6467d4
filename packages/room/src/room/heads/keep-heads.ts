import type { Room } from '../room.ts';
import type { HeadLine } from './head-line.ts';
import { HeadsFile } from './heads-file.ts';
import { RoomKey } from './room-key.ts';

const EVERY_MS = 60 * 60 * 1000;

export interface KeepHeads {
  /** The folder of the key and of the file. */
  readonly folder: string;
  /** Told of each line but the first, without the tables: for a log that is kept elsewhere. */
  readonly told: (line: Omit<HeadLine, 'tables'> & { readonly hash: string }) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Signs where all chains of a room stand, and writes it down: at once, every hour, and when it is stopped. Who
 * cuts off the end of a chain or writes one anew would have to sign that, too. Throws when the key cannot be read.
 */
export function keepHeads(room: Room, { folder, told: tell, failed }: KeepHeads): { stop(): Promise<void> } {
  const key = RoomKey.in(folder);
  const file = new HeadsFile(folder, key);
  let known = false;
  let opened = false;
  const write = async () => {
    try {
      const { store, clock } = room;
      known ||= (await store.house.keys()).includes(key.name);
      const detail = { key: key.name };
      if (!known) await store.house.note({ at: clock.now(), kind: 'key', by: 'house', what: 'made', detail });
      known = true;
      const { tables, ...line } = await file.write(clock.now(), await store.house.head(), room.heads());
      if (opened) tell(line);
      opened = true;
    } catch (error) {
      failed(error);
    }
  };
  let writing = write();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await writing.then(write);
    },
  };
}
