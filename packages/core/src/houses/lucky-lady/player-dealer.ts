import { ezBaccaratPanda8, fortune7Baccarat } from './baccarat.ts';
import { noBustBlackjack, noBustBlackjack2001 } from './blackjack.ts';
import { threeCardPoker6CardBonus, ultimateTexasHoldemBadBeat } from './casino-poker.ts';
import { fortunePaiGowPoker } from './pai-gow.ts';

/** The house's games against a player-dealer, in the order of the lobby. */
export const playerDealer = [
  noBustBlackjack2001,
  noBustBlackjack,
  fortunePaiGowPoker,
  ultimateTexasHoldemBadBeat,
  fortune7Baccarat,
  ezBaccaratPanda8,
  threeCardPoker6CardBonus,
] as const;
