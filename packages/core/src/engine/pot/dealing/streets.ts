import type { PotEvent } from '../events.ts';
import type { Street } from '../game.ts';
import type { HandState } from '../state.ts';

const NONE: readonly Street[] = [];

/**
 * What a hand has just come to, by the names that its steps carry. Most are reached when the step is done; a
 * betting round's with the first chips that somebody puts in freely, and again with all further ones.
 */
export function reachedBy({ game, step }: HandState, event: PotEvent): readonly Street[] {
  if (event.type === 'step done') {
    const done = game.script[step - 1];
    return done.do === 'bet' ? NONE : (done.named ?? NONE);
  }
  if (event.type !== 'acted' || event.cents === 0) return NONE;
  return game.script[step].named ?? NONE;
}
