import { type Family, FORCED, type ForcedBets, familyTitles, type LimitRange } from '@cardroom/core/houses';
import type { Me, MyTable, Patron, TableCard } from '@cardroom/core/protocol';
import { z } from 'zod';

/** What the room answers, written down once for the code and for /openapi.json. */

export const role = z.enum(['patron', 'proposition', 'floor', 'auditor']);
const family = z.enum(Object.keys(familyTitles) as Family[]);

export const me = z.object({
  id: z.string(),
  name: z.string(),
  role,
  guest: z.boolean(),
  rail: z.int().describe('chips on the rail, in cents'),
  banned: z.string().exactOptional().describe('why the floor has banned you from the room'),
  mustChange: z.boolean().exactOptional().describe('the password works only once and has to be changed'),
}) satisfies z.ZodType<Me>;

const patron = z.object({ name: z.string(), bot: z.boolean(), role }) satisfies z.ZodType<Patron>;
export const names = z.record(z.string(), patron).describe('patrons by id');

export const tableCard = z.object({
  id: z.string(),
  house: z.string(),
  offering: z.string(),
  name: z.string(),
  limit: z.string(),
  seats: z.int(),
  taken: z.int(),
  bots: z.int(),
  waiting: z.int(),
  hands: z.int(),
  average: z.int().nullable().describe('average pot or bank of the last hands, in cents'),
  banker: z.string().nullable(),
  state: z.enum(['open', 'paused', 'closing']),
  trouble: z.string().nullable().describe('what went wrong there, where it has been stopped for that'),
}) satisfies z.ZodType<TableCard>;

export const myTable = z.object({
  id: z.string(),
  house: z.string(),
  offering: z.string(),
  name: z.string(),
  limit: z.string(),
  private: z.boolean(),
  state: tableCard.shape.state,
  seat: z.int().nullable().describe('null if you have none'),
  stands: z.boolean().describe('betting on the back line without a seat'),
  chips: z.int().describe('your chips at the table, in cents'),
  away: z.boolean().describe('sitting out'),
  place: z.int().nullable().describe('on the waiting list, from 1'),
  waiting: z.int(),
  asked: z.enum(['act', 'bet', 'bank', 'sit']).nullable().describe('what the table is waiting for you to do'),
  until: z.int().nullable().describe('when your time for it ends; null if there is no limit'),
}) satisfies z.ZodType<MyTable>;

export const houseCard = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  felt: z.string(),
  line: z.string(),
  jackpot: z.int().describe('what the house has in its jackpot, in cents'),
});

const span = z.object({
  least: z.int(),
  most: z.int().nullable().describe('null if there is no maximum'),
  step: z.int(),
});

const ofPot = {
  cite: z.string(),
  forced: z.enum(Object.keys(FORCED) as ForcedBets[]).describe('the blinds or antes of its limits'),
  forcedCite: z.string().nullable().describe('null where they are customary'),
  buyIn: z.object({ least: z.int(), most: z.int().nullable() }).exactOptional(),
  unstructuredFrom: z.int().exactOptional(),
};

/** What may be opened besides the limits listed, in cents. */
const limitRange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), bet: span, times: z.array(z.int()).readonly(), ...ofPot }),
  z.object({
    kind: z.enum(['no-limit', 'pot']),
    bet: span,
    figures: z.array(z.int()).readonly(),
    ...ofPot,
  }),
  z.object({ kind: z.literal('spread'), least: span, most: span, step: z.int(), ...ofPot }),
  z.object({ kind: z.literal('points'), point: span, cite: z.string() }),
  z.object({
    kind: z.literal('bets'),
    least: span,
    most: span,
    step: z.int(),
    bonus: z.object({ least: z.int(), most: z.int() }).exactOptional(),
    cite: z.string(),
  }),
]) satisfies z.ZodType<LimitRange>;

export const offeringCard = z.object({
  id: z.string(),
  house: z.string(),
  name: z.string(),
  kind: z.enum(['pot', 'points', 'player-dealer']),
  family,
  line: z.string(),
  limits: z
    .array(z.object({ id: z.string(), title: z.string(), cite: z.string().exactOptional() }))
    .describe('the usual ones'),
  ranges: z.array(limitRange).describe('what may be opened besides, as the book prints it'),
  seats: z.int(),
});

export const ruleCardAnswer = z.object({
  offering: z.string(),
  name: z.string(),
  house: z.string(),
  kind: z.string(),
  cite: z.string().nullable().describe('null for a game that is in no rule book'),
  sections: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        cite: z.string().exactOptional().describe('the lines of the book that print it'),
        lines: z.array(z.string()).readonly(),
        tables: z.array(z.unknown()).readonly(),
      }),
    )
    .readonly(),
});

/** Openings, snapshots and events are as docs/protocol.md and the package's types tell. */
const native = z.unknown();

export const commitment = z.object({
  seq: z.int(),
  kind: z.enum(['card', 'die']),
  root: z.string(),
  size: z.int(),
});

export const pastHand = z.object({
  opening: native,
  base: native.describe('the table before the hand'),
  seq: z.int().describe('the number of the first event'),
  events: z.array(native).readonly(),
  names,
  commitments: z.array(commitment),
});

export const proofs = z.object({
  shuffles: z.array(
    z.object({
      seq: z.int(),
      root: z.string(),
      size: z.int(),
      cut: z.int().describe('by how many cards the committed order was turned before it was dealt'),
      proofs: z.array(native),
    }),
  ),
});

export const myHand = z.object({
  id: z.int().describe('its place in the list; ask for more with `before`'),
  table: z.string(),
  number: z.int(),
  house: z.string(),
  offering: z.string(),
  began: z.int(),
  ended: z.int().nullable(),
  result: z.int().describe('cents won or lost'),
});
