import { packs, SUIT_LETTERS, shoe, suitOf } from '../../cards/index.ts';
import { leftOfDealer, lose, push, seatBySeat, upTo, wager } from '../../engine/player-dealer/steps.ts';
import { blackjackPoker } from '../../ranks/count/twenty-one.ts';
import { type PayTable, payFor, payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import {
  aceOrTen,
  type BlackjackGame,
  everyWager,
  firstCards,
  hitsSoft17,
  isAce,
  type SideBet,
  sameRank,
  sameValue,
} from './rules.ts';

export interface BlackjackPokerOptions {
  readonly decks: number;
  readonly hands: number;
  /** The wager on the second hand of a split (003:2095). */
  readonly splitWager: 'equal' | 'half';
  readonly insuredNatural: 'paid' | 'returned';
}

type Pair = `${'mixed' | 'colored' | 'perfect'} pair`;

/** 003:2087-2089 */
const pairTable: PayTable<Pair> = payTable('003', 2087, [
  ['mixed pair', 6],
  ['colored pair', 12],
  ['perfect pair', 25],
]);

const isRed = (card: number): boolean => 'dh'.includes(SUIT_LETTERS[suitOf(card)]);

/** 003:2071-2080 */
const perfectPair: SideBet = {
  kind: wager('perfect pair', 'Perfect Pair', upTo('game'), {
    needs: ['game'],
    asDealt: { cards: { spots: 2 } },
  }),
  onDealer: false,
  outcome: (round, bet) => {
    const [a, b] = firstCards(round.hands[bet.spot]);
    if (!sameRank(a, b)) return lose;
    if (suitOf(a) === suitOf(b)) return payFor(pairTable, 'perfect pair');
    return payFor(pairTable, isRed(a) === isRed(b) ? 'colored pair' : 'mixed pair');
  },
  says: 'Paid if the first two cards are of one rank: perfect in one suit, colored in one color, otherwise mixed.',
  missed: 'no pair',
  pays: pairTable,
};

/**
 * Blackjack Poker with Perfect Pair Bonus Bet. Two aces of hearts beat everything, ace and ten come
 * next, also after a split; a three-card 26 of the player-dealer lets hands over push. 003:1985-2132
 */
export const blackjackPokerGame = (options: BlackjackPokerOptions): BlackjackGame =>
  blackjack({
    name: 'Blackjack Poker with Perfect Pair Bonus Bet',
    shoe: shoe(packs.standard, options.decks),
    backline: everyWager,
    totals: blackjackPoker,
    secondCard: 'down',
    // 003:2040
    checks: aceOrTen,
    dealerHits: hitsSoft17,
    // 003:2045
    chart: { standHard: 21, standSoft: 21, hitTo: 0 },
    // 003:2093-2095
    double: 'for less',
    split: {
      pair: sameValue,
      hands: options.hands,
      oneCard: isAce,
      oneCardAgain: false,
      wager: options.splitWager === 'half' ? 0.5 : 1,
    },
    // 003:2095, 003:2104
    surrender: 'any two cards',
    // 003:2097-2102
    insurance: { size: 'half', bothNatural: options.insuredNatural },
    pays: payTable('003', 2013, [
      ['natural', 3],
      ['blackjack', [6, 5]],
    ]),
    // 003:2067
    bothOver: (_player, dealer, totals) => (dealer.length === 3 && totals.total(dealer) === 26 ? push : lose),
    naturalTakes: 'everything',
    sides: [perfectPair],
    apart: (card) => isAce(card) && SUIT_LETTERS[suitOf(card)] === 'h',
    // 003:1991
    settlement: seatBySeat(leftOfDealer, 'game', 'double', 'insurance', 'perfect pair'),
    words: {
      pair: 'two cards of the same value (but not two aces of hearts)',
      bothOver: 'unless the player-dealer busts with a three-card 26, which is a push',
    },
  });
