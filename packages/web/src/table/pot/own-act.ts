import type { IrregularityKind } from '@cardroom/core/rulings';
import type { HandEvent } from '@cardroom/core/table';

/** What a seat could have ruled on of its own last act, while nothing has followed it; null for nothing. */
export function ownAct(events: readonly HandEvent[], seat: number): IrregularityKind | null {
  const last = events.findLast(({ type }) => FOLLOWS.has(type));
  if (last === undefined || !('seat' in last) || last.seat !== seat) return null;
  if (last.type === 'discarded') return 'changed draw';
  return last.type === 'acted' && last.action === 'call' ? 'unaware of a raise' : null;
}

/** Acts, and what makes it too late to take one back. */
const FOLLOWS: ReadonlySet<HandEvent['type']> = new Set([
  'acted',
  'discarded',
  'act undone',
  'gathered',
  'dealt',
  'boarded',
  'ruled',
]);
