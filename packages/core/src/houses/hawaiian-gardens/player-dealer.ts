import { baccarat, ezBaccaratPanda8, fortune7Baccarat, gardensBaccarat } from './baccarat.ts';
import { blackjackPoker, hawaiianBlackjack } from './blackjack.ts';
import { caribbeanStud, pokara, threeCardPoker6CardBonus, ultimateTexasHoldem } from './casino-poker.ts';
import { faceUpPaiGowPoker } from './face-up-pai-gow.ts';
import { baccarat9, baccarat92009, nineAndAHalf, pan9, super9, super9BonusTie } from './nines.ts';
import { fortunePaiGowPoker, jokersWildPaiGowPoker, paiGowPoker } from './pai-gow.ts';
import { paiGowTiles, paiGowTilesWild } from './tiles.ts';

/** The house's games against a player-dealer, in the order of the lobby. */
export const playerDealer = [
  jokersWildPaiGowPoker,
  super9,
  hawaiianBlackjack,
  caribbeanStud,
  paiGowPoker,
  baccarat9,
  baccarat92009,
  paiGowTiles,
  nineAndAHalf,
  baccarat,
  fortunePaiGowPoker,
  pokara,
  pan9,
  super9BonusTie,
  blackjackPoker,
  ultimateTexasHoldem,
  threeCardPoker6CardBonus,
  ezBaccaratPanda8,
  fortune7Baccarat,
  paiGowTilesWild,
  faceUpPaiGowPoker,
  gardensBaccarat,
] as const;
