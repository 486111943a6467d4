import { secureRandom } from '../cards/index.ts';
import { BotHost } from '../room/bot-host.ts';
import { openDemo, tidyUp } from '../room/demo.ts';
import type { Pace } from '../room/pace.ts';
import { Room } from '../room/room.ts';
import { StoreError } from '../room/store/errors.ts';
import { openStore } from '../room/store/open.ts';
import type { Store } from '../room/store/store.ts';
import type { Limits } from '../server/limits.ts';
import { makeLog } from '../server/log.ts';
import { Metrics } from '../server/metrics.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { UsageError } from './errors.ts';

export interface RoomToOpen {
  readonly where: { readonly data: string } | { readonly url: string };
  readonly host: string;
  /** The first that is free is taken. */
  readonly ports: readonly number[];
  readonly demo: boolean;
  readonly log: string;
  readonly webRoot: string;
  /** How long the house takes its time, and how many milliseconds bots think; as people would unless given. */
  readonly pace?: Pace;
  readonly botWait?: number;
  readonly limits?: Partial<Limits>;
}

/** Store, room, bots and server, put together; `stop` takes them apart in the right order. */
export async function openRoom(wanted: RoomToOpen) {
  const { where, host, ports, demo, log: level, webRoot, pace, botWait: wait, limits = {} } = wanted;
  const log = makeLog(level);
  const metrics = new Metrics();
  const store = await opened(where);
  const { measured, counted } = metrics;
  const room = await Room.start({
    store,
    measured,
    counted,
    ...(pace !== undefined && { pace }),
    warn: (what, detail) => log.warn(detail, what),
  });
  const bots = new BotHost(room, { random: secureRandom(), ...(wait !== undefined && { wait }) });
  await bots.resume();
  const server = await listen(ports, (port) =>
    startServer({ room, store, port, host, webRoot, metrics, log, bots, limits }),
  );
  const tidy = tidyUp(room, bots);
  // People need not wait until the last of the tables is going.
  const opening = demo
    ? openDemo(room, bots).catch((error) => log.error({ err: error }, 'a demonstration table failed'))
    : Promise.resolve();
  return {
    url: server.url,
    floor: server.floor,
    async stop() {
      tidy();
      bots.stop();
      await server.stop();
      await opening;
      await store.close();
    },
  };
}

async function opened(where: RoomToOpen['where']): Promise<Store> {
  try {
    return await openStore('data' in where ? { ...where, thread: true } : where);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const place = 'data' in where ? where.data : 'the database in DATABASE_URL';
    throw new UsageError(`${place} cannot be opened. ${error.message}`);
  }
}

async function listen(
  ports: readonly number[],
  start: (port: number) => Promise<RunningServer>,
): Promise<RunningServer> {
  for (const port of ports) {
    try {
      return await start(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  const range = ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports[0]} to ${ports.at(-1)} are`;
  throw new UsageError(`${range} taken.`, 'Choose another with --port.');
}
