import type { IrregularityKind } from '../../irregularities/irregularity.ts';
import type { PotEvent } from '../events.ts';
import type { HandState } from '../state.ts';

type LastAct = Extract<PotEvent, { type: 'acted' | 'discarded' }>;

/** What leaves an act the last one: words, and a fee that fell due by it. */
const PASSING: readonly PotEvent['type'][] = ['irregular', 'ruled', 'faced', 'taken'];

/** What a player did last, if nobody has acted and nothing has been dealt since; null otherwise. */
export function lastActOf(
  { choosing, live }: HandState,
  log: readonly PotEvent[],
  seat: number | undefined,
): LastAct | null {
  const last = log.findLast(({ type }) => !PASSING.includes(type));
  if (last?.type !== 'acted' && last?.type !== 'discarded') return null;
  return last.seat === seat && choosing && live[last.seat] === 1 ? last : null;
}

/** Only the number of cards drawn is ever taken back, or a call. */
export const mayTakeBack = (act: LastAct, what: IrregularityKind): boolean =>
  act.type === 'discarded' ? what === 'changed draw' : what !== 'changed draw' && act.action === 'call';
