import { packs, rankOf, shoe, suitOf } from '../../cards/index.ts';
import type { ActionPoint } from '../../engine/player-dealer/game.ts';
import { houseDealersRight, upTo } from '../../engine/player-dealer/steps.ts';
import { blackjack8 } from '../../ranks/count/twenty-one.ts';
import { payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import { bustBet, bustTable } from './buster.ts';
import {
  type BlackjackGame,
  type BlackjackRules,
  everyWager,
  hitsSoft17,
  isAce,
  isTen,
  nearerPushes,
  sameRank,
  sameValue,
} from './rules.ts';

export interface Blackjack8Options {
  readonly decks: number;
  readonly dealFrom: ActionPoint;
  /** Ten-value cards are split by rank or by value (002:1368-1369). */
  readonly tens: 'same rank' | 'same value';
  readonly naturalTakes: BlackjackRules['naturalTakes'];
  readonly insuredNatural: 'paid' | 'returned';
  /**
   * The cap of three hands applies to all pairs, or only to ten-value cards, as printed; other pairs then make up to
   * eight.
   */
  readonly splitCap?: 'all pairs' | 'tens only';
  readonly surrender?: 'up to 20' | 'first two cards' | 'before his second card';
}

/** 002:1415-1421 */
const busterTable = bustTable('002', 1416, 1, 3, 5, 25, 100, 500);

/**
 * 21st Century Blackjack 8.0 with Buster Blackjack. Only an ace up is checked; a hand over is lost but for a suited
 * 7-8-9 of the player-dealer; settling begins at the house dealer's right. 002:1247-1439
 */
export const blackjack80 = (options: Blackjack8Options): BlackjackGame =>
  blackjack({
    name: '21st Century Blackjack 8.0 with Buster Blackjack',
    shoe: shoe(packs.standard, options.decks),
    backline: everyWager,
    totals: blackjack8,
    dealFrom: options.dealFrom,
    secondCard: 'down',
    checks: isAce,
    dealerHits: hitsSoft17,
    // 002:1314-1322
    chart: { standHard: 21, standSoft: 21, hitTo: 11 },
    // 002:1362-1370
    double: 'in full',
    split: {
      pair: options.tens === 'same rank' ? sameRank : sameValue,
      ...(options.splitCap === 'tens only'
        ? { hands: MANY_HANDS, handsOf: (card: number) => (isTen(card) ? 3 : undefined) }
        : { hands: 3 }),
      oneCard: isAce,
      oneCardAgain: false,
      wager: 1,
    },
    surrender: options.surrender ?? 'up to 20',
    // 002:1306-1308, 002:1379
    insurance: { size: 'half', bothNatural: options.insuredNatural },
    pays: payTable('002', 1349, [['natural', [6, 5]]]),
    // 002:1354-1356
    bothOver: nearerPushes((_player, dealer) => isSuitedSevenToNine(dealer)),
    naturalTakes: options.naturalTakes,
    naturalsAtOnce: true,
    suits: true,
    // 002:1400-1404
    sides: [bustBet('buster', 'Buster', upTo('game'), busterTable)],
    // 002:1329
    settlement: { from: houseDealersRight, passes: [['game', 'double', 'insurance'], ['buster']] },
    words: {
      bothOver:
        'unless the player-dealer busts with a 7, 8 and 9 of one suit and the player busts by less, which is a push',
    },
  });

/** For books that do not limit the hands of a split. */
const MANY_HANDS = 8;
const SEVEN = 5;

function isSuitedSevenToNine(cards: readonly number[]): boolean {
  if (cards.length !== 3 || !cards.every((card) => suitOf(card) === suitOf(cards[0]))) return false;
  return [0, 1, 2].every((step) => cards.some((card) => rankOf(card) === SEVEN + step));
}
