import { type HouseId, houses } from '@cardroom/core/houses';
import type { JackpotPosting } from '@cardroom/core/table';
import { z } from 'zod';
import type { Summary } from '../../room/table/summary.ts';
import { CAGE } from '../../store/ledger/ledger.ts';
import type { ServerContext } from '../context.ts';
import { done, type Endpoint, endpoint, OK } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { userId } from '../http/schemas.ts';
import { names as namesAnswer, role, tableCard as tableCardAnswer } from '../tables/answers.ts';
import { asOpened, openedTable, opens } from '../tables/lobby.ts';
import { offeringOf } from '../tables/rules.ts';
import { tableCard } from '../tables/table-cards.ts';
import { getUp } from './bans.ts';
import { byHouseDay } from './house-days.ts';

const AT_ONCE = 100;

const cents = z.int().min(0);
const percent = z.int().min(0).max(100);
const jackpot = z.strictObject({
  title: z.string().min(1).max(80),
  for: z.enum(['bad beat', 'high hand']),
  share: z.int().min(0).max(9).exactOptional(),
  least: z.strictObject({ hand: z.string().max(60), board: z.string().max(60).exactOptional() }),
  fewest: z.int().min(2).max(15),
  shares: z.strictObject({ loser: percent, winner: percent, others: percent }),
}) satisfies z.ZodType<JackpotPosting>;
const patron = z.object({
  id: z.string(),
  name: z.string(),
  role,
  guest: z.boolean(),
  muted: z.boolean(),
  banned: z.string().nullable().describe('why the floor has banned them from the room'),
  rail: z.int(),
  since: z.int(),
});
const node = z.object({
  name: z.string(),
  version: z.string(),
  here: z.boolean().describe('it answers this request'),
  live: z.boolean().describe('it has said within five seconds that it is there'),
  draining: z.boolean().describe('it hands its tables to others, to be stopped'),
  tables: z.int(),
  load: z.number().describe('tables and the people at them; new tables go where it is smallest'),
  lag: z.number().describe('milliseconds that its last renewal took'),
  since: z.int(),
});
const audited = z.object({
  id: z.int(),
  at: z.int(),
  by: z.string(),
  what: z.string(),
  detail: z.unknown(),
});

/** Whom an entry is about. */
function peopleIn(detail: unknown): string[] {
  if (typeof detail !== 'object' || detail === null) return [];
  return ['user', 'player'].flatMap((key) => {
    const id: unknown = Reflect.get(detail, key);
    return typeof id === 'string' ? [id] : [];
  });
}

const tableIn = (detail: unknown): unknown =>
  typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'table') : undefined;

