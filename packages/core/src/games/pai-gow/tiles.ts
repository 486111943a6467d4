import { packs } from '../../cards/index.ts';
import type {
  ActionPoint,
  Arrangement,
  Laid,
  Options,
  PlayerDealerGame,
  PlayerDealerWords,
  Step,
} from '../../engine/player-dealer/game.ts';
import { playerOf, seatOf, shared } from '../../engine/player-dealer/state.ts';
import {
  betting,
  chooseTogether,
  dealerChooses,
  deliver,
  openFrom,
  pickPile,
  piles,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  tableSize,
  wager,
} from '../../engine/player-dealer/steps.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import type { HouseWay } from '../house-ways/chart.ts';
import { houseWayExamples } from '../house-ways/examples.ts';
import { pairName } from '../house-ways/tile-chart.ts';
import {
  asksForHouseWay,
  bothMustWin,
  bothMustWinWords,
  bothWhy,
  COPY_WORDS,
  setsHimself,
} from '../table-poker/against-dealer.ts';

export interface TilesOptions {
  readonly name: string;
  readonly ranking: Ranking;
  readonly backline: PlayerDealerGame['backline'];
  /** The player-dealer picks which stack goes out first, or it is always the first. */
  readonly stack: 'picked' | 'first';
  /** Other ways of making the stacks, if the player-dealer may choose. */
  readonly styles?: readonly Laid[];
  readonly dice: Step;
  /** Where opening and settling begin. */
  readonly settles: ActionPoint;
  /** Each player's lower hand is compared with the player-dealer's lower, or hands are compared as laid. */
  readonly compares: 'low with low' | 'as laid';
  /** Both Gee Joon tiles in one hand are the Supreme Pair and stay together. */
  readonly supremePair: boolean;
  readonly way: HouseWay;
}

const SEATS = 8;

/** Four tiles set as two hands against the player-dealer's two. 002:326-499, 003:1123-1206, 003:2975-3147 */
export function paiGowTiles(options: TilesOptions): PlayerDealerGame {
  const stacks = piles(SEATS, 4, 'hand by hand', options.styles);
  return {
    name: options.name,
    shoe: packs.tiles,
    seats: SEATS,
    circles: 1,
    backline: options.backline,
    wagers: [wager('game', 'Game', tableSize)],
    script: [
      betting,
      ...(options.stack === 'picked' ? [stacks, pickPile, options.dice] : [options.dice, stacks]),
      // From the dealer's right to the left, around the table to the right (002:375, 002:474, 003:3085).
      deliver('counter-clockwise'),
      saying(
        `Each player sets the four tiles as two hands of two, or plays the house way${options.supremePair ? '; the two wild tiles stay together' : ''}.`,
        chooseTogether(setting(options)),
      ),
      reveal('dealer'),
      saying('The player-dealer sets the tiles, or plays the house way.', dealerChooses(setting(options))),
      openFrom(options.settles),
      settleAll,
    ],
    settlement: seatBySeat(options.settles, 'game'),
    outcome: outcomes(options),
    counted: {
      by: 'sets',
      cards: 4,
      way: options.way.set,
      kind: (_, { front, back }) => options.ranking.value(front) * 4096 + options.ranking.value(back),
      isFoul: (set) => options.supremePair && partsSupremePair(set) !== null,
    },
    why: whys(options),
    // Made when asked for, because its examples need the tables of the house way.
    get card() {
      return words(options);
    },
  };
}

const words = ({ ranking, compares, way }: TilesOptions): PlayerDealerWords => ({
  about: ["Four tiles set as two hands of two, each against one of the player-dealer's."],
  rankings: [{ of: 'Both hands', ranking }],
  comesTo: {
    game: [
      compares === 'as laid'
        ? 'Hands are compared as they were set, front with front and back with back.'
        : "Each player's low hand is compared with the player-dealer's low hand, and high with high.",
      `${bothMustWinWords()} ${COPY_WORDS}`,
    ],
  },
  charts: [houseWayExamples(way, packs.tiles)],
  setBy: way.ruleFor,
});

/** A player names the two tiles of one hand, or leaves all four to the house way. */
function setting({ supremePair, way, backline }: TilesOptions): Options {
  const set = setsHimself(supremePair ? partsSupremePair : undefined);
  const leave = asksForHouseWay(way.set);
  const both = [set, leave];
  const house = [leave];
  if (!backline.ownCircleOnly || backline.kinds === 'none') return () => both;
  // 003:1203: players set only their own hand, wherever else they have bet.
  return (round, { spot }) => (playerOf(round, spot) === seatOf(round, spot) ? both : house);
}

/** 003:2993 */
function partsSupremePair({ front, back }: Arrangement): string | null {
  const wild = (tiles: readonly number[]) => tiles.filter((tile) => pairName(tile) === 'Gee Joon').length;
  return wild(front) === 1 && wild(back) === 1
    ? 'The two wild tiles stay together as the Supreme Pair.'
    : null;
}

/** Both hands must be higher to win; the player-dealer wins a copy (002:336, 003:1186, 003:2997). */
function outcomes({ ranking, compares }: TilesOptions): PlayerDealerGame['outcome'] {
  return (round, { spot }) => {
    const { front, back } = round.hands[spot][0];
    const dealer = shared(round, 'dealer');
    const ours = ranking.value(front);
    const behind = ranking.value(back);
    const theirs = ranking.value(dealer.front);
    const theirsBehind = ranking.value(dealer.back);
    if (compares === 'as laid') return bothMustWin(ours > theirs, behind > theirsBehind);
    return bothMustWin(
      Math.min(ours, behind) > Math.min(theirs, theirsBehind),
      Math.max(ours, behind) > Math.max(theirs, theirsBehind),
    );
  };
}

function whys({ ranking, compares }: TilesOptions): NonNullable<PlayerDealerGame['why']> {
  return (round, { spot }) => {
    const dealer = shared(round, 'dealer');
    const mine = valuesOf(ranking, round.hands[spot][0]);
    const theirs = valuesOf(ranking, dealer);
    if (compares === 'as laid') return bothWhy(mine[0] - theirs[0], mine[1] - theirs[1]);
    return bothWhy(Math.min(...mine) - Math.min(...theirs), Math.max(...mine) - Math.max(...theirs), [
      'in the low hand',
      'in the high hand',
    ]);
  };
}

const valuesOf = (ranking: Ranking, { front, back }: Arrangement): readonly [number, number] => [
  ranking.value(front),
  ranking.value(back),
];
