/** Odds: what hands and bets are worth. */

export type { Method, OddsRow, OfferingOdds, WagerOdds } from './answer.ts';
export * from './equity/index.ts';
export { type OddsQuestion, oddsOf } from './offering-odds.ts';
export * from './query/index.ts';
