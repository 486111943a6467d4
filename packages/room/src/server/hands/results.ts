import type { Score } from '@cardroom/core/table';
import { z } from 'zod';
import type { HandResult } from '../../room/table/hand-books.ts';
import type { ServerContext } from '../context.ts';
import { mayEnter } from '../http/access.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { tableId, tableKey } from '../http/schemas.ts';

const side = z.enum(['player', 'banker']);
const score = z.object({
  winner: z.enum(['player', 'banker', 'tie']),
  points: z.tuple([z.int(), z.int()]).readonly().describe('of the Player and the Banker hand'),
  naturals: z.array(side).readonly().describe('hands that were eight or nine in two cards'),
  bonuses: z.array(z.string()).readonly().describe('bonus wagers that came in, by kind').exactOptional(),
}) satisfies z.ZodType<Score>;

/** More rounds than two shoes of eight packs can have. */
const TWO_SHOES = 220;

/** The scoreboard of a baccarat table (000:552-561). */
export function results({ room, store }: ServerContext): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/tables/:table/results',
      summary:
        'Results of this shoe and the one before it, at a table with a scoreboard; of the latest rounds where every round is a fresh shuffle.',
      right: null,
      params: z.strictObject({ table: tableId }),
      query: z.strictObject({ key: tableKey.exactOptional() }),
      answer: z.object({ shoe: z.array(score), last: z.array(score) }),
      handle: async ({ params: { table }, query: { key }, caller }) => {
        if (!mayEnter(room, table, caller?.user ?? null, key))
          throw new Problem(404, 'not-found', 'There is no such table open, or it is private.');
        return shoes(
          (await store.hands.latest(table, TWO_SHOES)).flatMap(({ result }) => {
            const { score: noted } = (result ?? {}) as Partial<HandResult>;
            return noted === undefined ? [] : [noted];
          }),
        );
      },
    }),
  ];
}

type Noted = NonNullable<HandResult['score']>;

/** Cuts the rounds, the latest first, where new shoes began; each comes back in the order it was played. */
function shoes(latest: readonly Noted[]): { shoe: Score[]; last: Score[] } {
  const first = latest.findIndex(({ newShoe }) => newShoe) + 1;
  const plain = (noted: readonly Noted[]) => noted.map(({ newShoe, ...score }): Score => score).reverse();
  if (first === 0) return { shoe: plain(latest), last: [] };
  const earlier = latest.slice(first);
  const before = earlier.findIndex(({ newShoe }) => newShoe) + 1;
  return {
    shoe: plain(latest.slice(0, first)),
    last: plain(before === 0 ? earlier : earlier.slice(0, before)),
  };
}
