import { z } from 'zod';
import type { Me, Patron, TableCard } from '../protocol/messages.ts';

/** What the room answers, written down once for the code and for /openapi.json. */

export const role = z.enum(['patron', 'proposition', 'floor', 'auditor']);
const family = z.enum([
  'holdem-omaha',
  'stud',
  'draw-lowball',
  'split-mixed',
  'chinese',
  'pai-gow',
  'baccarat',
  'blackjack',
  'casino-poker',
]);

export const me = z.object({
  id: z.string(),
  name: z.string(),
  role,
  guest: z.boolean(),
  rail: z.int().describe('chips on the rail, in cents'),
  mustChange: z.boolean().exactOptional().describe('the password was for once and has to be changed'),
}) satisfies z.ZodType<Me>;

const patron = z.object({ name: z.string(), bot: z.boolean() }) satisfies z.ZodType<Patron>;
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
}) satisfies z.ZodType<TableCard>;

export const houseCard = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  felt: z.string(),
  line: z.string(),
});

export const offeringCard = z.object({
  id: z.string(),
  house: z.string(),
  name: z.string(),
  kind: z.enum(['pot', 'points', 'player-dealer']),
  family,
  line: z.string(),
  limits: z.array(z.object({ id: z.string(), title: z.string() })),
  seats: z.int(),
});

export const ruleCardAnswer = z.object({
  offering: z.string(),
  name: z.string(),
  house: z.string(),
  kind: z.string(),
  cite: z.string(),
  sections: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        lines: z.array(z.string()).readonly(),
        tables: z.array(z.unknown()).readonly(),
      }),
    )
    .readonly(),
});

/** Openings, snapshots and events are as docs/protocol.md and the package's types tell. */
const native = z.unknown();

export const pastHand = z.object({
  opening: native,
  base: native.describe('the table before the hand'),
  seq: z.int().describe('the number of the first event'),
  events: z.array(native).readonly(),
  names,
  commitments: z.array(
    z.object({ seq: z.int(), kind: z.enum(['card', 'die']), root: z.string(), size: z.int() }),
  ),
});

export const proofs = z.object({
  shuffles: z.array(z.object({ seq: z.int(), root: z.string(), size: z.int(), proofs: z.array(native) })),
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
