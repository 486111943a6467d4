import type { Place } from './places.ts';

/** How long what a node has stays its own after it last said so, by the database's clock. */
export const LEASE_MS = 5000;

/** The newest form of records that this program reads, and the one it writes. A change that older ones cannot read raises it. */
export const RECORD_FORMAT = 2;

/** The machine that opens the data, where many do together. */
export interface NodeOptions {
  /** Small letters, digits and dashes. */
  readonly name: string;
  /** Where others reach it, without a slash at the end. */
  readonly address: string;
  /** Of the program. */
  readonly version: string;
  /** The newest form of records that it reads and the one it writes; this program's unless given. */
  readonly format?: number;
}

export const NODE_NAME = /^[a-z0-9][a-z0-9-]{0,30}$/;

export interface NodeRow {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly version: string;
  readonly format: number;
  readonly since: number;
  readonly live: boolean;
  readonly draining: boolean;
  readonly tables: number;
  readonly load: number;
  readonly lag: number;
}

/** A table that a node has, by the number that every write to it is compared with. */
export interface HeldTable {
  readonly table: string;
  readonly fence: number;
  /** Bots that were wanted when it was opened and are not seated yet. */
  readonly bots: number;
}

/** What a node says of itself when it renews what it has. */
export interface NodeLoad {
  readonly tables: number;
  readonly load: number;
  readonly lag: number;
  readonly draining: boolean;
}

export interface Renewed {
  readonly nodes: readonly NodeRow[];
  /** What this node has. */
  readonly held: readonly HeldTable[];
  /** Tables that nobody has, or only somebody who did not renew in time, and that can be read here. */
  readonly free: number;
}

/** A table's entry in the lobby, as another node wrote it. */
export interface ListedTable {
  readonly table: string;
  readonly node: number;
  /** Empty when the table was closed. */
  readonly text: string;
  readonly at: number;
}

/**
 * Which node has which table. The database decides it, by its own clock: a table has one owner and a number that
 * goes up with each, and whoever writes to it locks both and compares them in the same transaction.
 */
export interface StoreNodes {
  readonly name: string;
  readonly address: string;
  /** This run of this node; 0 while it has no row. */
  readonly id: number;
  readonly format: number;
  readonly secret: string;
  /** The database's clock, in milliseconds. */
  now(): Promise<number>;
  /** Says that this node is there; null when its row was gone, so that all it had is not its own anymore. */
  renew(load: NodeLoad): Promise<Renewed | null>;
  /** Takes at most so many tables that nobody has. */
  take(most: number): Promise<HeldTable[]>;
  /** From now on what is written to a table is compared with this number. */
  hold(table: string, fence: number): void;
  drop(table: string): void;
  /** Hands a table that is this node's to another, or to whoever takes it; false when it was not this node's anymore. */
  give(table: string, to: number | null): Promise<boolean>;
  /** Writes down who has a place at tables that are this node's, as their records say it. */
  places(tables: readonly string[], places: readonly Place[]): Promise<void>;
  /** Bots that were wanted have been seated. */
  seated(table: string): Promise<void>;
  /** Who has a table: null when it is not open, `node` null when nobody has it. */
  owner(table: string): Promise<{ readonly node: NodeRow | null } | null>;
  list(): Promise<NodeRow[]>;
  /** Writes down how tables of this node look in the lobby. */
  tell(tables: readonly { readonly table: string; readonly text: string }[]): Promise<void>;
  /** How tables of other nodes look that were told since a time, by the database's clock. */
  told(since: number): Promise<ListedTable[]>;
  /** Told when some table may have come to this node, so that it need not wait for the next look. */
  onHint(tell: () => void): void;
  /** Some table may have come to another node. */
  hint(): Promise<void>;
  /** All tables that this node has are free at once, and it is given no more. */
  free(): Promise<void>;
  /** This node is gone. */
  leave(): Promise<void>;
}
