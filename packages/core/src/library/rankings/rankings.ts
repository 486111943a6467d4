/**
 * The rankings of the five books as the package exports them: `value` checks the cards, and throws a sentence instead
 * of giving the value of another hand. Machines and odds rank cards they dealt themselves, so they use the unchecked
 * rankings.
 */

import { checked } from '../../ranks/checked.ts';
import * as raw from '../../ranks/index.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { readHand } from './rank.ts';

// Exports below replace those of the same name here.
export * from '../../ranks/index.ts';

const checkedRanking = <R extends Ranking>(ranking: R): R =>
  checked(ranking, (of, parts) => {
    const read = readHand(of, parts);
    return read.ok ? 'A value is of cards as numbers; `rank` takes them as text.' : read.message;
  });

/** High poker, the best five of five to seven cards (hold'em, stud, draw). */
export const high = /* @__PURE__ */ checkedRanking(raw.high);
/** Omaha high, two of four or five hole cards with three of the board. */
export const omaha = /* @__PURE__ */ checkedRanking(raw.omaha);
/** Omaha eight-or-better low, two of four or five hole cards with three of the board. */
export const omahaLow8 = /* @__PURE__ */ checkedRanking(raw.omahaLow8);
/** Omaha ace-to-five low without a qualifier, two of four or five hole cards with three of the board. */
export const omahaLow = /* @__PURE__ */ checkedRanking(raw.omahaLow);
/** Tahoe Pineapple high, one or two of three hole cards with the board. */
export const tahoeHigh = /* @__PURE__ */ checkedRanking(raw.tahoeHigh);
/** Tahoe Pineapple eight-or-better low, one or two of three hole cards with the board. */
export const tahoeLow8 = /* @__PURE__ */ checkedRanking(raw.tahoeLow8);
/** Short deck, sixes up: a flush beats a full house, A-6-7-8-9 is the lowest straight. */
export const shortDeck = /* @__PURE__ */ checkedRanking(raw.shortDeck);
/** EZ Money Hold'em, sevens up: a flush beats a full house, aces are high only. */
export const ezMoney = /* @__PURE__ */ checkedRanking(raw.ezMoney);
/** Asian Five-Card Stud, sevens up: the usual order, aces are high only. */
export const asianStud = /* @__PURE__ */ checkedRanking(raw.asianStud);
/** Asian Five-Card Stud, sevens up, where a flush beats a full house. */
export const asianStudFlushOver = /* @__PURE__ */ checkedRanking(raw.asianStudFlushOver);
/** High without 8, 9, 10, the joker weaker face up; fewer than five cards as a board (Mexican Poker). */
export const mexican = /* @__PURE__ */ checkedRanking(raw.mexican);
/** Five cards of a shoe, flush over full house (Caribbean Stud). */
export const caribbean = /* @__PURE__ */ checkedRanking(raw.caribbean);
/** Five cards of a shoe, flush under full house (Caribbean Stud). */
export const caribbeanStandard = /* @__PURE__ */ checkedRanking(raw.caribbeanStandard);
/** Upcards of high stud games, the highest of which acts first. */
export const highBoard = /* @__PURE__ */ checkedRanking(raw.highBoard);
/** High with a joker for aces, straights and flushes (Pai Gow Poker, Double Hand). */
export const bug = /* @__PURE__ */ checkedRanking(raw.bug);
/** High with a joker for aces and straights, not for a plain flush (Face Up Pai Gow). */
export const bugNoFlush = /* @__PURE__ */ checkedRanking(raw.bugNoFlush);
/** High with one to three jokers for any card (Joker's Wild Pai Gow, Fortune Pai Gow). */
export const wild = /* @__PURE__ */ checkedRanking(raw.wild);
/** High with jokers for any card, five of a kind in aces only (Fortune Pai Gow 1.1). */
export const wildNoFives = /* @__PURE__ */ checkedRanking(raw.wildNoFives);
/** The two-card front hand, the joker an ace (Pai Gow Poker, Double Hand, Face Up Pai Gow). */
export const paiGowFront = /* @__PURE__ */ checkedRanking(raw.paiGowFront);
/** The two-card front hand, jokers any card (Joker's Wild Pai Gow, Fortune Pai Gow). */
export const paiGowFrontWild = /* @__PURE__ */ checkedRanking(raw.paiGowFrontWild);
/** Seven cards as pai gow bonus bets pay them, the joker for aces, straights and flushes (Pai Gow Poker Gold). */
export const sevenCardBonus = /* @__PURE__ */ checkedRanking(raw.sevenCardBonus);
/** Seven cards as pai gow bonus bets pay them, the joker for aces and straights (Face Up Pai Gow). */
export const sevenCardBonusNoFlush = /* @__PURE__ */ checkedRanking(raw.sevenCardBonusNoFlush);
/** Seven cards as pai gow bonus bets pay them, the joker any card (Fortune Pai Gow). */
export const sevenCardBonusWild = /* @__PURE__ */ checkedRanking(raw.sevenCardBonusWild);
/** Ace-to-five low, straights and flushes ignored: Razz, Razzdacey, Badacey, Super Razz. */
export const aceFive = /* @__PURE__ */ checkedRanking(raw.aceFive);
/** Eight-or-better low: Omaha Hi/Lo, Seven-Card Stud Hi/Lo, Super 7 Card Stud Hi/Lo. */
export const eightOrBetter = /* @__PURE__ */ checkedRanking(raw.eightOrBetter);
/** Six-or-better low: Archie. */
export const sixOrBetter = /* @__PURE__ */ checkedRanking(raw.sixOrBetter);
/** Deuce-to-seven low, ace high, straights and flushes count: Kansas City Lowball, Razzdeucey, Badeucey, 2-7 Dramaha. */
export const deuceSeven = /* @__PURE__ */ checkedRanking(raw.deuceSeven);
/** Ace-to-five low with a joker as the lowest missing rank: Lowball. */
export const lowballJoker = /* @__PURE__ */ checkedRanking(raw.lowballJoker);
/** Low with aces worst, straights and flushes ignored: Super 7 Card Stud Hi/Lo Regular. */
export const lowRegularAceHigh = /* @__PURE__ */ checkedRanking(raw.lowRegularAceHigh);
/** Low with aces best unpaired and worst paired, straights and flushes ignored: 7 Card Stud Hi/Lo Regular. */
export const lowRegularAceLow = /* @__PURE__ */ checkedRanking(raw.lowRegularAceLow);
/** Badugi, ace low: Badugi, Razzdacey, Badacey, Badeucey, Dramadugi. */
export const badugi = /* @__PURE__ */ checkedRanking(raw.badugi);
/** Badugi, ace high: Razzdeucey, Super Razzdeucey. */
export const badugiAceHigh = /* @__PURE__ */ checkedRanking(raw.badugiAceHigh);
/** Three-card poker hands, mini royal flush on top (Three Card Poker). */
export const threeCard = /* @__PURE__ */ checkedRanking(raw.threeCard);
/** Three-card poker hands whose lowest straight flush is 4-3-2. */
export const threeCardFourLow = /* @__PURE__ */ checkedRanking(raw.threeCardFourLow);
/** The best five of a player's three and the player-dealer's three (6 Card Bonus). */
export const sixCard = /* @__PURE__ */ checkedRanking(raw.sixCard);
/** Three cards of a shoe of tens to aces (Pokara). */
export const pokara = /* @__PURE__ */ checkedRanking(raw.pokara);
/** Two pai gow tiles at Empire: pairs, Wong, Gong, then points. */
export const tiles = /* @__PURE__ */ checkedRanking(raw.tiles);
/** Two pai gow tiles at Hawaiian Gardens: as tiles, with Kong above the points. */
export const tilesKong = /* @__PURE__ */ checkedRanking(raw.tilesKong);
/** Two tiles of Pai Gow Tiles Wild: as tiles, the Gee Joon tiles wild. */
export const tilesWild = /* @__PURE__ */ checkedRanking(raw.tilesWild);
/** Points of nine: the baccarat games, Super 9, Pan 9, Baccarat 9. */
export const nines = /* @__PURE__ */ checkedRanking(raw.nines);
/** Two cards of 9's Up: pairs, then points of nine. */
export const ninesUp = /* @__PURE__ */ checkedRanking(raw.ninesUp);
/** 9½: nearest to nine and a half without going over. */
export const nineAndAHalf = /* @__PURE__ */ checkedRanking(raw.nineAndAHalf);
/** Totals of twenty-one with blackjack on top, no house variant. */
export const twentyOne = /* @__PURE__ */ checkedRanking(raw.twentyOne);
/** Hawaiian Blackjack: totals of twenty-two, jokers 2 or 12. */
export const hawaiian22 = /* @__PURE__ */ checkedRanking(raw.hawaiian22);
/** Blackjack Elite: natural 31, hard 31, then totals of twenty-one. */
export const blackjackElite = /* @__PURE__ */ checkedRanking(raw.blackjackElite);
/** No Bust Blackjack at Empire: two jokers 22, a joker 21, other 22s over. */
export const noBust22 = /* @__PURE__ */ checkedRanking(raw.noBust22);
/** No Bust Blackjack of 2001 at Lucky Lady: as no-bust-22, a plain 22 not over. */
export const noBust2001 = /* @__PURE__ */ checkedRanking(raw.noBust2001);
/** No Bust 21st Century Blackjack 4.0: a natural is 21½. */
export const noBust215 = /* @__PURE__ */ checkedRanking(raw.noBust215);
/** Pure 21.5 Blackjack: ace and bonus card are 21½. */
export const pure215 = /* @__PURE__ */ checkedRanking(raw.pure215);
/** 21st Century Blackjack 8.0: a natural is 21½. */
export const blackjack8 = /* @__PURE__ */ checkedRanking(raw.blackjack8);
/** Blackjack Poker: two aces of hearts, blackjack, then totals of twenty-one. */
export const blackjackPoker = /* @__PURE__ */ checkedRanking(raw.blackjackPoker);
/** Match-It: three cards against the sum of three board cards. */
export const matchIt = /* @__PURE__ */ checkedRanking(raw.matchIt);

/** All of them, by the names that `rank` and `cardroom rank` take. */
export const rankingsById: typeof raw.rankingsById = /* @__PURE__ */ checkedById();

/** All of them, in the order of `rankingsById`. */
export const rankings: readonly Ranking[] = /* @__PURE__ */ Object.values(rankingsById);

function checkedById(): typeof raw.rankingsById {
  const all = Object.entries(raw.rankingsById).map(([id, ranking]) => [id, checkedRanking(ranking)]);
  return Object.fromEntries(all) as typeof raw.rankingsById;
}
