import { BONUS_TEN, isBonus, packs, shoe } from '../../cards/index.ts';
import { bonusSize, fromAction, push, seatBySeat } from '../../engine/player-dealer/steps.ts';
import { SEAT_BY_CARD, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { pure215 } from '../../ranks/count/twenty-one.ts';
import { payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import { bustBet, bustTable } from './buster.ts';
import { aceOrTen, type BlackjackGame, everyWager, hitsSoft17, isAce, sameValue } from './rules.ts';

export interface PureOptions {
  readonly decks: number;
  /** The number by which a bonus card places the action button. */
  readonly bonusCounts: 'ten' | 'printed rank';
  /** The result when both hands are over; the book covers only one of them over (002:1087-1095). */
  readonly bothOver: 'lost' | 'push';
  readonly buster: boolean;
  /** The Buster bet is settled with each seat's wagers, or after all of them. */
  readonly busterSettled?: 'with each seat' | 'after all game wagers';
}

/** 002:1193-1199 */
const busterTable = bustTable('002', 1194, 2, 2, 4, 18, 50, 200);

/** Pure 21.5 Blackjack, with bonus cards for tens and pictures, and the Buster side bet. 002:990-1210 */
export const pureBlackjack = ({
  decks,
  bonusCounts,
  bothOver,
  buster,
  busterSettled = 'with each seat',
}: PureOptions): BlackjackGame =>
  blackjack({
    name: 'Pure 21.5 Blackjack',
    shoe: shoe(packs.pure, decks),
    backline: everyWager,
    totals: pure215,
    secondCard: 'down',
    // 002:1085
    checks: aceOrTen,
    dealerHits: hitsSoft17,
    // 002:1075: soft totals are always free.
    chart: { standHard: 19, standSoft: 22, hitTo: 11 },
    // 002:1104-1114
    double: 'for less',
    split: { pair: sameValue, hands: 4, oneCard: isAce, oneCardAgain: false, wager: 1 },
    surrender: 'first two cards',
    pays: payTable('002', 998, [['natural', [6, 5]]]),
    ...(bothOver === 'push' ? { bothOver: () => push } : {}),
    naturalTakes: 'everything',
    sides: buster ? [bustBet('buster', 'Buster', bonusSize, busterTable)] : [],
    // 002:1050-1051
    button: (round, card) => seatByCard(round, isBonus(card) && bonusCounts === 'ten' ? BONUS_TEN : card),
    settlement:
      busterSettled === 'with each seat'
        ? seatBySeat(fromAction, 'game', 'double', 'buster')
        : { from: fromAction, passes: [['game', 'double'], ['buster']] },
    words: {
      ...(bothOver === 'push' ? { bothOver: 'unless the player-dealer busts too, which is a push' } : {}),
      button: `${SEAT_BY_CARD}; a bonus card counts as ${bonusCounts === 'ten' ? 'a ten' : 'the rank printed on it'}`,
    },
  });
