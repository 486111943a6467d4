/**
 * One small integer per card, so that decks are bytes and hot loops use shifts.
 *
 * `0…51` rank × 4 + suit (2♣ = 0 … A♠ = 51): a greater code is the higher card, suits breaking ties
 * spades, hearts, diamonds, clubs, which is the order all five books use when suits count.
 * `52` joker, `53…56` the ten, jack, queen and king bonus cards of Pure 21.5 (002:1004, no suits),
 * `63` a card one may not see, `64…` pai gow tiles.
 */
declare const card: unique symbol;
/** A card as a number: rank × 4 + suit, then the joker, bonus cards, and tiles. */
export type Card = number & { readonly [card]: true };

/** Cards as every ranking takes them: an array or a typed array. */
export type Cards = ArrayLike<number>;

/** The joker. */
export const JOKER = 52 as Card;
/** The first of the four bonus cards: ten, jack, queen, king. */
export const BONUS_TEN = 53 as Card;
/** The last of the four bonus cards. */
export const BONUS_KING = 56 as Card;
/** Stands in a view for a card that its reader must not know. */
export const HIDDEN = 63 as Card;
/** Tiles start here; see `tiles.ts`. */
export const FIRST_TILE = 64;

/** The letter of each rank, from deuce to ace. */
export const RANK_LETTERS = '23456789TJQKA';
/** The letter of each suit: clubs, diamonds, hearts, spades. */
export const SUIT_LETTERS = 'cdhs';

/** Ranks count from the deuce: `rankOf` gives 0 for a deuce, 12 for an ace. */
export const DEUCE = 0;
/** The rank of an ace; deuces have rank 0. */
export const ACE = 12;

/**
 * The card of a rank (0 is a deuce, 12 an ace) and a suit (0 to 3 for c, d, h, s).
 *
 * @example
 * ```ts
 * import { cardOf, printCard } from '@cardroom/core';
 *
 * console.log(printCard(cardOf(12, 3))); // As
 * ```
 */
export function cardOf(rank: number, suit: number): Card {
  return ((rank << 2) | suit) as Card;
}

/**
 * The rank of a card: 0 for a deuce, 12 for an ace.
 *
 * @example
 * ```ts
 * import { cardOf, rankOf } from '@cardroom/core';
 *
 * console.log(rankOf(cardOf(12, 3))); // 12
 * ```
 */
export function rankOf(card: number): number {
  return card >> 2;
}

/**
 * The suit of a card: 0 to 3 for clubs, diamonds, hearts, spades.
 *
 * @example
 * ```ts
 * import { cardOf, suitOf } from '@cardroom/core';
 *
 * console.log(suitOf(cardOf(12, 3))); // 3
 * ```
 */
export function suitOf(card: number): number {
  return card & 3;
}

/**
 * A card with a rank and a suit: not a joker, bonus card, hidden card or tile.
 *
 * @example
 * ```ts
 * import { isPlain, JOKER } from '@cardroom/core';
 *
 * console.log(isPlain(JOKER)); // false
 * ```
 */
export function isPlain(card: number): boolean {
  return card < JOKER;
}

/**
 * Whether a card is one of the four bonus cards.
 *
 * @example
 * ```ts
 * import { BONUS_TEN, isBonus } from '@cardroom/core';
 *
 * console.log(isBonus(BONUS_TEN)); // true
 * ```
 */
export function isBonus(card: number): boolean {
  return card >= BONUS_TEN && card <= BONUS_KING;
}

/**
 * Whether a card is a tile.
 *
 * @example
 * ```ts
 * import { isTile } from '@cardroom/core';
 *
 * console.log(isTile(64)); // true
 * ```
 */
export function isTile(card: number): boolean {
  return card >= FIRST_TILE;
}

/**
 * A, 2 … K as 1 … 13: the value seat charts, twenty-one and baccarat start from.
 *
 * @example
 * ```ts
 * import { cardOf, pipsOf } from '@cardroom/core';
 *
 * console.log(pipsOf(cardOf(12, 3))); // 1
 * ```
 */
export function pipsOf(card: number): number {
  if (isBonus(card)) return card - BONUS_TEN + 10;
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank + 2;
}
