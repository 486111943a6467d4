import { ACE, type Cards, rankOf, standardPack, suitOf } from '../../cards/index.ts';
import type { CardWords } from '../../engine/card-words.ts';
import type {
  CleanSweep,
  Coverage,
  Duel,
  DuelLine,
  PointsGame,
  ShownHand,
} from '../../engine/points/game.ts';
import { eachPair, HAND_SIZE, SET_NAMES, setRanking, setWinners } from '../../engine/points/sets/sets.ts';
import { deal, setDown } from '../../engine/points/steps.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';

/** What a house may read otherwise. */
export interface ThirteenCardOptions {
  /** Points for winning two sets and losing one. */
  readonly twoOfThree: number;
  /** Points for winning all three sets from an opponent, and from all three opponents. */
  readonly shot: number;
  readonly homeRun: number;
  /** A fouled hand counts as beaten for a Home Run and pays for it. */
  readonly foulsMakeHomeRuns: boolean;
  /** Points for giving up; 0 where nobody may. */
  readonly surrender: number;
  readonly playerDealerWinsTies: boolean;
  readonly coverage: Coverage;
}

/** 13-Card. Thirteen cards set as 3-5-5, every player against every other. 003:808-878 */
export const thirteenCard = (options: ThirteenCardOptions): PointsGame => ({
  name: '13-Card (Chinese Poker)',
  pack: standardPack,
  players: 4,
  buyIn: 30,
  least: 1,
  script: [deal(HAND_SIZE), setDown(HAND_SIZE)],
  first: 'left of button',
  equalSets: true,
  coverage: options.coverage,
  wholePoints: true,
  sweeps: cleanSweeps,
  surrender: options.surrender > 0,
  forfeits: true,
  bonus: () => 0,
  duels: (hands) => duels(hands, options),
  card: words(options),
});

const words = (options: ThirteenCardOptions): CardWords => ({
  about: [
    'Each player sets the cards as a front of three, a middle of five and a back of five, and settles with every other player by points.',
    `Each set won from an opponent is a point. ${options.playerDealerWinsTies ? 'The player-dealer' : 'Nobody'} wins an equal set.`,
    'Clean Sweeps collect first, the highest before the others, in place of the sets; of two the higher collects in full, and equal ones nothing from each other.',
    'A fouled hand pays its penalty in place of the sets; two fouled hands pay each other nothing.',
    ...(options.surrender > 0
      ? [
          'A player who surrenders pays for it in place of the sets, but pays a Clean Sweep that was declared before.',
        ]
      : []),
  ],
  rankings: [{ of: 'All three sets', ranking: setRanking }],
  charts: [
    {
      title: 'Points from an opponent',
      columns: ['for', 'points'],
      rows: [
        ['one set', '1'],
        ['two sets, the third lost, in all', String(options.twoOfThree)],
        ['all three sets (a Shot), in all', String(options.shot)],
        ['all three sets from three opponents (a Home Run), in all, from each', String(options.homeRun)],
        ['a fouled hand', String(FOUL)],
        ...(options.foulsMakeHomeRuns
          ? [['a fouled hand that a Home Run counts as beaten', String(Math.max(FOUL, options.homeRun))]]
          : []),
        ...(options.surrender > 0 ? [['a surrender', String(options.surrender)]] : []),
      ],
    },
  ],
});

const isRed = (card: number) => suitOf(card) === 1 || suitOf(card) === 2;
const isSuited = (cards: Cards) => every(cards, (card) => suitOf(card) === suitOf(cards[0]));
const isDragon = (cards: Cards) => ranksIn(cards) === (1 << cards.length) - 1;

function every(cards: Cards, test: (card: number) => boolean): boolean {
  for (let i = 0; i < cards.length; i++) if (!test(cards[i])) return false;
  return true;
}

/** The ranks as a set of bits, the deuce lowest. */
function ranksIn(cards: Cards): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= 1 << rankOf(cards[i]);
  return set;
}

/** How many cards are of the more frequent color. */
function oneColour(cards: Cards): number {
  const red = Array.from(cards).filter(isRed).length;
  return Math.max(red, cards.length - red);
}

/** Four of a kind count as two pairs (003:848). */
function pairsIn(cards: Cards): number {
  const counts = new Uint8Array(ACE + 1);
  for (let i = 0; i < cards.length; i++) counts[rankOf(cards[i])]++;
  return counts.reduce((pairs, count) => pairs + (count >> 1), 0);
}

/** Three or five ranks in a row; the ace stands above the king or below the deuce. */
function isStraight(cards: Cards): boolean {
  const set = ranksIn(cards);
  const inRow = (1 << cards.length) - 1;
  const wheel = (1 << ACE) | (inRow >> 1);
  return set === wheel || set / (set & -set) === inRow;
}

const NINE = 7;

/** 003:841-850. */
const cleanSweeps: readonly CleanSweep[] = [
  sweep('Pure Dragon', 'ace to king of one suit', 39, { all: (cards) => isDragon(cards) && isSuited(cards) }),
  sweep('Black or Red Dragon', 'ace to king of one color', 26, {
    all: (cards) => isDragon(cards) && oneColour(cards) === 13,
  }),
  sweep('Dragon', 'ace to king', 13, { all: isDragon }),
  sweep('All Blacks or All Reds', 'thirteen cards of one color', 13, {
    all: (cards) => oneColour(cards) === 13,
  }),
  sweep('Twelve Black or Twelve Red', 'twelve cards of one color', 6, {
    all: (cards) => oneColour(cards) === 12,
  }),
  sweep('Minor Hand', 'no card above a nine, and no ace', 6, {
    all: (cards) => every(cards, (card) => rankOf(card) <= NINE),
  }),
  sweep('Six Wheels', 'six pairs, four of a kind counting as two', 4, {
    all: (cards) => pairsIn(cards) === 6,
  }),
  sweep('Three Flush', 'each of the three sets of one suit', 4, { each: isSuited }),
  sweep('Three Straight', 'each of the three sets in a row', 4, { each: isStraight }),
];

