import { readFileSync } from 'node:fs';
import { findOffering } from '@cardroom/core/houses';
import { IRREGULARITIES, type PostedRuling, REMEDIES, type Remedy, type When } from '@cardroom/core/rulings';
import { z } from 'zod';
import { UsageError } from './text/errors.ts';
import { RULINGS } from './words/rulings.ts';

const flag = z.boolean().exactOptional();
const words = z.array(z.string().max(40)).min(1).max(60);
const span = z
  .strictObject({ from: z.int().min(0).exactOptional(), below: z.int().min(1).exactOptional() })
  .exactOptional();

const when = z.strictObject({
  by: z.enum(['dealer', 'player']).exactOptional(),
  looked: flag,
  since: z.array(z.enum(['nothing', 'deal', 'board', 'street', 'draw'])).exactOptional(),
  acted: span,
  drawn: span,
  count: span,
  first: flag,
  ranks: words.exactOptional(),
  anyRank: words.exactOptional(),
  street: words.exactOptional(),
  last: flag,
  players: span,
  dealer: flag,
  dealerIn: flag,
  opened: flag,
  lastAct: flag,
  lastBet: z.array(z.enum(['none', 'bet', 'raise'])).exactOptional(),
  toDraw: flag,
  raised: flag,
  limit: flag,
  place: span,
  exposed: flag,
  firstOfHand: flag,
  onlyFolds: flag,
  shown: span,
  boxed: span,
  named: flag,
  bankOpen: flag,
  houseWay: flag,
  natural: flag,
  size: z.enum(['under', 'within', 'over']).exactOptional(),
} satisfies { readonly [Fact in keyof Required<When>]: z.ZodType });

const remedy = z.custom<Remedy>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'do' in value &&
    REMEDIES.some((word) => word === value.do),
  { error: `"do" is one of ${REMEDIES.join(', ')}` },
);

const sentence = z.string().trim().min(1).max(300);

const postedRulings = z
  .array(
    z.strictObject({
      games: z.array(z.string()).min(1).exactOptional(),
      what: z.enum(IRREGULARITIES),
      when: when.exactOptional(),
      remedy: z.array(remedy).min(1).max(6),
      say: sentence,
    }),
  )
  .max(500);

/** A room's own rulings, from a file: which is used whole or not at all. */
export function loadPosted(file: string): readonly PostedRuling[] {
  const read = postedRulings.safeParse(parsed(file));
  if (!read.success) throw bad(file, said(read.error.issues[0]));
  for (const [i, { games = [] }] of read.data.entries()) {
    const unknown = games.find((id) => findOffering(id) === undefined);
    if (unknown !== undefined) throw bad(file, RULINGS.noGame(`[${i}].games`, unknown));
  }
  return read.data.map((ruling) => ({ ...ruling, cite: null }));
}

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw bad(file, RULINGS.notRead);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw bad(file, RULINGS.notJson);
  }
}

/** `[2].when.acted: …` */
function said({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `${place === '' ? '' : `${place}: `}${message}.`;
}

const bad = (file: string, why: string): UsageError =>
  new UsageError(RULINGS.badFile(file, why), RULINGS.fileHint);
