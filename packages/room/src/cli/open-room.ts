import { secureRandom } from '@cardroom/core/cards';
import type { PostedRuling } from '@cardroom/core/rulings';
import type { Logger } from 'pino';
import { BotsWorker } from '../room/bots/bots-worker.ts';
import { openDemo, tidyUp } from '../room/bots/demo.ts';
import { BotHost } from '../room/bots/host.ts';
import { steadyClock } from '../room/clock.ts';
import { keepHeads } from '../room/heads/keep-heads.ts';
import { Room } from '../room/room.ts';
import { ShufflesAhead } from '../room/shuffle/shuffles-ahead.ts';
import type { Pace } from '../room/table/pace.ts';
import { Metrics } from '../server/http/metrics.ts';
import { type Limits, usualLimits } from '../server/limits.ts';
import { makeLog } from '../server/log.ts';
import { startServer } from '../server/server.ts';
import { answerWhileStarting, type StartingServer } from '../server/starting.ts';
import { StoreError } from '../store/errors.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { NotNow, UsageError } from './text/errors.ts';
import { complain } from './text/output.ts';
import { LOGGED, OPENING } from './words/serve.ts';

/** Seconds that the room posts at its tables: a time bank for a session, and grace for a lost line. */
const TIME_BANK = 60;
const GRACE = 30;
/** How often it is looked whether a table stands still. */
const STILL_MS = 15_000;

export interface RoomToOpen {
  readonly where: { readonly data: string } | { readonly url: string };
  /** The folder of the room's key and of the heads that it signs; that of the data unless given. */
  readonly beside?: string;
  readonly host: string;
  /** The first that is free is taken. */
  readonly ports: readonly number[];
  readonly demo: boolean;
  readonly log: string;
  readonly webRoot: string;
  /** How long the house takes its time, and how many milliseconds bots think; as people would unless given. */
  readonly pace?: Pace;
  readonly timeToAct?: number;
  /** The room's own rulings, where the books are silent. */
  readonly posted?: readonly PostedRuling[];
  readonly botWait?: number;
  readonly limits?: Partial<Limits>;
  /** Proxies that are believed in what they say of where a request comes from: addresses, or one on this machine. */
  readonly trustProxy?: string | true;
  readonly metricsToken?: string;
  /** Which node this is, where several run the room together. */
  readonly node?: NodeToOpen;
  /** For how many milliseconds data that somebody else holds are waited for. */
  readonly wait?: number;
}

export interface NodeToOpen {
  readonly name: string;
  /** Where the others reach it; where it listens unless given. */
  readonly address?: string;
  readonly version: string;
  /** One of several processes behind the same port: neighbors reach it by a port of its own. */
  readonly sharesPort?: boolean;
}

/** Store, room, bots and server, put together; `stop` takes them apart in the right order. */
export async function openRoom(wanted: RoomToOpen) {
  const { host, ports, node } = wanted;
  const door =
    node?.sharesPort === true
      ? await answerWhileStarting(0, privateHost(node, host), true)
      : await firstFree(ports, (port) => answerWhileStarting(port, host));
  try {
    return await openBehind(door, wanted);
  } catch (error) {
    await door.leave();
    throw error;
  }
}

/** What ends each part of a room that has been begun, in their order. */
type Begun = (() => unknown)[];

async function openBehind(door: StartingServer, wanted: RoomToOpen) {
  const log = makeLog(wanted.log);
  const store = await opened(wanted, addressOf(wanted, door.port), (error) =>
    log.error({ err: error }, error.message),
  );
  const begun: Begun = [() => store.close()];
  try {
    return await openOn(store, door, wanted, log, begun);
  } catch (error) {
    // Threads and timers would keep the process, and the lock with it.
    for (const end of begun.reverse())
      await Promise.resolve()
        .then(end)
        .catch(() => {});
    throw error instanceof StoreError ? whyNotOpen(wanted, error) : error;
  }
}

