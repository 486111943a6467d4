import { findOffering, offerings } from '@cardroom/core/houses';
import { type Opening, openHouseTable } from '@cardroom/core/table';
import type { Room } from '../room.ts';
import type { BotHost } from './host.ts';
import { withUsualFees } from './usual-fees.ts';

/** Enough company for a game, with room left for people. */
const COMPANY = 4;
const FREE_SEATS = 2;
/** A table opened for somebody who has gone is kept for so long, in case they come back. */
const KEPT = 10 * 60_000;
const ROUND = 60_000;

/** How many bots suit a new table. */
export function companyAt(opening: Opening): number {
  const table = openHouseTable(opening);
  if ('code' in table) return 0;
  const { sign } = table.state;
  return Math.max(0, Math.min(COMPANY, sign.kind === 'points' ? sign.seats - 1 : sign.seats - FREE_SEATS));
}

/** One table of each family at each house, already going; those that are open already stay. */
export async function openDemo(room: Room, host: BotHost): Promise<void> {
  const tables = room.nodes === null ? room.summaries() : await room.store.tables.opened();
  const open = new Set(tables.map(({ house, offering }) => `${house} ${findOffering(offering)?.family}`));
  for (const { id, house, family } of offerings) {
    const shelf = `${house} ${family}`;
    if (open.has(shelf)) continue;
    open.add(shelf);
    const opening = withUsualFees({ house, offering: id });
    const bots = companyAt(opening);
    const opened = await room.openTable(opening, { by: 'house', bots, shelf });
    if ('code' in opened) {
      // Another machine was quicker.
      if (room.nodes !== null && opened.code === 'not-allowed') continue;
      throw new Error(`${id}: ${opened.message}`);
    }
    if (!opened.elsewhere) await host.fill(opened.table, bots);
  }
}

/** Closes tables that were opened for people when only bots are left there. */
export function tidyUp(room: Room, host: BotHost): () => void {
  const lonely = new Map<string, number>();
  let disarm = () => {};
  const round = () => {
    const now = room.clock.now();
    for (const { id, players, watchers, trouble } of room.summaries()) {
      // The floor is to look first.
      if (trouble !== null) continue;
      const bots = host.at(id);
      const forPeople = room.table(id)?.openedBy !== 'house';
      const deserted = forPeople && players.length <= bots && watchers === 0;
      if (!deserted) lonely.delete(id);
      else if (now - (lonely.get(id) ?? now) >= KEPT) void room.floor(id, 'house', { type: 'close' });
      else if (!lonely.has(id)) lonely.set(id, now);
    }
    disarm = room.clock.wake(now + ROUND, round);
  };
  round();
  return () => disarm();
}
