import type { Desk } from './desk.ts';
import { done, type Endpoint, endpoint, OK } from './endpoint.ts';
import { Problem } from './problem.ts';

/** For those who keep the room running. */
export function health({ store, metrics }: Desk, isStopping: () => boolean): Endpoint[] {
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
      summary: 'The room takes visitors: it is not closing, and its database answers.',
      right: null,
      answer: done,
      handle: async () => {
        if (isStopping()) throw new Problem(503, 'closing', 'The room is closing.');
        try {
          await store.books.balance('cage');
        } catch {
          throw new Problem(503, 'no-database', 'The database does not answer.');
        }
        return OK;
      },
    }),
    endpoint({
      method: 'GET',
      path: '/metrics',
      summary: 'Counts for Prometheus.',
      right: null,
      answer: 'text',
      handle: async () => metrics.registry.metrics(),
    }),
  ];
}
