import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import { Line } from './line.ts';
import { refuseOrigin } from './origins.ts';
import type { Caller } from './sessions.ts';

/** Largest message a client may send. */
const MOST_BYTES = 16 * 1024;

/** `/ws`. Whoever may not have a socket is told so in plain HTTP, before there is one. */
export async function sockets(app: FastifyInstance, desk: Desk, origins: readonly string[]): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  app.route({
    method: 'GET',
    url: '/ws',
    websocket: true,
    preValidation: async (request) => {
      const refused = refuseOrigin(request, origins) ?? desk.lines.refuse(request.ip);
      if (refused !== null) throw refused;
      const caller = await desk.sessions.caller(request);
      if (caller !== null) desk.names.learn(caller.user);
      callers.set(request, caller);
    },
    handler: (socket, request) => {
      desk.lines.add(new Line(socket, callers.get(request) ?? null, request.ip, desk));
    },
  });
  desk.room.onClosed((table) => {
    desk.before.forget(table);
    desk.lines.tableClosed(table);
  });
}
