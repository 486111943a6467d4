import type { Span } from '../../engine/irregularities/facts.ts';
import { inWords } from '../../engine/words.ts';

/** `one`, `two to four`, `fewer than five`, `two or more`: of things that there are `least` of or more. */
export function sayCount({ from = 0, below }: Span, least = 0): string {
  const first = Math.max(from, least);
  if (below === undefined) return `${inWords(first)} or more`;
  if (below - first <= 1) return inWords(first);
  return first === least ? `fewer than ${inWords(below)}` : `${inWords(first)} to ${inWords(below - 1)}`;
}
