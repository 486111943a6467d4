/** Everything at hand: rank cards, deal a hand, run a table, read a rule card, work out a fee. */
export type { Refusal, Result } from '../engine/index.ts';
export type { PhhExtras } from '../history/phh/index.ts';
export { type Difference, runScenario, type ScenarioReport } from '../history/scenario/index.ts';
export type { OfferingId } from '../houses/index.ts';
export type { RuleCard, RuleSection } from '../houses/rules/index.ts';
export type { Ranking, RankingId } from '../ranks/index.ts';
export { type DealOptions, deal, type Money } from './deal/deal.ts';
export type { Act, By, DealtHand, MayDo, SeatView } from './deal/dealt-hand.ts';
export { type Equity, type EquityOptions, equity, type HandEquity } from './equity.ts';
export { type FeeAnswer, type FeeQuestion, type FeeRefusal, fee } from './fee.ts';
export { nearest } from './nearest.ts';
export {
  type BuildOptions,
  type BuiltOffering,
  buildOffering,
  type FoundOffering,
  offering,
} from './offering.ts';
export { type ParsedHand, phh, type WritableHand } from './phh.ts';
export { type GivenCards, type Ranked, rank, readHand, saySizes } from './rank.ts';
export { ruleCard } from './rule-card.ts';