/** The floor's own pages; an auditor reads them. */
export function floor(context: ServerContext): Endpoint[] {
  const { room, store, names, sockets, bots: host } = context;

  const audit = (by: string, what: string, detail: unknown) =>
    store.house.audit(room.clock.now(), by, what, detail);

  const doneBy = (by: string) => ({ by, at: room.clock.now() });

  async function somebody(id: string) {
    const user = await store.people.find(id);
    if (user === null) throw new Problem(404, 'no-patron', 'There is nobody with this id.');
    return user;
  }

  return [
    endpoint({
      method: 'GET',
      path: '/api/floor/tables',
      summary:
        'All open tables, private ones too, with what is posted at them and who sits there; those in trouble first.',
      right: 'inspect',
      answer: z.object({
        tables: z.array(
          tableCardAnswer.extend({
            private: z.boolean(),
            opening: z.unknown(),
            players: z.array(z.string()),
            watchers: z.int(),
            at: z.int().describe('when something last happened there'),
            away: z.int().describe('how many sit out'),
            bankRefused: z.boolean().describe('the bank was offered around and nobody took it'),
            calls: z
              .array(z.object({ player: z.string(), what: z.string(), at: z.int() }))
              .describe('players who have called the floor and are waiting for it'),
            node: z
              .string()
              .exactOptional()
              .describe('which node of the room has it, where there are several'),
          }),
        ),
        names: namesAnswer,
      }),
      handle: async () => {
        const { nodes } = room;
        const here = room.summaries().map((summary) => ({ ...summary, ...(nodes && { node: nodes.name }) }));
        const all: readonly (Summary & { readonly node?: string })[] = [
          ...here,
          ...(nodes?.elsewhere() ?? []),
        ];
        // What needs the floor comes first.
        const open = [
          ...all.filter(({ trouble }) => trouble !== null),
          ...all.filter(({ trouble }) => trouble === null),
        ];
        const ids = new Set(
          open.flatMap(({ players, calls }) => [...players, ...calls.map(({ player }) => player)]),
        );
        await names.load(ids);
        return {
          tables: open.map((summary) => ({
            ...tableCard(summary, names),
            trouble: summary.trouble,
            private: summary.isPrivate,
            opening: summary.opening,
            players: [...summary.players],
            watchers: summary.watchers,
            at: summary.at,
            away: summary.away,
            bankRefused: summary.bankRefused,
            calls: [...summary.calls],
            ...(summary.node !== undefined && { node: summary.node }),
          })),
          names: names.record(ids),
        };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/tables',
      summary: 'Opens a table with any fee options, buy-in and jackpot that may be posted.',
      right: 'run',
      body: z.strictObject({
        ...opens,
        buyIn: z.strictObject({ least: cents, most: cents.nullable() }).exactOptional(),
        jackpot: jackpot.exactOptional(),
        private: z.boolean().exactOptional(),
        bots: z.int().min(0).max(14).exactOptional(),
      }),
      answer: openedTable,
      handle: async ({ body, caller: { user } }) => {
        const { private: isPrivate = false, bots = 0, ...opening } = body;
        const { house } = offeringOf(opening.offering);
        const made = await room.openTable(asOpened({ house, ...opening }), { by: user.id, isPrivate, bots });
        if ('code' in made) throw new Problem(400, made.code, made.message);
        await audit(user.id, 'opened a table', { table: made.table, ...body });
        if (bots > 0 && !made.elsewhere) await host?.fill(made.table, bots);
        return { table: made.table, ...(made.key !== null && { key: made.key }), notes: [...made.notes] };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/floor/nodes',
      summary: 'The nodes that run the room together; none where one process runs it alone.',
      right: 'inspect',
      answer: z.object({ nodes: z.array(node) }),
      handle: async () => ({
        // Addresses are for the nodes themselves.
        nodes: ((await room.nodes?.list()) ?? []).map(({ address, ...shown }) => shown),
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/floor/drop',
      summary:
        'Collections and jackpot drops by house, game, day (those of each house), or game and the line of its book that prints the fee.',
      right: 'inspect',
      query: z.strictObject({ by: z.enum(['house', 'game', 'day', 'line']) }),
      answer: z.array(z.object({ of: z.string(), drop: z.int(), jackpot: z.int() })),
      handle: async ({ query: { by } }) =>
        by === 'day'
          ? byHouseDay(await store.books.takenByHour())
          : by === 'line'
            ? store.books.takenByLine()
            : store.books.taken(by),
    }),
    endpoint({
      method: 'GET',
      path: '/api/floor/audit',
      summary:
        'What floor staff have done, newest first; of one table, of one hand there, or by or about one person.',
      right: 'inspect',
      query: z.strictObject({
        before: z.coerce.number().pipe(z.int()).exactOptional(),
        table: z.string().max(60).exactOptional(),
        hand: z.coerce.number().pipe(z.int().min(1)).exactOptional(),
        person: z.string().max(80).exactOptional().describe('a name'),
      }),
      answer: z.object({
        entries: z.array(audited),
        names: namesAnswer,
        tables: z.record(z.string(), z.string()).describe('open tables that are spoken of, by id'),
      }),
      handle: async ({ query: { person, ...query } }) => {
        const asked = person === undefined ? undefined : await store.people.named(person);
        if (asked === null) return { entries: [], names: {}, tables: {} };
        const entries = await store.house.audited({
          ...query,
          ...(asked !== undefined && { person: asked.id }),
          limit: AT_ONCE,
        });
        const ids = new Set(entries.flatMap(({ by, detail }) => [by, ...peopleIn(detail)]));
        await names.load(ids);
        const spoken = new Set(entries.map(({ detail }) => tableIn(detail)));
        const open = room.summaries().filter(({ id }) => spoken.has(id));
        const tables = Object.fromEntries(
          open.map(({ id, name, house, limit }) => [
            id,
            `${name}, ${houses[house as HouseId].name}, ${limit}`,
          ]),
        );
        return { entries, names: names.record(ids), tables };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/floor/ledger/check',
      summary: 'Whether the books balance, and what the cage has issued.',
      right: 'inspect',
      answer: z.object({ ok: z.boolean(), findings: z.array(z.string()), issued: z.int() }),
      handle: async () => {
        const findings = await store.books.check();
        return { ok: findings.length === 0, findings, issued: -(await store.books.balance(CAGE)) };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/floor/patrons',
      summary: 'Everybody with a name, by name.',
      right: 'inspect',
      query: z.strictObject({ after: z.string().max(80).exactOptional() }),
      answer: z.object({ patrons: z.array(patron) }),
      handle: async ({ query }) => ({
        patrons: (await store.people.all({ ...query, limit: AT_ONCE })).map((user) => ({
          id: user.id,
          name: user.name,
          role: user.role,
          guest: user.guest,
          muted: user.muted,
          banned: user.banned,
          rail: room.money.rail(user.id),
          since: user.createdAt,
        })),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/roles',
      summary: 'Gives somebody with a password a role. That person has to sign in again.',
      right: 'run',
      body: z.strictObject({ user: userId, role }),
      answer: done,
      handle: async ({ body, caller }) => {
        if (body.user === caller.user.id)
          throw new Problem(403, 'own-role', 'Another member of the floor has to change your role.');
        const user = await somebody(body.user);
        if (user.password === null && (body.role === 'floor' || body.role === 'auditor'))
          throw new Problem(409, 'no-password', 'Staff need an account with a password.');
        await store.people.update(body.user, { role: body.role }, doneBy(caller.user.id));
        names.learn({ ...user, role: body.role });
        sockets.changed(body.user);
        sockets.dropUser(body.user, 'Your role was changed.');
        if (body.role === 'floor' || body.role === 'auditor') await getUp(context, caller.user.id, body.user);
        return OK;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/mute',
      summary: 'Mutes somebody in chat at all tables, or unmutes them.',
      right: 'run',
      body: z.strictObject({ user: userId, muted: z.boolean() }),
      answer: done,
      handle: async ({ body: { user, muted }, caller }) => {
        await somebody(user);
        await store.people.update(user, { muted }, doneBy(caller.user.id));
        return OK;
      },
    }),
  ];
}
