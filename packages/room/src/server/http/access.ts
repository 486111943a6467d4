import { timingSafeEqual } from 'node:crypto';
import { placeOf } from '@cardroom/core/table';
import type { Room } from '../../room/room.ts';
import type { LiveTable } from '../../room/table/live-table.ts';
import type { User } from '../../store/people/people.ts';
import { lacks } from '../accounts/rights.ts';

/** Whether somebody may come near a table: any that is not private, and those one has the key of. */
export function mayEnter(room: Room, table: string, user: User | null, key: string | undefined): boolean {
  const stored = room.table(table);
  if (stored === undefined) return false;
  const live = room.live(table);
  const keyed = live !== undefined && hasKey(live, user, key);
  return stored.key === null || keyed || lacks(user, 'inspect') === null;
}

/** Whether somebody may enter a private table: has its key or has opened it, sits, stands or waits there. */
export function hasKey({ stored, table }: LiveTable, user: User | null, key: string | undefined): boolean {
  // Whom the floor has banned no friend lets in.
  if (stored.key === null || (user !== null && user.banned !== null)) return false;
  if (key !== undefined && same(key, stored.key)) return true;
  if (user === null) return false;
  const { state } = table;
  return stored.openedBy === user.id || state.waiting.includes(user.id) || placeOf(state, user.id) >= 0;
}

function same(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
