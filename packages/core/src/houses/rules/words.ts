/** How rule cards say numbers and lists. */

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `three`, and from seventeen on `17`. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** 1 is `first`. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);

/** `one card`, `three cards`. */
export const count = (n: number, thing: string): string => `${number(n)} ${thing}${n === 1 ? '' : 's'}`;

/** `a, b and c`. */
export function list(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
