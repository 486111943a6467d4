import { standardPack } from '../../cards/index.ts';
import type {
  Choice,
  Outcome,
  PlayerDealerGame,
  PlayerDealerWords,
  Settlement,
  Step,
} from '../../engine/player-dealer/game.ts';
import {
  companion,
  type RoundState,
  type SpotHand,
  shared,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import {
  betting,
  bonusSize,
  cardsOut,
  choice,
  choose,
  deal,
  equalTo,
  houseDealersLeft,
  leftOfDealer,
  lose,
  push,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  showdown,
  tableSize,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { high, high5, high7 } from '../../ranks/high/high.ts';
import { categoryOf, PAIR, ROYAL_FLUSH, STRAIGHT_FLUSH } from '../../ranks/tables/five-card.ts';
import { adviseUltimate, faceUp } from './advice.ts';
import { against, collected, higherWins, NOT_QUALIFIED } from './against-dealer.ts';
import { type PayTable, payFor } from './pay-table.ts';
import { type PokerHand, pokerHand } from './poker-hand.ts';

export interface UltimateOptions {
  readonly name: string;
  readonly seats: number;
  readonly backline: PlayerDealerGame['backline'];
  /** Two cards at a time from a shuffler, one from a shoe (000:1428-1435), or the board first and the player-dealer after all have chosen (003:2367-2382). */
  readonly dealt: 'shuffler' | 'shoe' | 'board first';
  readonly blind: PayTable<PokerHand>;
  readonly trips: PayTable<PokerHand>;
  /** What a folded hand's Trips is paid by: its own seven cards, the board alone, or nothing. */
  readonly foldedTrips: 'own hand' | 'board' | 'lost';
  readonly badBeat?: {
    /** Pays by the hand that was beaten. */
    readonly pays: PayTable<PokerHand>;
    readonly afterFold: 'lost' | 'lives';
  };
  /** Any five of the seven cards, or both of the player's own with three of the board. */
  readonly handFrom: 'best of seven' | 'both hole cards';
  /** Forfeited wagers are taken when the hand folds, or with all others. */
  readonly foldsCollected: 'at once' | 'in order';
  /** The order in which a seat's wagers are settled; `winnersOrder` is that of winning hands, if different. */
  readonly order: readonly string[];
  readonly winnersOrder?: readonly string[];
}

/** Ultimate Texas Hold'em. One Play bet, the earlier the larger; the player-dealer plays with a pair. 000:1350-1549 */
export const ultimateHoldem = (options: UltimateOptions): PlayerDealerGame => ({
  name: options.name,
  shoe: standardPack,
  seats: options.seats,
  circles: 1,
  backline: options.backline,
  wagers: [
    wager('ante', 'Ante', tableSize, { goesWith: 'blind' }),
    wager('blind', 'Blind', equalTo('ante'), { needs: ['ante'] }),
    wager('play', 'Play', tableSize, { when: 'later', needs: ['ante'] }),
    wager('trips', 'Trips', bonusSize, {
      needs: ['ante'],
      ...(options.handFrom === 'best of seven' && options.foldedTrips === 'own hand'
        ? { asDealt: SEVEN }
        : {}),
    }),
    ...(options.badBeat === undefined
      ? []
      : [wager('bad beat', 'Bad Beat', bonusSize, { needs: ['trips'] })]),
  ],
  script: [
    betting,
    ...cardsOut(...DEALS[options.dealt]),
    playOr([3, 4], choice('check', 'Check', 'pass')),
    reveal('board', 0, 1, 2),
    playOr([2, 2], choice('check', 'Check', 'pass')),
    reveal('board'),
    playOr([1, 1], choice('fold', 'Fold', 'fold')),
    // 000:1447: before the showdown.
    ...collected(options.foldsCollected, 'Folded bets are', (round, bet) => isForfeited(round, bet, options)),
    ...(options.dealt === 'board first' ? [deal('dealer', 2, 'down')] : []),
    reveal('dealer'),
    showdown((round, hand) => turnsUp(round, hand, options)),
    settleAll,
  ],
  settlement: settlementOf(options),
  counted: {
    by: 'board',
    hands: options.handFrom,
    value: BEST[options.handFrom],
    kinds: KINDS,
    kind: kindOfValue,
    kindOfBoard: ([v, w, x, y, z]) => kindOfValue(high5(v, w, x, y, z)),
  },
  outcome: (round, bet) => outcome(round, bet, options),
  why: (round, bet) => why(round, bet, options),
  card: words(options),
  advice: (view, { cards }) => adviseUltimate(cards, faceUp(shared(view, 'board'))),
});

function settlementOf(options: UltimateOptions): Settlement {
  const { order, winnersOrder } = options;
  const all = seatBySeat(leftOfDealer, ...order);
  if (winnersOrder === undefined) return all;
  const wins = (round: RoundState, spot: number) => {
    // A circle whose bets were all returned has no hand.
    const hand = round.hands[spot].at(0);
    return hand?.folded === false && handValue(round, spot, options) > dealerValue(round, options);
  };
  return { ...all, winners: { wins, passes: [winnersOrder] } };
}

const FOLDED_TRIPS: Readonly<Record<UltimateOptions['foldedTrips'], string>> = {
  'own hand': "A folded hand's Trips is still paid for its own cards and the board.",
  board: "A folded hand's Trips is paid for the board alone.",
  lost: 'A fold loses it.',
};

function words({ handFrom, blind, trips, foldedTrips, badBeat }: UltimateOptions): PlayerDealerWords {
  const five =
    handFrom === 'best of seven'
      ? 'The best five of seven cards play: two in hand and five on the board.'
      : 'Both cards in hand play with three from the board.';
  return {
    about: [
      "Two cards each against the player-dealer's two, with a board of five; one Play bet, larger the earlier it is made.",
      five,
    ],
    rankings: [{ of: '', ranking: high }],
    amounts: { play: '4 or 3, 2, or 1 times the Ante, by when it is made' },
    comesTo: {
      ante: [
        'If the player-dealer has a pair or better, the higher hand wins even money, and equal hands push; otherwise it is returned. A fold loses it.',
      ],
      blind: [
        'A higher hand is paid by the table; a hand not in the table pushes. A lower hand loses, equal hands push, and a fold loses it.',
      ],
      play: ['The higher hand wins even money, whatever the player-dealer has; equal hands push.'],
      trips: [
        `Paid for the player's hand, whatever the player-dealer has; otherwise lost. ${FOLDED_TRIPS[foldedTrips]}`,
      ],
      ...(badBeat === undefined
        ? {}
        : {
            'bad beat': [
              `Paid by the hand that was beaten, the player's or the player-dealer's; lost if the hands are equal or the beaten one is less. ${badBeat.afterFold === 'lost' ? 'A fold loses it.' : 'It stays in play when the hand folds.'}`,
            ],
          }),
    },
    pays: [
      { kind: 'blind', title: 'Blind', in: 'odds', rows: blind },
      { kind: 'trips', title: 'Trips', in: 'odds', rows: trips },
      ...(badBeat === undefined
        ? []
        : [{ kind: 'bad beat', title: 'Bad Beat', in: 'odds', rows: badBeat.pays } as const]),
    ],
  };
}

const oneEach: Step[] = [deal('spots', 1, 'down', houseDealersLeft), deal('dealer', 1, 'down')];

const DEALS: Readonly<Record<UltimateOptions['dealt'], readonly Step[]>> = {
  shuffler: [deal('spots', 2, 'down', houseDealersLeft), deal('dealer', 2, 'down'), deal('board', 5, 'down')],
  shoe: [...oneEach, ...oneEach, deal('board', 5, 'down')],
  'board first': [deal('board', 5, 'down'), deal('spots', 2, 'down')],
};

const TIMES = ['', 'as much as', 'twice', 'three times', 'four times'];

function playOr(times: readonly [number, number], otherwise: Choice): Step {
  const options: readonly Choice[] = [
    { id: 'play', title: 'Play', wager: { kind: 'play', times, of: 'ante' }, effects: ['done'] },
    otherwise,
  ];
  const amount = [...new Set(times)].map((time) => TIMES[time]).join(' or ');
  return saying(
    `In turn each player who has not bet Play yet bets it for ${amount} the Ante, or ${otherwise.id}s.`,
    choose(() => options),
  );
}

/** Pay tables and the player-dealer's pair ask for the category, and whether it is a royal flush. */
const kindOfValue = (value: number): number => (value === ROYAL_FLUSH ? KINDS - 1 : categoryOf(value));
const KINDS = STRAIGHT_FLUSH + 2;

/** Two cards and the board: any five of the seven. */
const SEVEN = { cards: { spots: 2, board: 5 }, together: true, suitsAlike: true } as const;

const isFolded = (round: RoundState, bet: Wager): boolean => companion(round, bet, 'play') === undefined;

/** Whether a fold loses this wager; a Trips that can still win is settled with the others. */
function isForfeited(round: RoundState, bet: Wager, options: UltimateOptions): boolean {
  const { trips, foldedTrips, badBeat } = options;
  if (!isFolded(round, bet)) return false;
  if (bet.kind === 'bad beat') return badBeat?.afterFold === 'lost';
  if (bet.kind !== 'trips' || foldedTrips === 'lost') return true;
  return foldedTrips === 'own hand' && payFor(trips, pokerHand(handValue(round, bet.spot, options))) === lose;
}

/** 000:1452: a folded hand is turned up only for a wager that it may still win. */
const turnsUp = (round: RoundState, hand: SpotHand, options: UltimateOptions): boolean =>
  round.bets[hand.spot].some(
    (bet) =>
      bet.open &&
      !isForfeited(round, bet, options) &&
      (bet.kind !== 'trips' || options.foldedTrips === 'own hand'),
  );

const handValue = (round: RoundState, spot: number, { handFrom }: UltimateOptions): number =>
  BEST[handFrom](round.hands[spot][0].cards, shared(round, 'board').cards);

const dealerValue = (round: RoundState, { handFrom }: UltimateOptions): number =>
  BEST[handFrom](shared(round, 'dealer').cards, shared(round, 'board').cards);

const BEST: Readonly<
  Record<UltimateOptions['handFrom'], (hole: readonly number[], board: readonly number[]) => number>
> = {
  'best of seven': (hole, board) => high7(hole[0], hole[1], board[0], board[1], board[2], board[3], board[4]),
  'both hole cards': (hole, board) => {
    let best = 0;
    for (let i = 0; i < 3; i++)
      for (let j = i + 1; j < 4; j++)
        for (let k = j + 1; k < 5; k++)
          best = Math.max(best, high5(hole[0], hole[1], board[i], board[j], board[k]));
    return best;
  },
};

function outcome(round: RoundState, bet: Wager, options: UltimateOptions): Outcome {
  if (isForfeited(round, bet, options)) return lose;
  const board = shared(round, 'board').cards;
  if (bet.kind === 'trips') {
    const [v, w, x, y, z] = board;
    const looksAt =
      isFolded(round, bet) && options.foldedTrips === 'board'
        ? high5(v, w, x, y, z)
        : handValue(round, bet.spot, options);
    return payFor(options.trips, pokerHand(looksAt));
  }
  const mine = handValue(round, bet.spot, options);
  const theirs = dealerValue(round, options);
  const ahead = mine - theirs;
  switch (bet.kind) {
    case 'ante':
      return categoryOf(theirs) < PAIR ? push : higherWins(ahead);
    case 'blind':
      // A win with less than a straight has no row, so it pushes.
      return ahead > 0 ? orPush(payFor(options.blind, pokerHand(mine))) : higherWins(ahead);
    case 'bad beat':
      return ahead === 0 ? lose : payFor(options.badBeat?.pays ?? [], pokerHand(Math.min(mine, theirs)));
    default:
      return higherWins(ahead);
  }
}

function why(round: RoundState, bet: Wager, options: UltimateOptions): string {
  if (isForfeited(round, bet, options)) return 'folded';
  const mine = handValue(round, bet.spot, options);
  if (bet.kind === 'trips') {
    const [v, w, x, y, z] = shared(round, 'board').cards;
    const board = isFolded(round, bet) && options.foldedTrips === 'board';
    return high.name(board ? high5(v, w, x, y, z) : mine);
  }
  const theirs = dealerValue(round, options);
  if (bet.kind === 'ante' && categoryOf(theirs) < PAIR) return NOT_QUALIFIED;
  if (bet.kind === 'blind' && mine > theirs)
    return `won with ${high.name(mine)}, which the table does not pay`;
  return against(high, mine, theirs);
}

const orPush = (paid: Outcome): Outcome => (paid.result === 'win' ? paid : push);
