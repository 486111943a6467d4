import { type Refusal, refuse } from '@cardroom/core/engine';
import type { FloorCommand, HostCommand, PlayerCommand, Sign, TableCommand } from '@cardroom/core/table';
import type { Money } from '../ledger/money.ts';
import type { Asker } from '../room-options.ts';
import type { BrokenGames } from './broken-games.ts';

/** What a player asks for, as the table takes it: chips come from the rail, and proposition players sit as such. */
export function fromPlayer(
  { user, proposition }: Asker,
  command: PlayerCommand,
  game: Sign,
  money: Money,
  broken: BrokenGames,
): TableCommand | Refusal {
  if (command.type !== 'sit' && command.type !== 'stand' && command.type !== 'add chips') {
    if (command.type === 'cash out') return refuse('not-allowed', 'To cash out, leave the table.');
    return { by: { player: user }, ...command };
  }
  const moved = command.type === 'sit' && broken.isLike(user, game);
  const brings = { brings: command.cents, ...(moved && { moved }) };
  const short = Number.isSafeInteger(command.cents) ? money.refuse(user, command.cents) : null;
  if (short !== null) return short;
  const role = proposition && command.type === 'sit' && ({ role: 'proposition' } as const);
  return { by: { player: user }, ...command, ...role, ...brings };
}

/** The same of the floor and of a host, who seat others with chips from those players' rails. */
export function fromStaff(
  asked: ({ readonly by: 'floor' } & FloorCommand) | ({ readonly by: 'host' } & HostCommand),
  money: Money,
): TableCommand | Refusal {
  if (asked.type !== 'seat') return asked;
  return money.refuse(asked.player, asked.cents) ?? { ...asked, brings: asked.cents };
}
