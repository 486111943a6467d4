import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { BotHost } from '../room/bots/host.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../store/store.ts';
import { accounts } from './accounts/accounts.ts';
import { clearGuests } from './accounts/clear-guests.ts';
import { DailyQuotas } from './accounts/daily-quotas.ts';
import { firstFloorAccount } from './accounts/first-floor-account.ts';
import { Hashing } from './accounts/hashing.ts';
import { myTables } from './accounts/my-tables.ts';
import { Names } from './accounts/names.ts';
import { type PasswordCost, Passwords } from './accounts/passwords.ts';
import { DEVICE_LASTS_MS, Sessions } from './accounts/sessions.ts';
import { TRIES_LAST_MS } from './accounts/sign-in-throttle.ts';
import { Connections } from './connections.ts';
import type { ServerContext } from './context.ts';
import { bans } from './floor/bans.ts';
import { floor } from './floor/floor.ts';
import { rulings } from './floor/rulings.ts';
import { hands } from './hands/hands.ts';
import { results } from './hands/results.ts';
import { isLoopback } from './http/addresses.ts';
import { compression } from './http/compression.ts';
import { docsPage, docsStyle } from './http/docs-page.ts';
import { aMinute, type Endpoint, serve } from './http/endpoint.ts';
import { headers } from './http/headers.ts';
import { health } from './http/health.ts';
import { Metrics } from './http/metrics.ts';
import { openApi } from './http/openapi.ts';
import { refuseForgery } from './http/origins.ts';
import { page } from './http/page.ts';
import { Problem, sayProblem } from './http/problem.ts';
import { type Limits, over, usualLimits } from './limits.ts';
import { makeLog } from './log.ts';
import { followOtherNodes } from './nodes/house-news.ts';
import { MyTablesElsewhere } from './nodes/my-tables-elsewhere.ts';
import { believeNeighbors, neighbors, withoutOwnName } from './nodes/neighbors.ts';
import { TableMoves } from './nodes/table-moves.ts';
import { startAbsenteeChecks } from './sockets/absentees.ts';
import { ClientSockets } from './sockets/client-sockets.ts';
import { Notices } from './sockets/notices.ts';
import { socketRoute } from './sockets/route.ts';
import { SeatLimits } from './sockets/seat-limits.ts';
import { tableLedger } from './tables/ledger.ts';
import { lobby } from './tables/lobby.ts';
import { rules } from './tables/rules.ts';
import { TableList } from './tables/table-list.ts';
import { usualFees } from './tables/usual-fees.ts';

const REQUEST_MS = 30_000;
/** How long a closing room waits for requests that are still coming in or being read. */
const CLOSING_MS = 3_000;
/** How long a load balancer may take to notice that a node is leaving. */
const NOTICED_MS = 1_500;
const HOUR_MS = 60 * 60 * 1000;
/** By then a full queue of passwords has been worked out, and who was refused may come again. */
const HASHING_RETRY_S = 5;

