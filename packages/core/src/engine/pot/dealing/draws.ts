import type { HandState } from '../state.ts';

/** How many cards the player to act may throw away; null when no discard is due. */
export function discardRange(state: HandState): { least: number; most: number } | null {
  const step = state.game.script[state.step];
  if (step?.do === 'discard') return { least: step.count, most: step.count };
  if (step?.do !== 'draw') return null;
  const over = Math.max(0, state.down[state.actor].length - step.hold);
  // Empire's dealer is a player and draws one less than the others (002:595).
  const upTo = state.actor === state.button ? (step.button ?? step.upTo) : step.upTo;
  return { least: over, most: Math.min(state.down[state.actor].length, upTo + over) };
}
