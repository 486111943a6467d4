import type { IrregularityKind } from '@cardroom/core/rulings';
import type { HandEvent, OwnRuling } from '@cardroom/core/table';

/** What a seat may have ruled on of its own last act, as long as the book of the table lets it; null for nothing. */
export function ownAct(
  events: readonly HandEvent[],
  seat: number,
  own: readonly OwnRuling[],
): IrregularityKind | null {
  const followed = events.filter(({ type }) => FOLLOWS.has(type));
  const at = followed.findLastIndex((event) => 'seat' in event && event.seat === seat);
  const act = followed[at];
  if (act === undefined) return null;
  const what = whatIs(act);
  const until = own.find((one) => one.what === what)?.until;
  if (what === null || until === undefined) return null;
  return followed.slice(at + 1).every((event) => isLet(event, until)) ? what : null;
}

function whatIs(act: HandEvent): IrregularityKind | null {
  if (act.type === 'discarded') return 'changed draw';
  return act.type === 'acted' && act.action === 'call' ? 'unaware of a raise' : null;
}

/** What others may have done since. */
function isLet(event: HandEvent, until: OwnRuling['until']): boolean {
  if (until === 'dealt') return event.type === 'discarded';
  return until === 'called' && event.type === 'acted' && event.action === 'fold';
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
