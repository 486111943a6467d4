import { twentyFirstCenturyBaccarat } from './baccarat.ts';
import { noBustBlackjack, pure215Blackjack, twentyFirstCenturyBlackjack } from './blackjack.ts';
import { threeCardPoker } from './casino-poker.ts';
import { ninesUp } from './nines-up.ts';
import { doubleHandPoker, fortunePaiGowPoker } from './pai-gow.ts';
import { paiGowTiles } from './tiles.ts';

/** The house's games against a player-dealer, in the order of the lobby. */
export const playerDealer = [
  ninesUp,
  noBustBlackjack,
  paiGowTiles,
  doubleHandPoker,
  twentyFirstCenturyBaccarat,
  threeCardPoker,
  pure215Blackjack,
  twentyFirstCenturyBlackjack,
  fortunePaiGowPoker,
] as const;
