import type { TableCard } from '@cardroom/core/protocol';
import { STOPPED } from '@cardroom/core/table';
import type { Summary } from '../../room/table/summary.ts';
import type { Names } from '../accounts/names.ts';
import type { ServerContext } from '../context.ts';

/** The open tables as the lobby lists them; private ones are for those who have their link. */
export async function tableCards({
  room,
  names,
}: Pick<ServerContext, 'room' | 'names'>): Promise<TableCard[]> {
  const open = room.listed().filter(({ isPrivate }) => !isPrivate);
  await names.load(open.flatMap(({ players }) => players));
  return open.map((summary) => tableCard(summary, names));
}

export function tableCard(summary: Summary, names: Names): TableCard {
  const {
    id,
    house,
    offering,
    name,
    limit,
    seats,
    players,
    waiting,
    hands,
    average,
    banker,
    state,
    trouble,
  } = summary;
  return {
    id,
    house,
    offering,
    name,
    limit,
    seats,
    taken: players.length,
    bots: players.filter((player) => names.get(player).bot).length,
    waiting,
    hands,
    average,
    banker: banker === null ? null : names.get(banker).name,
    state,
    // What exactly went wrong is for the floor.
    trouble: trouble === null ? null : STOPPED,
  };
}
