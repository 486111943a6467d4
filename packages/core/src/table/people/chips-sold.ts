import { type Cents, type Refusal, refuse } from '../../engine/index.ts';
import { isCents } from '../../engine/money.ts';
import type { TableCommand } from '../commands.ts';
import { cageOf, isPlayerName, type PlayerId, type TableState } from '../state.ts';
import type { Decision } from './seating.ts';

/**
 * Chips that the room sells a player together with a command (`brings`): it is asked with them at hand, and
 * they are not sold when it is refused. `decide` is told how many they are.
 */
export function withChipsSold(
  state: TableState,
  command: Exclude<TableCommand, { type: 'play' }>,
  decide: (sold: Cents) => Decision,
): Decision {
  const { brings: cents } = command;
  if (cents === undefined) return decide(0);
  const player = buyerOf(command);
  const refused = refuseSale(state, player, cents);
  if (refused !== null) return refused;
  const decision = decide(cents);
  if (player === null || cents === 0 || 'code' in decision) return decision;
  return [{ type: 'sold', player, cents }, ...decision];
}

function buyerOf(command: TableCommand): PlayerId | null {
  if (typeof command.by === 'object' && command.by !== null) return command.by.player;
  return command.type === 'seat' ? command.player : null;
}

function refuseSale(state: TableState, player: unknown, cents: number): Refusal | null {
  if (!isCents(cents)) return refuse('malformed', 'Chips are a whole number of cents.');
  if (!isPlayerName(player)) return refuse('malformed', 'A player has a name.');
  return state.chips[cageOf(state)] < cents
    ? refuse('bad-amount', 'The cage does not have that many chips.')
    : null;
}
