import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { lacks } from '../accounts/rights.ts';
import { hashToken } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import { isLoopback } from './addresses.ts';
import { done, type Endpoint, endpoint, OK } from './endpoint.ts';
import { Problem } from './problem.ts';
import { Readiness } from './readiness.ts';

/** For those who keep the room running. */
export function health({ store, metrics }: ServerContext, isStopping: () => boolean, token = ''): Endpoint[] {
  const readiness = new Readiness(store);
  return [
    endpoint({
      method: 'GET',
      path: '/health',
      summary: 'The process is alive.',
      right: null,
      answer: done,
      handle: async () => OK,
    }),
    endpoint({
      method: 'GET',
      path: '/ready',
      summary: 'The room is open to visitors: it is not closing, and it can save what happens.',
      right: null,
      answer: done,
      handle: async () => {
        if (isStopping()) throw new Problem(503, 'closing', 'The room is closing.');
        await readiness.check();
        return OK;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/metrics',
      summary:
        'Counts for Prometheus, for callers on the same machine, floor staff, auditors, and anyone with the token.',
      right: null,
      answer: 'text',
      handle: async ({ request, caller }) => {
        const lacking =
          isNear(request) || hasToken(request, token) ? null : lacks(caller?.user ?? null, 'inspect');
        if (lacking !== null) throw lacking;
        return metrics.registry.metrics();
      },
    }),
  ];
}

/** From the machine itself, and not passed on by a proxy that stands there. */
const isNear = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  if (token === '') return false;
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    Buffer.from(hashToken(text)),
  );
  return timingSafeEqual(given, right);
}
