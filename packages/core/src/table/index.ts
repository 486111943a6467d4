/** A table over many hands: opening, seating, buttons and blinds, the bank, the clock, fees and jackpots. */

export { type BuyIn, type BuyInRange, buyInsFor } from '../houses/offering/buy-in.ts';
export {
  CLOCK_RULES,
  type ClockRule,
  type Entry,
  type TableRules,
  tableSettings,
} from '../houses/offering/table-settings.ts';
export { blindsOf } from './blinds/blinds.ts';
export * from './commands.ts';
export { dealtAs } from './dealt-as.ts';
export type { DealtOffering } from './dealt-offering.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export * from './fees/collection.ts';
export { feeOf, isBonus, placedIn } from './fees/fee-left.ts';
export type { JackpotPosting, JackpotShare } from './fees/jackpot.ts';
export { noFees } from './fees/no-fees.ts';
export { printedFees } from './fees/printed-fees.ts';
export { type DealtDeck, type DeckNeed, deckNeed, type ReadyDeck } from './hand/deck.ts';
export * from './hand/hand-in-play.ts';
export { roomBehind } from './hand/setups.ts';
export { openHouseTable, openView, reopenHouseTable, replayHouseTable } from './house-table.ts';
export { type HouseNeed, houseNeed } from './needs.ts';
export { object } from './people/seating.ts';
export { type OwnRuling, ownRulings } from './rulings/decide-ruling.ts';
export { type FloorDecisions, floorDecisions } from './rulings/floor-decisions.ts';
export { type FloorRuling, floorRuling, whatIsRuled } from './rulings/floor-ruling.ts';
export { type Opening, postingOf, type Sign } from './sign.ts';
export {
  chipsAt,
  isBehind,
  isDealtIn,
  isForAsking,
  newTable,
  nextUp,
  type PlayerId,
  personAt,
  placeNames,
  placeOf,
  type Seated,
  type Standing,
  stackOf,
  type TableState,
} from './state.ts';
export { Table } from './table.ts';
export { type Asked, askedOf, askedUntil } from './time/asked.ts';
export { allReady, timeBankLeft } from './time/time-bank.ts';
export { legalNow } from './view/legal-now.ts';
export { isScored, type Score, scoredBonuses, scoreOf } from './view/score.ts';
export { hideSnapshot, type TableSnapshot, takeSnapshot } from './view/snapshot.ts';
export { TableView } from './view/view.ts';
