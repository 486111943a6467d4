import type { Cents } from '../engine/money.ts';
import type { Family } from '../houses/offering/families.ts';
import type { HouseId } from '../houses/offering/offering.ts';

/** How hard a question is: 1 is easy, 3 is hard. */
export type Level = 1 | 2 | 3;

export const LEVELS: readonly Level[] = [1, 2, 3];

/** A question of the school: plain data that can be sent, stored and printed. */
export interface Question {
  /** Makes the same question again: kind, offering, level and seed. */
  readonly id: string;
  /** Which kind of question it is: `side-pots`. */
  readonly kind: string;
  readonly offering: string;
  readonly level: Level;
  readonly seed: string;
  readonly house: HouseId;
  readonly family: Family;
  readonly situation: Situation;
  /** The question in a sentence. */
  readonly asks: string;
  /** Two to six answers; exactly one of them is what the machine would do. */
  readonly answers: readonly string[];
  /** Which answer is right, counted from 0. */
  readonly right: number;
  /** Why that is the answer, in a sentence or two. */
  readonly why: string;
  readonly cites: readonly Citation[];
}

/** Where a rule is printed, and what it is about. */
export interface Citation {
  readonly cite: string;
  readonly about: string;
}

/** What is on the table, with all cards as text. */
export interface Situation {
  readonly game: string;
  readonly house: string;
  /** What the table's sign says: `$4-$8 limit`; empty if it does not matter. */
  readonly limit: string;
  /** Boards, and shared hands: the player-dealer's, the banker's. */
  readonly shared: readonly SharedCards[];
  readonly pots: readonly ShownPot[];
  readonly seats: readonly ShownSeat[];
  /** Whatever else one has to know, a sentence each. */
  readonly notes: readonly string[];
}

/** Cards in the middle, with their name. */
export interface SharedCards {
  readonly name: string;
  readonly cards: string;
}

/** A pot with what is in it, and who contests it where that matters. */
export interface ShownPot {
  readonly name: string;
  readonly cents: Cents;
  readonly seats: readonly string[];
}

/** A seat as it is shown. */
export interface ShownSeat {
  /** `Seat 3` */
  readonly name: string;
  /** `button`, `player-dealer`, `folded`, `all in`. */
  readonly marks: readonly string[];
  /** Cards that are shown; empty for none. */
  readonly cards: string;
  /** Those of them that are face up while the rest are down; empty if it makes no difference. */
  readonly up: string;
  /** Chips behind; null if they do not matter. */
  readonly chips: Cents | null;
  readonly bets: readonly ShownBet[];
}

/** Chips in front of a seat, and what they are for. */
export interface ShownBet {
  readonly name: string;
  readonly cents: Cents;
}

/** What a question is made from. */
export interface QuestionKey {
  readonly kind: string;
  readonly offering: string;
  readonly level: Level;
  readonly seed: string;
}

/** `side-pots:black-sheep/holdem:2:17` */
export const questionId = ({ kind, offering, level, seed }: QuestionKey): string =>
  `${kind}:${offering}:${level}:${seed}`;

/** The parts of an id; null if the text is no id. */
export function readQuestionId(id: string): QuestionKey | null {
  const [, kind, offering, level, seed] = /^([a-z-]+):([a-z0-9/-]+):([123]):(.{1,200})$/s.exec(id) ?? [];
  if (kind === undefined) return null;
  return { kind, offering, level: Number(level) as Level, seed };
}
