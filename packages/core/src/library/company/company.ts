import type { Random } from '../../cards/index.ts';
import type { HandEvent, HandInPlay } from '../../table/hand/hand-in-play.ts';
import type { Collection, PlayerCommand, TableState } from '../../table/index.ts';

/** What a mind decides from: the table as its seat sees it, and the seat, counted from 0. */
export interface Seen {
  readonly state: TableState;
  readonly seat: number;
  readonly player: string;
  /** Randomness for whims; the same seed gives the same ones. */
  readonly random: Random;
  /** The fees that the table collects. */
  readonly fees: Collection;
}

/** A player's mind: returns what to do now, or null for nothing. It is asked after everything that happens. */
export type Mind = (seen: Seen) => PlayerCommand | null | Promise<PlayerCommand | null>;

/** What a table of one kind needs besides people: bots for its seats, and a teller for its hands. */
export interface Company {
  readonly mind: Mind;
  readonly tell: (hand: HandInPlay, events: readonly HandEvent[]) => string[];
}
