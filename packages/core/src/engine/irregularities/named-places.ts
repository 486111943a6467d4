import { type Refusal, refuse } from '../refusal.ts';
import { plural } from '../words.ts';

/** Why cards are not named by their places in a hand of so many; null when they are. */
export function whyNoCards(held: number, cards: unknown): Refusal | null {
  const isPlace = (at: unknown) => typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < held;
  const listed = Array.isArray(cards) && cards.length > 0 && new Set(cards).size === cards.length;
  if (listed && cards.every(isPlace)) return null;
  return refuse('bad-cards', `The hand has ${plural(held, 'card')}: say which of them it was.`);
}
