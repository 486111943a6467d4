import { baccarats as blackSheepBaccarats } from './black-sheep/baccarat.ts';
import { blackjacks as blackSheepBlackjacks } from './black-sheep/blackjack.ts';
import { casinoPoker as blackSheepCasinoPoker } from './black-sheep/casino-poker.ts';
import { paiGow as blackSheepPaiGow } from './black-sheep/pai-gow.ts';
import { baccarats as empireBaccarats } from './empire/baccarat.ts';
import { blackjacks as empireBlackjacks } from './empire/blackjack.ts';
import { casinoPoker as empireCasinoPoker } from './empire/casino-poker.ts';
import { ninesUp as empireNinesUp } from './empire/nines-up.ts';
import { paiGow as empirePaiGow } from './empire/pai-gow.ts';
import { tiles as empireTiles } from './empire/tiles.ts';
import { baccarats as gardensBaccarats } from './hawaiian-gardens/baccarat.ts';
import { blackjacks as gardensBlackjacks } from './hawaiian-gardens/blackjack.ts';
import { casinoPoker as gardensCasinoPoker } from './hawaiian-gardens/casino-poker.ts';
import { nines as gardensNines } from './hawaiian-gardens/nines.ts';
import { paiGow as gardensPaiGow } from './hawaiian-gardens/pai-gow.ts';
import { tiles as gardensTiles } from './hawaiian-gardens/tiles.ts';
import { casinoPoker as delRioCasinoPoker } from './hotel-del-rio/casino-poker.ts';
import { baccarats as luckyLadyBaccarats } from './lucky-lady/baccarat.ts';
import { blackjacks as luckyLadyBlackjacks } from './lucky-lady/blackjack.ts';
import { casinoPoker as luckyLadyCasinoPoker } from './lucky-lady/casino-poker.ts';
import { paiGow as luckyLadyPaiGow } from './lucky-lady/pai-gow.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';

/** What is played against a player-dealer, at all houses. */
export const playerDealerOfferings: readonly PlayerDealerOffering[] = [
  ...blackSheepBaccarats,
  ...gardensBaccarats,
  ...luckyLadyBaccarats,
  ...blackSheepPaiGow,
  ...blackSheepCasinoPoker,
  ...delRioCasinoPoker,
  ...empirePaiGow,
  ...empireCasinoPoker,
  ...gardensPaiGow,
  ...gardensCasinoPoker,
  ...luckyLadyPaiGow,
  ...luckyLadyCasinoPoker,
  ...blackSheepBlackjacks,
  ...empireBaccarats,
  ...empireBlackjacks,
  ...empireTiles,
  empireNinesUp,
  ...gardensNines,
  ...gardensBlackjacks,
  ...gardensTiles,
  ...luckyLadyBlackjacks,
];
