import type { Refusal } from '../../engine/refusal.ts';

/** A piece of a query, and where it is. */
export interface Word {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** A query that cannot be answered: why, and at which word the problem is. */
export interface QueryRefusal extends Refusal {
  /** Where the word begins in the query, from 0, and how long it is. */
  readonly at: number;
  readonly length: number;
}

/** An error thrown inside, which becomes a refusal. */
export class Misread extends Error {
  readonly word: Word;

  constructor(word: Word, message: string) {
    super(message);
    this.word = word;
  }
}

export const MOST_LETTERS = 4000;

const PIECE =
  /\s*(?:([a-z_][a-z0-9_-]*(?:\/[a-z0-9_-]+)?)|(\d+(?:\.\d+)?)|'([^']*)'|"([^"]*)"|(!=|<=|>=|[(),=<>+\-*/]))/iy;

/** Splits a query into words; refuses anything that is not one. */
export function wordsOf(query: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (query.slice(at).trim() !== '') {
    PIECE.lastIndex = at;
    const found = PIECE.exec(query);
    const start = at + (/^\s*/.exec(query.slice(at))?.[0].length ?? 0);
    if (found === null) {
      const text = /^\S+/.exec(query.slice(start))?.[0] ?? '';
      const quote = /^['"]/.test(text) ? 'This quote is never closed.' : `"${text}" is no word of a query.`;
      throw new Misread({ kind: 'sign', text, at: start }, quote);
    }
    const [, name, number, single, double, sign] = found;
    if (name !== undefined) words.push({ kind: 'name', text: name, at: start });
    else if (number !== undefined) words.push({ kind: 'number', text: number, at: start });
    else if (sign !== undefined) words.push({ kind: 'sign', text: sign, at: start });
    else words.push({ kind: 'text', text: single ?? double ?? '', at: start });
    at = PIECE.lastIndex;
  }
  words.push({ kind: 'end', text: '', at: query.length });
  return words;
}
