import { type AnyLimit, type HouseId, houses, offerings, titleOfLimit } from '@cardroom/core/houses';
import { type Opening, openHouseTable } from '@cardroom/core/table';
import { z } from 'zod';
import { companyAt } from '../../room/bots/demo.ts';
import { withUsualFees } from '../../room/bots/usual-fees.ts';
import { OverLimit } from '../../room/room-options.ts';
import type { ServerContext } from '../context.ts';
import { visitorAt } from '../http/addresses.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { over } from '../limits.ts';
import { houseCard, offeringCard, tableCard } from './answers.ts';
import { OpenTables, refuseNoClock } from './open-tables.ts';
import { offeringOf } from './rules.ts';

const text = z.string().min(1).max(80);
/** The most that a room may post of its own for a fee, in cents. */
const MOST_OWN = 100_000;
const settingValues = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= 60, 'Those are more settings than there are.');

/** What a patron may ask of a table of their own. */
export const opens = {
  offering: text,
  limit: text.exactOptional(),
  options: z.array(text).max(20).exactOptional(),
  /** The room chooses the options that cost the table least. */
  usualFees: z.literal(true).exactOptional(),
  readings: z.record(text, text).exactOptional(),
  amounts: z.record(text, z.int().min(0).max(MOST_OWN)).exactOptional(),
  settings: settingValues.exactOptional(),
  table: settingValues.exactOptional(),
  seats: z.int().min(2).max(15).exactOptional(),
};

/** An opening with the usual fees where they are asked for; where none are printed there are none. */
export function asOpened({ usualFees, ...opening }: Opening): Opening {
  if (usualFees !== true) return opening;
  if (opening.options !== undefined)
    throw new Problem(400, 'bad-setup', 'Post either the usual fees or options of your own.');
  return withUsualFees(opening);
}

/** A table that was opened, and what should be known of the fees that are posted there. */
export const openedTable = z.object({
  table: z.string(),
  key: z.string().exactOptional(),
  notes: z.array(z.string()),
});

let shelf: z.input<typeof offeringCard>[] | undefined;

/** All offerings as the lobby shows them. */
function shelves(): z.input<typeof offeringCard>[] {
  shelf ??= offerings.map(({ id, house, name, kind, family, line, limits, ranges }) => {
    const table = openHouseTable({ house, offering: id });
    if ('code' in table) throw new Error(table.message);
    const titles: readonly AnyLimit[] = limits;
    return {
      id,
      house,
      name,
      kind,
      family,
      line,
      limits: titles.map(({ id, title, cite }) => ({ id, title, ...(cite !== undefined && { cite }) })),
      ranges: [...ranges],
      seats: table.state.sign.seats,
    };
  });
  return shelf;
}

/** Houses, games and tables. */
export function lobby(context: ServerContext): Endpoint[] {
  const { room, bots: host, limits } = context;
  const oneByOne = keyedQueue();
  const tables = new OpenTables(context);
  async function open(opening: Opening, user: string, from: string, isPrivate: boolean, bots: number) {
    const refused = tables.refuse(user, from, isPrivate, bots);
    if (refused !== null) throw refused;
    return tables.opening(from, bots, async () => {
      const made = await room
        .openTable(opening, { by: user, isPrivate, bots, from, most: limits })
        .catch((error) => {
          throw error instanceof OverLimit ? over(context, error.limit) : error;
        });
      if ('code' in made) throw new Problem(400, made.code, made.message);
      if (bots > 0 && !made.elsewhere) await host?.fill(made.table, bots);
      return made;
    });
  }

  return [
    endpoint({
      method: 'GET',
      path: '/api/houses',
      summary: 'The five houses.',
      right: null,
      answer: z.array(houseCard),
      handle: async () =>
        (Object.keys(houses) as HouseId[]).map((id) => {
          const { name, city, felt, line } = houses[id];
          return { id, name, city: city ?? '', felt, line, jackpot: room.money.pool(id) };
        }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/offerings',
      summary: 'Every game at every house, with its limits.',
      right: null,
      answer: z.array(offeringCard),
      handle: async () => shelves(),
    }),
    endpoint({
      method: 'GET',
      path: '/api/tables',
      summary: 'The tables that are open to everyone.',
      right: null,
      answer: z.object({ tables: z.array(tableCard) }),
      handle: async () => ({ tables: await context.list.read() }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/tables',
      summary: 'Opens a table within the rule book; a private one is entered by its key.',
      right: 'play',
      body: z.strictObject({
        ...opens,
        private: z.boolean().exactOptional(),
        bots: z.int().min(0).max(14).exactOptional(),
      }),
      answer: openedTable,
      handle: async ({ body, caller: { user }, request }) =>
        oneByOne(user.id, async () => {
          const { private: isPrivate = false, bots = 0, ...opening } = body;
          const { house } = offeringOf(opening.offering);
          if (!isPrivate) refuseNoClock(opening.table);
          const from = visitorAt(request.ip);
          const { table, key, notes } = await open(
            asOpened({ house, ...opening }),
            user.id,
            from,
            isPrivate,
            bots,
          );
          return { table, ...(key !== null && { key }), notes: [...notes] };
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/play',
      summary: 'Deal me in: a table of this offering with an open seat, opened with bots if there is none.',
      right: 'play',
      body: z.strictObject({ offering: text, limit: text.exactOptional() }),
      answer: z.object({ table: z.string() }),
      handle: async ({ body: { offering, limit }, caller: { user }, request }) =>
        oneByOne(user.id, async () => {
          const of = offeringOf(offering);
          const { house } = of;
          const title = limit === undefined ? undefined : titleOfLimit(of, limit);
          const fits = room
            .listed()
            .filter(
              (table) =>
                table.offering === offering &&
                !table.isPrivate &&
                table.state === 'open' &&
                (limit === undefined || table.limit === title) &&
                (table.players.length + table.waiting < table.seats || table.players.includes(user.id)),
            );
          const mine = fits.find(({ players }) => players.includes(user.id));
          // The fullest of those with room: nobody likes to wait for a game.
          const fullest = fits.toSorted((a, b) => b.players.length - a.players.length).at(0);
          const found = mine ?? fullest;
          if (found !== undefined) return { table: found.id };
          const opening = withUsualFees({ house, offering, ...(limit !== undefined && { limit }) });
          const from = visitorAt(request.ip);
          const { table } = await open(opening, user.id, from, false, companyAt(opening));
          return { table };
        }),
    }),
  ];
}
