import { packs, rankOf, shoe, suitOf } from '../../cards/index.ts';
import { HOUSE } from '../../engine/audience.ts';
import type {
  Backline,
  Outcome,
  PlayerDealerDeclaration,
  PrintedRow,
  Settlement,
  Step,
  WagerKind,
} from '../../engine/player-dealer/game.ts';
import { type RoundState, shared, spotsFrom } from '../../engine/player-dealer/state.ts';
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
  saying,
  settleAll,
  tableSize,
  unless,
  wager,
  win,
} from '../../engine/player-dealer/steps.ts';
import { pointsOf, pointsOfCard } from '../../ranks/count/nines.ts';
import { type PayTable, payFor, payTable } from '../table-poker/pay-table.ts';
import { baccaratWords, bankerDrawWords, peekWords, playerDrawWords, winnerWords } from './words.ts';

/**
 * When the banker draws after the player's third card: one row for each banker's total, one column for each value of
 * that card.
 */
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

const playerPoints = (round: RoundState): number => pointsOf(shared(round, 'player').cards);
const bankerPoints = (round: RoundState): number => pointsOf(shared(round, 'banker').cards);
const cardsIn = (round: RoundState, hand: 'player' | 'banker'): number => shared(round, hand).cards.length;

const isNatural = (round: RoundState): boolean =>
  (cardsIn(round, 'player') === 2 && playerPoints(round) > 7) ||
  (cardsIn(round, 'banker') === 2 && bankerPoints(round) > 7);

export interface BaccaratOptions {
  readonly decks: number;
  readonly seats: number;
  readonly chart?: DrawChart;
  /** An eight or nine in two cards ends the hand for both sides. */
  readonly naturalStops: boolean;
  /** Even if the other hand may draw, a natural beats every hand of three cards. */
  readonly naturalRanks?: boolean;
  /** The book lists naturals above all other hands (000:436-439, 003:2709-2712, 004:907-910). */
  readonly naturalsListed?: boolean;
  /** A banker's win with a three-card seven is not paid. */
  readonly sevenPushes: boolean;
  readonly bankerPays?: readonly [number, number];
  /**
   * All cards face up; or face down and then turned, the Player hand first; or the largest Player bettor looks at that
   * hand first.
   */
  readonly dealt?: 'face up' | 'face down' | 'to the largest bettor';
  readonly backline: Backline;
  /** The wagers besides Player and Banker. */
  readonly bonuses: readonly BaccaratBonus[];
  readonly settlement: Settlement;
}

export interface BaccaratBonus {
  readonly kind: WagerKind;
  readonly outcome: (round: RoundState) => Outcome;
  readonly pays: readonly PrintedRow[];
  /** All rows that apply are paid, not just the best. */
  readonly everyRow?: boolean;
  /** The wager is on one of the three results, which the scoreboard shows anyway. */
  readonly onResult?: true;
}

/** Baccarat in which all share one Player and one Banker hand, and nobody has a choice. 000:411-565 */
export function baccarat(options: BaccaratOptions): PlayerDealerDeclaration {
  const { chart = usualChart, naturalStops } = options;
  const stops = (round: RoundState) => naturalStops && isNatural(round);
  const playerDraws = (round: RoundState) =>
    cardsIn(round, 'player') === 2 && !stops(round) && playerPoints(round) <= 5;
  const bankerDraws = (round: RoundState) => {
    if (cardsIn(round, 'banker') > 2 || stops(round)) return false;
    const points = bankerPoints(round);
    if (points > 7) return false;
    const { cards } = shared(round, 'player');
    return cards.length === 2 ? points <= 5 : chart[points][pointsOfCard(cards[2])] === 'H';
  };
  return {
    shoe: shoe(packs.standard, options.decks),
    anyCount: true,
    seats: options.seats,
    backline: options.backline,
    wagers: [
      wager('player', 'Player', tableSize),
      wager('banker', 'Banker', tableSize),
      ...options.bonuses.map(({ kind }) => kind),
    ],
    script: [betting, ...dealtHands(options), ...thirdCards(options, playerDraws, bankerDraws), settleAll],
    settlement: options.settlement,
    outcome: outcomeOf(options),
    scoreboard: options.bonuses.flatMap(({ kind, onResult }) => (onResult ? [] : [kind.id])),
    counted: { by: 'script', alike: pointsOfCard },
    why: (round, { kind }) => why(round, kind, options),
    card: baccaratWords({ ...options, chart }),
  };
}

