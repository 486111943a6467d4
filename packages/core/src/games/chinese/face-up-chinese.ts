import { type Cards, rankOf, standardPack } from '../../cards/index.ts';
import type { CardWords } from '../../engine/card-words.ts';
import type { Coverage, DuelLine, PointsGame, Sets, ShownHand } from '../../engine/points/game.ts';
import { eachPair, HAND_SIZE, SET_NAMES, setRanking, setWinners } from '../../engine/points/sets/sets.ts';
import { deal, dealInOne, fantasyHand, place } from '../../engine/points/steps.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { high } from '../../ranks/high/high.ts';
import {
  categoryOf,
  FLUSH,
  FULL_HOUSE,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  standardOrder,
  TRIPS,
} from '../../ranks/tables/five-card.ts';

/** What a house may read otherwise. */
export interface FaceUpChineseOptions {
  readonly equalSets: boolean;
  /** A tie that the button wins also earns bonus and Clean Sweep. */
  readonly tieEarnsBonus: boolean;
  readonly foul: number;
  readonly coverage: Coverage;
  /** How fantasy hands are set, if the players have agreed to them. */
  readonly fantasy: 'up' | 'down' | null;
}

/** Five cards, then two out of three, four times over (003:7244-7268). */
const rounds = [deal(5), place(5), ...[1, 2, 3, 4].flatMap(() => [dealInOne(3), place(2)])];

/** Face-Up Chinese Poker. Cards are laid as they come and stay where they lie. 003:7175-7366 */
export const faceUpChinese = (options: FaceUpChineseOptions): PointsGame => ({
  name: 'Face-Up Chinese Poker',
  pack: standardPack,
  players: 3,
  buyIn: 30,
  least: 9,
  script: options.fantasy === null ? rounds : [...fantasyHand(14, HAND_SIZE, options.fantasy), ...rounds],
  first: 'button',
  equalSets: options.equalSets,
  coverage: options.coverage,
  wholePoints: false,
  sweeps: [],
  surrender: false,
  ...(options.fantasy === null ? {} : { fantasy }),
  bonus,
  duels: (hands) => eachPair(hands, (a, b) => owed(a, b, hands[0].seat, options)),
  card: words(options),
});

const SWEEP = 6;

const words = (options: FaceUpChineseOptions): CardWords => ({
  about: [
    'Each player places cards as they come into a front of three, a middle of five and a back of five, where they stay, and settles with every other player by points.',
    `Each set won from an opponent is a point. Equal sets are won by the player with the button${options.tieEarnsBonus ? ', with bonus and Clean Sweep' : ', without a bonus and not towards a Clean Sweep'}; between two others nobody wins them.`,
    'A set that is won also earns its bonus; a fouled hand pays a penalty in place of the sets, and all bonuses of the other hand.',
    ...(options.fantasy === null
      ? []
      : [
          'A pair of queens or better in front earns a fantasy hand next time; three of a kind in front, or four of a kind or better in the back, keeps a player there.',
        ]),
  ],
  rankings: [{ of: 'All three sets', ranking: setRanking }],
  charts: [
    {
      title: 'Points from an opponent',
      columns: ['for', 'points'],
      rows: [
        ['one set', '1'],
        ['all three sets (a Clean Sweep), besides', String(SWEEP)],
        ['a fouled hand', String(options.foul)],
      ],
    },
    {
      title: 'Bonuses',
      columns: ['hand', 'front', 'middle', 'back'],
      rows: [
        [
          'three of a kind',
          `${FRONT_TRIPS} for deuces, one more a rank`,
          String(BONUSES.get(TRIPS)?.[0]),
          '',
        ],
        ...BONUS_NAMES.map(([category, name]) => [name, '', ...(BONUSES.get(category) ?? []).map(String)]),
        ['royal flush', '', ...ROYAL.map(String)],
      ],
    },
  ],
});

const FRONT = 0;
const BACK = 2;
const QUEEN = 10;

/** By category: points for it in the middle and in the back (003:7298-7316). */
const BONUSES: ReadonlyMap<number, readonly [middle: number, back: number]> = new Map([
  [TRIPS, [2, 0]],
  [STRAIGHT, [4, 2]],
  [FLUSH, [8, 4]],
  [FULL_HOUSE, [12, 6]],
  [QUADS, [20, 10]],
  [STRAIGHT_FLUSH, [30, 15]],
]);
const ROYAL = [50, 25] as const;
const BONUS_NAMES = [
  [STRAIGHT, 'straight'],
  [FLUSH, 'flush'],
  [FULL_HOUSE, 'full house'],
  [QUADS, 'four of a kind'],
  [STRAIGHT_FLUSH, 'straight flush'],
] as const;
/** The points for three deuces in front; each higher rank is one more. */
const FRONT_TRIPS = 9;

function bonus(set: number, cards: Cards): number {
  if (set === FRONT) return isTrips(cards) ? FRONT_TRIPS + rankOf(cards[0]) : 0;
  const value = high.value(cards);
  const points = value === standardOrder.best ? ROYAL : (BONUSES.get(categoryOf(value)) ?? [0, 0]);
  return points[set - 1];
}

const isTrips = (front: Cards) => Array.from(front).every((card) => rankOf(card) === rankOf(front[0]));

/** 003:7282-7328: the position with both buttons wins its ties; a foul pays a penalty instead of settling the sets. */
function owed(a: ShownHand, b: ShownHand, button: number, options: FaceUpChineseOptions): DuelLine[] {
  if (a.fouled || b.fouled) {
    if (a.fouled === b.fouled) return [];
    const winner = a.fouled ? b : a;
    return [{ to: winner.seat, points: options.foul, what: 'foul' }, ...bonuses(winner, () => true)];
  }
  const winners = setWinners(a, b, button);
  const outright = options.tieEarnsBonus ? winners : setWinners(a, b, NO_SEAT);
  const lines: DuelLine[] = winners.flatMap((to, set) =>
    to < 0 ? [] : [{ to, points: 1, what: SET_NAMES[set] }],
  );
  for (const { seat } of [a, b]) {
    if (outright.every((winner) => winner === seat))
      lines.push({ to: seat, points: SWEEP, what: 'Clean Sweep' });
  }
  for (const hand of [a, b]) lines.push(...bonuses(hand, (set) => outright[set] === hand.seat));
  return lines;
}

function bonuses({ seat, sets }: ShownHand, wins: (set: number) => boolean): DuelLine[] {
  return sets.flatMap((cards, set) => {
    const points = wins(set) ? bonus(set, cards) : 0;
    return points > 0 ? [{ to: seat, points, what: `${SET_NAMES[set]} bonus` }] : [];
  });
}

/** 003:7336-7338: a pair of queens or better in front; to stay, three of a kind there or four behind. */
const fantasy = {
  enter: ([front]: Sets) => isTrips(front) || pairRank(front) >= QUEEN,
  stay: (sets: Sets) => isTrips(sets[FRONT]) || categoryOf(high.value(sets[BACK])) >= QUADS,
};

function pairRank(front: readonly number[]): number {
  const ranks = front.map(rankOf);
  return ranks.find((rank, i) => ranks.indexOf(rank) !== i) ?? -1;
}
