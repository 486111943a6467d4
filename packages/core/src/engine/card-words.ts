import type { Ranking } from '../ranks/ranking.ts';

/**
 * What a rule card prints that cannot be read from a game's data, because a function decides it. Games
 * write these words beside the functions; everything else on the card is made from the data itself.
 */
export interface CardWords {
  /** The game in a sentence or two. */
  readonly about: readonly string[];
  /** Which hands are compared, and how they rank; none where cards are compared one by one. */
  readonly rankings?: readonly RankedHands[];
  readonly charts?: readonly Chart[];
}

export interface RankedHands {
  /** Whose: `The front hand`. */
  readonly of: string;
  readonly ranking: Ranking;
  /** What the book's list has above or below the hands that the ranking knows. */
  readonly says?: readonly string[];
}

/** A table of words on a rule card. */
export interface Chart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
