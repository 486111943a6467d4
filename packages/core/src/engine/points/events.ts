import type { Cents } from '../money.ts';
import type { ShuffledOf } from '../shuffles.ts';
import type { DuelLine } from './game.ts';
import type { PointsRulingEvent } from './irregularities/events.ts';

/**
 * What happens in a hand, in order. The log is the truth: `evolve` turns it into the same state on
 * the server, in the browser and in a replay. `cards` with `only` are for one seat or for the house.
 */
export type PointsEvent =
  | Shuffled
  | Dealt
  | Asked
  | Laid
  | Discarded
  | Declared
  | StepDone
  | Showed
  | Compared
  | FantasyNext
  | Taken
  | Ended
  | PointsRulingEvent;

/** A pile was shuffled, in this order. */
export type Shuffled = ShuffledOf<Pile>;

/** What is shuffled: the pack, or what is left when it runs out. */
export type Pile = 'pack' | 'stub and discards';

/** Cards went to a seat, face down. */
export interface Dealt {
  readonly type: 'dealt';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly only: number;
}

/** These seats must set their cards now. */
export interface Asked {
  readonly type: 'asked';
  readonly seats: readonly number[];
}

/** Cards laid in the sets, front first; `counts` says how many went to each. */
export interface Laid {
  readonly type: 'laid';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly counts: readonly number[];
  /** Absent when they lie face up. */
  readonly only?: number;
}

/** Cards were thrown away. */
export interface Discarded {
  readonly type: 'discarded';
  readonly seat: number;
  readonly cards: readonly number[];
  readonly only: number;
}

/** A marker goes on the hand; it cannot be taken back (003:867). */
export interface Declared {
  readonly type: 'declared';
  readonly seat: number;
  readonly what: Declaration;
}

/** What a player may say of the hand that they set. */
export type Declaration = 'clean sweep' | 'surrender';

/** A step of the script is done and the dealer goes on with the next. */
export interface StepDone {
  readonly type: 'step done';
}

/** A hand was turned up, with what its sets are worth. */
export interface Showed {
  readonly type: 'showed';
  readonly seat: number;
  /** All thirteen, front first. */
  readonly cards: readonly number[];
  /** What each set is worth. */
  readonly values: readonly number[];
  readonly fouled: boolean;
  /** Which of the game's Clean Sweeps it is; `NO_SWEEP` for none. */
  readonly sweep: number;
}

/** Two hands are compared and settled. */
export interface Compared {
  readonly type: 'compared';
  readonly seats: readonly [number, number];
  readonly lines: readonly DuelLine[];
  /** What is left when points both ways are set off against each other, and who owes it to whom. */
  readonly points: number;
  readonly from: number;
  readonly to: number;
  /** What was paid: less than the points are worth when a stake is used up. */
  readonly cents: Cents;
}

/** Who has earned a fantasy hand for the next time they are dealt in. */
export interface FantasyNext {
  readonly type: 'fantasy next';
  readonly seats: readonly number[];
}

/** Collection: from a seat to the drop or the jackpot. */
export interface Taken {
  readonly type: 'taken';
  readonly from: number;
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  /** The line that prints it, where one does. */
  readonly cite?: string;
}

/** The hand is over. */
export interface Ended {
  readonly type: 'ended';
}