async function openOn(store: Store, door: StartingServer, wanted: RoomToOpen, log: Logger, begun: Begun) {
  const { host, demo, webRoot, pace, timeToAct, botWait: wait, limits = {} } = wanted;
  const { trustProxy = false, metricsToken = '' } = wanted;
  const metrics = new Metrics();
  const { measured, counted } = metrics;
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const shuffles = new ShufflesAhead(warn(LOGGED.shuffleThread));
  const thread = new BotsWorker(warn(LOGGED.botThread));
  begun.push(
    () => shuffles.stop(),
    () => thread.stop(),
  );
  const room = await Room.start({
    store,
    shuffles: shuffles.take,
    clock: steadyClock(await store.books.latest(), await store.nodes?.now()),
    measured,
    counted,
    remembered: limits.remembered ?? usualLimits.remembered,
    lookedUp: () => metrics.limited('remembered'),
    ...(pace !== undefined && { pace }),
    ...(timeToAct !== undefined && { timeToAct }),
    timeBank: TIME_BANK,
    grace: GRACE,
    ...(wanted.posted !== undefined && { posted: wanted.posted }),
    warn: (what, detail) => log.warn(detail, what),
    troubled: (trouble) => {
      const { table, place, error } = trouble;
      metrics.troubled(trouble);
      log.error({ table, place, err: error }, LOGGED.table);
    },
  });
  begun.push(() => room.stop());
  const bots = new BotHost(room, {
    random: secureRandom(),
    seat: thread.seat,
    broke: warn(LOGGED.bot),
    ...(wait !== undefined && { wait }),
  });
  begun.push(() => bots.stop());
  await bots.resume();
  const heads = signing(room, wanted, log);
  await door.leave();
  const shares = wanted.node?.sharesPort === true;
  const port = shares ? wanted.ports[0] : door.port;
  const own = shares ? { ownDoor: { port: door.port, host: privateHost(wanted.node, host) } } : {};
  const common = { room, store, port, host, webRoot, metrics, log, bots, limits, trustProxy, metricsToken };
  const server = await firstFree([port], () => startServer({ ...common, ...own }));
  const tidy = tidyUp(room, bots);
  const waking = setInterval(() => room.wakeStill(), STILL_MS);
  // People need not wait until the last of the tables is going.
  const opening = demo
    ? openDemo(room, bots).catch((error) => log.error({ err: error }, LOGGED.demo))
    : Promise.resolve();
  return {
    url: server.url,
    floor: server.floor,
    room,
    drain: () => server.drain(),
    async stop() {
      tidy();
      clearInterval(waking);
      bots.stop();
      await thread.stop();
      await server.stop();
      await opening;
      await shuffles.stop();
      await heads?.stop();
      await store.close();
    },
  };
}

/** Heads are logged whatever else is, unless nothing is: whoever keeps the log has them apart from the data. */
function signing(room: Room, { where, beside, log: level }: RoomToOpen, log: Logger) {
  const folder = beside ?? ('data' in where ? where.data : undefined);
  if (folder === undefined) return undefined;
  const always = level === 'silent' ? log : log.child({}, { level: 'info' });
  try {
    return keepHeads(room, {
      folder,
      told: (heads) => always.info({ heads }, LOGGED.signed),
      failed: (error) => log.error({ err: error }, LOGGED.notSigned),
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const placeOf = ({ where }: RoomToOpen): string => ('data' in where ? where.data : OPENING.database);

/** Behind a shared port a process is reached from its own machine, unless an address says otherwise. */
const privateHost = (node: NodeToOpen | undefined, host: string): string =>
  node?.address === undefined ? '127.0.0.1' : host;

/** Where neighbors reach this node. */
function addressOf({ host, node }: RoomToOpen, port: number): string {
  if (node?.sharesPort === true) {
    const at = new URL(node.address ?? 'http://127.0.0.1');
    at.port = String(port);
    return at.origin;
  }
  return node?.address ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function opened(wanted: RoomToOpen, address: string, warn: (error: Error) => void): Promise<Store> {
  const { where, wait, node } = wanted;
  const place = placeOf(wanted);
  const waiting = (why: string, most: number) => complain(OPENING.waiting(place, most / 1000, why));
  const patience = { waiting, ...(wait !== undefined && { wait }) };
  try {
    return await openStore(
      'data' in where
        ? { ...where, ...patience, warn, thread: true }
        : {
            ...where,
            ...patience,
            ...(node !== undefined && { node: { name: node.name, version: node.version, address } }),
          },
    );
  } catch (error) {
    throw error instanceof StoreError ? whyNotOpen(wanted, error) : error;
  }
}

/** What is said when the data cannot be had, or not be read. */
function whyNotOpen(wanted: RoomToOpen, { kind, message }: StoreError): UsageError {
  const says = OPENING.cannot(placeOf(wanted), message);
  if (kind === 'taken') return new UsageError(says, OPENING.taken);
  if (kind === 'damaged') return new UsageError(says, OPENING.damaged);
  if (kind === 'broken') return new UsageError(says);
  return new NotNow(says, kind === 'busy' ? OPENING.busy : undefined);
}

async function firstFree<T>(ports: readonly number[], start: (port: number) => Promise<T>): Promise<T> {
  for (const port of ports) {
    try {
      return await start(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new UsageError(OPENING.ports(ports[0], ports[ports.length - 1]), OPENING.portsHint);
}
