import { seededRandom } from '../packages/core/src/cards/index.ts';
import { BotHost } from '../packages/room/src/room/bots/host.ts';
import { Room } from '../packages/room/src/room/room.ts';
import type { SimulatedClock } from '../packages/room/src/room/testing/clock.ts';
import { Metrics } from '../packages/room/src/server/http/metrics.ts';
import { makeLog } from '../packages/room/src/server/log.ts';
import { startServer } from '../packages/room/src/server/server.ts';
import { CHEAP } from '../packages/room/src/server/testing.ts';
import { openStore } from '../packages/room/src/store/open.ts';

const MANY = 1_000_000_000;

/** Nobody is slowed down: what is looked for here are faults, and limits have tests of their own. */
const NO_LIMITS = {
  requests: MANY,
  guests: MANY,
  logins: MANY,
  socketsEach: 1000,
  messages: { burst: MANY, perSecond: MANY },
  haste: MANY,
  chat: { burst: MANY, perSecond: MANY },
  tablesEach: 50,
  seatsAddress: MANY,
  waitsAddress: MANY,
  linksADay: MANY,
};

/** A whole room behind a real server, the same for the same seed as long as it is asked the same. */
export async function openRoom(data: string, seed: string, clock: SimulatedClock) {
  const logged: string[] = [];
  const log = makeLog('warn', { write: (line) => void logged.push(line) });
  const metrics = new Metrics();
  const store = await openStore({ data });
  const { measured, counted } = metrics;
  const room = await Room.start({
    store,
    clock,
    measured,
    counted,
    random: seededRandom(seed),
    pace: { betweenHands: 20, betting: 300, lastBets: 20 },
    warn: (what, detail) => log.warn(detail, what),
  });
  const bots = new BotHost(room, { random: seededRandom(`bots ${seed}`), wait: 5, quick: true });
  await bots.resume();
  const server = await startServer({
    room,
    store,
    port: 0,
    metrics,
    log,
    bots,
    passwordCost: CHEAP,
    limits: NO_LIMITS,
  });
  return {
    room,
    store,
    bots,
    server,
    logged,
    async stop() {
      bots.stop();
      await server.stop();
      await store.close();
    },
  };
}

export type OpenRoom = Awaited<ReturnType<typeof openRoom>>;
