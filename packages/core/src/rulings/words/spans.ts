import type { Span } from '../../engine/irregularities/facts.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

const number = (n: number): string => NUMBERS[n] ?? String(n);

/** `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** `one`, `two to four`, `fewer than five`, `two or more`: of things that there are `least` of or more. */
export function sayCount({ from = 0, below }: Span, least = 0): string {
  const first = Math.max(from, least);
  if (below === undefined) return `${number(first)} or more`;
  if (below - first <= 1) return number(first);
  return first === least ? `fewer than ${number(below)}` : `${number(first)} to ${number(below - 1)}`;
}

/** 1 is `first`. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
