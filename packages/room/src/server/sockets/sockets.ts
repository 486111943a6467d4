import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/sessions.ts';
import type { Connections } from '../connections.ts';
import type { Desk } from '../desk.ts';
import { visitorAt } from '../http/addresses.ts';
import { refuseOrigin } from '../http/origins.ts';
import { CLOSE, Line } from './line.ts';

/** `/ws`. Whoever may not have a socket is told so in plain HTTP, before there is one. */
export async function sockets(
  app: FastifyInstance,
  desk: Desk,
  origins: readonly string[],
  connections: Connections,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: desk.limits.messageBytes, perMessageDeflate: false },
  });
  const askers = new WeakMap<
    FastifyRequest,
    { readonly caller: Caller | null; readonly answer: FastifyReply }
  >();
  app.route({
    method: 'GET',
    url: '/ws',
    websocket: true,
    preValidation: async (request, answer) => {
      const refused = refuseOrigin(request, origins) ?? desk.lines.refuse(visitorAt(request.ip));
      if (refused !== null) throw refused;
      const caller = await desk.sessions.caller(request);
      if (caller !== null) {
        const tooMany = desk.lines.refusePerson(caller.user.id);
        if (tooMany !== null) throw tooMany;
        desk.names.learn(caller.user);
      }
      askers.set(request, { caller, answer });
    },
    handler: (socket, request) => {
      const asker = askers.get(request);
      // What opened a socket is not kept as long as the socket is: it is nearly as much again.
      asker?.answer.raw.detachSocket(request.raw.socket);
      connections.upgraded(request.raw.socket);
      socket.removeAllListeners('error');
      const [caller, address] = [asker?.caller ?? null, visitorAt(request.ip)];
      // While each was being looked up others may have come in.
      const late = desk.lines.refuse(address) ?? (caller && desk.lines.refusePerson(caller.user.id));
      if (late === null) desk.lines.add(new Line(socket, caller, address, desk));
      else {
        socket.on('error', () => {});
        socket.close(CLOSE.slow, late.message);
      }
    },
  });
  desk.room.onClosed((table, reason) => desk.lines.tableClosed(table, reason));
}
