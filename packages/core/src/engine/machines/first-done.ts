import type { Result } from '../refusal.ts';

/**
 * The first of these commands that the hand would accept. Games differ, so even the best guess is tried, not trusted.
 */
export function firstDone<Command>(
  hand: { readonly answerTo: (move: Command) => Result },
  moves: Iterable<Command>,
): Command | null {
  for (const move of moves) if (hand.answerTo(move).ok) return move;
  return null;
}
