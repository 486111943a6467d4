import type { Random } from '../cards/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import type { Citation, Level, Situation } from './question.ts';

/** A kind of question. A list of them is all that the school knows: another entry is another kind. */
export interface QuestionKind {
  /** What ids and the command line call it: `side-pots`. */
  readonly id: string;
  readonly title: string;
  /** Whether this kind can be asked about the offering. */
  readonly fits: (offering: Offering) => boolean;
  /** Deals a situation and asks about it; null when these cards make no such question. */
  readonly make: (offering: Offering, level: Level, random: Random) => Draft | null;
}

/** A question before its answers are mixed. */
export interface Draft {
  readonly situation: Situation;
  readonly asks: string;
  readonly right: string;
  /** The likeliest mistakes first; duplicates are dropped. */
  readonly wrong: readonly string[];
  readonly why: string;
  readonly cites: readonly Citation[];
}
