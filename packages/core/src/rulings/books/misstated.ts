import type { Ruling } from '../ruling.ts';

/** What a player says about a hand is not binding. */
export const misstated = (cite: string): Ruling => ({
  what: 'misstated hand',
  remedy: [{ do: 'put right' }],
  cite,
  say: 'What a player says about a hand does not count: the cards are read for what they are.',
});
