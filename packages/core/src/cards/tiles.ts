import { type Card, FIRST_TILE } from './card.ts';

/**
 * The 32 pai gow tiles: eleven matched pairs of equal tiles, and five pairs whose tiles differ (nines, eights, sevens,
 * fives and the Gee Joon). A kind is one face; a matched kind is in the set twice. A one or a four is red and the rest
 * white, save the sixes of the Teen, half of each red; `mixed` tiles show both.
 *
 * The order is that of the single tiles, best first (003:1166-1181), with the Gee Joon last.
 */
export interface TileKind {
  readonly card: Card;
  /** The name that people say and type. */
  readonly name: string;
  /** Tiles that make a pair together share this name. */
  readonly pair: string;
  readonly upper: number;
  readonly lower: number;
  readonly colour: 'red' | 'white' | 'mixed';
  readonly copies: 1 | 2;
}

const faces: ReadonlyArray<readonly [string, string, number, number, TileKind['colour'], 1 | 2]> = [
  ['Teen', 'Teen', 6, 6, 'mixed', 2],
  ['Dey', 'Dey', 1, 1, 'red', 2],
  ['Yun', 'Yun', 4, 4, 'red', 2],
  ['Gor', 'Gor', 1, 3, 'mixed', 2],
  ['Mooy', 'Mooy', 5, 5, 'white', 2],
  ['Chong', 'Chong', 3, 3, 'white', 2],
  ['Bon', 'Bon', 2, 2, 'white', 2],
  ['Foo', 'Foo', 5, 6, 'white', 2],
  ['Ping', 'Ping', 4, 6, 'mixed', 2],
  ['Tit', 'Tit', 1, 6, 'mixed', 2],
  ['Look', 'Look', 1, 5, 'mixed', 2],
  ['Gow45', 'Gow', 4, 5, 'mixed', 1],
  ['Gow36', 'Gow', 3, 6, 'white', 1],
  ['Bot35', 'Bot', 3, 5, 'white', 1],
  ['Bot26', 'Bot', 2, 6, 'white', 1],
  ['Chit34', 'Chit', 3, 4, 'mixed', 1],
  ['Chit25', 'Chit', 2, 5, 'white', 1],
  ['Ng14', 'Ng', 1, 4, 'red', 1],
  ['Ng23', 'Ng', 2, 3, 'white', 1],
  ['Gee6', 'Gee Joon', 2, 4, 'mixed', 1],
  ['Gee3', 'Gee Joon', 1, 2, 'mixed', 1],
];

/** The 21 kinds of tiles, in the order of their numbers. */
export const TILE_KINDS: readonly TileKind[] = faces.map(([name, pair, upper, lower, colour, copies], i) => ({
  card: (FIRST_TILE + i) as Card,
  name,
  pair,
  upper,
  lower,
  colour,
  copies,
}));

/**
 * The kind of a tile: its name and its spots.
 *
 * @example
 * ```ts
 * import { packs, tileKind } from '@cardroom/core/cards';
 *
 * console.log(tileKind(packs.tiles.cards[0]).name); // Teen
 * ```
 */
export function tileKind(card: number): TileKind {
  return TILE_KINDS[card - FIRST_TILE];
}

/**
 * Spots on a tile; the two Gee Joon tiles also count as each other, which `ranks/` decides.
 *
 * @example
 * ```ts
 * import { packs, spotsOf } from '@cardroom/core/cards';
 *
 * console.log(spotsOf(packs.tiles.cards[0])); // 12
 * ```
 */
export function spotsOf(card: number): number {
  const { upper, lower } = tileKind(card);
  return upper + lower;
}
