import type { Cards } from '../cards/index.ts';

/**
 * How good cards are. `value` turns cards into an integer: greater is always better, also for lows, and equal integers
 * are a tie. `name` puts that integer into words, so only the integer need be kept.
 */
export interface Ranking {
  /** What `cardroom rank` calls it: `high`, `deuce-seven`. */
  readonly id: string;
  /** One line for `rank --list`: what it ranks, and which games use it. */
  readonly title: string;
  /** The cards it takes: one group, or two where their places matter (hole and board, down and up). */
  readonly parts: readonly RankingPart[];
  /** Most cards in both parts together; by default as many as the parts have. */
  readonly together?: number;
  /** Which cards may be given. */
  readonly accepts: (card: number) => boolean;
  /** Most jokers one hand may hold; by default one. */
  readonly jokers?: number;
  /** Dealt from a shoe of several packs, so that a hand may hold the same card twice. */
  readonly repeats?: boolean;
  /**
   * The value of a hand: as many cards as `parts` has, all of which it `accepts`, none twice. A ranking imported from
   * `@cardroom/core/ranks` throws a `RangeError` with a sentence for anything else; one that a game holds does not
   * check. `rank` also takes text and returns a `Result`; `high7` and the like are for speed. Leave `other` out if the
   * ranking has no second part.
   */
  value(cards: Cards, other?: Cards): number;
  name(value: number): string;
  /** The category of the hand, for rankings with the usual categories (`categories.ts`). */
  readonly categoryOf?: (value: number) => number;
  /** What rule cards say about it, if it is not one of the books' rankings (`houses/rules/ranking-words.ts`). */
  readonly words?: RankingWords;
  /**
   * With two parts: how many cards of the first play together with cards of the second to make five, and what ranks
   * those.
   */
  readonly plays?: { readonly first: readonly number[]; readonly five: Ranking };
}

/** A ranking in the words of a rule card. */
export interface RankingWords {
  /** The name of a hand: `high hand`, as after "the best". */
  readonly name: string;
  /** How to make examples, which the ranking then sorts (`houses/rules/hands.ts`); `none` for no examples. */
  readonly examples: RankingExamples;
  /** What its examples do not show. */
  readonly says: readonly string[];
  /** Which cards play, if it takes some from the hand and some from the board. */
  readonly uses?: string;
}

/** The kind of hands that a rule card shows as examples of a ranking. */
export type RankingExamples =
  | 'high'
  | 'low'
  | 'badugi'
  | 'three cards'
  | 'front'
  | 'two cards'
  | 'tiles'
  | 'totals'
  | 'points'
  | 'halves'
  | 'none';

/** A part of a hand, as a ranking takes it: its name, and how many cards it may have. */
export interface RankingPart {
  readonly name: string;
  /** How many cards this part may have. */
  readonly sizes: readonly number[];
}

/**
 * Sizes of a part in words: 5, 6, 7 as "5-7"; 4, 7 as "4, 7".
 *
 * @example
 * ```ts
 * import { saySizes } from '@cardroom/core/ranks';
 *
 * console.log(saySizes([5, 6, 7]), saySizes([4, 7])); // 5-7 4, 7
 * ```
 */
export function saySizes(sizes: readonly number[]): string {
  const run = sizes.length > 1 && sizes.every((size, i) => i === 0 || size === sizes[i - 1] + 1);
  return run ? `${sizes[0]}-${sizes[sizes.length - 1]}` : sizes.join(', ');
}

/** A function for seven cards that needs no array of them. */
export type OfSeven = (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;

/** The value of cards that do not qualify (no eight-or-better low, no six-or-better low …). */
export const NO_HAND = 0;
