import { twentyFirstCenturyBaccarat } from './baccarat.ts';
import { noBustBlackjack, pure215Blackjack, twentyFirstCenturyBlackjack } from './blackjack.ts';
import { threeCardPoker } from './casino-poker.ts';
import { ninesUp } from './nines-up.ts';
import { doubleHandPoker, fortunePaiGowPoker } from './pai-gow.ts';
import { paiGowTiles } from './tiles.ts';

/** What is played against a player-dealer here, in the order of the lobby. */
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
