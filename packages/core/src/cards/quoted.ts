const LONGEST = 40;

/**
 * Any value as it is quoted in a sentence: short, whatever it is.
 *
 * @example
 * ```ts
 * import { quoted } from '@cardroom/core/cards';
 *
 * console.log(quoted('7-14'), quoted(undefined), quoted([1, 2])); // "7-14" nothing a list
 * ```
 */
export function quoted(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      if (value === null) return 'nothing';
      return Array.isArray(value) ? 'a list' : 'an object';
    default:
      return 'nothing';
  }
}
