/** Rankings, and what they say of cards. Each is given itself, so that a program holds no other than its own. */

export { type ComparedHand, compareHands } from './rankings/compare-hands.ts';
export { type Equity, type EquityOptions, equity, type HandEquity } from './rankings/equity.ts';
export { type GivenCards, type Ranked, rank } from './rankings/rank.ts';
export * from './rankings/rankings.ts';
