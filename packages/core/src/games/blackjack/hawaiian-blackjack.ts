import { JOKER, packs, shoe } from '../../cards/index.ts';
import type { Outcome } from '../../engine/player-dealer/game.ts';
import { fromAction, lose, push, seatBySeat } from '../../engine/player-dealer/steps.ts';
import { hawaiian22, type Totals } from '../../ranks/count/twenty-one.ts';
import { higherWins } from '../table-poker/against-dealer.ts';
import { payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import { buttonWords, jokerButton } from './no-bust.ts';
import { aceOrTen, type BlackjackGame, sameRank } from './rules.ts';

export interface HawaiianOptions {
  readonly decks: number;
  /** Split jokers that make a pair again may be split again. */
  readonly jokersAgain: boolean;
  /** How many parties may put the bank up together; three (003:656) unless the room has posted fewer. */
  readonly partners?: number;
  /** Settling begins at the seat that the downcard names (003:617), or left of the player-dealer. */
  readonly first?: 'down card' | 'left';
}

/**
 * Hawaiian Blackjack. The goal is 22; jokers are 2 or 12. Of two hands over the nearer wins, and the
 * player loses at 18 against 18. 003:590-676
 */
export const hawaiianBlackjack = ({
  decks,
  jokersAgain,
  partners = 3,
  first = 'down card',
}: HawaiianOptions): BlackjackGame =>
  blackjack({
    name: 'Hawaiian Blackjack',
    shoe: shoe(packs.fourJokers, decks),
    // 003:648-649
    backline: { kinds: 'all', most: 8, decides: 'largest' },
    partners,
    totals: hawaiian22,
    secondCard: 'down',
    // 003:629
    checks: (up) => aceOrTen(up) || up === JOKER,
    // 003:630-631
    dealerHits: { hard: 17, soft: 18 },
    // 003:619-622, 003:642: nothing but another card is barred at 22.
    chart: { standHard: 22, standSoft: 22, hitTo: 0, naturalsPlay: true },
    double: 'in full',
    split: {
      pair: sameRank,
      hands: 4,
      oneCard: (card) => card === JOKER,
      oneCardAgain: jokersAgain,
      wager: 1,
    },
    surrender: 'any two cards',
    pays: payTable('003', 599, [['natural', [3, 2]]]),
    bothOver: nearerWins,
    // 003:625
    tie: (player, _dealer, totals) => (totals.total(player) === 18 ? lose : push),
    naturalTakes: 'everything',
    sides: [],
    // 003:617
    ...(first === 'down card' ? { button: jokerButton('seventh') } : {}),
    settlement: seatBySeat(fromAction, 'game', 'double'),
    words: {
      bothOver: 'unless the player-dealer busts too: then the hand closer to 22 wins, and equal totals push',
      tie: 'except at 18 against 18, which the player loses',
      button: buttonWords('seventh'),
    },
  });

/** 003:624 */
function nearerWins(player: readonly number[], dealer: readonly number[], totals: Totals): Outcome {
  return higherWins(totals.value(player) - totals.value(dealer));
}
