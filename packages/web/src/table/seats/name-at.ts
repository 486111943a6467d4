import type { Patron } from '@cardroom/core/protocol';
import { personAt, type TableState } from '@cardroom/core/table';
import { t } from '../t.ts';

/** Who sits or stands there, by name; by the seat where nobody has one. */
export function nameAt(state: TableState, names: Readonly<Record<string, Patron>>, seat: number): string {
  const person = personAt(state, seat);
  return (person === null ? undefined : names[person.player]?.name) ?? t('seat.number', { n: seat + 1 });
}
