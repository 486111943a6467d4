import type { HouseId } from '@cardroom/core/houses';
import type { Patron, RoomRole, TableCard } from '@cardroom/core/protocol';
import type { Irregularity, Remedy } from '@cardroom/core/rulings';
import type { FloorCommand, JackpotPosting, Opening } from '@cardroom/core/table';
import { ask, type NewTable, type OpenedTable } from '../app/api.ts';
import { room } from '../app/live.ts';
import type { Known } from './rulings/ruling-draft.ts';

type Names = Readonly<Record<string, Patron>>;

/** A table as the floor sees it: private ones too, with what is posted and who sits there. */
export interface FloorTable extends Omit<TableCard, 'house'> {
  readonly house: HouseId;
  readonly private: boolean;
  readonly opening: Opening;
  readonly players: readonly string[];
  readonly watchers: number;
  /** When something last happened there. */
  readonly at: number;
  readonly away: number;
  readonly bankRefused: boolean;
  /** Players who have called the floor and are waiting for it. */
  readonly calls: readonly { readonly player: string; readonly what: string; readonly at: number }[];
  /** Which node has it, where several run the room. */
  readonly node?: string;
}

/** One of the nodes that run the room together. */
export interface RoomNode {
  readonly name: string;
  readonly version: string;
  readonly live: boolean;
  readonly draining: boolean;
  readonly tables: number;
  readonly load: number;
  /** Milliseconds that its last renewal took. */
  readonly lag: number;
  readonly since: number;
}

export interface FloorTables {
  readonly tables: readonly FloorTable[];
  readonly names: Names;
}

export interface Taken {
  readonly of: string;
  readonly drop: number;
  readonly jackpot: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: RoomRole;
  readonly guest: boolean;
  readonly muted: boolean;
  /** Why the floor has banned the person; null for who is not. */
  readonly banned: string | null;
  readonly rail: number;
  readonly since: number;
}

export interface Entry {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly detail: unknown;
}

/** Which entries are looked for; empty for any. */
export interface LogWish {
  readonly table: string;
  readonly hand: string;
  readonly person: string;
}

export interface BooksCheck {
  readonly ok: boolean;
  readonly findings: readonly string[];
  /** Cents that the cage has issued. */
  readonly issued: number;
}

/** What the book says of something that went wrong, and what could be done instead. */
export interface FloorRuling {
  readonly ruling: {
    readonly remedy: readonly Remedy[];
    readonly say: string;
    readonly cite: string | null;
    /** The setting that decided, where lines can be read in more than one way. */
    readonly reading?: { readonly setting: string; readonly title: string; readonly is: string };
  } | null;
  readonly choices: readonly { readonly remedy: readonly Remedy[]; readonly name?: string }[];
}

/** To another table of the same game, with all the chips. */
export interface MovePlayer {
  readonly type: 'move';
  readonly seat: number;
  readonly to: string;
}

export type TakenBy = 'day' | 'house' | 'game' | 'line';

interface FloorOpening extends NewTable {
  readonly buyIn?: { readonly least: number; readonly most: number | null };
  readonly jackpot?: JackpotPosting;
}

/** How many people or entries the room tells of at once. */
export const AT_ONCE = 100;

export const floorApi = {
  tables: () => ask<FloorTables>('GET', '/api/floor/tables'),
  nodes: () => ask<{ nodes: readonly RoomNode[] }>('GET', '/api/floor/nodes'),
  open: (opening: FloorOpening) => ask<OpenedTable>('POST', '/api/floor/tables', opening),
  taken: (by: TakenBy) => ask<readonly Taken[]>('GET', `/api/floor/drop?by=${by}`),
  log: (wish: LogWish, before?: number) =>
    ask<{ entries: readonly Entry[]; names: Names; tables: Readonly<Record<string, string>> }>(
      'GET',
      `/api/floor/audit?${new URLSearchParams({
        ...(wish.table !== '' && { table: wish.table }),
        ...(wish.hand !== '' && { hand: wish.hand }),
        ...(wish.person !== '' && { person: wish.person }),
        ...(before !== undefined && { before: String(before) }),
      })}`,
    ),
  books: () => ask<BooksCheck>('GET', '/api/floor/ledger/check'),
  people: (after?: string) =>
    ask<{ patrons: readonly Person[] }>(
      'GET',
      after === undefined ? '/api/floor/patrons' : `/api/floor/patrons?after=${encodeURIComponent(after)}`,
    ),
  giveRole: (user: string, role: RoomRole) => ask<unknown>('POST', '/api/floor/roles', { user, role }),
  mute: (user: string, muted: boolean) => ask<unknown>('POST', '/api/floor/mute', { user, muted }),
  eject: (user: string, note: string) => ask<unknown>('POST', '/api/floor/eject', { user, note }),
  ban: (user: string, note: string) => ask<unknown>('POST', '/api/floor/ban', { user, note }),
  unban: (user: string) => ask<unknown>('POST', '/api/floor/unban', { user }),
  irregularities: (table: string) =>
    ask<{ known: readonly Known[] }>('GET', `/api/floor/irregularities?table=${encodeURIComponent(table)}`),
  ruling: (table: string, irregularity: Irregularity) =>
    ask<FloorRuling>('POST', '/api/floor/ruling', { table, irregularity }),
  /** At a table, over the line: the answer comes when it is written down. */
  command: (table: string, command: FloorCommand | MovePlayer) => room().floor(table, command),
};
