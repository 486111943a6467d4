import { type Entry, WAYS_IN } from '@cardroom/core/houses';
import { blindsOf, type TableState } from '@cardroom/core/table';

/** How a newcomer may come in at a seat; nothing to choose where he is simply dealt in. */
export function waysInAt({ sign, line, passed }: TableState, seat: number): readonly Entry[] {
  if (sign.kind !== 'pot' || blindsOf(sign) === null || line.length === 0 || !passed[seat]) return [];
  return WAYS_IN[sign.rules.entry ?? 'post'].newcomer;
}
