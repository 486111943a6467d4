import type { Random } from '../../cards/index.ts';
import type { HandEvent, HandInPlay } from '../../table/hand/hand-in-play.ts';
import type { Collection, PlayerCommand, TableState } from '../../table/index.ts';

/** What somebody at a table decides by: the table as that seat sees it, and the seat, counted from 0. */
export interface Seen {
  readonly state: TableState;
  readonly seat: number;
  readonly player: string;
  /** Whims that come out the same for the same seed. */
  readonly random: Random;
  /** What the table collects by. */
  readonly fees: Collection;
}

/** Somebody's mind: what to do now, or null for nothing. It is asked whenever something has happened. */
export type Mind = (seen: Seen) => PlayerCommand | null | Promise<PlayerCommand | null>;

/** Who is at hand at a table of one kind: bots for its seats, and somebody who tells its hands. */
export interface Company {
  readonly mind: Mind;
  readonly tell: (hand: HandInPlay, events: readonly HandEvent[]) => string[];
}
