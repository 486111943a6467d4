import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The log: one JSON object a line. Bodies, cookies and queries never stand in it, for they hold what is secret. */
export function makeLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url?.split('?', 1)[0],
          address: request.ip,
        }),
        res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    ...(to === undefined ? [] : [to]),
  );
}
