import type { Step } from '../game.ts';
import type { HandState } from '../state.ts';

/** A step of the script that deals, and where it stands. */
export interface NextDealing {
  readonly index: number;
  readonly step: Extract<Step, { do: 'board' | 'deal' }>;
  /** A card is burned before it. */
  readonly burns: boolean;
}

/** The board or street that follows the betting under way; null when none does, or something else comes first. */
export function nextDealing({ game, step }: HandState): NextDealing | null {
  const { script } = game;
  if (script[step]?.do !== 'bet') return null;
  const burned = script[step + 1]?.do === 'burn';
  const index = burned ? step + 2 : step + 1;
  const next = script[index];
  if (next?.do === 'board') return { index, step: next, burns: burned };
  return next?.do === 'deal' ? { index, step: next, burns: next.burn === true } : null;
}
