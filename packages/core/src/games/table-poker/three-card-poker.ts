import { packs, shoe } from '../../cards/index.ts';
import type {
  Backline,
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerWords,
  WagerSize,
} from '../../engine/player-dealer/game.ts';
import {
  companion,
  type RoundState,
  type SpotHand,
  shared,
  type Wager,
} from '../../engine/player-dealer/state.ts';
import {
  actionAt,
  betChoice,
  betting,
  bonusSize,
  cardsOut,
  choice,
  choose,
  deal,
  equalTo,
  evenMoney,
  fromAction,
  laterWager,
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
import { SEAT_BY_CARD, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { sixCard } from '../../ranks/high/six-card.ts';
import { isQueenHigh, type ThreeCardHand, threeCard, threeCardHand } from '../../ranks/high/three-card.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { against, collected, higherWins, NOT_QUALIFIED, worth } from './against-dealer.ts';
import { type PayRow, payFor } from './pay-table.ts';
import { type PokerHand, pokerHand } from './poker-hand.ts';

export interface ThreeCardOptions {
  readonly decks: number;
  readonly seats: number;
  readonly backline: Backline;
  /** Bonus wagers may stand without an Ante (001:521). */
  readonly bonusAlone: boolean;
  /**
   * What an unqualified player-dealer does with the Ante of a player who stayed: pays it always, pays
   * a higher hand and returns the others, or plays for it as if qualified.
   */
  readonly unqualified: 'pays' | 'pays if higher' | 'plays';
  readonly pairPlus: Bonus<PairPlusRow> & { readonly title: string; readonly size?: WagerSize };
  readonly sixCard?: Bonus<PayRow<PokerHand>>;
  /** Wagers lost by folding are collected before the showdown, or with all other wagers. */
  readonly foldsCollected: 'at once' | 'in order';
  /** The order of three-card hands; the lowest straight flush is 3-2-A unless it says otherwise. */
  readonly ranking?: Ranking;
  /** A seat's Ante and Play are met before its bonus wagers (001:539), or after them. */
  readonly order?: 'bonus wagers last' | 'bonus wagers first';
  /** Settling begins left of the player-dealer, or where that hand's upcard points. */
  readonly first: 'left' | 'upcard';
}

/** A row of Pair Plus: its hand as the book names it, and as we name three-card hands. */
export interface PairPlusRow extends PayRow {
  readonly of: ThreeCardHand;
}

interface Bonus<R extends PayRow> {
  readonly pays: readonly R[];
  readonly afterFold: 'lost' | 'lives';
}

/** The place of the player-dealer's card that players see before they choose (000:839). */
const UPCARD = 2;

/**
 * Three Card Poker. Ante, look, and Play for as much again or fold; one card of the player-dealer is
 * seen before that. The player-dealer plays with queen-high. 000:770-923
 */
export function threeCardPoker(options: ThreeCardOptions): PlayerDealerDeclaration {
  const { pairPlus, sixCard, first } = options;
  const alone = options.bonusAlone ? {} : { needs: ['ante'] };
  return {
    shoe: shoe(packs.standard, options.decks),
    seats: options.seats,
    backline: options.backline,
    wagers: [
      wager('ante', 'Ante', tableSize),
      PLAY,
      wager('pair plus', pairPlus.title, pairPlus.size ?? bonusSize, {
        ...alone,
        asDealt: { cards: { spots: 3 }, suitsAlike: true },
      }),
      ...(sixCard === undefined
        ? []
        : [
            wager('6 card', '6 Card Bonus', bonusSize, {
              ...alone,
              asDealt: { cards: { spots: 3, dealer: 3 }, together: true, suitsAlike: true },
            }),
          ]),
    ],
    script: [
      betting,
      ...cardsOut(deal('spots', 3, 'down'), deal('dealer', 3, 'down')),
      reveal('dealer', UPCARD),
      ...(first === 'left'
        ? []
        : [
            saying(
              `The action button is placed by that card: ${SEAT_BY_CARD}.`,
              actionAt((round) => seatByCard(round, shared(round, 'dealer').cards[UPCARD])),
            ),
          ]),
      saying('In turn each player with an Ante bets the same amount on Play, or folds.', choose(playOrFold)),
      // 000:845: before the player-dealer's cards are turned.
      ...collected(options.foldsCollected, 'Folded bets are', (round, bet) =>
        isForfeited(round, bet, options),
      ),
      reveal('dealer'),
      showdown((round, hand) => hasLiveWager(round, hand, options)),
      settleAll,
    ],
    settlement: seatBySeat(
      first === 'left' ? leftOfDealer : fromAction,
      ...(options.order === 'bonus wagers first'
        ? ['pair plus', '6 card', 'ante', 'play']
        : ['ante', 'play', 'pair plus', '6 card']),
    ),
    outcome: (round, bet) => outcome(round, bet, options),
    counted: { by: 'showdown', cards: 3, seen: 1, value: (options.ranking ?? threeCard).value },
    why: (round, bet) => why(round, bet, options),
    card: words(options),
    // Known line: play with queen-six-four or better.
    advice: (_, { cards }) => ({
      id: threeCard.value(cards) >= worth(threeCard, 'Qs 6d 4c') ? 'play' : 'fold',
    }),
  };
}

const UNQUALIFIED: Readonly<Record<ThreeCardOptions['unqualified'], string>> = {
  pays: 'With less than queen high the player-dealer pays every Ante that stayed even money.',
  'pays if higher':
    'With less than queen high the player-dealer pays higher hands even money and returns the other Antes.',
  plays: 'With less than queen high the Ante still plays.',
};

function words({
  unqualified,
  pairPlus,
  sixCard: six,
  ranking = threeCard,
}: ThreeCardOptions): PlayerDealerWords {
  const folded = ({ afterFold }: Bonus<PayRow>) =>
    afterFold === 'lost' ? 'A fold loses it.' : 'It stays in play when the hand folds.';
  const extra = six === undefined ? [] : [{ of: 'The 6 Card Bonus', ranking: sixCard }];
  return {
    about: [
      "Three cards each against the player-dealer's three, one of which is shown before the players choose; the player-dealer qualifies with queen high or better.",
    ],
    rankings: [{ of: 'The hands', ranking }, ...extra],
    comesTo: {
      ante: [
        'If the player-dealer has queen high or better, the higher hand wins even money, and equal hands push. A folded Ante is lost.',
        UNQUALIFIED[unqualified],
      ],
      play: [
        'If the player-dealer has queen high or better, the higher hand wins even money, and equal hands push; otherwise it is returned.',
      ],
      'pair plus': [
        `Paid for the player's own three cards, whatever the player-dealer has; otherwise lost. ${folded(pairPlus)}`,
      ],
      ...(six === undefined
        ? {}
        : {
            '6 card': [
              `Paid for the best five of the player's three cards and the player-dealer's; otherwise lost. ${folded(six)}`,
            ],
          }),
    },
    pays: [
      { kind: 'pair plus', rows: pairPlus.pays },
      ...(six === undefined ? [] : [{ kind: '6 card', rows: six.pays }]),
    ],
  };
}

const PLAY = laterWager('play', 'Play', equalTo('ante'));
const PLAY_OR_FOLD: readonly Choice[] = [betChoice(PLAY, 'Play', 'done'), choice('fold', 'Fold', 'fold')];

/** Only an Ante has a choice: Play for as much again, or give it up. */
const playOrFold: Options = (round, hand) =>
  round.bets[hand.spot].some((w) => w.kind === 'ante' && w.cents > 0) ? PLAY_OR_FOLD : [];

/** A folded hand is turned up for a bonus that it did not lose by folding (001:535). */
const hasLiveWager = (round: RoundState, hand: SpotHand, options: ThreeCardOptions): boolean =>
  round.bets[hand.spot].some((bet) => bet.open && !isForfeited(round, bet, options));

/** An Ante without a Play was folded, and may take the bonus wagers with it (000:843-844). */
function isForfeited(round: RoundState, bet: Wager, { pairPlus, sixCard }: ThreeCardOptions): boolean {
  if (bet.kind === 'play') return false;
  if (bet.kind === 'pair plus' && pairPlus.afterFold === 'lives') return false;
  if (bet.kind === '6 card' && sixCard?.afterFold === 'lives') return false;
  return companion(round, bet, 'ante') !== undefined && companion(round, bet, 'play') === undefined;
}

function outcome(round: RoundState, bet: Wager, options: ThreeCardOptions): Outcome {
  if (isForfeited(round, bet, options)) return lose;
  const [{ cards }] = round.hands[bet.spot];
  const dealer = shared(round, 'dealer').cards;
  const { ranking = threeCard } = options;
  switch (bet.kind) {
    case '6 card':
      return payFor(options.sixCard?.pays ?? [], pokerHand(sixCard.value(cards, dealer)));
    case 'pair plus': {
      const { pays } = options.pairPlus;
      const hand = threeCardHand(ranking.value(cards));
      return payFor(pays, pays.find(({ of }) => of === hand)?.hand);
    }
    default: {
      const theirs = ranking.value(dealer);
      const ahead = ranking.value(cards) - theirs;
      if (isQueenHigh(theirs)) return higherWins(ahead);
      return bet.kind === 'play' ? push : unqualified(ahead, options.unqualified);
    }
  }
}

function why(round: RoundState, bet: Wager, options: ThreeCardOptions): string {
  if (isForfeited(round, bet, options)) return 'folded';
  const [{ cards }] = round.hands[bet.spot];
  const dealer = shared(round, 'dealer').cards;
  const { ranking = threeCard } = options;
  if (bet.kind === '6 card') return sixCard.name(sixCard.value(cards, dealer));
  if (bet.kind === 'pair plus') return ranking.name(ranking.value(cards));
  const theirs = ranking.value(dealer);
  const compared = against(ranking, ranking.value(cards), theirs);
  if (isQueenHigh(theirs)) return compared;
  const pays = bet.kind === 'play' || options.unqualified === 'pays';
  return pays ? NOT_QUALIFIED : `${NOT_QUALIFIED}, ${compared}`;
}

function unqualified(ahead: number, rule: ThreeCardOptions['unqualified']): Outcome {
  if (rule === 'pays') return evenMoney;
  return rule === 'plays' ? higherWins(ahead) : ahead > 0 ? evenMoney : push;
}
