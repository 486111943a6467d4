import { timingSafeEqual } from 'node:crypto';
import type { Room } from '../room/room.ts';
import type { User } from '../room/store/people.ts';
import { lacks } from './rights.ts';

/** Whether somebody may come near a table: any that is not private, and those one has the key of. */
export function mayEnter(room: Room, table: string, user: User | null, key: string | undefined): boolean {
  const live = room.live(table);
  if (live === undefined) return false;
  const { stored } = live;
  if (stored.key === null || (key !== undefined && same(key, stored.key))) return true;
  if (user === null) return false;
  if (stored.openedBy === user.id || lacks(user, 'inspect') === null) return true;
  const { seats, waiting } = live.table.state;
  return waiting.includes(user.id) || seats.some((seated) => seated?.player === user.id);
}

function same(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
