import type { HouseRow } from '../../store/house/log.ts';
import { type HeldTable, LEASE_MS, type NodeRow } from '../../store/nodes/nodes.ts';
import type { Placed, Store } from '../../store/store.ts';
import type { Summary } from '../table/summary.ts';
import { OtherTables } from './lobby.ts';
import type { ElsewhereTable, NodeState, Nodes, TablePlace } from './nodes.ts';

/** The tables of this node, as the room has them. */
export interface TablesHere {
  /** Those that run, and those that are shut. */
  ids(): string[];
  /** Whether a table is between hands with all of it written. */
  rests(table: string): boolean;
  /** Whether a table begins no more hands, so that it comes to rest. */
  rest(table: string, on: boolean): void;
  /** A table takes no more commands; when nothing is on its way anymore. */
  halt(table: string): Promise<void>;
  /** Brings tables back from the store and goes on with them. */
  take(tables: readonly HeldTable[]): Promise<void>;
  /** Forgets a table that is another's now. */
  letGo(table: string): void;
  summaries(): Summary[];
  /** What jackpots hold may have changed elsewhere. */
  refresh(): Promise<void>;
  warn(what: string, detail: Record<string, unknown>): void;
}

const BEAT_MS = 1000;
/** Hints that come close together are one. */
const HINTED_MS = 20;
/** Tables that are brought back in one go, and handed over at the same time. */
const AT_ONCE = 64;
/** How long a node that leaves waits for the end of hands. */
const DRAIN_MS = 15_000;
const DRAIN_LOOK_MS = 50;
/** So much more to do than the least busy node has before tables move there, and so many of them in one beat. */
const UNEVEN = 16;
const MOVED_AT_ONCE = 4;
/** Entries of the house log that are looked at in one go. */
const ENTRIES = 500;

/**
 * Keeps what this node has: says every second that it is there, looks which tables are its own, takes what nobody
 * has, and hands tables to others. The database alone decides; all that is known here may be a second old.
 */
export class RoomNodes implements Nodes {
  readonly #store: Store;
  readonly #nodes: NonNullable<Store['nodes']>;
  readonly #here: TablesHere;
  readonly #others: OtherTables;
  readonly #onTaken = new Set<(table: string) => void>();
  readonly #onLetGo = new Set<(table: string, to: TablePlace | null) => void>();
  readonly #onHouse = new Set<(entries: readonly HouseRow[]) => void>();
  /** By which number each table is here, and since when, by `performance.now()`. */
  readonly #held = new Map<string, { readonly fence: number; readonly since: number }>();
  /** Tables that are being opened, brought back or handed over: nothing else is done with them meanwhile. */
  readonly #busy = new Set<string>();
  #rows: readonly NodeRow[] = [];
  /** Up to when this node may believe that it has what it has, by `performance.now()`. */
  #until = 0;
  #lag = 0;
  /** Before that it takes nothing: where the database was away, the others come back as it does. */
  #takesFrom = 0;
  #draining = false;
  #stopped = false;
  #house = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | null = null;
  #again = false;
  #taking: Promise<void> = Promise.resolve();

  constructor(store: Store, nodes: NonNullable<Store['nodes']>, here: TablesHere) {
    this.#store = store;
    this.#nodes = nodes;
    this.#here = here;
    this.#others = new OtherTables(nodes);
  }

  get name(): string {
    return this.#nodes.name;
  }

  get address(): string {
    return this.#nodes.address;
  }

  get secret(): string {
    return this.#nodes.secret;
  }

  get sure(): boolean {
    return performance.now() < this.#until;
  }

  /** Has its share of what nobody had when it resolves, and goes on by itself. */
  async start(): Promise<void> {
    this.#house = (await this.#store.house.head()).seq;
    await this.#beat();
    await this.#taking;
    this.#nodes.onHint(() => this.#hinted());
    this.#arm(BEAT_MS);
  }

