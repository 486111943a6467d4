/** Odds: what hands and bets are worth. */

export { type Adviser, adviserOf, type HandAsked } from './adviser.ts';
export type { Method, OddsRow, OfferingOdds, WagerOdds } from './answer.ts';
export * from './equity/index.ts';
export { type SetsQuestion, type SetWorth, worthOfSets } from './front-and-back/worth-of-sets.ts';
export { type OddsQuestion, oddsOf } from './offering-odds.ts';
export { type AtTable, priceAtTable, riskOfRuin, type TablePrice, usualHandsPerHour } from './price.ts';
export * from './query/index.ts';
export { dealShortBank, type PlaceResult, type ShortBank, type ShortBankResult } from './round/short-bank.ts';
export { adviceOn, type ChoiceWorth, strategyOf } from './strategy.ts';
export type { ChartPlace } from './twenty-one/charts.ts';
