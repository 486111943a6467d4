/** What hands stand to win in games that players play against each other. */

export type { ShareChances } from './deals/tally.ts';
export { type Effort, type HandChances, type PotEquity, potEquity } from './equity.ts';
export { type PointsChances, type PointsEquity, pointsEquity } from './points.ts';
export type { Asked } from './question.ts';
export { equityByStreet, type StreetEquity } from './streets.ts';
