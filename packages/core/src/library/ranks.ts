/**
 * Rankings, and functions that rank cards. Each function is given the ranking itself, so a program bundles no other.
 */

export { type ComparedHand, compareHands } from './rankings/compare-hands.ts';
export { type Equity, type EquityOptions, equity, type HandEquity } from './rankings/equity.ts';
export { type GivenCards, type Ranked, rank } from './rankings/rank.ts';
export * from './rankings/rankings.ts';
