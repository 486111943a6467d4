/** What hands and bets are worth. */

export { type CardsInSight, type ChoiceMade, type HandAsked, handAsked } from './advice/in-sight.ts';
export { type Adviser, adviserOf } from './adviser.ts';
export type { Method, OddsRow, OfferingOdds, WagerOdds } from './answer.ts';
export * from './equity/index.ts';
export { marksOf, type WagerMark } from './marks.ts';
export { type OddsQuestion, type OddsWork, oddsWork } from './odds-work.ts';
export { oddsOf } from './offering-odds.ts';
export { type SetsQuestion, type SetWorth, worthOfSets } from './one-hand/worth-of-sets.ts';
export {
  type OwnPayRow,
  type OwnPays,
  type OwnPayTable,
  readPayTable,
  wagerNamed,
} from './own-pays.ts';
export { type AtTable, priceAtTable, riskOfRuin, type TablePrice, usualHandsPerHour } from './price.ts';
export * from './query/index.ts';
export { type Reading, type Readings, type ReadingsQuestion, readingsOf } from './readings.ts';
export type { DealtRounds } from './round/one-bettor.ts';
export {
  type BankRounds,
  coveringStake,
  dealShortBank,
  type PlaceResult,
  type ShortBank,
  type ShortBankResult,
  stakeInUse,
} from './round/short-bank.ts';
export { Dealing } from './round/simulate.ts';
export {
  adviceInSight,
  adviceOn,
  type ChoiceWorth,
  cardsInSight,
  strategyOf,
  strategyWork,
} from './strategy.ts';
export type { ChartPlace } from './twenty-one/charts.ts';
export type { Stage, Work } from './work.ts';