export interface ServerOptions {
  readonly room: Room;
  readonly store: Store;
  readonly port?: number;
  readonly host?: string;
  /** A second door of its own, for neighbors, where several processes share the first. */
  readonly ownDoor?: { readonly port: number; readonly host: string };
  /** Where the built page lies. */
  readonly webRoot?: string;
  readonly limits?: Partial<Limits>;
  /** The ones whose `measured` and `counted` the room was started with. */
  readonly metrics?: Metrics;
  readonly log?: Logger;
  /** Other origins whose pages may use the room, such as a page under development. */
  readonly origins?: readonly string[];
  /**
   * Who stands in front and says where requests come from; nobody unless given. Addresses between commas: each of
   * them is believed, and whoever it names is not, unless it is one of them. `true`: one proxy on this machine.
   */
  readonly trustProxy?: boolean | string;
  /** Who knows it may read the metrics from anywhere. */
  readonly metricsToken?: string;
  readonly bots?: BotHost;
  readonly passwordCost?: PasswordCost;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** The floor's name and one-time password, to be shown once; null when there is a floor already. */
  readonly floor: { readonly name: string; readonly password: string } | null;
  /** Takes no new tables and hands those it has to other nodes; visitors who come are sent there. */
  drain(): Promise<void>;
  /** Finishes what is being written, says why, and sends everybody away. The store stays open. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { room, store, port = 3000, host = '127.0.0.1', metrics = new Metrics(), origins = [] } = options;
  const log = options.log ?? makeLog('warn');
  const limits = { ...usualLimits, ...options.limits };
  const hashing = new Hashing(limits, (limit) => {
    const { status, code, message } = over({ limits, metrics }, limit);
    return new Problem(status, code, message, HASHING_RETRY_S);
  });
  const passwords = new Passwords(hashing, options.passwordCost);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: limits.bodyBytes,
    requestTimeout: REQUEST_MS,
    trustProxy: options.trustProxy === true ? nearest : (options.trustProxy ?? false),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: withoutOwnName(room.nodes),
  });
  const context = await contextOf(app, options, { limits, metrics, passwords });
  const connections = new Connections(context);
  // Those of a proxy are its own, and not of any one visitor.
  if ((options.trustProxy ?? false) === false)
    app.server.on('connection', (socket) => {
      // Those of neighbors on the same machine are passed on for visitors who are counted there.
      if (room.nodes === null || !isLoopback(socket.remoteAddress ?? '')) connections.came(socket);
    });
  let stopping = false;
  let draining = false;
  await guard(app, context, origins, connections);
  const endpoints = endpointsOf(context, () => stopping || draining, options.metricsToken);
  serve(app, endpoints, context);
  docs(app, endpoints);
  await socketRoute(app, context, origins, connections);
  await neighbors(app, context, connections);
  if (room.nodes !== null) context.mineElsewhere.serve(app);
  await page(app, options.webRoot);
  // Whatever may fail of the data fails before anybody is let in.
  const floorAccount = await firstFloorAccount(store, passwords);
  const own = options.ownDoor === undefined ? null : ownDoor(app);
  try {
    if (own !== null) await own.listen(options.ownDoor);
    await app.listen({ port, host });
  } catch (error) {
    own?.close();
    context.sockets.closeAll('');
    await app.close();
    throw error;
  }
  metrics.follow(room, context.bots);
  metrics.followHashing(hashing);
  const unmind = [
    startAbsenteeChecks(context),
    clearGuests(context),
    followOtherNodes(context),
    forgetOld(context),
  ];
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    floor: floorAccount,
    async drain() {
      draining = true;
      // Whoever stands in front has heard by then that nobody is to be sent here anymore.
      if (room.nodes !== null) await new Promise((heard) => setTimeout(heard, NOTICED_MS));
      await room.nodes?.drain();
    },
    async stop() {
      if (stopping) return;
      stopping = true;
      for (const end of unmind) end();
      await room.stop();
      context.moves.stop();
      context.sockets.closeAll('The room is closing. It will be back.');
      own?.close();
      const cut = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
      await app.close();
      clearTimeout(cut);
    },
  };
}

async function contextOf(
  app: FastifyInstance,
  { room, store, bots }: ServerOptions,
  { limits, metrics, passwords }: Pick<ServerContext, 'limits' | 'metrics' | 'passwords'>,
): Promise<ServerContext> {
  const context: ServerContext = {
    room,
    store,
    sessions: new Sessions(store),
    passwords,
    names: new Names(store),
    sockets: new ClientSockets(() => context, limits),
    quotas: new DailyQuotas({ limits, metrics, store }),
    notices: new Notices(() => context, await store.notices.awaited()),
    seatLimits: new SeatLimits({ room, limits, metrics }),
    list: new TableList(() => context),
    moves: new TableMoves(() => context),
    mineElsewhere: new MyTablesElsewhere(() => context),
    limits,
    metrics,
    log: app.log,
    bots: bots ?? null,
  };
  return context;
}

function endpointsOf(context: ServerContext, isClosing: () => boolean, metricsToken?: string): Endpoint[] {
  return [
    ...accounts(context),
    ...lobby(context),
    ...myTables(context),
    ...rules(),
    ...hands(context),
    ...results(context),
    ...tableLedger(context),
    ...usualFees(context),
    ...floor(context),
    ...bans(context),
    ...rulings(context),
    ...health(context, isClosing, metricsToken),
  ];
}

/** What the endpoints are, for programs and for people. */
function docs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = openApi(endpoints);
  app.get('/openapi.json', async () => document);
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document)));
  app.get('/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get('/reference', async (_, reply) => reply.redirect('/reference/'));
}

/** Old sessions, sign-in attempts and devices are removed every hour; gives what ends that. */
function forgetOld({ store, log }: ServerContext): () => void {
  const hourly = setInterval(() => {
    const now = Date.now();
    Promise.all([
      store.people.forgetSessions(now),
      store.signIns.sweep(now - TRIES_LAST_MS, now - DEVICE_LASTS_MS),
    ]).catch((error) =>
      log.warn({ err: error }, 'old sessions, sign-in attempts or devices could not be removed'),
    );
  }, HOUR_MS);
  return () => clearInterval(hourly);
}

/** Another way in to the same room. */
function ownDoor({ server }: FastifyInstance) {
  const door = createServer();
  for (const event of ['request', 'upgrade', 'clientError'] as const)
    door.on(event, (...what: unknown[]) => void server.emit(event, ...what));
  return {
    listen: (at: ServerOptions['ownDoor']): Promise<void> =>
      new Promise((listening, failed) => {
        door.once('error', failed);
        door.listen({ ...at, exclusive: true }, listening);
      }),
    close(): void {
      door.close();
      door.closeAllConnections();
    },
  };
}

/** One hop, from this very machine: what that proxy was told by others counts for nothing. */
const nearest = (address: string, hop: number): boolean => hop === 0 && isLoopback(address);

const isTooLarge = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** What every request passes before anything else. */
async function guard(
  app: FastifyInstance,
  context: ServerContext,
  origins: readonly string[],
  connections: Connections,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code, message } = sayProblem(isTooLarge(error) ? over(context, 'bodyBytes') : error);
    if (error instanceof Problem && error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
    if (status >= 500 && code !== 'closing') request.log.error({ err: error }, 'a request failed');
    return reply.status(status).send({ error: { code, message } });
  });
  believeNeighbors(app, context);
  app.addHook('onRequest', async (request, reply) => {
    const refused = connections.refuse(request.raw.socket);
    if (refused === null) return;
    reply.header('connection', 'close');
    throw refused;
  });
  await headers(app);
  await compression(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    ...aMinute(context, 'requests'),
    // A page is made of many files, which cost next to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  app.addHook('onRequest', async (request) => {
    const refused = refuseForgery(request, origins);
    if (refused !== null) throw refused;
  });
}
