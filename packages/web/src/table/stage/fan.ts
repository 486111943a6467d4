import { isTile } from '@cardroom/core/cards';
import type { Box } from '../../felt/spots.ts';

/** How a row of cards lies in a place: the width of one, and how far the next lies from it. */
export interface Fan {
  readonly width: number;
  readonly step: number;
}

/** Height of a card, and of a tile, to its width. */
const TALL = { card: 7 / 5, tile: 96 / 40 };
/** Least of a card that must be seen of it: its index. */
const SHOWS = 0.34;

/**
 * As large as the place is high, beside each other while there is room and overlapping when there is not;
 * smaller only when even that is not enough.
 */
export function fan(
  cards: readonly number[],
  { width, height }: Box,
  largest = Number.POSITIVE_INFINITY,
): Fan {
  const count = Math.max(1, cards.length);
  const tall = cards.some(isTile) ? TALL.tile : TALL.card;
  const one = Math.min(height / tall, width, largest, width / (1 + (count - 1) * SHOWS));
  const step = count === 1 ? one : Math.min(one * 1.07, (width - one) / (count - 1));
  return { width: one, step };
}
