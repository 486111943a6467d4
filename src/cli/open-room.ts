import { secureRandom } from '../cards/index.ts';
import { BotHost } from '../room/bot-host.ts';
import { BotThread } from '../room/bots-behind.ts';
import { steadyClock } from '../room/clock.ts';
import { openDemo, tidyUp } from '../room/demo.ts';
import type { Pace } from '../room/pace.ts';
import { Room } from '../room/room.ts';
import { ShufflesAhead } from '../room/shuffles-ahead.ts';
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
  /** Addresses of proxies that are believed in what they say of where a request comes from. */
  readonly trustProxy?: string;
}

/** Store, room, bots and server, put together; `stop` takes them apart in the right order. */
export async function openRoom(wanted: RoomToOpen) {
  const { where, host, ports, demo, log: level, webRoot, pace, botWait: wait, limits = {} } = wanted;
  const { trustProxy = false } = wanted;
  const log = makeLog(level);
  const metrics = new Metrics();
  const store = await opened(where);
  const { measured, counted } = metrics;
  const broke = (what: string) => (error: unknown) => log.warn({ err: error }, `the thread ${what} broke`);
  const shuffles = new ShufflesAhead(broke('that shuffles'));
  const thread = new BotThread(broke('of the bots'));
  const room = await Room.start({
    store,
    shuffles: shuffles.take,
    clock: steadyClock(await store.books.latest()),
    measured,
    counted,
    ...(pace !== undefined && { pace }),
    warn: (what, detail) => log.warn(detail, what),
  });
  const bots = new BotHost(room, {
    random: secureRandom(),
    seat: thread.seat,
    ...(wait !== undefined && { wait }),
  });
  await bots.resume();
  const server = await listen(ports, (port) =>
    startServer({ room, store, port, host, webRoot, metrics, log, bots, limits, trustProxy }),
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
      await thread.stop();
      await server.stop();
      await opening;
      await shuffles.stop();
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
    const hint =
      error.kind === 'taken'
        ? 'Close it first, or give this one a folder of its own with --data.'
        : undefined;
    throw new UsageError(`${place} cannot be opened. ${error.message}`, hint);
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