function sweep(
  name: string,
  says: string,
  points: number,
  made: { all: (cards: Cards) => boolean } | { each: (set: Cards) => boolean },
): CleanSweep {
  return { name, says, points, ...made };
}

/** What a fouled hand pays to a regular one (003:865). */
const FOUL = 6;

/** 003:852: Clean Sweeps collect first, the highest of them before the others; then the rest, clockwise (003:859). */
function duels(hands: readonly ShownHand[], options: ThirteenCardOptions): Duel[] {
  const playerDealer = hands[hands.length - 1].seat;
  const table = { hands, options, tieGoesTo: options.playerDealerWinsTies ? playerDealer : NO_SEAT };
  const highest = ({ seats }: Duel) =>
    Math.min(
      ...hands.map(({ seat, sweep }) => (sweep >= 0 && seats.includes(seat) ? sweep : cleanSweeps.length)),
    );
  return eachPair(hands, (a, b) => owed(a, b, table)).sort((x, y) => highest(x) - highest(y));
}

interface Table {
  readonly hands: readonly ShownHand[];
  readonly options: ThirteenCardOptions;
  readonly tieGoesTo: number;
}

function owed(a: ShownHand, b: ShownHand, table: Table): DuelLine[] {
  if (a.forfeited || b.forfeited) return a.forfeited ? forfeit(b, table) : forfeit(a, table);
  if (a.surrendered || b.surrendered) return a.surrendered ? surrender(a, b, table) : surrender(b, a, table);
  // 003:854: of two Clean Sweeps the higher collects in full; equal ones collect nothing from each other.
  if (a.sweep >= 0 || b.sweep >= 0) {
    if (a.sweep === b.sweep) return [];
    return sweepTo(b.sweep < 0 || (a.sweep >= 0 && a.sweep < b.sweep) ? a : b);
  }
  if (a.fouled || b.fouled) {
    if (a.fouled === b.fouled) return [];
    return foulTo(a.fouled ? b : a, table);
  }
  return setsWon(a, b, table);
}

function sweepTo({ seat, sweep }: ShownHand): DuelLine[] {
  const { name, points } = cleanSweeps[sweep];
  return [{ to: seat, points, what: name }];
}

/** 003:867: a Clean Sweep still gets its price if it was declared before the surrender. */
function surrender(loser: ShownHand, other: ShownHand, { options }: Table): DuelLine[] {
  if (other.surrendered || other.fouled) return [];
  if (other.sweep >= 0 && other.declared < loser.declared) return sweepTo(other);
  return [{ to: other.seat, points: options.surrender, what: 'surrender' }];
}

/** 003:858: a surrender loses every set; an opponent who has also surrendered or fouled wins nothing. */
function forfeit(other: ShownHand, table: Table): DuelLine[] {
  if (other.surrendered || other.fouled) return [];
  if (other.sweep >= 0) return sweepTo(other);
  const { homeRun, shot } = table.options;
  return [{ to: other.seat, points: hitsHomeRun(other, table) ? homeRun : shot, what: 'forfeit' }];
}

/** 003:865: six points and the opponent's bonus, which can only be a Home Run. */
function foulTo(winner: ShownHand, table: Table): DuelLine[] {
  const foul = { to: winner.seat, points: FOUL, what: 'foul' };
  const more = table.options.homeRun - FOUL;
  if (more <= 0 || !hitsHomeRun(winner, table)) return [foul];
  return [foul, { to: winner.seat, points: more, what: 'Home Run' }];
}

/** A point for each set, and what winning most or all of them adds (003:825-834). */
function setsWon(a: ShownHand, b: ShownHand, table: Table): DuelLine[] {
  const { twoOfThree, shot, homeRun } = table.options;
  const winners = setWinners(a, b, table.tieGoesTo);
  const lines = winners.flatMap((to, set) =>
    to < 0 ? [] : [{ to, points: 1, what: SET_NAMES[set] as string }],
  );
  for (const hand of [a, b]) {
    const won = winners.filter((seat) => seat === hand.seat).length;
    if (won === 3) {
      const run = hitsHomeRun(hand, table);
      lines.push({ to: hand.seat, points: (run ? homeRun : shot) - won, what: run ? 'Home Run' : 'Shot' });
    }
    if (won === 2 && lines.length === 3 && twoOfThree > 1) {
      lines.push({ to: hand.seat, points: twoOfThree - 1, what: 'two of three' });
    }
  }
  return lines;
}

/** All three sets won from all three opponents (003:832); a Clean Sweep or a surrender is not beaten. */
function hitsHomeRun(hand: ShownHand, { hands, options, tieGoesTo }: Table): boolean {
  if (hands.length < 4) return false;
  return hands.every((other) => {
    if (other === hand || other.forfeited) return true;
    if (other.sweep >= 0 || other.surrendered) return false;
    if (other.fouled) return options.foulsMakeHomeRuns;
    return setWinners(hand, other, tieGoesTo).every((seat) => seat === hand.seat);
  });
}
