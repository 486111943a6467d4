import {
  reopenHouseTable,
  type Sender,
  type TableCommand,
  type TableState,
  takeSnapshot,
} from '@cardroom/core/table';
import type { SealedRecord, StoredTable } from '../../store/store.ts';

/** What of a table is written down, as text. */

export const textOf = (state: TableState): string => JSON.stringify(takeSnapshot(state));

/** A table that nothing has happened at yet. */
export function emptyBase(opening: StoredTable['opening']): string {
  const table = reopenHouseTable(opening);
  if ('code' in table) throw new Error(table.message);
  return textOf(table.state);
}

/** What people asked for, and why a table was stopped. What the house brings in stands in its events. */
export function worthKeeping({ by, at, brings, ...command }: TableCommand): unknown {
  return (by satisfies Sender) === 'house' && command.type !== 'stop' ? null : command;
}

/** What the floor was told when the table was stopped last. */
export function troubleIn(records: readonly SealedRecord[]): string | undefined {
  for (const { by, command } of records.toReversed()) {
    if (by !== 'house' || command === null) continue;
    const { type, trouble } = JSON.parse(command) as { readonly type: unknown; readonly trouble: unknown };
    if (type === 'stop' && typeof trouble === 'string') return trouble;
  }
  return undefined;
}
