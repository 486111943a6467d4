import type { Cards } from '../cards/index.ts';

/**
 * How good cards are. `value` turns cards into an integer, greater always better, also for lows;
 * equal integers are a tie. `name` says that integer in words, so nothing but the integer need be kept.
 */
export interface Ranking {
  /** What `cardroom rank` calls it: `high`, `deuce-seven`. */
  readonly id: string;
  /** One line for `rank --list`: what it ranks, and which games use it. */
  readonly title: string;
  /** What it is given: one group of cards, or two where their places matter (hole and board, down and up). */
  readonly parts: readonly RankingPart[];
  /** Most cards in both parts together; as many as the parts have where this is left out. */
  readonly together?: number;
  /** Which cards may be given. */
  readonly accepts: (card: number) => boolean;
  /** Most jokers one hand may hold; one where this is left out. */
  readonly jokers?: number;
  /** Dealt from a shoe of several packs, so that a hand may hold the same card twice. */
  readonly repeats?: boolean;
  /**
   * Of cards that are a hand: as many as `parts` has, such as it `accepts`, none twice. A ranking that is imported from
   * `@cardroom/core/ranks` throws a `RangeError` with a sentence for anything else; one that a game holds does not look.
   * `rank` takes text as well and answers a `Result`; `high7` and its like are for speed. For a second part that the
   * ranking does not have, `other` is left out.
   */
  value(cards: Cards, other?: Cards): number;
  name(value: number): string;
  /** For hands of the usual categories, which of them (`categories.ts`). */
  readonly categoryOf?: (value: number) => number;
  /** What rule cards say of it, where it is not among those of the books (`houses/rules/ranking-words.ts`). */
  readonly words?: RankingWords;
  /** Of two parts: how many cards of the first play, with others of the second to make five, and what ranks those. */
  readonly plays?: { readonly first: readonly number[]; readonly five: Ranking };
}

/** A ranking as rule cards speak of it. */
export interface RankingWords {
  /** What is held: `high hand`, as after "the best". */
  readonly name: string;
  /** How examples are made that the ranking then sorts (`houses/rules/hands.ts`); `none` for no examples. */
  readonly examples: RankingExamples;
  /** What its examples do not show. */
  readonly says: readonly string[];
  /** Which cards play, where it takes some from the hand and some from the board. */
  readonly uses?: string;
}

/** Which kind of hands show on a rule card what a ranking is. */
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
