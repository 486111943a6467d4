/** How good cards are: every ranking the five books use, behind one small interface. Knows nothing of money. */
import { badugi, badugiAceHigh } from './badugi.ts';
import { caribbean, caribbeanStandard } from './caribbean.ts';
import { deuceSeven } from './deuce-seven.ts';
import { high } from './high.ts';
import { highBoard } from './high-board.ts';
import { bug, bugNoFlush } from './joker.ts';
import { aceFive, eightOrBetter, sixOrBetter } from './low.ts';
import { lowballJoker } from './lowball-joker.ts';
import { matchIt } from './match-it.ts';
import { mexican } from './mexican.ts';
import { nineAndAHalf } from './nine-and-a-half.ts';
import { nines } from './nines.ts';
import { ninesUp } from './nines-up.ts';
import { omaha, omahaLow8 } from './omaha.ts';
import { omahaLow } from './omaha-low.ts';
import { paiGowFront, paiGowFrontWild } from './pai-gow.ts';
import { pokara } from './pokara.ts';
import type { Ranking } from './ranking.ts';
import { lowRegularAceHigh, lowRegularAceLow } from './regular-low.ts';
import { sevenCardBonus, sevenCardBonusNoFlush, sevenCardBonusWild } from './seven-card-bonus.ts';
import { asianStud, asianStudFlushOver, ezMoney, shortDeck } from './short.ts';
import { sixCard } from './six-card.ts';
import { tahoeHigh, tahoeLow8 } from './tahoe.ts';
import { threeCard, threeCardFourLow } from './three-card.ts';
import { tiles, tilesKong, tilesWild } from './tiles.ts';
import {
  blackjack8,
  blackjackElite,
  blackjackPoker,
  hawaiian22,
  noBust22,
  noBust215,
  noBust2001,
  pure215,
  twentyOne,
} from './twenty-one.ts';
import { wild, wildNoFives } from './wild.ts';

export * from './badugi.ts';
export * from './caribbean.ts';
export * from './deuce-seven.ts';
export * from './high.ts';
export * from './high-board.ts';
export * from './joker.ts';
export { aceFive, aceFive7, eightOrBetter, sixOrBetter } from './low.ts';
export * from './lowball-joker.ts';
export * from './match-it.ts';
export * from './mexican.ts';
export * from './nine-and-a-half.ts';
export * from './nines.ts';
export * from './nines-up.ts';
export * from './omaha.ts';
export * from './omaha-low.ts';
export * from './pai-gow.ts';
export * from './pokara.ts';
export * from './ranking.ts';
export * from './regular-low.ts';
export * from './seven-card-bonus.ts';
export * from './short.ts';
export * from './six-card.ts';
export * from './tahoe.ts';
export * from './three-card.ts';
export * from './tiles.ts';
export * from './twenty-one.ts';
export * from './wild.ts';

/** All of them, by the names `cardroom rank` takes. */
export const rankings: readonly Ranking[] = [
  high,
  omaha,
  omahaLow8,
  omahaLow,
  tahoeHigh,
  tahoeLow8,
  shortDeck,
  ezMoney,
  asianStud,
  asianStudFlushOver,
  mexican,
  caribbean,
  caribbeanStandard,
  highBoard,
  bug,
  bugNoFlush,
  wild,
  wildNoFives,
  paiGowFront,
  paiGowFrontWild,
  sevenCardBonus,
  sevenCardBonusNoFlush,
  sevenCardBonusWild,
  aceFive,
  eightOrBetter,
  sixOrBetter,
  deuceSeven,
  lowballJoker,
  lowRegularAceHigh,
  lowRegularAceLow,
  badugi,
  badugiAceHigh,
  threeCard,
  threeCardFourLow,
  sixCard,
  pokara,
  tiles,
  tilesKong,
  tilesWild,
  nines,
  ninesUp,
  nineAndAHalf,
  twentyOne,
  hawaiian22,
  blackjackElite,
  noBust22,
  noBust2001,
  noBust215,
  pure215,
  blackjack8,
  blackjackPoker,
  matchIt,
];
