import { packs, rankOf, shoe, suitOf } from '../cards/index.ts';
import { HOUSE } from '../engine/audience.ts';
import type { BankedGame, Outcome, Settlement, Step, WagerKind } from '../engine/banked/game.ts';
import { type RoundState, shared, spotsFrom, type Wager } from '../engine/banked/state.ts';
import {
  betting,
  deal,
  dealSeen,
  draw,
  evenMoney,
  leftOfDealer,
  lose,
  push,
  reveal,
  settleAll,
  tableSize,
  unless,
  wager,
  win,
} from '../engine/banked/steps.ts';
import { pointsOf } from '../ranks/nines.ts';

/** When the banker draws after the player's third card: a row a banker's total, a column that card's points. */
export type DrawChart = readonly string[];

/** 000:481-490, 003:2748-2757, 003:2905-2914, 003:11670-11679, 004:944-953 */
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

/** 003:1454-1463 prints another one: a banker's six stands, three always draws. */
export const oddChart: DrawChart = [
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'SSSHHHHHSS',
  'SSSHHHHHSS',
  'SSSSSSSSSS',
  'SSSSSSSSSS',
];

export const playerPoints = (round: RoundState): number => pointsOf(shared(round, 'player').cards);
export const bankerPoints = (round: RoundState): number => pointsOf(shared(round, 'banker').cards);
const cardsIn = (round: RoundState, hand: 'player' | 'banker'): number => shared(round, hand).cards.length;

const isNatural = (round: RoundState): boolean =>
  (cardsIn(round, 'player') === 2 && playerPoints(round) > 7) ||
  (cardsIn(round, 'banker') === 2 && bankerPoints(round) > 7);

export interface BaccaratOptions {
  readonly name: string;
  readonly decks: number;
  readonly seats: number;
  readonly chart?: DrawChart;
  /** An eight or nine in two cards ends the hand for both sides. */
  readonly naturalStops: boolean;
  /** A banker who wins with a three-card seven is not paid. */
  readonly sevenPushes: boolean;
  readonly bankerPays?: readonly [number, number];
  /** All cards face up; or down and then turned, the Player hand first, which the largest Player bettor may look at before. */
  readonly dealt?: 'face up' | 'face down' | 'to the largest bettor';
  readonly backline: BankedGame['backline'];
  /** The wagers besides Player and Banker. */
  readonly bonuses: readonly BaccaratBonus[];
  readonly settlement: Settlement;
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
    script: [betting, ...dealtHands(options), ...thirdCards(options, playerDraws, bankerDraws), settleAll],
    settlement: options.settlement,
    outcome: (round, bet) => outcome(round, bet, options),
  };
}

/** One card to the house dealer's right, the Player hand, and one to his left, until each has two (000:462-465). */
function dealtHands({ dealt = 'face up' }: BaccaratOptions): Step[] {
  const face = dealt === 'face up' ? 'up' : 'down';
  const player =
    dealt === 'to the largest bettor' ? dealSeen('player', largestOnPlayer) : deal('player', 1, face);
  const each = [player, deal('banker', 1, face)];
  return [...each, ...each, ...(face === 'up' ? [] : [reveal('player'), reveal('banker')])];
}

/** Where hands are dealt face down, so are the cards they draw (003:2889). */
function thirdCards(
  { dealt = 'face up' }: BaccaratOptions,
  playerDraws: (round: RoundState) => boolean,
  bankerDraws: (round: RoundState) => boolean,
): Step[] {
  if (dealt === 'face up') return [draw('player', playerDraws), draw('banker', bankerDraws)];
  return [
    draw('player', playerDraws, 'down'),
    unless((round) => cardsIn(round, 'player') === 2, reveal('player')),
    draw('banker', bankerDraws, 'down'),
    unless((round) => cardsIn(round, 'banker') === 2, reveal('banker')),
  ];
}

/** Of equal bets, the one nearest the player-dealer's left (003:1443). */
function largestOnPlayer(round: RoundState): number {
  let [best, most] = [HOUSE, 0];
  for (const spot of spotsFrom(round, leftOfDealer)) {
    for (const { kind, seat, cents } of round.bets[spot]) {
      if (kind === 'player' && cents > most) [best, most] = [seat, cents];
    }
  }
  return best;
}

