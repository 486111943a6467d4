import { packs, pipsOf, shoe, suitOf } from '../../cards/index.ts';
import type { Outcome } from '../../engine/player-dealer/game.ts';
import { type RoundState, shared } from '../../engine/player-dealer/state.ts';
import { bonusSize, leftOfDealer, wager } from '../../engine/player-dealer/steps.ts';
import { blackjackElite } from '../../ranks/count/twenty-one.ts';
import { type PayTable, payFor, payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import { bustBet, bustTable } from './buster.ts';
import {
  aceOrTen,
  type BlackjackGame,
  type DealerHits,
  everyWager,
  firstCards,
  isAce,
  type SideBet,
  sameValue,
} from './rules.ts';

export interface EliteOptions {
  readonly decks: number;
  /** Betting circles in front of a seat (000:1039, 000:1069). */
  readonly circles: number;
  /** The player-dealer's rule is not printed: 17 and more stand; this decides a soft 17. */
  readonly soft17: 'stands' | 'hits';
  readonly surrenderAfterSplit: boolean;
  /** The highest hard total that the player-dealer hits, which is not printed either. */
  readonly hitsTo?: 15 | 16 | 17;
  /** Insurance is settled with each seat's wager, or after all wagers (000:1033). */
  readonly insuranceSettled?: 'with each seat' | 'after all game wagers';
}

/** 000:1054-1060 */
const boomTable = bustTable('000', 1055, 2, 2, 4, 15, 50, 250);

type Sevens = `${'three' | 'two'} sevens${' of one suit' | ''}` | 'one seven';

/** 000:1084-1089 */
const sevensTable: PayTable<Sevens> = payTable('000', 1085, [
  ['three sevens of one suit', 2000],
  ['three sevens', 500],
  ['two sevens of one suit', 150],
  ['two sevens', 25],
  ['one seven', 5],
]);

/**
 * Sevens in a row from the first card on; after two are split, the first hand's next card counts as the third
 * (000:1072).
 */
const superSevens: SideBet = {
  // 000:1071
  kind: wager(
    'super 7s',
    'Super 7s',
    { by: 'bonus', min: 500, max: 10_000, step: 500 },
    // A player with two sevens takes a third card: standing on fourteen would throw the bet away.
    { needs: ['game'], asDealt: { cards: { spots: 3, dealer: 2 }, inOrder: forSevens } },
  ),
  onDealer: false,
  outcome: (round, { spot }) => sevensOutcome(round, spot),
  says: 'Paid for sevens in a row from the first to the third card, whatever happens to the hand; after a split of two sevens the next card of the first hand is the third.',
  missed: 'the first card is not a seven',
  pays: sevensTable,
};

/** What a card is to the bet: a seven of its suit, half of a natural, or neither. */
function forSevens(card: number): number {
  const pips = pipsOf(card);
  if (pips === 7) return suitOf(card);
  return 4 + (isAce(card) ? 0 : pips >= 10 ? 1 : 2);
}

function sevensOutcome(round: RoundState, spot: number): Outcome {
  // 000:1080: the player-dealer's natural ends the round before there is a third card.
  const most = blackjackElite.isNatural(shared(round, 'dealer').cards) ? 2 : 3;
  const cards = firstCards(round.hands[spot]).slice(0, most);
  let run = 0;
  while (run < cards.length && pipsOf(cards[run]) === 7) run++;
  const suited = cards.slice(0, run).every((card) => suitOf(card) === suitOf(cards[0]));
  const names: readonly (Sevens | undefined)[] = [
    undefined,
    'one seven',
    suited ? 'two sevens of one suit' : 'two sevens',
    suited ? 'three sevens of one suit' : 'three sevens',
  ];
  return payFor(sevensTable, names[run]);
}

/**
 * Blackjack Elite with Boom Bonus and Super 7s Bonus. 31 is best, then nearest to 21; 22 to 30 is lost whatever the
 * player-dealer has. Surrender comes before that hand's downcard is looked at. 000:925-1093
 */
export const blackjackElite31 = (options: EliteOptions): BlackjackGame =>
  blackjack({
    name: 'Blackjack Elite with Boom Bonus and Super 7s Bonus',
    shoe: shoe(packs.standard, options.decks),
    circles: options.circles,
    backline: everyWager,
    totals: blackjackElite,
    // 000:969
    burns: 1,
    secondCard: 'down',
    checks: aceOrTen,
    dealerHits: dealerHits(options),
    // 000:935: even a 21 may be hit, for a 31; 22 to 30 is frozen.
    chart: { standHard: 22, standSoft: 22, hitTo: 0 },
    // 000:1007-1018
    double: 'for less',
    split: { pair: sameValue, hands: 4, oneCard: isAce, oneCardAgain: false, wager: 1 },
    surrender: 'before the check',
    surrenderAfterSplit: options.surrenderAfterSplit,
    // 000:1029-1033
    insurance: { size: 'up to half', bothNatural: 'paid' },
    pays: payTable('000', 995, [
      ['natural', [6, 5]],
      ['hard-31', 3],
      ['elite', [3, 2]],
    ]),
    naturalTakes: 'everything',
    // Ace and king of one suit.
    suits: true,
    sides: [bustBet('boom', 'Boom', bonusSize, boomTable), superSevens],
    // 000:987, 000:1033
    settlement: {
      from: leftOfDealer,
      passes:
        options.insuranceSettled === 'after all game wagers'
          ? [['game', 'double'], ['insurance'], ['boom'], ['super 7s']]
          : [['game', 'double', 'insurance'], ['boom'], ['super 7s']],
    },
    words: { hands: { natural: 'other natural 31', elite: 'natural 31 of ace and king of one suit' } },
  });

/** Of soft totals above the hard ones that are hit, only 17 is hit, and only if the house says so. */
const dealerHits = ({ hitsTo = 16, soft17 }: EliteOptions): DealerHits => ({
  hard: hitsTo,
  soft: Math.max(hitsTo, soft17 === 'hits' ? 17 : 16),
});