/** One card to the dealer's right, the Player hand, and one to the left, until each has two (000:462-465). */
function dealtHands({ dealt = 'face up' }: BaccaratOptions): Step[] {
  const face = dealt === 'face up' ? 'up' : 'down';
  const player =
    dealt === 'to the largest bettor'
      ? saying(peekWords, dealSeen('player', largestOnPlayer))
      : deal('player', 1, face);
  const each = [player, deal('banker', 1, face)];
  return [...each, ...each, ...(face === 'up' ? [] : [reveal('player'), reveal('banker')])];
}

/** If hands are dealt face down, so are the cards they draw (003:2889). */
function thirdCards(
  { dealt = 'face up', naturalStops }: BaccaratOptions,
  playerDraws: (round: RoundState) => boolean,
  bankerDraws: (round: RoundState) => boolean,
): Step[] {
  const face = dealt === 'face up' ? 'up' : 'down';
  const player = saying(playerDrawWords(naturalStops), draw('player', playerDraws, face));
  const banker = saying(bankerDrawWords, draw('banker', bankerDraws, face));
  if (face === 'up') return [player, banker];
  const turned = (hand: 'player' | 'banker') =>
    saying(
      'A card drawn is turned up.',
      unless((round) => cardsIn(round, hand) === 2, reveal(hand)),
    );
  return [player, turned('player'), banker, turned('banker')];
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

/** Points, with a natural above all hands of three cards (000:436-438). */
function rankedPoints(round: RoundState, hand: 'player' | 'banker'): number {
  const { cards } = shared(round, hand);
  const points = pointsOf(cards);
  return cards.length === 2 && points > 7 ? points + 2 : points;
}

function outcomeOf({
  bonuses,
  sevenPushes,
  naturalRanks = false,
  bankerPays = [1, 1],
}: BaccaratOptions): PlayerDealerDeclaration['outcome'] {
  const bankerWins = win(...bankerPays);
  const byKind = new Map(bonuses.map(({ kind, outcome }) => [kind.id, outcome]));
  return (round, { kind }) => {
    if (kind !== 'player' && kind !== 'banker') {
      const bonus = byKind.get(kind);
      if (bonus !== undefined) return bonus(round);
    }
    const ahead = naturalRanks
      ? rankedPoints(round, 'player') - rankedPoints(round, 'banker')
      : playerPoints(round) - bankerPoints(round);
    if (ahead === 0) return push;
    if (kind === 'player') return ahead > 0 ? evenMoney : lose;
    if (ahead > 0) return lose;
    return sevenPushes && isThreeCardSeven(round) ? push : bankerWins;
  };
}

const isThreeCardSeven = (round: RoundState): boolean =>
  cardsIn(round, 'banker') === 3 && bankerPoints(round) === 7;

/** A natural that beats an equal total of three cards is named as the reason. */
function why(round: RoundState, kind: string, { naturalRanks, sevenPushes }: BaccaratOptions): string {
  const [player, banker] = [playerPoints(round), bankerPoints(round)];
  const natural = rankedPoints(round, 'player') - rankedPoints(round, 'banker');
  if (naturalRanks && natural !== 0 && Math.sign(natural) !== Math.sign(player - banker))
    return `${natural > 0 ? 'Player' : 'Banker'} wins with a natural`;
  if (kind === 'banker' && sevenPushes && banker > player && isThreeCardSeven(round))
    return `${winnerWords(player, banker)}, with a three-card seven`;
  return winnerWords(player, banker);
}

const LINES = ['player', 'banker'];

/** Terms of a bonus wager: whether it may stand without a Player or Banker wager, and its limits. */
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
  pays: readonly PrintedRow[],
  outcome: BaccaratBonus['outcome'],
): BaccaratBonus {
  const size = { by: 'bonus', ...limits, ...(anySizeWithLine ? { anyWith: LINES } : {}) } as const;
  return { kind: wager(id, title, size, alone ? {} : { needs: LINES }), outcome, pays };
}

