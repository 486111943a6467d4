import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { setting } from '../offering/setting.ts';

/** How many may put the bank up together, if the book has partners at all. */

export const partners = <const M extends 3 | 4>(cite: string, most: M) =>
  setting({
    title: 'Players who may share the bank, including the player-dealer',
    cite,
    choices: [1, 2, 3, 4],
    printed: most,
    customary: 3,
  });

/** 002:665 has more than one wager in the player-dealer's position, and no number of them. */
export const anyPartners = (cite: string, seats: number) =>
  setting({
    title: 'Players who may share the bank, including the player-dealer',
    cite,
    choices: [1, 2, 3, 4, seats],
    customary: 3,
    default: seats,
  });

/** A bet of the player-dealer's on an empty seat, which only draws cards. */
export const noAction = (cite: string) =>
  setting({
    title: 'Player-dealer may place the minimum bet on an empty seat with "No Action", dealt face down',
    cite,
    choices: [true, false],
    printed: true,
    customary: false,
  });

/** Bets of several players on a spot, called kum-kum. */
export const sharedBets = (cite: string) =>
  setting({
    title: 'Several bets on a spot that the bank can only partly cover',
    cite,
    choices: ['as one bet', 'one after another'],
    printed: 'as one bet',
    customary: 'one after another',
  });

/** If bets at other positions are not taken, a bet on an empty seat's circle is read as one. */
export const noEmptySpots = (cite: string, said: 'printed' | 'read') =>
  setting({
    title: 'Players may bet at an empty seat, though there is no back line',
    cite,
    choices: [false, true],
    printed: said === 'printed' ? false : null,
    customary: true,
    default: false,
  });

export const withoutBackline = (emptySpots: boolean): PlayerDealerGame['backline'] => ({
  kinds: 'none',
  most: 0,
  decides: 'seated',
  ...(emptySpots ? {} : { ownCircleOnly: true }),
});

/** For games that allow bets from the back line without printing how many. */
export const backlineMost = (cite: string, value: 6 | 8) =>
  setting({
    title: 'Back-line bettors per circle, at most (no number printed)',
    cite,
    choices: [1, 2, 3, 6, 8, 20],
    customary: value,
  });
