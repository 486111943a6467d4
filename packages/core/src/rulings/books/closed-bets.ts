import type { Ruling } from '../ruling.ts';

/** Bets may not be changed once they are closed: they go back to what they were. */
export const closedBets = (cite: string): Ruling => ({
  what: 'altered wager',
  remedy: [{ do: 'put right' }],
  cite,
  say: 'The betting was closed: the bet goes back to what it was.',
});
