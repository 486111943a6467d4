import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import { newRound, type RoundSetup } from '../../engine/player-dealer/state.ts';
import { whyMet } from '../../engine/player-dealer/wagers/why.ts';

/**
 * Why each claim of a round was settled as it was, as told to somebody who saw these events: `ante win: K against Q`.
 */
export function whys(setup: RoundSetup, events: readonly RoundEvent[]): string[] {
  const state = newRound(setup);
  return events.flatMap((event) => {
    evolve(state, event);
    return event.type === 'settled' && event.wager >= 0
      ? [`${event.kind} ${event.result}: ${whyMet(state, event)}`]
      : [];
  });
}

/** The first claim that does not say why, if any. */
export const withoutWhy = (setup: RoundSetup, events: readonly RoundEvent[]): string | undefined =>
  whys(setup, events).find((line) => line.endsWith(': '));
