import type { ShownSeat } from '@cardroom/core/school';

/** Seats on the far side of the table, from left to right, and on the near side, from right to left: clockwise. */
export interface AroundTable {
  readonly top: readonly ShownSeat[];
  readonly bottom: readonly ShownSeat[];
}

/** From so many seats on, and up to so many cards for each, a table has two sides. */
const FEWEST = 4;
const MOST_CARDS = 3;

/** Two rows where seats are small enough to stand side by side; otherwise all of them one after the other. */
export function aroundTable(seats: readonly ShownSeat[]): AroundTable {
  const most = Math.max(0, ...seats.map(({ cards }) => cards.split(' ').length));
  if (seats.length < FEWEST || most > MOST_CARDS) return { top: [], bottom: seats };
  const half = Math.ceil(seats.length / 2);
  return { top: seats.slice(0, half), bottom: seats.slice(half) };
}
