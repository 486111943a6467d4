import { standardPack } from '../cards/index.ts';
import type { BankedGame, Options, Outcome } from '../engine/banked/game.ts';
import { companion, type RoundState, shared, type Wager } from '../engine/banked/state.ts';
import {
  betting,
  bonusSize,
  choice,
  choose,
  deal,
  equalTo,
  evenMoney,
  leftOfDealer,
  lose,
  push,
  reveal,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
} from '../engine/banked/steps.ts';
import { sixCard } from '../ranks/six-card.ts';
import { isQueenHigh, type ThreeCardHand, threeCard, threeCardHand } from '../ranks/three-card.ts';
import { type PayTable, payFor } from './pay-table.ts';
import { type PokerHand, pokerHand } from './poker-hand.ts';

export interface ThreeCardOptions {
  readonly seats: number;
  readonly backline: BankedGame['backline'];
  /** Bonus wagers may stand without an Ante (001:521). */
  readonly bonusAlone: boolean;
  /** An unqualified player-dealer pays the Ante always, or only to a higher hand, else returns it. */
  readonly unqualified: 'pays' | 'pays if higher';
  readonly pairPlus: PayTable<ThreeCardHand>;
  readonly sixCard: PayTable<PokerHand>;
}

const alone = (options: ThreeCardOptions) => (options.bonusAlone ? {} : { needs: ['ante'] });

/** Three Card Poker with Pair Plus and the 6 Card Bonus. One card of the player-dealer is seen before the choice. 000:770-923 */
export const threeCardPoker = (options: ThreeCardOptions): BankedGame => ({
  name: 'Three Card Poker 6 Card Bonus',
  shoe: standardPack,
  seats: options.seats,
  circles: 1,
  backline: options.backline,
  wagers: [
    wager('ante', 'Ante', tableSize),
    wager('play', 'Play', equalTo('ante'), { when: 'later', needs: ['ante'] }),
    wager('pair plus', 'Pair Plus', bonusSize, alone(options)),
    wager('6 card', '6 Card Bonus', bonusSize, alone(options)),
  ],
  script: [
    betting,
    deal('spots', 3, 'down'),
    deal('dealer', 3, 'down'),
    reveal('dealer', 2),
    choose(playOrFold),
    reveal('dealer'),
    reveal('spots'),
    settleAll,
  ],
  settlement: seatBySeat(leftOfDealer, 'ante', 'play', 'pair plus', '6 card'),
  outcome: (round, bet) => outcome(round, bet, options),
});

/** Only an Ante has a choice: Play for as much again, or give it up. */
const playOrFold: Options = (round, hand) =>
  round.wagers.some((w) => w.spot === hand.spot && w.kind === 'ante' && w.cents > 0)
    ? [
        { id: 'play', title: 'Play', wager: { kind: 'play', times: [1, 1], of: 'ante' }, effects: ['done'] },
        choice('fold', 'Fold', 'fold'),
      ]
    : [];

function outcome(round: RoundState, bet: Wager, options: ThreeCardOptions): Outcome {
  const [{ cards }] = round.hands[bet.spot];
  const dealer = shared(round, 'dealer').cards;
  if (bet.kind === '6 card') return payFor(options.sixCard, pokerHand(sixCard.value(cards, dealer)));
  const anted = companion(round, bet, 'ante') !== undefined;
  // An Ante without a Play was folded, and takes Pair Plus with it (000:843, 000:875).
  if (anted && companion(round, bet, 'play') === undefined) return lose;
  if (bet.kind === 'pair plus') return payFor(options.pairPlus, threeCardHand(threeCard.value(cards)));
  const theirs = threeCard.value(dealer);
  const ahead = threeCard.value(cards) - theirs;
  if (!isQueenHigh(theirs)) {
    if (bet.kind === 'play') return push;
    return options.unqualified === 'pays' || ahead > 0 ? evenMoney : push;
  }
  return ahead > 0 ? evenMoney : ahead < 0 ? lose : push;
}
