import { printCards } from '../cards/index.ts';
import { list } from '../engine/words.ts';

/** How the school speaks of seats and cards. */

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

/** `Seat 1`, `Seat 1 and Seat 4`, in the order of the seats. */
export const seatNames = (seats: readonly number[]): string =>
  list([...seats].sort((a, b) => a - b).map(seatName));

/** Cards from the highest to the lowest, as a dealer spreads them. */
export const spread = (cards: readonly number[]): string => printCards([...cards].sort((a, b) => b - a));

/** `Ante bet`; a title that already ends in "bet" stays as it is. */
export const betCalled = (title: string): string => (/\bbet$/i.test(title) ? title : `${title} bet`);
