import type { Random } from '../packages/core/src/cards/index.ts';

/** Makes values that fit a JSON schema, so that every message and every body has its turn, new ones too. */

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What is worth saying under a name: ids that exist, seats there are, amounts that are usual. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const WORDS = ['', 'a', 'fold', 'Ante', 'play', '👀', 'As', 'k_none', '0'.repeat(32), 'x'.repeat(70)];
/** Of ten values, so many come from the hints where there are any. */
const HINTED = 9;

export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

export function anyValue(schema: JsonSchema, random: Random, hints: Hints, name = ''): unknown {
  const known = hints[name];
  if (known !== undefined && known.length > 0 && random.below(10) < HINTED) return pick(known, random);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, random);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return anyValue(pick(either, random), random, hints, name);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return anyObject(schema, random, hints);
    case 'array':
      return anyList(schema, random, hints, name);
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
    case 'number':
      return anyNumber(schema, random);
    case 'string':
      return pick(WORDS, random);
    default:
      return null;
  }
}

function anyObject(schema: JsonSchema, random: Random, hints: Hints): unknown {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) === true || random.below(3) === 0,
  );
  return Object.fromEntries(entries.map(([name, of]) => [name, anyValue(of, random, hints, name)]));
}

function anyList(schema: JsonSchema, random: Random, hints: Hints, name: string): unknown[] {
  const { items = {}, minItems = 0, maxItems = 8 } = schema;
  const length = minItems + random.below(Math.min(maxItems, 14) - minItems + 1);
  return Array.from({ length }, () => anyValue(items, random, hints, `${name}[]`));
}

/** Ends of the range, small numbers, and any other. */
function anyNumber({ minimum = -5, maximum = 1_000_000 }: JsonSchema, random: Random): number {
  const span = Math.min(maximum - minimum, 2 ** 21 - 1);
  const some = [
    minimum,
    maximum,
    minimum + random.below(Math.min(span, 12) + 1),
    minimum + random.below(span + 1),
  ];
  return pick(some, random);
}
