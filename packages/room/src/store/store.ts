import type { Opening, TableEvent } from '@cardroom/core/table';
import type { StoreError } from './errors.ts';
import type { Hands } from './hands.ts';
import type { House } from './house/house.ts';
import type { HouseEntry } from './house/log.ts';
import type { Inspection } from './inspection.ts';
import type { Books } from './ledger/books.ts';
import type { Entry, Posting } from './ledger/ledger.ts';
import type { StoreNodes } from './nodes/nodes.ts';
import type { Place, PlaceLimits } from './nodes/places.ts';
import type { Tallies } from './nodes/tallies.ts';
import type { Chat } from './people/chat.ts';
import type { People } from './people/people.ts';
import type { SignIns } from './people/sign-ins.ts';
import type { StoredNotices } from './people/stored-notices.ts';
import type { Tables } from './tables.ts';

/**
 * All that the room must not lose: what happened at each table, whose chips are whose, who is who. SQLite and
 * PostgreSQL stand behind it alike.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** One transaction, durable when it resolves; all or nothing. Rejects with a `StoreError`. */
  commit(batch: readonly Commit[]): Promise<void>;
  /** Why the disk did not take something since it was last checked; null when it took all. */
  readonly trouble: StoreError | null;
  /** Writes a little, to see whether the disk takes it; rejects with why not. */
  check(): Promise<void>;
  readonly tables: Tables;
  readonly hands: Hands;
  readonly books: Books;
  readonly people: People;
  readonly signIns: SignIns;
  readonly chat: Chat;
  readonly notices: StoredNotices;
  readonly house: House;
  readonly inspection: Inspection;
  /** Who has which table, where many machines work with the same data; null when this process has them alone. */
  readonly nodes: StoreNodes | null;
  /** What all of them count together; null when there is only one. */
  readonly tallies: Tallies | null;
  close(): Promise<void>;
}

/** What one command at a table leaves behind, or what happens at none: then `table` is empty. */
export interface Commit {
  readonly table: string;
  /** The table is opened with this. */
  readonly opened?: NewTable;
  /** Where it is opened, with which bots; only one table at a time has the same `shelf`. */
  readonly placed?: Placed;
  readonly record?: SealedRecord;
  readonly snapshot?: StoredSnapshot;
  readonly shuffles?: readonly KeptShuffle[];
  readonly began?: HandBegan;
  readonly ended?: HandEnded;
  readonly postings?: readonly Posting[];
  /** What an account held when it was decided how much of it is paid; it is compared where others pay from it, too. */
  readonly expects?: Entry;
  /** The table is closed with this: when. */
  readonly closed?: number;
  /** What goes into the house log besides tables and chips, which go there by themselves. */
  readonly house?: readonly HouseEntry[];
  /** Who has a place by it or has it no more, and whose limits are compared; kept where many machines write. */
  readonly places?: readonly (Place & { readonly has: boolean })[];
  readonly limited?: PlaceLimits;
  /** Limits that others could reach at the same time, compared in the same transaction where many machines write. */
  readonly unless?: readonly Unless[];
  /** Statements that are written with it or not at all. */
  readonly also?: readonly Statement[];
}

export interface Placed {
  readonly node: number;
  readonly bots: number;
  readonly shelf: string | null;
  /** A word for where it was opened from. */
  readonly from?: string | null;
}

/** What must not be so when all of a commit is written: a statement that gives a row when it is. */
export interface Unless extends Statement {
  readonly what: string;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A command and its events, as text that the chain has hashed; `seal` makes it. */
export interface SealedRecord {
  /** The number of its first event, from 0, and how many it has. */
  readonly seq: number;
  readonly count: number;
  readonly at: number;
  /** A user's id, `house`, or `floor:` and a user's id. */
  readonly by: string;
  readonly command: string | null;
  readonly events: string;
  readonly hash: string;
}

/** A table between hands. `seq` is the number of the next event, `hash` the chain's up to there. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly hash: string;
  /** JSON, as it is kept. */
  readonly state: string;
}

/**
 * The secret half of a commitment; `seq` is that of the record in which its root is told. Decks that were fixed a
 * hand ahead have dice, where the game rolls some, and the seed for cards that are shuffled again.
 */
export interface StoredShuffle {
  readonly seq: number;
  readonly kind: 'card' | 'die';
  readonly root: string;
  readonly order: readonly number[];
  readonly salts: readonly string[];
  readonly seed?: string;
  readonly dice?: StoredDice;
}

export interface StoredDice {
  readonly order: readonly number[];
  readonly salts: readonly string[];
}

/** The same as it is kept: what is listed is JSON. */
export interface KeptShuffle extends Omit<StoredShuffle, 'order' | 'salts' | 'dice'> {
  readonly order: string;
  readonly salts: string;
  readonly dice?: string;
}

export const readShuffle = ({ order, salts, dice, ...kept }: KeptShuffle): StoredShuffle => ({
  ...kept,
  order: JSON.parse(order),
  salts: JSON.parse(salts),
  ...(dice !== undefined && { dice: JSON.parse(dice) }),
});

export interface HandBegan {
  readonly number: number;
  readonly firstSeq: number;
  readonly at: number;
}

export interface HandEnded {
  readonly number: number;
  /** The number of the first event after the hand. */
  readonly endSeq: number;
  readonly at: number;
  readonly result: unknown;
  readonly players: readonly { readonly user: string; readonly cents: number }[];
}

export interface NewTable {
  readonly id: string;
  readonly opening: Opening;
  readonly name: string;
  /** Who has this key may sit at a private table. */
  readonly key: string | null;
  readonly openedBy: string;
  readonly openedAt: number;
}

export interface StoredTable extends NewTable {
  readonly house: string;
  readonly offering: string;
  readonly closedAt: number | null;
  /** The first link of its chain. */
  readonly hash: string;
}

/** A table that is open, its last snapshot, and what came after it; and what that can be held against. */
export interface OpenTable extends StoredTable {
  readonly snapshot: StoredSnapshot | null;
  readonly records: readonly SealedRecord[];
  /** The chain's hash where the records begin. */
  readonly before: string;
  /** The last decks that were fixed: of the hand in play, and of the next. */
  readonly decks: readonly KeptShuffle[];
  /** What the books say that each player has there. */
  readonly chips: ReadonlyMap<string, number>;
}

/** The events of records, in order. */
export function eventsIn(records: readonly SealedRecord[]): TableEvent[] {
  return records.flatMap(({ events }) => JSON.parse(events) as TableEvent[]);
}
