import type { Result } from '../refusal.ts';

/** The first that would be done. Games are many: what is best is tried first, and never trusted. */
export function firstDone<Command>(
  hand: { readonly answerTo: (move: Command) => Result },
  moves: Iterable<Command>,
): Command | null {
  for (const move of moves) if (hand.answerTo(move).ok) return move;
  return null;
}
