import { type Cards, FIRST_TILE, spotsOf, TILE_KINDS } from '../../cards/index.ts';
import { tilePoints } from '../../ranks/count/tiles.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import type { HouseWay } from './chart.ts';
import { bestBack, type TwoAndTwo, waysToSet } from './two-and-two.ts';

/** A house way for tiles: pairs stay together unless a row splits them; other hands have rows of their own. */
export interface TileChart {
  readonly splits: readonly SplitRow[];
  readonly sets: readonly SetRow[];
  /** Pairs are split by their row even where the front hand gains nothing. */
  readonly splitsForNothing: boolean;
}

export interface SplitRow {
  readonly cite: string;
  /** Pairs by the name that their tiles share. */
  readonly pairs: readonly string[];
  readonly when: (split: Split) => boolean;
}

interface Split {
  /** Spots of the two other tiles, the smaller first. */
  readonly beside: readonly number[];
  /** Points of both hands once the pair is split; more than nine for anything better than points. */
  readonly low: number;
  readonly high: number;
}

/** A row for tiles without a pair; null leaves them to the next row. */
interface SetRow {
  readonly cite: string;
  readonly set: (ways: readonly TwoAndTwo[], tiles: readonly number[]) => TwoAndTwo | null;
}

const PAIRS = TILE_KINDS.map(({ pair }) => pair);
const SPOTS = TILE_KINDS.map(({ card }) => spotsOf(card));

export const pairName = (tile: number): string => PAIRS[tile - FIRST_TILE];
export const spots = (tile: number): number => SPOTS[tile - FIRST_TILE];

/** The ways in which two tiles like these make up one hand, in either order. */
export function waysWith(
  ways: readonly TwoAndTwo[],
  like: (a: number, b: number) => boolean,
): readonly TwoAndTwo[] {
  return ways.filter(({ front, back }) => [front, back].some(([a, b]) => like(a, b) || like(b, a)));
}

interface Ruled {
  readonly cite: string;
  readonly way: TwoAndTwo;
}

/** Sets tiles by a chart. If Gee Joon tiles are wild, one of them is the twin of any tile. */
export function tileWay(chart: TileChart, ranking: Ranking, geeJoon: 'wild' | 'three or six'): HouseWay {
  const rule = (tiles: readonly number[]): Ruled => {
    const ways = waysToSet(tiles, ranking);
    const geeJoons = tiles.filter((tile) => pairName(tile) === 'Gee Joon').length;
    // No row mentions wild tiles: choose the highest back hand one can make, then the highest front hand.
    if (geeJoon === 'wild' && geeJoons === 1) return { cite: '003:2993', way: bestBack(ways) };
    const pairs = ways.filter(({ back: [a, b] }) => pairName(a) === pairName(b));
    if (pairs.length > 0) return paired(chart, ways, pairs[0]);
    for (const { cite, set } of chart.sets) {
      const way = set(ways, tiles);
      if (way !== null) return { cite, way };
    }
    throw new Error('A chart for tiles must set every hand.');
  };
  const rules = new Map<number, Ruled>();
  // The same four kinds are set alike in any order.
  const remembered = (cards: Cards): Ruled => {
    const tiles = Array.from(cards).sort((a, b) => a - b);
    const key = tiles.reduce((sum, tile) => (sum << 5) | (tile - FIRST_TILE), 0);
    const known = rules.get(key) ?? rule(tiles);
    rules.set(key, known);
    return known;
  };
  return { set: (cards) => remembered(cards).way, ruleFor: (cards) => remembered(cards).cite };
}

function paired(chart: TileChart, ways: readonly TwoAndTwo[], kept: TwoAndTwo): Ruled {
  const { front, back } = kept;
  const keep = { cite: 'pair', way: kept };
  if (pairName(front[0]) === pairName(front[1])) return keep;
  const split = ways.find((way) => way !== kept) ?? kept;
  if (split.low <= kept.low && !chart.splitsForNothing) return keep;
  const beside = front.map(spots).sort((a, b) => a - b);
  const hands = { beside, low: tilePoints(split.low), high: tilePoints(split.high) };
  for (const { cite, pairs, when } of chart.splits)
    if (pairs.includes(pairName(back[0])) && when(hands)) return { cite, way: split };
  return keep;
}
