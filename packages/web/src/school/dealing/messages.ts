import type { Result } from '@cardroom/core/engine';
import type { Family, HouseId } from '@cardroom/core/houses';
import type { AskOptions, Question } from '@cardroom/core/school';

/** What the school has questions about. */
export interface Catalog {
  readonly kinds: readonly { readonly id: string; readonly title: string }[];
  readonly games: readonly SchoolGame[];
}

/** A game at a house. */
export interface SchoolGame {
  readonly id: string;
  readonly name: string;
  readonly house: HouseId;
  readonly family: Family;
}

/** Kinds of questions that can be asked about each game, by the game's id. */
export type Fits = Readonly<Record<string, readonly string[]>>;

/** What the page may ask the thread that deals, and what comes back. */
export interface Dealing {
  readonly catalog: () => Catalog;
  readonly fits: () => Promise<Fits>;
  readonly question: (options: AskOptions) => Result<Question>;
  /** The question of an id, dealt again. */
  readonly again: (id: string) => Result<Question>;
  readonly sheet: (options: AskOptions, count: number) => Result<{ readonly questions: readonly Question[] }>;
}

/** A call of one of them. */
export interface Call {
  readonly number: number;
  readonly name: keyof Dealing;
  readonly given: readonly unknown[];
}

/** What the call of this number came to. */
export type Answer =
  | { readonly number: number; readonly is: unknown }
  | { readonly number: number; readonly broke: string };
