import { packs, shoe } from '../../cards/index.ts';
import type {
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerWords,
  Step,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, type SpotHand, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  betting,
  bonusSize,
  choice,
  choose,
  deal,
  dealerChooses,
  dice,
  draw,
  evenMoney,
  fromAction,
  hit,
  lose,
  openFrom,
  push,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  typeByType,
  unless,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { POINT_WORDS, pointsOf, pointsOfCard, nines as ranking } from '../../ranks/count/nines.ts';
import { type PayTable, payFor } from '../table-poker/pay-table.ts';
import { chartWords, fivesAndSixes, hits, houseWay, playsHimself } from './nines-chart.ts';

export interface NinesOptions {
  readonly decks: number;
  readonly partners?: number;
  /** The player-dealer wins ties on zero and one (003:550); elsewhere all ties push (003:1845). */
  readonly lowTies: 'lost' | 'push';
  /** Bets are made before the dice cup is opened (003:1839), or once the action button lies (003:1906). */
  readonly betsOpen: 'before the dice' | 'after the dice';
  readonly bonusTie?: {
    readonly pays: PayTable;
    /** Settled with its seat's game wager (003:1889), or after all game wagers (003:1902). */
    readonly settled: 'with each seat' | 'after all game wagers';
  };
}

/** Super 9 and Pan 9: three cards and at most one more, each player against the player-dealer. 003:536-588 */
export function nines(options: NinesOptions): PlayerDealerDeclaration {
  const { bonusTie, partners } = options;
  const opening = [betting, dice()];
  return {
    shoe: shoe(packs.super9, options.decks),
    anyCount: true,
    seats: 8,
    backline: { kinds: 'all', most: Number.POSITIVE_INFINITY, decides: 'seated' },
    ...(partners === undefined ? {} : { partners }),
    wagers: [
      wager('game', 'Game', tableSize),
      ...(bonusTie === undefined ? [] : [wager('tie', 'Bonus Tie', bonusSize, { needs: ['game'] })]),
    ],
    script: [
      ...(options.betsOpen === 'before the dice' ? opening : opening.toReversed()),
      ...threeAround,
      saying(
        `In turn each player asks for a card, for none, or for the logical way (${chartWords(houseWay)}); where the chart leaves no choice, it is followed: a hand ${chartWords(fivesAndSixes)}. A player plays one hand; the player's other hands go the logical way.`,
        choose(cardOrNoCard),
      ),
      saying(
        'In turn each hand that wants one gets a fourth card face down.',
        hit((_, hand) => draws(hand), 'down'),
      ),
      reveal('dealer'),
      saying(
        `The player-dealer's hand goes by the same chart: it ${chartWords(fivesAndSixes)}.`,
        dealerChooses(dealerOption),
      ),
      saying('The player-dealer may draw a fourth card.', draw('dealer', dealerDraws, 'down')),
      saying(
        'A card drawn is turned up.',
        unless((round) => shared(round, 'dealer').cards.length === 3, reveal('dealer')),
      ),
      openFrom(fromAction),
      settleAll,
    ],
    settlement:
      bonusTie?.settled === 'after all game wagers'
        ? typeByType(fromAction, 'game', 'tie')
        : seatBySeat(fromAction, 'game', 'tie'),
    outcome: (round, bet) => outcome(round, bet, options),
    counted: { by: 'script', alike: pointsOfCard, total: pointsOf },
    why: (round, { kind, spot }) => {
      const { cards } = round.hands[spot][0];
      const dealer = shared(round, 'dealer').cards;
      if (kind === 'tie' && pointsOf(cards) === pointsOf(dealer)) return 'a card was drawn';
      return `${pointsOf(cards)} to ${pointsOf(dealer)}`;
    },
    card: words(options),
  };
}

const words = ({ lowTies, bonusTie }: NinesOptions): PlayerDealerWords => ({
  about: [
    "Three cards each and at most one more, against the player-dealer's; the hand closer to nine wins.",
  ],
  rankings: [{ of: '', ranking }],
  comesTo: {
    game: [
      `The hand closer to nine wins even money; equal hands push${lowTies === 'lost' ? ', but the player-dealer wins ties on zero and one' : ''}.`,
    ],
    ...(bonusTie === undefined
      ? {}
      : {
          tie: [
            'Paid by the table if both hands stand on their three cards and have the same points; otherwise lost.',
          ],
        }),
  },
  ...(bonusTie === undefined ? {} : { pays: [{ kind: 'tie', rows: bonusTie.pays }] }),
});

/** 003:1906: one card at a time around the table, the player-dealer in turn. */
const around: Step = deal('everyone', 1, 'down');
const threeAround: readonly Step[] = [around, around, around];

const CARD_OR_NO_CARD: readonly Choice[] = [
  { ...choice('draw', 'Card', 'done'), later: 'card' },
  choice('stand', 'No card', 'done'),
  { ...choice('house way', 'Logical way', 'done'), houseWay: true },
];

/**
 * Every hand is asked in the same way, and the chart overrides the answer except on five and six, so a choice tells
 * nobody what is held.
 */
const cardOrNoCard: Options = (round, { spot }) => (playsHimself(round, spot) ? CARD_OR_NO_CARD : []);

const dealerOption: Options = (_, { cards }) =>
  fivesAndSixes[pointsOf(cards)] === 'O' ? CARD_OR_NO_CARD : [];

function draws({ cards, choices }: SpotHand): boolean {
  const chosen = choices.includes('draw') ? 'hit' : choices.includes('stand') ? 'stand' : undefined;
  return hits(fivesAndSixes, pointsOf(cards), chosen);
}

const dealerDraws = (round: RoundState): boolean => {
  const hand = shared(round, 'dealer');
  return hand.cards.length === 3 && draws(hand);
};

function outcome(round: RoundState, bet: Wager, { lowTies, bonusTie }: NinesOptions): Outcome {
  const { cards } = round.hands[bet.spot][0];
  const dealer = shared(round, 'dealer').cards;
  const points = pointsOf(cards);
  const ahead = points - pointsOf(dealer);
  if (bet.kind === 'tie') {
    // Both stand on the three cards dealt (003:1887, 003:1955).
    if (ahead !== 0 || cards.length > 3 || dealer.length > 3) return lose;
    return payFor(bonusTie?.pays ?? [], POINT_WORDS[points]);
  }
  if (ahead === 0) return points <= 1 && lowTies === 'lost' ? lose : push;
  return ahead > 0 ? evenMoney : lose;
}
