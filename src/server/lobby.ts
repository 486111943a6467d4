import { z } from 'zod';
import { houses, lobbyCard, offerings } from '../houses/index.ts';
import type { HouseId } from '../houses/offering.ts';
import { companyFor } from '../room/demo.ts';
import { withUsualFees } from '../room/usual-fees.ts';
import type { Opening } from '../table/index.ts';
import { Table } from '../table/index.ts';
import { houseCard, offeringCard, tableCard } from './answers.ts';
import type { Desk } from './desk.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { inTurn } from './in-turn.ts';
import { Problem } from './problem.ts';
import { offeringOf } from './rules.ts';
import { tableCards } from './table-cards.ts';

const FELTS: Readonly<Record<HouseId, string>> = {
  'black-sheep': 'moss green',
  'hotel-del-rio': 'terracotta',
  empire: 'royal blue',
  'hawaiian-gardens': 'deep teal',
  'lucky-lady': 'plum',
};

const text = z.string().min(1).max(80);
const settingValues = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= 60, 'There are not that many settings.');

/** What a patron may ask of a table of his own. */
export const opens = {
  offering: text,
  limit: text.exactOptional(),
  options: z.array(text).max(20).exactOptional(),
  settings: settingValues.exactOptional(),
  table: settingValues.exactOptional(),
  seats: z.int().min(2).max(15).exactOptional(),
};

let shelf: z.input<typeof offeringCard>[] | undefined;

/** The 98 offerings as the lobby shows them. */
function shelves(): z.input<typeof offeringCard>[] {
  shelf ??= offerings.map(({ id, house, name, kind, limits }) => {
    const table = Table.open({ house, offering: id });
    if ('code' in table) throw new Error(table.message);
    const { family, line } = lobbyCard(id);
    const titles: readonly { readonly id: string; readonly title: string }[] = limits;
    return {
      id,
      house,
      name,
      kind,
      family,
      line,
      limits: titles.map((limit) => ({ id: limit.id, title: limit.title })),
      seats: table.state.sign.seats,
    };
  });
  return shelf;
}

/** Houses, games and tables. */
export function lobby(desk: Desk): Endpoint[] {
  const { room, bots: host, limits } = desk;
  const oneByOne = inTurn();
  async function open(opening: Opening, user: string, isPrivate: boolean) {
    const mine = room.summaries().filter(({ id }) => room.table(id)?.openedBy === user);
    if (mine.length >= limits.tablesEach)
      throw new Problem(
        409,
        'too-many-tables',
        `You have opened ${mine.length} tables already; each closes when everybody has left it.`,
      );
    const made = await room.openTable(opening, { by: user, isPrivate });
    if ('code' in made) throw new Problem(400, made.code, made.message);
    return made;
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
          const { name, city, line } = houses[id];
          return { id, name, city: city ?? '', felt: FELTS[id], line };
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
      summary: 'Tables that are open to all.',
      right: null,
      answer: z.object({ tables: z.array(tableCard) }),
      handle: async () => ({ tables: await tableCards(desk) }),
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
      answer: z.object({ table: z.string(), key: z.string().exactOptional() }),
      handle: async ({ body: { private: isPrivate = false, bots = 0, ...opening }, caller: { user } }) =>
        oneByOne(user.id, async () => {
          const { house } = offeringOf(opening.offering);
          const { table, key } = await open({ house, ...opening }, user.id, isPrivate);
          if (bots > 0) await host?.fill(table, bots);
          return { table, ...(key !== null && { key }) };
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/play',
      summary: 'Deal me in: a table of this offering with a free seat, opened with bots if there is none.',
      right: 'play',
      body: z.strictObject({ offering: text, limit: text.exactOptional() }),
      answer: z.object({ table: z.string() }),
      handle: async ({ body: { offering, limit }, caller: { user } }) =>
        oneByOne(user.id, async () => {
          const { house, limits: all } = offeringOf(offering);
          const titles: readonly { readonly id: string; readonly title: string }[] = all;
          const title = titles.find(({ id }) => id === limit)?.title;
          const fits = room
            .summaries()
            .filter(
              (table) =>
                table.offering === offering &&
                !table.isPrivate &&
                table.state === 'open' &&
                (limit === undefined || table.limit === title) &&
                (table.players.length < table.seats || table.players.includes(user.id)),
            );
          const mine = fits.find(({ players }) => players.includes(user.id));
          // The fullest of those with room: nobody likes to wait for a game.
          const fullest = fits.toSorted((a, b) => b.players.length - a.players.length).at(0);
          const found = mine ?? fullest;
          if (found !== undefined) return { table: found.id };
          const { table } = await open(
            withUsualFees({ house, offering, ...(limit !== undefined && { limit }) }),
            user.id,
            false,
          );
          const live = room.live(table);
          if (live !== undefined) await host?.fill(table, companyFor(live));
          return { table };
        }),
    }),
  ];
}
