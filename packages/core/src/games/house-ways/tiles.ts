import { TILE_KINDS } from '../../cards/index.ts';
import { tilePoints } from '../../ranks/count/tiles.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import type { HouseWay } from './chart.ts';
import { pairName, type SplitRow, spots, type TileChart, tileWay, waysWith } from './tile-chart.ts';
import { bestBack, bestFront, type TwoAndTwo } from './two-and-two.ts';

const isTop = (tile: number): boolean => pairName(tile) === 'Teen' || pairName(tile) === 'Dey';
const topWith = (count: number) => (a: number, b: number) => isTop(a) && spots(b) === count;
const areAll = (beside: readonly number[], ...counts: number[]): boolean =>
  beside.every((count) => counts.includes(count));

const isNineAndEleven = ([a, b]: readonly number[]): boolean => a === 9 && b === 11;

/** Fours, fives, sixes, tens and elevens are never split, and no pair is split for nothing. */
const commonSplits: readonly SplitRow[] = [
  { cite: 'common: Gee Joon', pairs: ['Gee Joon'], when: ({ beside: [a, b] }) => a >= 4 && b === 6 },
  {
    cite: 'common: Teen and Dey',
    pairs: ['Teen', 'Dey'],
    when: ({ beside, low, high }) => (low >= 6 && high >= 8) || isNineAndEleven(beside),
  },
  { cite: 'common: nines', pairs: ['Gow'], when: ({ beside }) => areAll(beside, 2, 10, 12) },
  {
    cite: 'common: eights',
    pairs: ['Yun', 'Bot'],
    when: ({ beside }) => areAll(beside, 2, 10, 11, 12) || isNineAndEleven(beside),
  },
  {
    cite: 'common: sevens',
    pairs: ['Tit', 'Chit'],
    when: ({ beside }) => areAll(beside, 2, 10, 11, 12),
  },
];

/**
 * A Teen or Dey with a seven, else with an eight, else with a nine, except with some fourth tiles; the Teen goes in
 * back.
 */
function topTile(ways: readonly TwoAndTwo[], tiles: readonly number[]): TwoAndTwo | null {
  const others = tiles.filter((tile) => !isTop(tile));
  const holds = (count: number) => others.some((tile) => spots(tile) === count);
  const usual = [7, 8, 9].find(holds);
  if (others.length === 4 || usual === undefined) return null;
  const lowEight = others.some((tile) => pairName(tile) === 'Bot');
  const gong = holds(7) && holds(8) && (holds(4) || (lowEight && holds(5)));
  const partner = holds(9) && holds(11) ? 9 : gong ? 8 : usual;
  const found = waysWith(ways, topWith(partner));
  const teenBehind = found.filter(({ back }) => back.some((tile) => pairName(tile) === 'Teen'));
  return bestFront(teenBehind.length > 0 ? teenBehind : found);
}

/**
 * The highest front hand; but if that is below a three with a Chong, the highest back hand of seven points or more.
 * With 8 and 9 points or more, or 7 and 8 with both Teen and Dey, the high tile goes in back.
 */
const balanced =
  (highThree: number) =>
  (ways: readonly TwoAndTwo[], tiles: readonly number[]): TwoAndTwo => {
    const front = bestFront(ways);
    const back = bestBack(ways);
    if (front.low < highThree && tilePoints(back.high) >= 7) return back;
    const points = ({ low, high }: TwoAndTwo) => tilePoints(low) * 10 + tilePoints(high);
    const teenAndDey = tiles.filter(isTop).length === 2;
    if (points(front) < 89 && !(points(front) === 78 && teenAndDey)) return front;
    return bestBack(ways.filter((way) => points(way) === points(front)));
  };

/**
 * A chart that casinos commonly use, for the houses that print none: after the Foxwoods Training Center's booklet of
 * February 1997 (wizardofodds.com/games/pai-gow-tiles/house-way/foxwoods), without its list of single hands that follow
 * no rule.
 */
const common = (ranking: Ranking): TileChart => {
  const tile = (name: string) => TILE_KINDS.find((kind) => kind.name === name)?.card ?? 0;
  return {
    splitsForNothing: false,
    splits: commonSplits,
    sets: [
      { cite: 'common: high nine, Gong, Wong', set: topTile },
      { cite: 'common: other hands', set: balanced(ranking.value([tile('Chong'), tile('Tit')])) },
    ],
  };
};

export const commonTilesWay = (ranking: Ranking): HouseWay =>
  tileWay(common(ranking), ranking, 'three or six');

export interface PrintedChartReadings {
  /** 003:3074 "tiles containing 9 or 11-spots" beside Teens or Deys: a nine and an eleven, or one of them. */
  readonly nineEleven: 'both' | 'either';
  /** 003:3071-3074 look at the front hand after the split only, not at the one before. */
  readonly splitsForNothing: boolean;
}

const isNineOrEleven = (count: number): boolean => count === 9 || count === 11;

/** The one chart in the books, of Pai Gow Tiles Wild, with its list of how to arrange tiles. 003:2999-3007, 003:3068-3075 */
const printed = ({ nineEleven, splitsForNothing }: PrintedChartReadings): TileChart => ({
  splitsForNothing,
  splits: [
    {
      cite: '003:3071',
      pairs: ['Tit', 'Chit'],
      when: ({ beside, low }) => beside.some((count) => count === 2 || count === 12) && low >= 7,
    },
    { cite: '003:3072', pairs: ['Yun', 'Bot'], when: ({ low }) => low >= 7 },
    { cite: '003:3073', pairs: ['Gow'], when: ({ low }) => low >= 9 },
    {
      cite: '003:3074',
      pairs: ['Teen', 'Dey'],
      when: ({ beside, low }) =>
        low >= 6 || (nineEleven === 'both' ? beside.every(isNineOrEleven) : beside.some(isNineOrEleven)),
    },
  ],
  sets: [
    { cite: '003:3004', set: (ways) => bestOf(waysWith(ways, topWith(9))) },
    { cite: '003:3005', set: (ways) => bestOf(waysWith(ways, topWith(8))) },
    { cite: '003:3006', set: nineOrLess },
    { cite: '003:3007', set: largestWithSmallest },
  ],
});

const bestOf = (ways: readonly TwoAndTwo[]): TwoAndTwo | null => (ways.length === 0 ? null : bestBack(ways));

/** The two tiles with nine spots or less together that are nearest to nine. */
function nineOrLess(ways: readonly TwoAndTwo[]): TwoAndTwo | null {
  for (let total = 9; total > 0; total--) {
    const found = bestOf(waysWith(ways, (a, b) => spots(a) + spots(b) === total));
    if (found !== null) return found;
  }
  return null;
}

/** Of tiles with equal spots the higher-ranked, whose code is smaller, counts as larger. */
function largestWithSmallest(ways: readonly TwoAndTwo[], tiles: readonly number[]): TwoAndTwo | null {
  const [smallest, , , largest] = [...tiles].sort((a, b) => spots(a) - spots(b) || b - a);
  return bestOf(waysWith(ways, (a, b) => a === smallest && b === largest));
}

export const printedTilesWay = (
  ranking: Ranking,
  geeJoon: 'wild' | 'three or six',
  readings: PrintedChartReadings,
): HouseWay => tileWay(printed(readings), ranking, geeJoon);
