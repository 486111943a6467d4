import type { Result } from '@cardroom/core/engine';
import type { OfferingOdds, PointsEquity, PotEquity } from '@cardroom/core/odds';

/** A question for the thread that counts. */
export interface Question {
  readonly offering: string;
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
}

/** What it came to, by kind of game; `bank` needs no hands. */
export type Counted =
  | { readonly kind: 'pot'; readonly found: Result<PotEquity> }
  | { readonly kind: 'points'; readonly found: Result<PointsEquity> }
  | { readonly kind: 'player-dealer'; readonly found: OfferingOdds }
  | { readonly kind: 'broke' };
