import { IRREGULARITIES, type Irregularity, type Remedy } from '@cardroom/core/rulings';
import { z } from 'zod';

/** What went wrong and what is done about it, as the floor sends it. */

const MOST_CENTS = 1_000_000_000_00;
const place = z.int().min(0).max(63);
const many = z.int().min(0).max(1000);

export const irregularityKind = z.enum(IRREGULARITIES);

export const irregularity = z.strictObject({
  what: irregularityKind,
  seat: place.exactOptional(),
  spot: z.int().min(-1).max(999).exactOptional(),
  other: z.int().min(-1).max(999).exactOptional(),
  hand: place.exactOptional(),
  shared: z.string().min(1).max(40).exactOptional(),
  pile: many.exactOptional(),
  wager: many.exactOptional(),
  cents: z.int().min(0).max(MOST_CENTS).exactOptional(),
  cards: z.array(place).max(20).exactOptional(),
  count: z.int().min(1).max(60).exactOptional(),
  by: z.enum(['dealer', 'player']).exactOptional(),
  looked: z.literal(true).exactOptional(),
  exposed: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Irregularity>;

/** Which remedies there are is the table's to say: it takes none but those that it could have offered. */
const remedy = z.custom<Remedy>(
  (value) => typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string',
  'A remedy says what to do.',
);

export const remedies = z.array(remedy).min(1).max(6);

/** The floor's own words. */
export const reason = z.string().trim().min(1).max(200);
