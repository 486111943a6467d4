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
export function nextDealing({ game, step, doing }: HandState): NextDealing | null {
  const { script } = game;
  if (doing !== 'bet') return null;
  // Choices that take no card off the pack may come between.
  const chosen = script[step + 1]?.do === 'discard' || script[step + 1]?.do === 'turn-up';
  const after = chosen ? step + 2 : step + 1;
  const burned = script[after]?.do === 'burn';
  const index = burned ? after + 1 : after;
  const next = script[index];
  if (next?.do === 'board') return { index, step: next, burns: burned };
  return next?.do === 'deal' ? { index, step: next, burns: next.burn === true } : null;
}
