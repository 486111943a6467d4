import type { HouseRow } from '../../store/house/log.ts';
import type { Summary } from '../table/summary.ts';

/** Where a table is: `node` and `address` are null while nobody has it. */
export interface TablePlace {
  readonly node: string | null;
  readonly address: string | null;
  readonly here: boolean;
}

/** One of the machines that run a room together. */
export interface NodeState {
  readonly name: string;
  /** Where its neighbors and clients reach it, without a slash at the end. */
  readonly address: string;
  readonly version: string;
  readonly here: boolean;
  /** It has renewed what it has in time. */
  readonly live: boolean;
  /** It takes no new tables and lets go of those it has. */
  readonly draining: boolean;
  readonly tables: number;
  /** Tables and the people at them, in one number: a new table goes where it is smallest. */
  readonly load: number;
  /** How many milliseconds its last renewal took. */
  readonly lag: number;
  /** When it was started, by the database's clock. */
  readonly since: number;
}

/** A table at another node, as it was seconds ago. */
export interface ElsewhereTable extends Summary {
  readonly node: string;
  readonly address: string;
}

/** What a room that is one of many knows of the others. */
export interface Nodes {
  readonly name: string;
  readonly address: string;
  /** The same for all nodes on this database, and shown to nobody: by it they know each other. */
  readonly secret: string;
  /** False while this node cannot know that its tables are still its own: it stood still, or the database is away. */
  readonly sure: boolean;
  /** Where a table is, by the database; null when no such table is open. */
  where(table: string): Promise<TablePlace | null>;
  /** All nodes by name, this one among them. */
  list(): Promise<NodeState[]>;
  /** A node by its name, as of the last second. */
  find(name: string): NodeState | null;
  /** The tables at other nodes. */
  elsewhere(): readonly ElsewhereTable[];
  /** Told when a table is here from now on. */
  onTaken(tell: (table: string) => void): () => void;
  /** Told when a table is not here anymore, and where it went, where that is known. */
  onLetGo(tell: (table: string, to: TablePlace | null) => void): () => void;
  /** Told of what was written into the house log, by whichever node, in order. */
  onHouseEntries(tell: (entries: readonly HouseRow[]) => void): () => void;
  /** No new tables; those that are here move between hands, after a while in the middle of one. */
  drain(): Promise<void>;
}
