/** How good cards are: every ranking the five books use, behind one small interface. Knows nothing of money. */

import { nineAndAHalf } from './count/nine-and-a-half.ts';
import { nines } from './count/nines.ts';
import { ninesUp } from './count/nines-up.ts';
import { tiles, tilesKong, tilesWild } from './count/tiles.ts';
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
} from './count/twenty-one.ts';
import { caribbean, caribbeanStandard } from './high/caribbean.ts';
import { high } from './high/high.ts';
import { highBoard } from './high/high-board.ts';
import { matchIt } from './high/match-it.ts';
import { mexican } from './high/mexican.ts';
import { omaha, omahaLow8 } from './high/omaha.ts';
import { pokara } from './high/pokara.ts';
import { asianStud, asianStudFlushOver, ezMoney, shortDeck } from './high/short.ts';
import { sixCard } from './high/six-card.ts';
import { tahoeHigh, tahoeLow8 } from './high/tahoe.ts';
import { threeCard, threeCardFourLow } from './high/three-card.ts';
import { bug, bugNoFlush } from './joker/joker.ts';
import { paiGowFront, paiGowFrontWild } from './joker/pai-gow.ts';
import { sevenCardBonus, sevenCardBonusNoFlush, sevenCardBonusWild } from './joker/seven-card-bonus.ts';
import { wild, wildNoFives } from './joker/wild.ts';
import { badugi, badugiAceHigh } from './low/badugi.ts';
import { deuceSeven } from './low/deuce-seven.ts';
import { aceFive, eightOrBetter, sixOrBetter } from './low/low.ts';
import { lowballJoker } from './low/lowball-joker.ts';
import { omahaLow } from './low/omaha-low.ts';
import { lowRegularAceHigh, lowRegularAceLow } from './low/regular-low.ts';
import type { Ranking } from './ranking.ts';

export { type CategoryName, categoryName } from './categories.ts';
export * from './count/nine-and-a-half.ts';
export * from './count/nines.ts';
export * from './count/nines-up.ts';
export * from './count/tiles.ts';
export * from './count/twenty-one.ts';
export * from './high/caribbean.ts';
export { high, high5, high6, high7, highOf } from './high/high.ts';
export * from './high/high-board.ts';
export * from './high/match-it.ts';
export * from './high/mexican.ts';
export * from './high/omaha.ts';
export * from './high/pokara.ts';
export * from './high/short.ts';
export * from './high/six-card.ts';
export * from './high/tahoe.ts';
export * from './high/three-card.ts';
export * from './joker/joker.ts';
export * from './joker/pai-gow.ts';
export * from './joker/seven-card-bonus.ts';
export * from './joker/wild.ts';
export * from './low/badugi.ts';
export * from './low/deuce-seven.ts';
export { aceFive, aceFive7, eightOrBetter, sixOrBetter } from './low/low.ts';
export * from './low/lowball-joker.ts';
export * from './low/omaha-low.ts';
export * from './low/regular-low.ts';
export * from './ranking.ts';

/** All of them, by the names that `rank` and `cardroom rank` take. */
export const rankingsById = {
  high,
  'omaha-high': omaha,
  'omaha-low-8': omahaLow8,
  'omaha-low': omahaLow,
  'tahoe-high': tahoeHigh,
  'tahoe-low-8': tahoeLow8,
  'short-deck': shortDeck,
  'ez-money': ezMoney,
  'asian-stud': asianStud,
  'asian-stud-flush-over': asianStudFlushOver,
  mexican,
  caribbean,
  'caribbean-standard': caribbeanStandard,
  'high-board': highBoard,
  bug,
  'bug-no-flush': bugNoFlush,
  wild,
  'wild-no-fives': wildNoFives,
  'pai-gow-front': paiGowFront,
  'pai-gow-front-wild': paiGowFrontWild,
  'seven-card-bonus': sevenCardBonus,
  'seven-card-bonus-no-flush': sevenCardBonusNoFlush,
  'seven-card-bonus-wild': sevenCardBonusWild,
  'ace-five': aceFive,
  'low-8': eightOrBetter,
  'low-6': sixOrBetter,
  'deuce-seven': deuceSeven,
  'lowball-joker': lowballJoker,
  'low-regular-ace-high': lowRegularAceHigh,
  'low-regular-ace-low': lowRegularAceLow,
  badugi,
  'badugi-ace-high': badugiAceHigh,
  'three-card': threeCard,
  'three-card-four-low': threeCardFourLow,
  'six-card': sixCard,
  pokara,
  tiles,
  'tiles-kong': tilesKong,
  'tiles-wild': tilesWild,
  nines,
  'nines-up': ninesUp,
  'nine-and-a-half': nineAndAHalf,
  'twenty-one': twentyOne,
  'hawaiian-22': hawaiian22,
  'blackjack-elite': blackjackElite,
  'no-bust-22': noBust22,
  'no-bust-22-2001': noBust2001,
  'no-bust-21-5': noBust215,
  'pure-21-5': pure215,
  'blackjack-8': blackjack8,
  'blackjack-poker': blackjackPoker,
  'match-it': matchIt,
} as const satisfies Readonly<Record<string, Ranking>>;

/** `high`, `omaha-low-8`, `three-card` … */
export type RankingId = keyof typeof rankingsById;

/** All of them, in the order of `rankingsById`. */
export const rankings: readonly Ranking[] = Object.values(rankingsById);
