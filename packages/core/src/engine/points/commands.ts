import type { RuleCommand } from '../irregularities/rule-command.ts';
import type { ShuffleCommand } from '../shuffles.ts';

/** What may be asked of a hand. Seats act for themselves; the house gives the shuffles. */
export type PointsCommand =
  | ShuffleCommand
  /** The floor's. */
  | RuleCommand
  | SetCommand
  | { readonly type: 'surrender'; readonly seat: number };

/** Lays cards in the three sets. What the seat holds besides is its discard. */
export interface SetCommand {
  readonly type: 'set';
  readonly seat: number;
  readonly front: readonly number[];
  readonly middle: readonly number[];
  readonly back: readonly number[];
  /** The hand is declared a Clean Sweep. */
  readonly declare?: boolean;
}
