/** The whole library in one entry: rank cards, deal a hand, run a table, read a rule card, work out a fee. */

export * from '../cards/card.ts';
export { type Pack, packs } from '../cards/pack.ts';
export { type Random, secureRandom, seededRandom } from '../cards/random.ts';
export { printCard, printCards } from '../cards/text.ts';
export type { Refusal, Result } from '../engine/index.ts';
export { type Cents, dollars } from '../engine/money.ts';
export { Round } from '../engine/player-dealer/round.ts';
export { PointsHand } from '../engine/points/hand.ts';
export { Hand } from '../engine/pot/hand.ts';
export type { ParsedHand, PhhExtras } from '../history/phh/index.ts';
export { type Difference, runScenario, type ScenarioReport } from '../history/scenario/index.ts';
export type { OfferingId } from '../houses/index.ts';
export { findOffering, houses, limitOf, offerings, whyNoLimit } from '../houses/index.ts';
export type {
  HouseId,
  Offering,
  PlayerDealerOffering,
  PointsOffering,
  PotOffering,
} from '../houses/offering/offering.ts';
export { playerDealerOffering, pointsOffering, potOffering } from '../houses/offering/offering.ts';
export {
  chooseSettings,
  type Setting,
  type Settings,
  type SettingValue,
  sayValue,
  setting,
} from '../houses/offering/setting.ts';
export type { RuleCard, RuleSection } from '../houses/rules/index.ts';
export type { Ranking, RankingId } from '../ranks/index.ts';
export {
  type HandCommand,
  type HandEvent,
  type Opening,
  type PlayerCommand,
  Table,
  type TableCommand,
  type TableEvent,
  type TableState,
  TableView,
} from '../table/index.ts';
export { parseCards } from './cards.ts';
export type { Mind, Seen } from './company/company.ts';
export { type DealOptions, deal, type Money } from './deal/deal.ts';
export type { Act, By, DealtHand, MayDo, SeatView } from './deal/dealt-hand.ts';
export { type FeeAnswer, type FeeQuestion, type FeeRefusal, fee } from './fee.ts';
export {
  type BuildOptions,
  type BuiltOffering,
  buildOffering,
  type FoundOffering,
  type GivenOffering,
  offering,
} from './offering.ts';
export { phh, type WritableHand } from './phh.ts';
export type { ComparedHand } from './rankings/compare-hands.ts';
export type { Equity, EquityOptions, HandEquity } from './rankings/equity.ts';
export {
  compareHands,
  equity,
  type NamedRanking,
  type PartsFor,
  rank,
  type TwoPartRankingId,
} from './rankings/named-rankings.ts';
export type { GivenCards, Ranked } from './rankings/rank.ts';
export { rankingsById } from './rankings/rankings.ts';
export { ruleCard } from './rule-card.ts';
export type { OpenOptions, OwnOptions } from './table/open-offering.ts';
export { botMind, openTable } from './table/open-table.ts';
export type { PlayedHand } from './table/played-hand.ts';
export type { RunningTable, SitOptions } from './table/running-table.ts';
export { simulate } from './table/simulate.ts';
export type { SimulateOptions, Simulation } from './table/simulation.ts';
