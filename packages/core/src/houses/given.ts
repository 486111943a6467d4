import { quoted } from '../cards/quoted.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { nearest } from './nearest.ts';

/** The kinds of options, in words, and how to check each. */
const KINDS = {
  'a text': (value: unknown) => typeof value === 'string',
  'a whole number': Number.isSafeInteger,
  'a whole number above zero': (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0,
  'a number': (value: unknown) => typeof value === 'number' && !Number.isNaN(value),
  'zero or more': (value: unknown) => typeof value === 'number' && value >= 0,
  'a text or a number': (value: unknown) => typeof value === 'string' || Number.isFinite(value),
  'a function': (value: unknown) => typeof value === 'function',
  'yes or no': (value: unknown) => typeof value === 'boolean',
  'a list': Array.isArray,
  'a list of at least one': (value: unknown) => Array.isArray(value) && value.length > 0,
  'an object': isObject,
  'a text or a list of cards': isCards,
  'cards by their places': (value: unknown) => value instanceof Map,
} as const;

/** What each option of a function must be. */
export type Shape<T> = { readonly [Name in keyof T]-?: keyof typeof KINDS };

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Cards as a text, or as a list of any kind; the function that reads them checks that they are cards. */
export function isCards(value: unknown): value is string | ArrayLike<unknown> {
  return typeof value === 'string' || Array.isArray(value) || value instanceof Uint8Array;
}

/**
 * Why these are not valid options of a function; null if they are. In JavaScript there are no types to check them, and
 * a mistyped name would be silently ignored.
 */
export function whyNotOptions<T>(given: unknown, shape: Shape<T>): Refusal | null {
  if (!isObject(given)) return refuse('malformed', `Options come in an object, not ${quoted(given)}.`);
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (!Object.hasOwn(shape, name)) return refuse('malformed', noOption(name, Object.keys(shape)));
    const kind = shape[name as keyof T];
    if (value !== undefined && !KINDS[kind](value))
      return refuse('malformed', `"${name}" is ${kind}, not ${quoted(value)}.`);
  }
  return null;
}

/** What of this is not as it must be; undefined where all of it is. What else there is does not matter. */
export function amiss(
  given: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, keyof typeof KINDS>>,
): { readonly name: string; readonly says: string } | undefined {
  for (const name of Object.keys(shape))
    if (!KINDS[shape[name]](given[name])) return { name, says: `${shape[name]}, not ${quoted(given[name])}` };
  return undefined;
}

function noOption(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no option ${quoted(name)}${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : `; there are ${known.join(', ')}.`}`;
}
