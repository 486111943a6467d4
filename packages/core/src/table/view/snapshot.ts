import { HIDDEN } from '../../cards/index.ts';
import { signWith } from '../repost.ts';
import type { TableState } from '../state.ts';

/** A table between two hands, as plain JSON: what its opening does not say. */
export type TableSnapshot = Omit<TableState, 'sign' | 'hand'>;

/**
 * A table as it stands between two hands, to be kept or shown to somebody who begins to watch. A hand in play comes
 * back from its events. The table goes on changing what it gives.
 *
 * @example
 * ```ts
 * import { openHouseTable, openView, takeSnapshot } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const view = openView(opening, takeSnapshot(table.state));
 * console.log(view.state.hands); // 0
 * ```
 */
export function takeSnapshot(state: TableState): TableSnapshot {
  if (state.hand !== null) throw new Error('A snapshot is taken between hands.');
  const { sign, hand, ...rest } = state;
  return rest;
}

/**
 * What everybody may see of a snapshot: all but the order of a shoe that runs on, and what the floor was called for.
 *
 * @example
 * ```ts
 * import { hideSnapshot, openHouseTable, openView, takeSnapshot } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * const view = openView(opening, hideSnapshot(takeSnapshot(table.state)));
 * console.log(view.state.seats.length); // 10
 * ```
 */
export function hideSnapshot(snapshot: TableSnapshot): TableSnapshot {
  const { shoe, calls } = snapshot;
  if (shoe.length === 0 && calls === undefined) return snapshot;
  return {
    ...snapshot,
    shoe: shoe.map(() => HIDDEN),
    ...(calls && { calls: calls.map((call) => ({ ...call, what: '' })) }),
  };
}

/** Brings a new table to where the snapshot was taken. */
export function loadSnapshot(state: TableState, snapshot: TableSnapshot): TableState {
  Object.assign(state, copied(snapshot));
  if (state.posted !== undefined) state.sign = signWith(state.sign, state.posted);
  return state;
}

/** Plain JSON is copied several times faster by hand. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copy[name] = copied(part);
  return copy as T;
}
