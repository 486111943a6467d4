import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import type { Nodes } from '../../room/nodes/nodes.ts';
import type { Connections } from '../connections.ts';
import type { ServerContext } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { over } from '../limits.ts';
import { readVisitor, signVisitor, VISITOR_HEADER } from './signed-visitor.ts';

/** How long a neighbor may take to answer before somebody is told that it does not. */
const ANSWER_MS = 5_000;
/** How often it is looked whether the neighbors that sockets lead to are still there. */
const LOOK_MS = 500;

/** What is passed on to a neighbor: tables and what is asked about them. The rest is the same everywhere. */
const PASSED = /^\/(?:ws|api\/.*)(?:\?.*)?$/s;

/** Requests that a node of this room has passed on. */
const passed = new WeakSet<object>();

export const isPassedOn = (request: object): boolean => passed.has(request);

/** `/n/<this node>/…` is the node itself. */
export const withoutOwnName = (nodes: Nodes | null) => {
  const own = nodes === null ? null : `/n/${nodes.name}/`;
  return ({ url = '/' }: IncomingMessage): string =>
    own !== null && url.startsWith(own) ? url.slice(own.length - 1) : url;
};

/** Who was passed on by a neighbor counts as the visitor that the neighbor saw, and not as the neighbor. */
export function believeNeighbors(app: FastifyInstance, { room }: ServerContext): void {
  const { nodes } = room;
  app.addHook('onRequest', async (request) => {
    const header = request.headers[VISITOR_HEADER];
    if (header === undefined) return;
    delete request.headers[VISITOR_HEADER];
    const visitor = nodes === null ? null : readVisitor(header, nodes.name, nodes.secret, room.clock.now());
    if (visitor === null) throw new Problem(403, 'not-a-node', 'Only another node of the room may say that.');
    passed.add(request);
    const { ip, host, protocol } = visitor;
    Object.defineProperties(request, {
      ip: { value: ip },
      host: { value: host },
      protocol: { value: protocol },
    });
  });
}

/** `/n/<node>/…`: whatever node somebody has reached, by it they reach all others. */
export async function neighbors(
  app: FastifyInstance,
  context: ServerContext,
  connections: Connections,
): Promise<void> {
  const { room, log, limits } = context;
  const { nodes } = room;
  if (nodes === null) return;
  const proxy = createProxyServer({ xfwd: false, proxyTimeout: 30_000 });
  const lines = new Map<Socket, string>();

  /** The neighbor that is meant, and what it is told of the visitor. */
  const meant = (
    request: FastifyRequest,
  ): { readonly name: string; readonly to: string; headers: Record<string, string> } => {
    const { node: name = '', '*': path = '' } = request.params as Record<string, string | undefined>;
    // What a neighbor passed on is for this node: nothing goes in circles.
    const node = passed.has(request) || !PASSED.test(`/${path}`) ? null : nodes.find(name);
    if (node === null) throw new Problem(404, 'not-found', 'There is nothing at this address.');
    if (!node.live) throw gone;
    request.raw.url = request.raw.url?.slice(`/n/${name}`.length) ?? '/';
    const { ip, host, protocol } = request;
    const visitor = signVisitor({ ip, host, protocol }, name, nodes.secret, room.clock.now());
    return { name, to: node.address, headers: { [VISITOR_HEADER]: visitor } };
  };

  const upgrade = (request: FastifyRequest, reply: FastifyReply): void => {
    if (lines.size >= limits.sockets) throw over(context, 'sockets');
    const { name, to, headers } = meant(request);
    const { socket } = request.raw;
    reply.hijack();
    reply.raw.detachSocket(socket);
    connections.upgraded(socket);
    lines.set(socket, name);
    socket.once('close', () => lines.delete(socket));
    proxyUpgrade(to, request.raw, socket, undefined, {
      xfwd: false,
      headers,
      upgradeTimeout: ANSWER_MS,
    }).then(
      (theirs) => {
        // Where one end is gone the other has nobody to talk to.
        theirs.once('close', () => socket.destroy());
        socket.once('close', () => theirs.destroy());
        if (socket.destroyed) theirs.destroy();
      },
      (error: unknown) => {
        log.debug({ err: error, node: name }, 'a neighbor did not answer');
        socket.destroySoon();
      },
    );
  };

  const look = setInterval(() => {
    for (const [socket, name] of lines) if (nodes.find(name)?.live !== true) socket.destroy();
  }, LOOK_MS);
  look.unref();
  app.addHook('preClose', async () => {
    clearInterval(look);
    for (const socket of lines.keys()) socket.destroy();
  });

  await app.register(async (scope) => {
    // What is passed on is read by whom it is for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(
      '/n/:node/*',
      {
        preHandler: async (request, reply) => {
          if (request.ws) upgrade(request, reply);
        },
      },
      async (request, reply) => {
        const { to, headers } = meant(request);
        reply.hijack();
        await proxy.web(request.raw, reply.raw, { target: to, headers }).catch((error: unknown) => {
          log.debug({ err: error }, 'a neighbor did not answer');
          if (reply.raw.headersSent) reply.raw.destroy();
          else {
            const { status, code, message } = gone;
            reply.raw.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
            reply.raw.end(JSON.stringify({ error: { code, message } }));
          }
        });
      },
    );
  });
}

const gone = new Problem(503, 'no-node', 'That part of the room does not answer. One moment.', 1);
