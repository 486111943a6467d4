import { printCards } from '../cards/index.ts';

/** How the school speaks of seats and lists. */

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** `Seat 1`, `Seat 1 and Seat 4`, in the order of the seats. */
export const seatNames = (seats: readonly number[]): string =>
  listed([...seats].sort((a, b) => a - b).map(seatName));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cards from the highest to the lowest, as a dealer spreads them. */
export const spread = (cards: readonly number[]): string => printCards([...cards].sort((a, b) => b - a));

/** `Ante bet`; a bet that is called one already is not called so twice. */
export const betCalled = (title: string): string => (/\bbet$/i.test(title) ? title : `${title} bet`);
