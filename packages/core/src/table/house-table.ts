import { quoted } from '../cards/index.ts';
import { type Refusal, refuse } from '../engine/index.ts';
import { findOffering } from '../houses/index.ts';
import type { Offering } from '../houses/offering/offering.ts';
import { rulingsOf } from '../rulings/books/index.ts';
import type { PostedRuling } from '../rulings/ruling.ts';
import { dealtAs } from './dealt-as.ts';
import type { TableEvent } from './events.ts';
import type { Collection } from './fees/collection.ts';
import { printedFees } from './fees/printed-fees.ts';
import { type Opening, wrongOpening } from './sign.ts';
import { Table } from './table.ts';
import type { TableSnapshot } from './view/snapshot.ts';
import { TableView } from './view/view.ts';

/**
 * Tables of what the five houses offer. An opening carries the id of its offering; here it is looked up, with the
 * schedules and rulings that the house prints for it. A table itself is given all of them, and looks nothing up.
 */

function offered(opening: Opening): { readonly offering: Offering } | Refusal {
  const malformed = wrongOpening(opening);
  if (malformed !== null) return refuse('bad-setup', malformed);
  const offering = findOffering(opening.offering);
  if (offering === undefined) return refuse('bad-setup', `No house offers ${quoted(opening.offering)}.`);
  return { offering };
}

/** What a table of a house is opened with besides its opening, or why there is none. */
function termsOf(opening: Opening, fees?: Collection, posted?: readonly PostedRuling[]) {
  const found = offered(opening);
  if ('code' in found) return found;
  const { offering } = found;
  return {
    dealt: dealtAs(offering),
    fees: fees ?? printedFees(offering.id),
    rulings: rulingsOf(offering, posted, opening.settings),
  };
}

/**
 * Opens a table of a house; fees go by its own schedules unless others are given.
 *
 * @example
 * ```ts
 * import { openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * console.log(table.state.seats.length); // 10
 * ```
 */
export function openHouseTable(
  opening: Opening,
  fees?: Collection,
  posted?: readonly PostedRuling[],
): Table | Refusal {
  const of = termsOf(opening, fees, posted);
  return 'code' in of ? of : Table.open(of.dealt, opening, of.fees, of.rulings);
}

/**
 * A table of a house that was opened before: what was posted then stands.
 *
 * @example
 * ```ts
 * import { reopenHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * console.log(reopenHouseTable(opening).ok); // true
 * ```
 */
export function reopenHouseTable(
  opening: Opening,
  fees?: Collection,
  posted?: readonly PostedRuling[],
): Table | Refusal {
  const of = termsOf(opening, fees, posted);
  return 'code' in of ? of : Table.reopen(of.dealt, opening, of.fees, of.rulings);
}

/**
 * A table of a house as it stood after these events: all of its log, or what came after a snapshot.
 *
 * @example
 * ```ts
 * import { openHouseTable, replayHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 100_00 });
 * const again = replayHouseTable(opening, table.log);
 * console.log(again.log.length === table.log.length); // true
 * ```
 */
export function replayHouseTable(
  opening: Opening,
  events: readonly TableEvent[],
  snapshot: TableSnapshot | null = null,
  fees?: Collection,
  posted?: readonly PostedRuling[],
): Table {
  const of = termsOf(opening, fees, posted);
  if ('code' in of) throw new Error(of.message);
  return Table.replay(of.dealt, opening, events, snapshot, of.fees, of.rulings);
}

/**
 * A view of a table of any house; a page that must be light loads one house and makes its own.
 *
 * @example
 * ```ts
 * import { openView } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * console.log(openView(opening).state.sign.limit); // 4-8
 * ```
 */
export function openView(opening: Opening, base: TableSnapshot | null = null, seq = 0): TableView {
  const found = offered(opening);
  if ('code' in found) throw new Error(found.message);
  return new TableView(found.offering, opening, base, seq);
}
