import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { BotHost } from '../room/bot-host.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../room/store/store.ts';
import { accounts } from './accounts.ts';
import { compress } from './compress.ts';
import type { Desk } from './desk.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { DoneBefore } from './done-before.ts';
import { serve } from './endpoint.ts';
import { firstFloor } from './first-floor.ts';
import { floor } from './floor.ts';
import { hands } from './hands.ts';
import { headers } from './headers.ts';
import { health } from './health.ts';
import { type Limits, usualLimits } from './limits.ts';
import { Lines } from './lines.ts';
import { lobby } from './lobby.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Names } from './names.ts';
import { openApi } from './openapi.ts';
import { refuseForgery } from './origins.ts';
import { page } from './page.ts';
import { type PasswordCost, Passwords } from './passwords.ts';
import { Problem, sayProblem } from './problem.ts';
import { results } from './results.ts';
import { rules } from './rules.ts';
import { Sessions } from './sessions.ts';
import { sockets } from './sockets.ts';

const MOST_BODY_BYTES = 64 * 1024;
const REQUEST_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;

export interface ServerOptions {
  readonly room: Room;
  readonly store: Store;
  readonly port?: number;
  readonly host?: string;
  /** Where the built page lies. */
  readonly webRoot?: string;
  readonly limits?: Partial<Limits>;
  /** The ones whose `measured` and `counted` the room was started with. */
  readonly metrics?: Metrics;
  readonly log?: Logger;
  /** Other origins whose pages may use the room, such as a page under development. */
  readonly origins?: readonly string[];
  /** Who stands in front and says where requests come from; nobody unless given. */
  readonly trustProxy?: boolean | string;
  readonly bots?: BotHost;
  readonly passwordCost?: PasswordCost;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** The floor's name and one-time password, to be shown once; null when there is a floor already. */
  readonly floor: { readonly name: string; readonly password: string } | null;
  /** Finishes what is being written, says why, and sends everybody away. The store stays open. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { room, store, port = 3000, host = '127.0.0.1', metrics = new Metrics(), origins = [] } = options;
  const log = options.log ?? makeLog('warn');
  const limits = { ...usualLimits, ...options.limits };
  const passwords = new Passwords(options.passwordCost);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 100 },
  });
  const desk: Desk = {
    room,
    store,
    sessions: new Sessions(store),
    passwords,
    names: new Names(store),
    lines: new Lines(() => desk, limits.heartbeat),
    before: new DoneBefore(store),
    limits,
    metrics,
    log: app.log,
    bots: options.bots ?? null,
  };
  let stopping = false;
  await guard(app, limits, origins);
  const endpoints = [
    ...accounts(desk),
    ...lobby(desk),
    ...rules(),
    ...hands(desk),
    ...results(desk),
    ...floor(desk),
    ...health(desk, () => stopping),
  ];
  serve(app, endpoints, desk.sessions);
  const document = openApi(endpoints);
  app.get('/openapi.json', async () => document);
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document)));
  app.get('/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  await sockets(app, desk, origins);
  await page(app, options.webRoot);
  try {
    await app.listen({ port, host });
  } catch (error) {
    desk.lines.closeAll('');
    await app.close();
    throw error;
  }
  metrics.follow(room);
  const forget = setInterval(() => {
    store.people.forgetSessions(Date.now()).catch((error) => log.warn({ err: error }, 'old sessions stay'));
  }, HOUR_MS);
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    floor: await firstFloor(store, passwords),
    async stop() {
      if (stopping) return;
      stopping = true;
      clearInterval(forget);
      await room.stop();
      desk.lines.closeAll('The room is closing. It will be back.');
      await app.close();
    },
  };
}

/** What every request passes before anything else. */
async function guard(app: FastifyInstance, limits: Limits, origins: readonly string[]): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code, message } = sayProblem(error);
    if (status >= 500) request.log.error({ err: error }, 'a request broke something');
    return reply.status(status).send({ error: { code, message } });
  });
  await headers(app);
  compress(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    // A page is made of many files, which cost next to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: (_, { after }) =>
      new Problem(429, 'too-many', `Too many requests from your address. Try again in ${after}.`),
  });
  app.addHook('onRequest', async (request) => {
    const refused = refuseForgery(request, origins);
    if (refused !== null) throw refused;
  });
}
