import { printedAt } from '../../limits/limits.ts';
import { betRange } from '../../limits/range.ts';
import { bets } from '../../limits/table-limits.ts';
import type { PlayerDealerLimit } from '../../offering/offering.ts';

/** The house's lists of table limits, each as printed, except that the first is the tables' default. */

export type Bounds = readonly [min: number, max: number | null];

const list = (cite: string, ...limits: readonly Bounds[]): readonly PlayerDealerLimit[] =>
  printedAt(cite, ...limits.map(([min, max]) => bets(min, max)));

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

/** Hawaiian Blackjack, Baccarat, Baccarat 9 of 2009 and Pokara. No row begins at $1. */
export const usualLimits = list('003:3252-3270', ...usual);

/**
 * With a row from $1: Caribbean Stud, Blackjack Poker and Three Card Poker (003:3205-3245), Super 9 and Pan 9
 * (003:3277-3317, among them the three of 003:1980-1983), Ultimate Texas Hold'em (003:3483-3525).
 */
export const usualFrom1 = (cite: string) => list(cite, ...usual, [1, 100]);

/** EZ Baccarat Panda 8 and Fortune 7 Baccarat; four rows have no upper limit (003:3405-3446). */
export const ezLimits = list(
  '003:3324-3446',
  [5, 100],
  [5, 10],
  [5, 50],
  [10, 100],
  [25, 100],
  [50, 100],
  [100, 100],
  [25, 200],
  [25, 300],
  ...from50,
  [1, 100],
  [300, 5000],
  [10, null],
  [25, null],
  [50, null],
  [300, null],
);

/** Baccarat 9 without a date, by its own pages, and what 003:3252-3270 has besides. */
export const baccarat9Limits = [
  ...list('003:1103-1117', [5, 50], [10, 100], [25, 100], [50, 100], [25, 200], [25, 300], ...from50),
  ...list('003:3252-3270', [5, 10], [5, 100], [100, 100]),
];

/** 003:1119-1121: the least bet may change while the most stays. */
export const baccarat9Ranges = [50, 100, 200, 300, 500, 1000, 2000, 5000].map((most) =>
  betRange([1, most], [most, most], '003:1119-1121'),
);

/** 9 1/2 */
export const nineAndAHalfLimits = list(
  '003:3457-3476',
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

/** For all pai gow games of the house. */
export const PAI_GOW = '003:3158-3198';
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

export const paiGowLimits = list(PAI_GOW, ...paiGowBounds);
