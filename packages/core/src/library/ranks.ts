/** Rankings, and what they say of cards. Each is given itself, so that a program holds no other than its own. */

export * from '../ranks/index.ts';
export { type ComparedHand, compareHands } from './compare-hands.ts';
export { type Equity, type EquityOptions, equity, type HandEquity } from './equity.ts';
export { type GivenCards, type Ranked, rank } from './rank.ts';
