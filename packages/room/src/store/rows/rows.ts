import type { Selectable } from 'kysely';
import type { KeptShuffle, NewTable } from '../store.ts';
import type { Schema } from './schema.ts';

/** Rows as they are written: the threads that write need nothing else of a store. */

/** In the order of the columns. */
export function tableRow({ id, opening, name, key, openedBy, openedAt }: NewTable): Schema['tables'] {
  return {
    id,
    house: opening.house,
    offering: opening.offering,
    opening: JSON.stringify(opening),
    name,
    private_key: key,
    opened_by: openedBy,
    opened_at: openedAt,
    closed_at: null,
  };
}

/** In the order of the columns, after the table. */
export const shuffleRow = (made: KeptShuffle): (string | number | null)[] => {
  const { seq, kind, root, order, salts, seed = null, dice = null } = made;
  return [seq, kind, root, order, salts, seed, dice];
};

export const keptShuffle = (row: Selectable<Schema['shuffles']>): KeptShuffle => {
  const { table_id, kind, seed, dice, ...kept } = row;
  return {
    ...kept,
    kind: kind === 'die' ? 'die' : 'card',
    ...(seed !== null && { seed }),
    ...(dice !== null && { dice }),
  };
};
