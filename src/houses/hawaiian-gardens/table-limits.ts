import type { BankedLimit } from '../offering.ts';
import { bets } from '../table-limits.ts';

/** The house's lists of table limits, each as printed but for its first, which tables have by default. */

export type Bounds = readonly [min: number, max: number];

const list = (...limits: readonly Bounds[]): readonly BankedLimit[] =>
  limits.map(([min, max]) => bets(min, max));

const from50: readonly Bounds[] = [
  [50, 300],
  [100, 300],
  [100, 500],
  [200, 500],
  [300, 500],
  [300, 1000],
  [500, 1000],
  [500, 2000],
  [1000, 5000],
];

const usual: readonly Bounds[] = [[5, 100], [5, 10], [10, 100], [25, 100], [50, 100], [100, 100], ...from50];

/**
 * Hawaiian Blackjack (003:3205-3223), Baccarat, Baccarat 9 of 2009 and Pokara (003:3251-3270). No row
 * begins at $1.
 */
export const usualLimits = list(...usual);

/**
 * Caribbean Stud and Blackjack Poker (003:3205-3226), Super 9 and Pan 9 (003:3276-3313, among them the
 * three of 003:1980-1983), Ultimate Texas Hold'em (003:3483-3503)
 */
export const usualFrom1 = list(...usual, [1, 100]);

/** EZ Baccarat Panda 8 and Fortune 7 Baccarat: 003:3323-3396, without the rows that have no upper limit */
export const ezLimits = list(
  [5, 100],
  [5, 10],
  [5, 50],
  [10, 100],
  [25, 100],
  [50, 100],
  [100, 100],
  [25, 200],
  ...from50,
  [1, 100],
  [300, 5000],
);

/** Baccarat 9 without a date, by its own pages: 003:1102-1117 */
export const baccarat9Limits = list(
  [5, 50],
  [10, 100],
  [25, 100],
  [50, 100],
  [25, 200],
  [25, 300],
  ...from50,
);

/** 9 1/2: 003:3456-3476 */
export const nineAndAHalfLimits = list(
  [5, 100],
  [5, 10],
  [5, 25],
  [5, 50],
  [10, 100],
  [25, 100],
  [25, 200],
  [25, 300],
  [50, 100],
  [100, 100],
  ...from50,
);

/** 003:3157-3198, for all pai gow games of the house. */
export const paiGowBounds: readonly Bounds[] = [
  [10, 100],
  [5, 10],
  [5, 100],
  [1, 100],
  [25, 100],
  [50, 100],
  [100, 100],
  ...from50,
];

export const paiGowLimits = list(...paiGowBounds);
