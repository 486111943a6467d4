import type { Refusal } from '../../engine/index.ts';
import { isCents } from '../../engine/money.ts';
import { refuse } from '../../engine/refusal.ts';
import type { TableCommand } from '../commands.ts';
import { evolve } from '../evolve.ts';
import type { Decision } from '../people/seating.ts';
import { cageOf, type PlayerId, type TableState } from '../state.ts';

/**
 * Chips that come along with a command, from wherever the room keeps them: sold to the player in the same
 * breath, or not at all when what he asks for is refused.
 */
export function withChips(
  state: TableState,
  command: Exclude<TableCommand, { type: 'play' }>,
  decide: () => Decision,
): Decision {
  const { brings } = command;
  if (brings === undefined) return decide();
  const player = playerOf(command);
  const refused = refuseChips(state, player, brings);
  if (refused !== null) return refused;
  if (player === null || brings === 0) return decide();
  const sold = { type: 'sold', player, cents: brings } as const;
  const had = state.rails[player] !== undefined;
  // What the player asks for is judged with the chips in his hand, and they go back before anything is kept.
  evolve(state, sold);
  const decision = decide();
  evolve(state, { type: 'cashed out', player, cents: brings });
  if (!had) {
    delete state.rails[player];
    state.chips.pop();
  }
  return 'code' in decision ? decision : [sold, ...decision];
}

function playerOf(command: TableCommand): PlayerId | null {
  if (typeof command.by === 'object' && command.by !== null) return command.by.player;
  return command.type === 'seat' ? command.player : null;
}

function refuseChips(state: TableState, player: unknown, brings: number): Refusal | null {
  if (!isCents(brings)) return refuse('malformed', 'Chips are a whole number of cents.');
  if (typeof player !== 'string' || player === '') return refuse('malformed', 'A player has a name.');
  return state.chips[cageOf(state)] < brings ? refuse('bad-amount', 'The cage has not so many chips.') : null;
}
