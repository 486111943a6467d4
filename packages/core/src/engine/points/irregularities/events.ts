import type { Irregular, Misdealt, Ruled } from '../../irregularities/events.ts';

/** What happens when something has gone wrong in a hand for points. */
export type PointsRulingEvent =
  | Irregular
  | Ruled
  | Misdealt
  /** Everybody has seen these cards of a seat. */
  | { readonly type: 'faced'; readonly seat: number; readonly cards: readonly number[] }
  /** The hand is fouled, however it is set. */
  | { readonly type: 'fouled'; readonly seat: number }
  /** The hand is forfeited: it stays down, and every other beats it. */
  | { readonly type: 'forfeited'; readonly seat: number };
