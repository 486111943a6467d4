import { JOKER, packs, shoe } from '../../cards/index.ts';
import type { Outcome } from '../../engine/player-dealer/game.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import {
  bonusSize,
  evenMoney,
  fromAction,
  lose,
  push,
  seatBySeat,
} from '../../engine/player-dealer/steps.ts';
import { nextBet, SEAT_BY_CARD, seatAt, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { noBust22, noBust215, noBust2001 } from '../../ranks/count/twenty-one.ts';
import { type PayTable, payTable } from '../table-poker/pay-table.ts';
import { blackjack } from './blackjack.ts';
import { type BustCount, bustBet } from './buster.ts';
import {
  type BlackjackGame,
  type BlackjackRules,
  everyWager,
  hitsSoft17,
  isAce,
  nearerPushes,
  sameValue,
} from './rules.ts';

export interface NoBustJokersOptions {
  readonly name: string;
  readonly decks: number;
  readonly secondCard: BlackjackRules['secondCard'];
  /** A 22 without the two jokers counts as it stands, or is over. */
  readonly plain22: 'not over' | 'over';
  /** A 21 made by a joker ties with every other 21, or beats those without one. */
  readonly joker21: 'ties' | 'beats 21';
  /** Double, split and surrender; one house lost the page (002:252). */
  readonly options: boolean;
  /** Settling begins at the action button, which the bank's second card places, or at its left. */
  readonly settledFrom: 'action button' | 'left of the player-dealer';
  /** Where the button goes if the card is a joker, which has no number. */
  readonly jokerSeat: JokerSeat;
  readonly naturalPays: number;
  readonly naturalTakes: BlackjackRules['naturalTakes'];
}

/**
 * No Bust Blackjack with jokers. Two of them are a natural 22, one makes any hand a 21 that is frozen,
 * and one up freezes the table. A hand over loses only to a better one. 002:240-324, 004:79-191
 */
export const noBustJokers = (options: NoBustJokersOptions): BlackjackGame =>
  blackjack({
    name: options.name,
    shoe: shoe(packs.joker, options.decks),
    backline: everyWager,
    totals: options.plain22 === 'over' ? noBust22 : noBust2001,
    secondCard: options.secondCard,
    jokersFreeze: true,
    dealerHits: hitsSoft17,
    // 002:255-265, 004:121-129
    chart: { standHard: 20, standSoft: 20, hitTo: 11 },
    ...(options.options ? jokerOptions : {}),
    pays: payTable('004', 160, [['natural', options.naturalPays]]),
    bothOver: nearerPushes(),
    ...(options.joker21 === 'ties' ? {} : { tie: jokerFirst }),
    naturalTakes: options.naturalTakes,
    sides: [],
    ...(options.settledFrom === 'action button' ? { button: jokerButton(options.jokerSeat) } : {}),
    settlement: seatBySeat(fromAction, 'game', 'double'),
    words: {
      bothOver: 'unless the player-dealer busts by more, which is a push',
      ...(options.joker21 === 'ties' ? {} : { tie: 'but a 21 with a joker beats one without' }),
      button: buttonWords(options.jokerSeat),
    },
  });

/** 002:293: the second best hand is a joker with any other card. */
function jokerFirst(player: readonly number[], dealer: readonly number[]): Outcome {
  const mine = player.includes(JOKER);
  if (mine === dealer.includes(JOKER)) return push;
  return mine ? evenMoney : lose;
}

/** 004:154-161 */
const jokerOptions = {
  double: 'in full',
  split: { pair: sameValue, hands: 4, oneCard: () => false, oneCardAgain: false, wager: 1 },
  surrender: 'first two cards',
} as const;

export type JokerSeat = 'first' | 'seventh';

/** The chart of numbers, with the seat that a joker stands for. */
export const jokerButton =
  (seat: JokerSeat) =>
  (round: RoundState, card: number): number =>
    card === JOKER
      ? nextBet(round, seatAt(round, seat === 'first' ? 1 : 7, 'clockwise'), 'clockwise')
      : seatByCard(round, card);

export const buttonWords = (seat: JokerSeat): string =>
  `${SEAT_BY_CARD}; a joker gives it to the ${seat} seat`;

export interface NoBust40Options {
  readonly decks: number;
  /** The highest free total: the chart's column ends at 18, and 19 and 20 are in no column (004:275-283). */
  readonly freeTo: number;
  readonly hands: number;
  /** The player-dealer's second card is looked at when an ace is up. */
  readonly checksAce: boolean;
  readonly naturalTakes: BlackjackRules['naturalTakes'];
  readonly buster: PayTable<BustCount> | null;
  /** Insurance and Buster are settled with each seat's wagers, or after all of them. */
  readonly sidesSettled?: 'with each seat' | 'after all game wagers';
  readonly surrender?: 'up to 20' | 'first two cards' | 'before his second card';
}

/**
 * No Bust 21st Century Blackjack 4.0. A natural is 21½; of two hands over, the player's is lost unless it is a nearer
 * 22 to 25 of three cards. 004:193-389
 */
export const noBust40 = (options: NoBust40Options): BlackjackGame =>
  blackjack({
    name: 'No Bust 21st Century Blackjack 4.0',
    shoe: shoe(packs.standard, options.decks),
    backline: everyWager,
    totals: noBust215,
    secondCard: 'down',
    ...(options.checksAce ? { checks: isAce } : {}),
    dealerHits: hitsSoft17,
    chart: { standHard: options.freeTo + 1, standSoft: options.freeTo + 1, hitTo: 11 },
    // 004:326-330
    double: 'in full',
    split: { pair: sameValue, hands: options.hands, oneCard: isAce, oneCardAgain: true, wager: 1 },
    surrender: options.surrender ?? 'up to 20',
    // 004:337: paid also to a player with a natural.
    insurance: { size: 'half', bothNatural: 'paid' },
    pays: payTable('004', 335, [['natural', [6, 5]]]),
    // 004:314-316
    bothOver: nearerPushes((player, _dealer, totals) => player.length === 3 && totals.total(player) <= 25),
    naturalTakes: options.naturalTakes,
    sides: options.buster === null ? [] : [bustBet('buster', 'Buster', bonusSize, options.buster)],
    button: seatByCard,
    settlement:
      options.sidesSettled === 'after all game wagers'
        ? { from: fromAction, passes: [['game', 'double'], ['insurance'], ['buster']] }
        : seatBySeat(fromAction, 'game', 'double', 'insurance', 'buster'),
    words: {
      bothOver: 'unless it is a three-card 22 to 25 and the player-dealer busts by more, which is a push',
      button: SEAT_BY_CARD,
    },
  });
