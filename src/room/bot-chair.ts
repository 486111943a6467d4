import type { Cents, Refusal } from '../engine/index.ts';
import type { Opening, PlayerCommand } from '../table/index.ts';
import type { TableUpdate } from './published.ts';
import type { Room } from './room.ts';

/** What its seat is told, and what the player still has on the rail. */
export type Hear = (update: TableUpdate, purse: Cents) => void;

/** Where a bot sits: it hears what a client of its seat would, and asks for what a client may ask. */
export interface BotChair {
  readonly opening: Opening;
  readonly user: string;
  /** Begins to listen; the answer ends it. */
  listen(hear: Hear): () => void;
  /** `since` is when it asked, where that was not just now. */
  ask(command: PlayerCommand, since?: number): Promise<Refusal | null>;
}

/** A chair at a table of a room. */
export function chairAt(room: Room, table: string, user: string): BotChair {
  const stored = room.table(table);
  if (stored === undefined) throw new Error(`There is no table ${table}.`);
  return {
    opening: stored.opening,
    user,
    listen: (hear) =>
      room.watch(table, user, undefined, (update) => hear(update, room.money.rail(user))) ?? (() => {}),
    ask: (command, since) => room.do(table, { user, ...(since !== undefined && { since }) }, command),
  };
}
