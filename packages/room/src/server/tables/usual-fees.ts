import { z } from 'zod';
import { withUsualFees } from '../../room/bots/usual-fees.ts';
import { lacks } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { tableId } from '../http/schemas.ts';

/** What a host who leaves it to the room may post. */
export function usualFees({ room }: ServerContext): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/tables/:table/usual-fees',
      summary:
        'The fee options that cost this table least in an ordinary hand, for its host and the floor; none where none are printed.',
      right: 'account',
      params: z.strictObject({ table: tableId }),
      answer: z.object({ options: z.array(z.string()) }),
      handle: async ({ params: { table }, caller: { user } }) => {
        const live = room.live(table);
        if (live === undefined || (!room.isHost(table, user.id) && lacks(user, 'run') !== null))
          throw new Problem(404, 'not-found', 'There is no such table of yours.');
        const { opening, buyIn } = live.table.state.sign;
        const { options: _, readings: __, amounts: ___, ...rest } = opening;
        const { least, most } = buyIn;
        return { options: [...(withUsualFees({ ...rest, buyIn: { least, most } }).options ?? [])] };
      },
    }),
  ];
}
