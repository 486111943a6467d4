import { standardPack } from '../cards/index.ts';
import type { BankedGame, Options, Outcome, Step } from '../engine/banked/game.ts';
import { companion, type RoundState, type SpotHand, shared, type Wager } from '../engine/banked/state.ts';
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
  settleOnly,
  tableSize,
  wager,
} from '../engine/banked/steps.ts';
import { categoryOf, PAIR } from '../ranks/five-card.ts';
import { high5, high7 } from '../ranks/high.ts';
import { type PayTable, payFor } from './pay-table.ts';
import { type PokerHand, pokerHand } from './poker-hand.ts';

export interface UltimateOptions {
  readonly name: string;
  readonly seats: number;
  readonly blind: PayTable<PokerHand>;
  readonly trips: PayTable<PokerHand>;
  /** Paid by the hand that was beaten. */
  readonly badBeat?: PayTable<PokerHand>;
  /** What a folded hand's Trips looks at: its own seven cards, the board alone, or nothing. */
  readonly foldedTrips: 'own hand' | 'board' | 'lost';
  /** Forfeited wagers are taken when the hand folds, or with all others. */
  readonly foldsCollected: 'at once' | 'in order';
  /** A seat's wagers as they are settled. */
  readonly order: readonly string[];
}

/** Ultimate Texas Hold'em. One Play bet, the earlier the larger; the player-dealer plays with a pair. 000:1350-1549 */
export const ultimateHoldem = (options: UltimateOptions): BankedGame => ({
  name: options.name,
  shoe: standardPack,
  seats: options.seats,
  circles: 1,
  backline: { kinds: 'none', most: 0, decides: 'seated' },
  wagers: [
    wager('ante', 'Ante', tableSize, { goesWith: 'blind' }),
    wager('blind', 'Blind', equalTo('ante'), { needs: ['ante'] }),
    wager('play', 'Play', tableSize, { when: 'later', needs: ['ante'] }),
    wager('trips', 'Trips', bonusSize, { needs: ['ante'] }),
    ...(options.badBeat === undefined
      ? []
      : [wager('bad beat', 'Bad Beat', bonusSize, { needs: ['trips'] })]),
  ],
  script: [
    betting,
    deal('spots', 2, 'down'),
    deal('dealer', 2, 'down'),
    deal('board', 5, 'down'),
    choose(playOr([3, 4], choice('check', 'Check', 'pass'))),
    reveal('board', 0, 1, 2),
    choose(playOr([2, 2], choice('check', 'Check', 'pass'))),
    reveal('board'),
    choose(playOr([1, 1], choice('fold', 'Fold', 'fold'))),
    ...collectFolds(options),
    reveal('dealer'),
    reveal('spots'),
    settleAll,
  ],
  settlement: seatBySeat(leftOfDealer, ...options.order),
  outcome: (round, bet) => outcome(round, bet, options),
});

const playOr =
  (times: readonly [number, number], otherwise: ReturnType<typeof choice>): Options =>
  () => [
    { id: 'play', title: 'Play', wager: { kind: 'play', times, of: 'ante' }, effects: ['done'] },
    otherwise,
  ];

/** 000:1447: what a folding player gives up is taken before the showdown. */
function collectFolds({ foldsCollected }: UltimateOptions): Step[] {
  if (foldsCollected === 'in order') return [];
  return [
    settleOnly((round, bet) => (bet.kind === 'ante' || bet.kind === 'blind') && handOf(round, bet).folded),
  ];
}

const handOf = (round: RoundState, bet: Wager): SpotHand => round.hands[bet.spot][0];

/** The best five of two in the hand and five on the board. */
function best(hole: readonly number[], board: readonly number[]): number {
  return high7(hole[0], hole[1], board[0], board[1], board[2], board[3], board[4]);
}

function outcome(round: RoundState, bet: Wager, options: UltimateOptions): Outcome {
  const hand = handOf(round, bet);
  const board = shared(round, 'board').cards;
  const folded = companion(round, bet, 'play') === undefined;
  const mine = best(hand.cards, board);
  if (bet.kind === 'trips') {
    if (!folded || options.foldedTrips === 'own hand') return payFor(options.trips, pokerHand(mine));
    return options.foldedTrips === 'board' ? payFor(options.trips, pokerHand(boardValue(board))) : lose;
  }
  if (folded) return lose;
  const theirs = best(shared(round, 'dealer').cards, board);
  const ahead = mine - theirs;
  switch (bet.kind) {
    case 'ante':
      if (categoryOf(theirs) < PAIR) return push;
      return compared(ahead);
    case 'blind':
      // A win with less than a straight has no row, and pushes.
      return ahead > 0 ? orPush(payFor(options.blind, pokerHand(mine))) : compared(ahead);
    case 'bad beat':
      return ahead === 0 ? lose : payFor(options.badBeat ?? [], pokerHand(Math.min(mine, theirs)));
    default:
      return compared(ahead);
  }
}

const boardValue = (b: readonly number[]): number => high5(b[0], b[1], b[2], b[3], b[4]);
const compared = (ahead: number): Outcome => (ahead > 0 ? evenMoney : ahead < 0 ? lose : push);
const orPush = (paid: Outcome): Outcome => (paid.result === 'win' ? paid : push);
