import type { PotEvent } from '../events.ts';
import type { HandState } from '../state.ts';

type LastAct = Extract<PotEvent, { type: 'acted' | 'discarded' }>;

/** What a player did last, if nobody has acted and nothing has been dealt since; null otherwise. */
export function lastActOf(
  { choosing, live, game, step }: HandState,
  log: readonly PotEvent[],
  seat: number | undefined,
): LastAct | null {
  const last = log.findLast(
    (event): event is LastAct => event.type === 'acted' || event.type === 'discarded',
  );
  if (last === undefined || last.seat !== seat || !choosing || live[seat] === 0) return null;
  const doing = game.script[step]?.do;
  const underWay = last.type === 'acted' ? doing === 'bet' : doing === 'draw' || doing === 'discard';
  return underWay ? last : null;
}

/** Only a call or the number of cards drawn is ever taken back. */
export const mayTakeBack = (act: LastAct): boolean => act.type === 'discarded' || act.action === 'call';
