import { HIDDEN, parseCards, quoted } from '../../cards/index.ts';
import { type Result, refuse } from '../../engine/index.ts';
import type { StackedHands } from '../../engine/stacked-orders.ts';

/** Cards wanted in the hands of a practice table, by where they go. */
export type Stacked = StackedHands;

const PLACE = /^[a-z0-9/ ]{1,12}$/;
const MOST_PLACES = 20;

/**
 * Reads cards and where they go: seats by their numbers, `board`, and for player-dealer games `dealer`, `player`,
 * `banker`; `??` stands for any card.
 *
 * @example
 * ```ts
 * import { readStacked } from '@cardroom/core/practice';
 *
 * const read = readStacked('1: As Ad; board: Kh ?? 2c');
 * if (read.ok) console.log([...read.cards.keys()].join(', ')); // 1, board
 * ```
 */
export function readStacked(text: string): Result<{ readonly cards: Stacked }> {
  if (typeof text !== 'string') return refuse('malformed', `Cards are a text, not ${quoted(text)}.`);
  const cards = new Map<string, readonly number[]>();
  for (const part of text.split(';').filter((of) => of.trim() !== '')) {
    const [place = '', given = '', ...more] = part.split(':').map((of) => of.trim());
    const read = parseCards(given);
    if (!part.includes(':') || more.length > 0 || !PLACE.test(place) || cards.size === MOST_PLACES)
      return refuse('malformed', `Write cards as "1: As Ad; board: Kh Kd 2c", not ${quoted(part.trim())}.`);
    if (!read.ok) return refuse('malformed', read.message);
    if (cards.has(place)) return refuse('malformed', `The cards of ${quoted(place)} are given twice.`);
    if (read.cards.some((card) => card !== HIDDEN)) cards.set(place, read.cards);
  }
  return { ok: true, cards };
}
