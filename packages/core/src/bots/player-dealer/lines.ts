import type { Advice } from '../../engine/player-dealer/game.ts';
import type { LegalChoice } from '../../engine/player-dealer/legal.ts';
import type { RoundState, SpotHand } from '../../engine/player-dealer/state.ts';
import { lookAhead } from './look-ahead.ts';

/**
 * How a hand is played by somebody who sees what its seat sees: by the house way where he may leave it to
 * the house, by the game's own advice, and else by looking what the choices come to.
 */
export function advise(
  view: RoundState,
  seat: number,
  hand: SpotHand,
  choices: readonly LegalChoice[],
): Advice {
  const open = choices.filter(({ refused }) => refused === '');
  const ids = open.map(({ id }) => id);
  if (ids.includes('house way')) return { id: 'house way' };
  const advice = view.game.advice?.(view, hand, ids) ?? null;
  if (advice !== null && ids.includes(advice.id)) return advice;
  return open.length === 1 ? { id: ids[0] } : lookAhead(view, seat, hand, open);
}
