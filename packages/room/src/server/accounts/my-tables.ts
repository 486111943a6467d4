import type { MyTable } from '@cardroom/core/protocol';
import { askedOf, askedUntil, chipsAt, placeOf } from '@cardroom/core/table';
import { z } from 'zod';
import type { LiveTable } from '../../room/table/live-table.ts';
import { summaryOf } from '../../room/table/summary.ts';
import type { ServerContext } from '../context.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { myTable } from '../tables/answers.ts';

/** The tables of these people: where they sit, stand or wait, and private ones that they opened, which no list shows. */
export function tablesOf(
  { room, log }: Pick<ServerContext, 'room' | 'log'>,
  users: ReadonlySet<string>,
): Map<string, MyTable[]> {
  const found = new Map<string, MyTable[]>();
  if (users.size === 0) return found;
  for (const live of room.running())
    try {
      for (const user of thoseAt(live, users)) {
        const mine = found.get(user) ?? [];
        found.set(user, mine);
        mine.push(tableFor(live, user));
      }
    } catch (error) {
      // A table that cannot be read is missing from the list, and no other.
      log.warn({ err: error, table: live.id }, 'a table could not be listed');
    }
  return found;
}

function thoseAt({ table, stored: { key, openedBy } }: LiveTable, users: ReadonlySet<string>): Set<string> {
  const { seats, standing, waiting } = table.state;
  const here = new Set<string>();
  if (key !== null && users.has(openedBy)) here.add(openedBy);
  for (const player of waiting) if (users.has(player)) here.add(player);
  for (const person of [...seats, ...standing])
    if (person !== null && users.has(person.player)) here.add(person.player);
  return here;
}

function tableFor(live: LiveTable, user: string): MyTable {
  const { table } = live;
  const { state } = table;
  const { id, house, offering, name, limit, isPrivate, state: stands } = summaryOf(live);
  const at = placeOf(state, user);
  const seat = at >= state.seats.length ? -1 : at;
  // Those who are away are passed over.
  const line = state.waiting.filter((player) => player === user || !state.absent.includes(player));
  const place = line.indexOf(user);
  const asked = askedOf(state, table.due, user);
  return {
    id,
    house,
    offering,
    name,
    limit,
    private: isPrivate,
    state: stands,
    seat: seat < 0 ? null : seat,
    stands: at >= 0 && seat < 0,
    chips: at < 0 ? 0 : chipsAt(state, at),
    away: state.seats[seat]?.away ?? false,
    place: place < 0 ? null : place + 1,
    waiting: line.length,
    asked,
    until: askedUntil(state, asked, user),
  };
}

/** One's own seats, wherever one has gone since. */
export function myTables(context: ServerContext): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/me/tables',
      summary:
        'The tables where you sit, stand or wait, private ones included, with your chips and whether it is your turn.',
      right: 'account',
      answer: z.object({ tables: z.array(myTable) }),
      handle: async ({ caller: { user } }) => {
        const me = new Set([user.id]);
        const elsewhere = await context.mineElsewhere.ask(me);
        const here = tablesOf(context, me);
        return { tables: [here, elsewhere].flatMap((found) => found.get(user.id) ?? []) };
      },
    }),
  ];
}