function outcome(
  round: RoundState,
  bet: Wager,
  { bonuses, sevenPushes, bankerPays }: BaccaratOptions,
): Outcome {
  const ahead = playerPoints(round) - bankerPoints(round);
  if (bet.kind === 'player') return ahead > 0 ? evenMoney : ahead < 0 ? lose : push;
  if (bet.kind === 'banker') {
    if (ahead >= 0) return ahead > 0 ? lose : push;
    if (sevenPushes && isThreeCardSeven(round)) return push;
    return bankerPays === undefined ? evenMoney : win(...bankerPays);
  }
  return bonuses.find(({ kind }) => kind.id === bet.kind)?.outcome(round) ?? lose;
}

const isThreeCardSeven = (round: RoundState): boolean =>
  cardsIn(round, 'banker') === 3 && bankerPoints(round) === 7;

const LINES = ['player', 'banker'];

/** Needs a Player or Banker wager, unless it may stand alone; within the bonus limits given. */
export interface BonusTerms {
  readonly alone: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Beside a Player or Banker wager it may be of any size (003:2927). */
  readonly anySizeWithLine?: boolean;
}

function bonus(
  id: string,
  title: string,
  { alone, anySizeWithLine, ...limits }: BonusTerms,
  outcome: BaccaratBonus['outcome'],
): BaccaratBonus {
  const size = { by: 'bonus', ...limits, ...(anySizeWithLine ? { anyWith: LINES } : {}) } as const;
  return { kind: wager(id, title, size, alone ? {} : { needs: LINES }), outcome };
}

const pays = (odds: number, test: (round: RoundState) => boolean) => (round: RoundState) =>
  test(round) ? win(odds) : lose;

export const tieBet = (odds: number, terms: BonusTerms): BaccaratBonus =>
  bonus(
    'tie',
    'Tie',
    terms,
    pays(odds, (round) => playerPoints(round) === bankerPoints(round)),
  );

/** The banker wins with a three-card seven (000:528-529). */
export const threeCardSeven = (title: string, terms: BonusTerms): BaccaratBonus =>
  bonus(
    'seven',
    title,
    terms,
    pays(40, (round) => isThreeCardSeven(round) && playerPoints(round) < 7),
  );

/** The player wins with a three-card eight (000:538-539). */
export const threeCardEight = (title: string, terms: BonusTerms): BaccaratBonus =>
  bonus(
    'eight',
    title,
    terms,
    pays(
      25,
      (round) => cardsIn(round, 'player') === 3 && playerPoints(round) === 8 && bankerPoints(round) < 8,
    ),
  );

/** Nine against nothing, either way (003:2954-2961). */
export const dragonNine = (terms: BonusTerms): BaccaratBonus =>
  bonus(
    'nine',
    'Dragon 9',
    terms,
    pays(25, (round) => Math.abs(playerPoints(round) - bankerPoints(round)) === 9),
  );

/** The player wins by exactly one: thirty for one against nothing, else nine (004:993-1002). */
export const oneUp = (terms: BonusTerms): BaccaratBonus =>
  bonus('one up', 'One Up', terms, (round) => {
    if (playerPoints(round) - bankerPoints(round) !== 1) return lose;
    return bankerPoints(round) === 0 ? win(30) : win(9);
  });

/** On the first four cards: pairs in one hand or both, or four of a suit; the best of them counts (003:1484-1486). */
export const fourCardBonus: BaccaratBonus = {
  kind: wager('bonus', 'Bonus', { by: 'bonus', step: 500 }, { needs: ['player', 'banker', 'tie'] }),
  outcome: (round) => {
    const [a, b] = shared(round, 'player').cards;
    const [c, d] = shared(round, 'banker').cards;
    const pairs = Number(rankOf(a) === rankOf(b)) + Number(rankOf(c) === rankOf(d));
    if (pairs === 2) return win(40);
    if ([b, c, d].every((card) => suitOf(card) === suitOf(a))) return win(10);
    return pairs === 1 ? win(3) : lose;
  },
};
