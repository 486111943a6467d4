/** A table over many hands: opening, seating, buttons and blinds, the bank, the clock, fees and jackpots. */

export { type BuyIn, type BuyInRange, buyInsFor } from '../houses/buy-in.ts';
export { type Entry, type TableRules, tableSettings } from '../houses/table-settings.ts';
export { type Asked, askedOf, askedUntil } from './asked.ts';
export * from './collection.ts';
export * from './commands.ts';
export { type DealtDeck, type DeckNeed, deckNeed, type ReadyDeck } from './deck.ts';
export * from './events.ts';
export { evolve } from './evolve.ts';
export { feeOf, isBonus, placedIn } from './fee-left.ts';
export type { JackpotPosting, JackpotShare } from './jackpot.ts';
export { type LegalNow, legalNow } from './legal-now.ts';
export { type HouseNeed, houseNeed } from './needs.ts';
export { openView } from './open-view.ts';
export { printedFees } from './printed-fees.ts';
export { type Opening, postingOf, type Sign } from './sign.ts';
export { hideSnapshot, type TableSnapshot, takeSnapshot } from './snapshot.ts';
export {
  chipsAt,
  type HandInPlay,
  newTable,
  nextUp,
  type PlayerId,
  personAt,
  placeNames,
  placeOf,
  type Seated,
  type Standing,
  type TableState,
} from './state.ts';
export { Table } from './table.ts';
export type { TableView } from './view.ts';
