import type { BankedLimit } from '../offering.ts';
import { bets } from '../table-limits.ts';

/** Table limits of baccarat and the games of nine, each list as printed but for its first, which tables have by default. */

const list = (...limits: readonly (readonly [number, number])[]): readonly BankedLimit[] =>
  limits.map(([min, max]) => bets(min, max));

const from100: readonly (readonly [number, number])[] = [
  [100, 300],
  [100, 500],
  [200, 500],
  [300, 500],
  [300, 1000],
  [500, 1000],
  [500, 2000],
  [1000, 5000],
];

/** Baccarat, and Baccarat 9 of 2009: 003:3251-3270 */
export const baccaratLimits = list(
  [5, 100],
  [5, 10],
  [10, 100],
  [25, 100],
  [50, 100],
  [100, 100],
  [50, 300],
  ...from100,
);

/** Super 9 and Pan 9: 003:3276-3313, and among them the three of 003:1980-1983 */
export const panLimits = list(
  [5, 100],
  [5, 10],
  [10, 100],
  [25, 100],
  [50, 100],
  [100, 100],
  [50, 300],
  ...from100,
  [1, 100],
);

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
  [50, 300],
  ...from100,
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
  [50, 300],
  ...from100,
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
  [50, 300],
  ...from100,
);
