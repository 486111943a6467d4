import { ezBaccarat } from './baccarat.ts';
import { blackjackElite } from './blackjack.ts';
import { threeCardPoker6CardBonus, ultimateTexasHoldem } from './casino-poker.ts';
import { faceUpPaiGowPoker, paiGowPokerGold } from './pai-gow.ts';

/** The house's games against a player-dealer, in the order of the lobby. */
export const playerDealer = [
  ezBaccarat,
  paiGowPokerGold,
  threeCardPoker6CardBonus,
  blackjackElite,
  faceUpPaiGowPoker,
  ultimateTexasHoldem,
] as const;
