import type { Random } from './random.ts';
import { shuffle } from './shuffle.ts';

/** These cards in a shuffled order; the list itself stays as it is. */
export const shuffledOrder = (cards: ArrayLike<number>, random: Random): number[] =>
  Array.from(shuffle(Uint8Array.from(cards), random));
