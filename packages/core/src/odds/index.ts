/** Odds: what hands and bets are worth. */
export * from './equity/index.ts';
