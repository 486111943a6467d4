import type { Step } from './game.ts';

/** The words game files are written in. */

/** Cards to each player from the left of the button, one at a time. */
export const deal = (count: number): Step => ({ do: 'deal', count, inOne: false });
/** Cards to each player from the left of the button, each player's in one go. */
export const dealInOne = (count: number): Step => ({ do: 'deal', count, inOne: true });
/** Everybody lays the whole hand face down, at the same time. */
export const setDown = (count: number): Step => ({ do: 'set', count, face: 'down', together: true });
/** In turn from the left of the button, face up and for good. */
export const place = (count: number): Step => ({ do: 'set', count, face: 'up', together: false });

/** A hand dealt at once and laid before the others get theirs; its discard goes back into the deck. */
export const fantasyHand = (dealt: number, laid: number, face: 'up' | 'down'): Step[] => [
  { do: 'deal', count: dealt, inOne: true, fantasy: true },
  { do: 'set', count: laid, face, together: false, fantasy: true },
  { do: 'discards back' },
];
