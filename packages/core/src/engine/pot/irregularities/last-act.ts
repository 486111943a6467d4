import type { IrregularityKind } from '../../irregularities/irregularity.ts';
import type { BetAction, PotEvent } from '../events.ts';
import type { HandState } from '../state.ts';

export type LastAct = Extract<PotEvent, { type: 'acted' | 'discarded' }>;

/** What leaves an act the last one: words, and a fee that fell due by it. */
const PASSING: readonly PotEvent['type'][] = ['irregular', 'ruled', 'faced', 'taken'];

/** What a player did last, if nobody has acted and nothing has been dealt since; null otherwise. */
export const lastActOf = (
  state: HandState,
  log: readonly PotEvent[],
  seat: number | undefined,
): LastAct | null => actAfter(state, log, seat, isPassing);

/** The same, where others may have folded since: that takes nothing from anybody. */
export const actBeforeFolds = (
  state: HandState,
  log: readonly PotEvent[],
  seat: number | undefined,
): LastAct | null =>
  actAfter(
    state,
    log,
    seat,
    (event) => isPassing(event) || (event.type === 'acted' && event.action === 'fold' && event.seat !== seat),
  );

const isPassing = ({ type }: PotEvent): boolean => PASSING.includes(type);

function actAfter(
  { choosing, live }: HandState,
  log: readonly PotEvent[],
  seat: number | undefined,
  passes: (event: PotEvent) => boolean,
): LastAct | null {
  const last = log.findLast((event) => !passes(event));
  if (last?.type !== 'acted' && last?.type !== 'discarded') return null;
  return last.seat === seat && choosing && live[last.seat] === 1 ? last : null;
}

/** The player has said what to draw or throw away, and nothing has been dealt for it. */
export function isToDraw({ doing, choosing, live, discards }: HandState, seat: number): boolean {
  return choosing && live[seat] === 1 && discards[seat] !== null && (doing === 'draw' || doing === 'discard');
}

/** The number of cards drawn is taken back, or a call; a bet only where it was not what was said. */
export function mayTakeBack(act: LastAct, what: IrregularityKind): boolean {
  if (act.type === 'discarded' || what === 'changed draw')
    return act.type === 'discarded' && what === 'changed draw';
  return act.action === 'call' || (what === 'bet not as said' && BETS.includes(act.action));
}

const BETS: readonly BetAction[] = ['bet', 'raise', 'complete'];
