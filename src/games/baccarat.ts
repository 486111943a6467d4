import { packs, shoe } from '../cards/index.ts';
import type { ActionPoint, BankedGame, Outcome, WagerKind } from '../engine/banked/game.ts';
import { type RoundState, shared, type Wager } from '../engine/banked/state.ts';
import {
  betting,
  bonusSize,
  deal,
  draw,
  evenMoney,
  leftOfDealer,
  lose,
  push,
  settleAll,
  tableSize,
  typeByType,
  wager,
  win,
} from '../engine/banked/steps.ts';
import { pointsOf } from '../ranks/nines.ts';

/** When the banker draws after the player's third card: a row a banker's total, a column that card's points. */
export type DrawChart = readonly string[];

/** 000:481-490, 003:2748-2757 and others. */
export const usualChart: DrawChart = [
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHSH',
  'SSHHHHHHSS',
  'SSSSHHHHSS',
  'SSSSSSHHSS',
  'SSSSSSSSSS',
];

const playerPoints = (round: RoundState) => pointsOf(shared(round, 'player').cards);
const bankerPoints = (round: RoundState) => pointsOf(shared(round, 'banker').cards);
const cardsIn = (round: RoundState, hand: 'player' | 'banker') => shared(round, hand).cards.length;
const isNatural = (round: RoundState) =>
  (cardsIn(round, 'player') === 2 && playerPoints(round) > 7) ||
  (cardsIn(round, 'banker') === 2 && bankerPoints(round) > 7);

export interface BaccaratOptions {
  readonly name: string;
  readonly decks: number;
  readonly seats: number;
  readonly chart?: DrawChart;
  readonly naturalStops: boolean;
  /** A banker who wins with a three-card seven is not paid. */
  readonly sevenPushes: boolean;
  readonly backline: BankedGame['backline'];
  readonly from?: ActionPoint;
  /** The wagers besides Player and Banker, in the order they are settled. */
  readonly bonuses: readonly BaccaratBonus[];
}

export interface BaccaratBonus {
  readonly kind: WagerKind;
  readonly outcome: (round: RoundState) => Outcome;
}

/** Baccarat where all share one Player and one Banker hand, and no one has a choice. 000:411-565 */
export function baccarat(options: BaccaratOptions): BankedGame {
  const { chart = usualChart, naturalStops } = options;
  const stops = (round: RoundState) => naturalStops && isNatural(round);
  const playerDraws = (round: RoundState) =>
    cardsIn(round, 'player') === 2 && !stops(round) && playerPoints(round) <= 5;
  const bankerDraws = (round: RoundState) => {
    if (cardsIn(round, 'banker') > 2 || stops(round) || bankerPoints(round) > 7) return false;
    if (cardsIn(round, 'player') === 2) return bankerPoints(round) <= 5;
    return chart[bankerPoints(round)][pointsOf([shared(round, 'player').cards[2]])] === 'H';
  };
  return {
    name: options.name,
    shoe: shoe(packs.standard, options.decks),
    seats: options.seats,
    circles: 1,
    backline: options.backline,
    wagers: [
      wager('player', 'Player', tableSize),
      wager('banker', 'Banker', tableSize),
      ...options.bonuses.map(({ kind }) => kind),
    ],
    script: [
      betting,
      deal('player', 1, 'up'),
      deal('banker', 1, 'up'),
      deal('player', 1, 'up'),
      deal('banker', 1, 'up'),
      draw('player', playerDraws),
      draw('banker', bankerDraws),
      settleAll,
    ],
    settlement: typeByType(
      options.from ?? leftOfDealer,
      'player',
      'banker',
      ...options.bonuses.map(({ kind }) => kind.id),
    ),
    outcome: (round, bet) => lineOutcome(round, bet, options),
  };
}

function lineOutcome(round: RoundState, bet: Wager, { bonuses, sevenPushes }: BaccaratOptions): Outcome {
  const ahead = playerPoints(round) - bankerPoints(round);
  if (bet.kind === 'player') return ahead > 0 ? evenMoney : ahead < 0 ? lose : push;
  if (bet.kind === 'banker') {
    if (ahead < 0) return sevenPushes && isThreeCardSeven(round) ? push : evenMoney;
    return ahead > 0 ? lose : push;
  }
  return bonuses.find(({ kind }) => kind.id === bet.kind)?.outcome(round) ?? lose;
}

const isThreeCardSeven = (round: RoundState) => cardsIn(round, 'banker') === 3 && bankerPoints(round) === 7;

const bonus = (
  id: string,
  title: string,
  outcome: BaccaratBonus['outcome'],
  needsLine: boolean,
): BaccaratBonus => ({
  kind: wager(id, title, bonusSize, needsLine ? { needs: ['player', 'banker'] } : {}),
  outcome,
});

export const tieBet = (odds: number, needsLine: boolean) =>
  bonus('tie', 'Tie', (round) => (playerPoints(round) === bankerPoints(round) ? win(odds) : lose), needsLine);

/** The banker wins with a three-card seven. */
export const dragon7 = (needsLine: boolean, title = 'Dragon 7') =>
  bonus(
    'dragon7',
    title,
    (round) => (isThreeCardSeven(round) && playerPoints(round) < 7 ? win(40) : lose),
    needsLine,
  );

/** The player wins with a three-card eight. */
export const panda8 = (needsLine: boolean, title = 'Panda 8') =>
  bonus(
    'panda8',
    title,
    (round) =>
      cardsIn(round, 'player') === 3 && playerPoints(round) === 8 && bankerPoints(round) < 8 ? win(25) : lose,
    needsLine,
  );
