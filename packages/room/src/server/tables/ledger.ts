import { z } from 'zod';
import { lacks } from '../accounts/rights.ts';
import type { ServerContext } from '../context.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { tableId } from '../http/schemas.ts';
import { names as namesAnswer } from './answers.ts';

const line = z.object({
  player: z.string(),
  boughtIn: z.int().describe('all the chips brought to the table, in cents'),
  left: z.int().describe('all the chips taken away from it'),
  holds: z.int().describe('what is still on the table, before the hand that is being played'),
  net: z.int().describe('plus or minus'),
});

/** Who brought what to a table and left with what, for those who played there; also when it has closed. */
export function tableLedger({ room, store, names }: ServerContext): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/tables/:table/ledger',
      summary:
        'Who brought what to a table and left with what, for people who have played there, its host and the floor, and nothing for others; also after it has closed.',
      right: 'account',
      params: z.strictObject({ table: tableId }),
      answer: z.object({
        name: z.string(),
        closed: z.boolean(),
        players: z.array(line),
        fees: z.int().describe('what the house took, jackpot drops among it; in cents'),
        names: namesAnswer,
      }),
      handle: async ({ params: { table }, caller: { user } }) => {
        const stored = room.table(table) ?? (await store.tables.find(table));
        const books = stored === null ? [] : await store.books.ofTable(table);
        const mine =
          stored?.openedBy === user.id ||
          books.some(({ player }) => player === user.id) ||
          lacks(user, 'inspect') === null;
        if (stored === null) throw new Problem(404, 'not-found', 'There is no such table.');
        const players = (mine ? books : []).map((of) => ({ ...of, net: of.left + of.holds - of.boughtIn }));
        const ids = players.map(({ player }) => player);
        await names.load(ids);
        return {
          name: stored.name,
          closed: room.table(table) === undefined,
          players,
          // What the players have less, the house has taken.
          fees: -players.reduce((sum, { net }) => sum + net, 0),
          names: names.record(new Set(ids)),
        };
      },
    }),
  ];
}
