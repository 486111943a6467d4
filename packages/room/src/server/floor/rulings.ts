import { type Offering, sayValue } from '@cardroom/core/houses';
import type { Ruling } from '@cardroom/core/rulings';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { irregularity, irregularityKind } from '../http/ruling-schemas.ts';
import { tableId } from '../http/schemas.ts';
import { askOwner } from '../nodes/ask-owner.ts';

const known = z.object({
  what: irregularityKind,
  of: z
    .enum(['table', 'seat', 'cards', 'hand', 'hand cards', 'circle', 'unbet circle', 'wager'])
    .describe(
      'what has to be said of it: nothing more, whose, which cards (or a pile’s), which circle or bet',
    ),
  asks: z
    .array(z.enum(['by', 'count', 'looked', 'exposed', 'cents', 'hand', 'cards', 'other']))
    .describe('what may be said besides, because the ruling may depend on it'),
});

type Known = z.input<typeof known>;

const remedy = z.array(z.looseObject({ do: z.string() })).describe('to be sent back as it is');

const ruled = z.object({
  ruling: z
    .object({
      remedy,
      say: z.string(),
      cite: z.string().nullable(),
      reading: z
        .object({
          setting: z.string(),
          title: z.string(),
          is: z.string().describe('the choice by which it holds at this table, in words'),
        })
        .exactOptional()
        .describe('where lines can be read in more than one way: the setting that decided'),
    })
    .nullable()
    .describe('null where neither the book nor the room says anything'),
  choices: z.array(
    z.object({ remedy, name: z.string().exactOptional() }).describe('named where the ruling leaves it open'),
  ),
});

/** The setting by which torn lines are read, in words; none where a ruling depends on none. */
function readingOf(ruling: Ruling | null, offering: Offering | undefined) {
  const reading = ruling?.reading;
  const setting = reading && offering?.settings[reading.setting];
  if (reading === undefined || setting === undefined) return undefined;
  return { setting: reading.setting, title: setting.title, is: sayValue(setting, reading.is) };
}

/** What the floor asks before it rules. To rule is a command at the table. */
export function rulings(context: ServerContext): Endpoint[] {
  const { room, store } = context;
  return [
    endpoint({
      method: 'GET',
      path: '/api/floor/irregularities',
      summary: 'What may go wrong in the hand that a table plays; none between hands.',
      right: 'inspect',
      query: z.strictObject({ table: tableId }),
      answer: z.object({ known: z.array(known) }),
      handle: async ({ query: { table }, request }) => {
        const elsewhere = await askOwner<{ known: Known[] }>(context, request, table);
        if (elsewhere !== undefined) return elsewhere;
        const live = room.live(table);
        if (live === undefined) throw new Problem(404, 'not-found', 'There is no such table open.');
        const known = live.table.machine?.irregularities ?? [];
        return { known: known.map((one) => ({ ...one, asks: [...one.asks] })) };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/floor/ruling',
      summary:
        'The ruling on something that went wrong, for the hand as it stands, and what could be done instead. Asking is written into the audit log, since a ruling may go by what a card is.',
      right: 'run',
      body: z.strictObject({ table: tableId, irregularity }),
      answer: ruled,
      handle: async ({ body: { table, irregularity: wrong }, caller: { user }, request }) => {
        const asked = { table, irregularity: wrong };
        const elsewhere = await askOwner<z.input<typeof ruled>>(context, request, table, asked);
        if (elsewhere !== undefined) return elsewhere;
        const found = room.ruling(table, wrong);
        if (!found.ok) throw new Problem(found.code === 'not-found' ? 404 : 409, found.code, found.message);
        await store.house.audit(room.clock.now(), user.id, 'asked for a ruling', {
          table,
          irregularity: wrong,
        });
        const { ruling, choices } = found;
        const reading = readingOf(ruling, room.live(table)?.table.state.sign.offering);
        return {
          ruling: ruling && {
            remedy: [...ruling.remedy],
            say: ruling.say,
            cite: ruling.cite,
            ...(reading && { reading }),
          },
          choices: choices.map(({ remedy, name }) => ({
            remedy: [...remedy],
            ...(name !== undefined && { name }),
          })),
        };
      },
    }),
  ];
}
