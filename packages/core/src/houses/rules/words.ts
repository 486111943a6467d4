import { capital, inWords } from '../../engine/words.ts';

/** How rule cards say numbers. */

/** `three`, and from seventeen on `17`. */
export const number = (n: number): string => inWords(n, 16);

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);

/** `one card`, `three cards`. */
export const count = (n: number, thing: string): string => `${number(n)} ${thing}${n === 1 ? '' : 's'}`;

export const sentence = (text: string): string => `${capital(text)}.`;

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