  #arm(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#round(), wait);
  }

  #hinted(): void {
    if (this.#beating !== null) this.#again = true;
    else this.#arm(HINTED_MS);
  }

  async #round(): Promise<void> {
    if (this.#beating !== null) {
      this.#arm(HINTED_MS);
      return;
    }
    const began = performance.now();
    this.#again = false;
    try {
      await this.#beat();
    } catch (error) {
      this.#here.warn('this node could not renew what it has', { err: error });
    }
    this.#arm(this.#again ? HINTED_MS : Math.max(HINTED_MS, BEAT_MS - (performance.now() - began)));
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#renew().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #renew(): Promise<void> {
    const began = performance.now();
    const { tables, load } = this.#load();
    const renewed = await this.#nodes.renew({
      ...{ tables, load, lag: Math.round(this.#lag), draining: this.#draining },
    });
    this.#lag = performance.now() - began;
    if (renewed === null) {
      // It was away for so long that nothing of what it had is its own.
      for (const table of this.#here.ids()) this.#lose(table);
      this.#again = true;
      return;
    }
    this.#rows = renewed.nodes;
    const asked = this.sure ? began : Number.POSITIVE_INFINITY;
    if (!this.sure && this.#until > 0) this.#takesFrom = performance.now() + LEASE_MS;
    this.#until = began + LEASE_MS;
    this.#compare(renewed.held, asked);
    if (!this.#draining && performance.now() >= this.#takesFrom)
      this.#adopt(await this.#nodes.take(this.#share(renewed.free)));
    await this.#here.refresh();
    await this.#others.exchange(this.#here.summaries());
    await this.#readHouse();
    this.#spread();
  }

  #load(): { tables: number; load: number } {
    const all = this.#here.summaries();
    return { tables: all.length, load: all.reduce((sum, { players }) => sum + 1 + players.length, 0) };
  }

  /** This node's part of tables that nobody has. */
  #share(free: number): number {
    const takers = this.#rows.filter(
      ({ live, draining, format }) => live && !draining && format >= this.#nodes.format,
    );
    return Math.ceil(free / Math.max(1, takers.length));
  }

  /**
   * What the database says that this node has, against what is here. What has come since it was asked is not in its
   * answer, and is this node's for sure as long as it was sure of itself all the time; else nothing is.
   */
  #compare(held: readonly HeldTable[], asked: number): void {
    const mine = new Map(held.map((one) => [one.table, one]));
    for (const [table, { fence, since }] of this.#held)
      if (since < asked && mine.get(table)?.fence !== fence) this.#lose(table);
    this.#adopt(held.filter(({ table }) => !this.#held.has(table)));
  }

  /** Brings back tables that are this node's by now, part by part and without holding up the next renewal. */
  #adopt(tables: readonly HeldTable[]): void {
    const coming = tables.filter(({ table }) => !this.#busy.has(table));
    for (const { table } of coming) this.#busy.add(table);
    for (let from = 0; from < coming.length; from += AT_ONCE) {
      const part = coming.slice(from, from + AT_ONCE);
      this.#taking = this.#taking.then(() => this.#bring(part));
    }
  }

  async #bring(part: readonly HeldTable[]): Promise<void> {
    const since = performance.now();
    for (const { table, fence } of part) this.#hold(table, fence, since);
    try {
      if (!this.#stopped) await this.#here.take(part);
    } catch (error) {
      // They are looked for again with the next renewal. Some may have been here, and seen, for a moment.
      for (const { table } of part) {
        this.#drop(table);
        this.#forget(table, null);
      }
      this.#here.warn('tables could not be taken over', { err: error });
      return;
    } finally {
      for (const { table } of part) this.#busy.delete(table);
    }
    for (const { table, fence } of part) {
      if (this.#held.get(table)?.fence === fence) this.#tell(this.#onTaken, table);
      // It was lost while it was brought back.
      else if (!this.#held.has(table)) this.#forget(table, null);
    }
  }

  #hold(table: string, fence: number, since = performance.now()): void {
    this.#held.set(table, { fence, since });
    this.#nodes.hold(table, fence);
  }

  #drop(table: string): void {
    this.#held.delete(table);
    this.#nodes.drop(table);
  }

  /** A table turned out to be another's: what was on its way is refused, and nobody is told anything more of it. */
  #lose(table: string, to: TablePlace | null = null): void {
    if (!this.#held.has(table)) return;
    this.#drop(table);
    this.#forget(table, to);
  }

  /** Whoever follows it here is told that it is not here. */
  #forget(table: string, to: TablePlace | null): void {
    this.#here.letGo(table);
    this.#tell(this.#onLetGo, table, to);
  }

  /** A write was refused because the table is another's. */
  lost(table: string): void {
    if (!this.#busy.has(table)) this.#lose(table);
  }

  /** A table has closed for good. */
  closed(table: string): void {
    this.#drop(table);
  }

  /** Where a new table belongs: where there is the least to do; null when nowhere. */
  place(bots: number, shelf: string | null): Placed | null {
    const { id } = this.#nodes;
    const here = this.#draining ? Number.POSITIVE_INFINITY : this.#load().load;
    const [best] = this.#takers();
    if (best !== undefined && best.load < here) {
      this.#add(best, 1 + bots);
      return { node: best.id, bots, shelf };
    }
    return this.#draining ? null : { node: id, bots: 0, shelf };
  }

  /** A table that is opened here. */
  opening(table: string): { opened(): void; failed(): void } {
    this.#busy.add(table);
    return {
      opened: () => {
        this.#hold(table, 1);
        this.#busy.delete(table);
      },
      failed: () => this.#busy.delete(table),
    };
  }

  isHere({ node }: Placed): boolean {
    return node === this.#nodes.id;
  }

  hint(): void {
    this.#nodes.hint().catch(() => {});
  }

  /** Other nodes that take tables, the least busy first. */
  #takers(): NodeRow[] {
    const { id, format } = this.#nodes;
    return this.#rows
      .filter((row) => row.id !== id && row.live && !row.draining && row.format >= format)
      .sort((a, b) => a.load - b.load);
  }

  /** What was sent there counts until it says itself what it has. */
  #add({ id }: NodeRow, load: number): void {
    this.#rows = this.#rows.map((row) => (row.id === id ? { ...row, load: row.load + load } : row));
  }

  /** Tables go where there is much less to do, a few at a time and between hands. */
  #spread(): void {
    const [best] = this.#takers();
    if (this.#draining || best === undefined) return;
    const { load } = this.#load();
    if (load - best.load <= Math.max(UNEVEN, load / 4)) return;
    const resting = this.#here.ids().filter((table) => !this.#busy.has(table) && this.#here.rests(table));
    for (const table of resting.slice(0, MOVED_AT_ONCE)) void this.#give(table);
  }

  /** Hands a table over to the node with the least to do; where there is none, it stays. */
  async #give(table: string): Promise<void> {
    const [to] = this.#takers();
    if (to === undefined || this.#busy.has(table)) return;
    this.#busy.add(table);
    const players = this.#here.summaries().find(({ id }) => id === table)?.players.length ?? 0;
    this.#add(to, 1 + players);
    let given = false;
    try {
      await this.#here.halt(table);
      given = await this.#nodes.give(table, to.id);
    } catch (error) {
      // If it is still this node's, it is brought back with the next renewal.
      this.#here.warn('a table could not be handed over', { table, err: error });
    } finally {
      this.#busy.delete(table);
    }
    this.#lose(table, given ? { node: to.name, address: to.address, here: false } : null);
  }

  async drain(): Promise<void> {
    this.#draining = true;
    const until = performance.now() + DRAIN_MS;
    await this.#beat().catch(() => {});
    while (!this.#stopped) {
      await this.#taking;
      const left = this.#here.ids();
      const stays = this.#takers().length === 0;
      for (const table of left) this.#here.rest(table, !stays);
      if (left.length === 0 || stays) return;
      const late = performance.now() > until;
      const going = left.filter((table) => !this.#busy.has(table) && (late || this.#here.rests(table)));
      await Promise.all(going.slice(0, AT_ONCE).map((table) => this.#give(table)));
      if (going.length === 0) await new Promise((look) => setTimeout(look, DRAIN_LOOK_MS));
    }
  }

  /** Lets go of everything at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#draining = true;
    clearTimeout(this.#timer);
    await this.#taking;
    await this.#beating?.catch(() => {});
    await this.#nodes.free().catch((error) => this.#here.warn('tables could not be let go', { err: error }));
    for (const table of [...this.#held.keys()]) this.#lose(table);
    this.#until = 0;
  }

  async where(table: string): Promise<TablePlace | null> {
    if (this.#held.has(table) && this.sure && !this.#busy.has(table))
      return { node: this.name, address: this.address, here: true };
    const found = await this.#nodes.owner(table);
    if (found === null) return null;
    const { node } = found;
    const there = node?.live === true && node.id !== this.#nodes.id;
    return there
      ? { node: node.name, address: node.address, here: false }
      : { node: null, address: null, here: false };
  }

  async list(): Promise<NodeState[]> {
    return (await this.#nodes.list()).map((row) => this.#state(row));
  }

  find(name: string): NodeState | null {
    const rows = this.#rows.filter((row) => row.name === name);
    const row = rows.find(({ live }) => live) ?? rows.at(-1);
    return row === undefined ? null : this.#state(row);
  }

  #state({ id, format, ...row }: NodeRow): NodeState {
    return { ...row, here: id === this.#nodes.id };
  }

  /** What this node thinks of a table, for whoever looks why nothing happens there. */
  standing(table: string) {
    const { name, sure } = this;
    const isBusy = this.#busy.has(table);
    return { name, sure, isBusy, draining: this.#draining, fence: this.#held.get(table)?.fence ?? null };
  }

  elsewhere(): readonly ElsewhereTable[] {
    return this.#others.at(this.#rows).filter(({ id }) => !this.#held.has(id));
  }

  async #readHouse(): Promise<void> {
    if (this.#onHouse.size === 0) return;
    const entries = await this.#store.house.entries(this.#house, ENTRIES);
    const last = entries.at(-1);
    if (last === undefined) return;
    this.#house = last.seq;
    this.#tell(this.#onHouse, entries);
  }

  onTaken(tell: (table: string) => void): () => void {
    this.#onTaken.add(tell);
    return () => this.#onTaken.delete(tell);
  }

  onLetGo(tell: (table: string, to: TablePlace | null) => void): () => void {
    this.#onLetGo.add(tell);
    return () => this.#onLetGo.delete(tell);
  }

  onHouseEntries(tell: (entries: readonly HouseRow[]) => void): () => void {
    this.#onHouse.add(tell);
    return () => this.#onHouse.delete(tell);
  }

  #tell<T extends readonly unknown[]>(whom: ReadonlySet<(...what: T) => void>, ...what: T): void {
    for (const tell of whom) {
      try {
        tell(...what);
      } catch (error) {
        this.#here.warn('a change of nodes could not be announced', { err: error });
      }
    }
  }
}