/** A wager on one event. */
function on(
  id: string,
  title: string,
  terms: BonusTerms,
  { hand, pays }: { readonly hand: string; readonly pays: number },
  test: (round: RoundState) => boolean,
): BaccaratBonus {
  const wins = win(pays);
  return bonus(id, title, terms, [{ hand, pays }], (round) => (test(round) ? wins : lose));
}

export const tieBet = (odds: number, terms: BonusTerms): BaccaratBonus => ({
  ...on(
    'tie',
    'Tie',
    terms,
    { hand: 'both hands have the same points', pays: odds },
    (round) => playerPoints(round) === bankerPoints(round),
  ),
  onResult: true,
});

/** 000:528-529 */
export const threeCardSeven = (title: string, terms: BonusTerms): BaccaratBonus =>
  on(
    'seven',
    title,
    terms,
    { hand: 'the Banker hand wins with a three-card seven', pays: 40 },
    (round) => isThreeCardSeven(round) && playerPoints(round) < 7,
  );

/** 000:538-539 */
export const threeCardEight = (title: string, terms: BonusTerms): BaccaratBonus =>
  on(
    'eight',
    title,
    terms,
    { hand: 'the Player hand wins with a three-card eight', pays: 25 },
    (round) => cardsIn(round, 'player') === 3 && playerPoints(round) === 8 && bankerPoints(round) < 8,
  );

/** 003:2954-2961 */
export const dragonNine = (terms: BonusTerms): BaccaratBonus =>
  on(
    'nine',
    'Dragon 9',
    terms,
    { hand: 'nine against nothing, either way', pays: 25 },
    (round) => Math.abs(playerPoints(round) - bankerPoints(round)) === 9,
  );

type OneUp = 'the Player hand wins by one against nothing' | 'the Player hand wins by one';

/** 004:1000-1001 */
const oneUpTable: PayTable<OneUp> = payTable('004', 1000, [
  ['the Player hand wins by one against nothing', 30],
  ['the Player hand wins by one', 9],
]);

/** 004:993-1002 */
export const oneUp = (terms: BonusTerms): BaccaratBonus =>
  bonus('one up', 'One Up', terms, oneUpTable, (round) => {
    if (playerPoints(round) - bankerPoints(round) !== 1) return lose;
    return payFor(oneUpTable, oneUpTable[bankerPoints(round) === 0 ? 0 : 1].hand);
  });

type FourCards = 'a pair in either hand' | 'four cards of one suit' | 'a pair in both hands';

const PAIR_PAYS = 3;
const FLUSH_PAYS = 10;
const PAIRS_PAY = 40;

/** 003:1484-1486 */
const fourCardTable: PayTable<FourCards> = payTable('003', 1484, [
  ['a pair in either hand', PAIR_PAYS],
  ['four cards of one suit', FLUSH_PAYS],
  ['a pair in both hands', PAIRS_PAY],
]);

/** On the first four cards; pays the best row that they make, or all of them. */
const fourCards = (rows: 'best' | 'all'): BaccaratBonus => ({
  kind: wager(
    'bonus',
    'Bonus',
    { by: 'bonus', step: 500 },
    { needs: ['player', 'banker', 'tie'], asDealt: { cards: { player: 2, banker: 2 } } },
  ),
  outcome: (round) => {
    const [a, b] = shared(round, 'player').cards;
    const [c, d] = shared(round, 'banker').cards;
    const pairs = Number(rankOf(a) === rankOf(b)) + Number(rankOf(c) === rankOf(d));
    const flush = [b, c, d].every((card) => suitOf(card) === suitOf(a));
    // A pair in both hands does not also count as a pair in one of them.
    const paired = pairs === 2 ? 'a pair in both hands' : pairs === 1 ? 'a pair in either hand' : null;
    if (flush && paired !== null && rows === 'all')
      return win(FLUSH_PAYS + (pairs === 2 ? PAIRS_PAY : PAIR_PAYS));
    if (flush && pairs < 2) return payFor(fourCardTable, 'four cards of one suit');
    return paired === null ? lose : payFor(fourCardTable, paired);
  },
  pays: fourCardTable,
  everyRow: rows === 'all',
});

export const fourCardBonus = fourCards('best');
export const fourCardBonusAllRows = fourCards('all');
