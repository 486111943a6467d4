import { type Cards, FIRST_TILE, spotsOf, TILE_KINDS, tileKind } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { POINT_WORDS } from './nines.ts';

/** What houses vary for tiles. */
interface TileHouse {
  readonly id: string;
  readonly title: string;
  /** A Teen or Dey with a seven is a rank of its own, above all points. */
  readonly kong: boolean;
  /** A Gee Joon tile stands for any tile, instead of counting 3 or 6. */
  readonly wild: boolean;
}

/** A value is a class followed, in five bits, by the place of the tile or pair that decides. */
const PLACE_BITS = 5;
const KONG = 10;
const GONG = 11;
const WONG = 12;
const PAIR = 13;
/** 002:472: all zeros are equal, so none of them has a deciding tile. */
const ZERO = 1;

const KINDS = TILE_KINDS.length;
/** Pairs from the lowest single tile to the highest (003:1166-1181): Gee Joon 1, Ng 2 … Teen 16. */
const places = [...new Set(TILE_KINDS.map(({ pair }) => pair))].reverse();
const GEE_JOON = 1;
const DEY = 15;
/** The Gee Joon: lowest of the single tiles, highest of the pairs (003:1140). */
const GEE_JOON_PAIR = places.length + 1;

function placeOf(tile: number): number {
  return places.indexOf(tileKind(tile).pair) + 1;
}

/** Two tiles of different pairs, neither of them wild. */
function unpaired(a: number, b: number, kong: boolean): number {
  const place = Math.max(placeOf(a), placeOf(b));
  if (place >= DEY) {
    const other = spotsOf(placeOf(a) === place ? b : a);
    if (other === 9) return (WONG << PLACE_BITS) | place;
    if (other === 8) return (GONG << PLACE_BITS) | place;
    if (other === 7 && kong) return (KONG << PLACE_BITS) | place;
  }
  const points = Math.max(...countsOf(a).flatMap((x) => countsOf(b).map((y) => (x + y) % 10)));
  return points === 0 ? ZERO : (points << PLACE_BITS) | place;
}

/** 003:1183: either Gee Joon tile may be used as a 3 or as a 6. */
function countsOf(tile: number): number[] {
  return placeOf(tile) === GEE_JOON ? [3, 6] : [spotsOf(tile)];
}

function pairOf(place: number): number {
  return (PAIR << PLACE_BITS) | (place === GEE_JOON ? GEE_JOON_PAIR : place);
}

function valueOfTwo(a: number, b: number, { kong, wild }: TileHouse): number {
  const [low, high] = [placeOf(a), placeOf(b)].sort((x, y) => x - y);
  // 003:2993: a single wild tile can become any tile; the other tile's twin is always the best choice.
  if (low === high || (wild && low === GEE_JOON)) return pairOf(high);
  return unpaired(a, b, kong);
}

/** The points of a hand of this value; Kong, Gong, Wong and pairs come out above nine. */
export const tilePoints = (value: number): number => value >> PLACE_BITS;

function nameOf(value: number): string {
  if (value === ZERO) return POINT_WORDS[0];
  const place = value & ((1 << PLACE_BITS) - 1);
  const tile = places[place - 1];
  switch (value >> PLACE_BITS) {
    case PAIR:
      return `pair of ${place === GEE_JOON_PAIR ? places[GEE_JOON - 1] : tile}`;
    case WONG:
      return `Wong (${tile} and nine)`;
    case GONG:
      return `Gong (${tile} and eight)`;
    case KONG:
      return `Kong (${tile} and seven)`;
    default:
      return `${POINT_WORDS[value >> PLACE_BITS]}, ${tile} high`;
  }
}

function tileRanking(house: TileHouse): Ranking {
  const values = new Uint16Array(KINDS * KINDS);
  for (const { card: a } of TILE_KINDS) {
    for (const { card: b } of TILE_KINDS) {
      values[(a - FIRST_TILE) * KINDS + b - FIRST_TILE] = valueOfTwo(a, b, house);
    }
  }
  return {
    id: house.id,
    title: house.title,
    parts: [{ name: 'hand', sizes: [2] }],
    accepts: (tile) => tile >= FIRST_TILE && tile < FIRST_TILE + KINDS,
    // Twin tiles are one kind, twice in the set.
    repeats: true,
    value: (tiles: Cards) => values[(tiles[0] - FIRST_TILE) * KINDS + tiles[1] - FIRST_TILE],
    name: house.wild ? (value) => nameOf(value).replace('pair of Gee Joon', 'Supreme Pair') : nameOf,
  };
}

/** Two pai gow tiles at Empire: pairs, Wong, Gong, then points with the higher tile deciding. 002:425-472 */
export const tiles = tileRanking({
  id: 'tiles',
  title: 'Two pai gow tiles at Empire: pairs, Wong, Gong, then points',
  kong: false,
  wild: false,
});

/** Two pai gow tiles at Hawaiian Gardens, which lists Teen and Dey with any seven after the Gongs. 003:1137-1161 */
export const tilesKong = tileRanking({
  id: 'tiles-kong',
  title: 'Two pai gow tiles at Hawaiian Gardens: as tiles, with Kong above the points',
  kong: true,
  wild: false,
});

/** Two tiles of Pai Gow Tiles Wild; its lost pictures are filled in from the same house's tables. 003:2989-3062 */
export const tilesWild = tileRanking({
  id: 'tiles-wild',
  title: 'Two tiles of Pai Gow Tiles Wild: as tiles, the Gee Joon tiles wild',
  kong: false,
  wild: true,
});
