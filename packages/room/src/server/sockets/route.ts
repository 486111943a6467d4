import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/sessions.ts';
import type { Connections } from '../connections.ts';
import type { ServerContext } from '../context.ts';
import { visitorAt } from '../http/addresses.ts';
import { refuseOrigin } from '../http/origins.ts';
import { CLOSE, ClientSocket, sendAway } from './client-socket.ts';

/** `/ws`. Whoever may not have a socket is told so in plain HTTP, before there is one. */
export async function socketRoute(
  app: FastifyInstance,
  context: ServerContext,
  origins: readonly string[],
  connections: Connections,
): Promise<void> {
  await app.register(websocket, {
    // Pings are answered by `ClientSocket`, which counts them.
    options: { maxPayload: context.limits.messageBytes, perMessageDeflate: false, autoPong: false },
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
      const refused = refuseOrigin(request, origins) ?? context.sockets.refuse(visitorAt(request.ip));
      if (refused !== null) throw refused;
      const caller = await context.sessions.caller(request);
      if (caller !== null) {
        const tooMany = context.sockets.refusePerson(caller.user.id);
        if (tooMany !== null) throw tooMany;
        context.names.learn(caller.user);
        await context.room.money.refresh(caller.user.id);
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
      const late =
        context.sockets.refuse(address) ?? (caller && context.sockets.refusePerson(caller.user.id));
      if (late === null) context.sockets.add(new ClientSocket(socket, caller, address, context));
      else {
        socket.on('error', () => {});
        sendAway(socket, CLOSE.slow, late.message);
      }
    },
  });
  const { room, sockets, moves } = context;
  room.onClosed((table, reason) => sockets.tableClosed(table, reason));
  room.nodes?.onTaken((table) => moves.taken(table));
  room.nodes?.onLetGo((table, to) => sockets.tableLetGo(table, to?.node ?? null));
}
