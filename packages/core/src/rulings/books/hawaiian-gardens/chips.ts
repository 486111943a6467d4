import type { Ruling } from '../../ruling.ts';

/** Chips and words that do not fit each other, which the book prints game by game. */

export const betNotAsSaid = (cite: string): Ruling => ({
  what: 'bet not as said',
  when: { lastBet: ['bet', 'raise'] },
  remedy: [{ do: 'as said' }],
  cite,
  say: 'What was said counts, not the chips: the bet is corrected to what the player said.',
});

/** One chip too large, put in without a word, when there is a bet to call. */
export const chipAsCall = (cite: string): Ruling => ({
  what: 'oversize chip',
  when: { lastBet: ['raise'] },
  remedy: [{ do: 'is a call' }],
  cite,
  say: 'One larger chip put in without a word is a call. A raise has to be announced.',
});

/** The same, when there is none. */
export const chipAsBet = (cite: string): Ruling => ({
  what: 'oversize chip',
  when: { lastBet: ['bet'] },
  remedy: [{ do: 'stands' }],
  cite,
  say: 'One chip bet without a word is a bet of all it is worth, as far as the limit allows.',
});
