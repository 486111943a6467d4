/** A table over many hands: opening, seating, buttons and blinds, the bank, the clock, fees and jackpots. */
export { type BuyIn, type BuyInRange, buyInsFor } from './buy-in.ts';
export * from './collection.ts';
export * from './commands.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export type { JackpotPosting, JackpotShare } from './jackpot.ts';
export { type LegalNow, legalNow } from './legal-now.ts';
export { type HouseNeed, houseNeed } from './needs.ts';
export { openView } from './open-view.ts';
export { printedFees } from './printed-fees.ts';
export { type Entry, type TableRules, tableSettings } from './settings.ts';
export type { Opening, Sign } from './sign.ts';
export { hideSnapshot, type TableSnapshot, takeSnapshot } from './snapshot.ts';
export {
  type HandInPlay,
  newTable,
  type PlayerId,
  placeNames,
  type Seated,
  type TableState,
} from './state.ts';
export { Table } from './table.ts';
export type { TableView } from './view.ts';
