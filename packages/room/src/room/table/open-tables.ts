import { type Refusal, refuse } from '@cardroom/core/engine';
import { type FloorCommand, STOPPED } from '@cardroom/core/table';
import type { Link } from '../../store/chain.ts';
import type { Place } from '../../store/nodes/places.ts';
import { eventsIn, type OpenTable, type Store, type StoredTable } from '../../store/store.ts';
import { wrongCards, wrongChain, wrongChips } from '../trouble/check-open.ts';
import { sayTrouble, type TableTrouble } from '../trouble/trouble.ts';
import { LiveTable, type TableContext } from './live-table.ts';
import { type Summary, shutSummary, summaryOf } from './summary.ts';

/** A table that cannot be brought back or not be shown: it is listed with what is wrong, and nobody comes in. */
interface ShutTable {
  readonly stored: StoredTable;
  readonly trouble: string;
}

/** What the tables need of their room. */
interface Around {
  readonly store: Store;
  readonly contextFor: (stored: StoredTable) => TableContext;
  /** The room takes no more commands. */
  readonly stopping: () => boolean;
  readonly troubled: (trouble: TableTrouble) => void;
  readonly warn: (what: string, detail: Record<string, unknown>) => void;
}

export const noTable = refuse('not-found', 'There is no such table open.');

/** The tables that this process runs, and those that it had to shut. */
export class OpenTables {
  readonly #around: Around;
  readonly #live = new Map<string, LiveTable>();
  readonly #shut = new Map<string, ShutTable>();
  readonly #onClosed = new Set<(table: string, reason: string | null) => void>();
  readonly #onReopened = new Set<(table: string) => void>();
  readonly #onMoved = new Set<(table: string) => void>();

  constructor(around: Around) {
    this.#around = around;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Of those that run and those that are shut. */
  get ids(): string[] {
    return [...this.#live.keys(), ...this.#shut.keys()];
  }

  get(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  running(): Iterable<LiveTable> {
    return this.#live.values();
  }

  isShut(id: string): boolean {
    return this.#shut.has(id);
  }

  stored(id: string): StoredTable | undefined {
    return (this.#live.get(id) ?? this.#shut.get(id))?.stored;
  }

  /** What has gone wrong at a table, for the floor; null where all is well. */
  trouble(id: string): string | null {
    return (this.#live.get(id) ?? this.#shut.get(id))?.trouble ?? null;
  }

  open(stored: StoredTable): void {
    this.#live.set(stored.id, LiveTable.open(stored, this.#around.contextFor(stored)));
  }

  /** Brings a table back as it was, or shuts it with what is wrong: one that cannot be read keeps no other closed. */
  recover(stored: OpenTable): void {
    try {
      const wrong = wrongChain(stored);
      if (wrong !== null) throw new Error(wrong);
      const events = eventsIn(stored.records);
      const live = LiveTable.recover(stored, events, this.#around.contextFor(stored));
      const off = wrongCards(live.table.state, stored, events) ?? wrongChips(live.table.state, stored);
      if (off !== null) throw new Error(off);
      this.#live.set(stored.id, live);
    } catch (error) {
      const { snapshot, records, before, decks, chips, ...table } = stored;
      this.#around.troubled({ table: stored.id, place: 'recovery', error });
      this.#shut.set(stored.id, { stored: table, trouble: sayTrouble('recovery', error) });
    }
  }

  /** Says that tables are open here again, or have come from another machine, and has them go on. */
  goOn(id: string): void {
    this.#live.get(id)?.wakeUp();
    this.#tell(this.#onReopened, id);
  }

  /** A table has closed for good. */
  closed(table: LiveTable): void {
    table.stop();
    this.#live.delete(table.id);
    this.#tell(this.#onClosed, table.id, null);
  }

  /** Nobody is let near a table anymore that cannot be made good from memory; the floor may try it from the store. */
  shutDown(table: LiveTable, trouble: string): void {
    if (this.#live.get(table.id) !== table) return;
    table.stop();
    this.#live.delete(table.id);
    this.#shut.set(table.id, { stored: table.stored, trouble });
    this.#tell(this.#onClosed, table.id, STOPPED);
  }

  /** The floor tries a table again from what is durable, and does there what it came for. */
  async reopen(id: string, by: string, command: FloorCommand): Promise<Refusal | null> {
    const [stored] = await this.#around.store.tables.open(id);
    if (this.#around.stopping() || stored === undefined) return noTable;
    if (this.#shut.delete(id)) this.recover(stored);
    const still = this.#shut.get(id);
    if (still !== undefined) return refuse('stopped', still.trouble);
    const live = this.#live.get(id);
    if (live === undefined) return noTable;
    this.goOn(id);
    const rests = live.trouble !== null || live.table.state.paused;
    return command.type !== 'resume' || rests ? live.play(by, { by: 'floor', ...command }) : null;
  }

  /** A table goes to another machine. */
  letGo(id: string): void {
    this.#live.get(id)?.halt();
    this.#live.delete(id);
    this.#shut.delete(id);
    this.#tell(this.#onMoved, id);
  }

  /** Who has a seat at a table, or waits for one. */
  places(table: string): Place[] {
    const state = this.#live.get(table)?.table.state;
    if (state === undefined) return [];
    const seated = [...state.seats, ...state.standing].flatMap((one) => (one === null ? [] : [one.player]));
    return [
      ...[...new Set(seated)].map((player) => ({ table, player, kind: 'seat' as const })),
      ...state.waiting.map((player) => ({ table, player, kind: 'wait' as const })),
    ];
  }

  /** Tables that somebody opened and that are still open. */
  openedBy(user: string): StoredTable[] {
    const opened: StoredTable[] = [];
    for (const all of [this.#live, this.#shut])
      for (const { stored } of all.values()) if (stored.openedBy === user) opened.push(stored);
    return opened;
  }

  /** Where the chain of each open table stands on the disk. */
  heads(): Map<string, Link> {
    return new Map([...this.#live].map(([id, { broadcast }]) => [id, broadcast.link]));
  }

  summaries(): Summary[] {
    return [
      ...Array.from(this.#shut.values(), shutSummary),
      ...Array.from(this.#live.values(), (live) => this.#summary(live)),
    ];
  }

  /** One table that cannot be listed does not keep the others from it. */
  #summary(live: LiveTable): Summary {
    try {
      return summaryOf(live);
    } catch (error) {
      this.#around.warn('a table could not be listed', { table: live.id, err: error });
      return shutSummary({ stored: live.stored, trouble: live.trouble ?? sayTrouble('telling', error) });
    }
  }

  onMoved(tell: (table: string) => void): () => void {
    this.#onMoved.add(tell);
    return () => this.#onMoved.delete(tell);
  }

  onClosed(tell: (table: string, reason: string | null) => void): () => void {
    this.#onClosed.add(tell);
    return () => this.#onClosed.delete(tell);
  }

  onReopened(tell: (table: string) => void): () => void {
    this.#onReopened.add(tell);
    return () => this.#onReopened.delete(tell);
  }

  #tell<T extends readonly unknown[]>(whom: ReadonlySet<(...what: T) => void>, ...what: T): void {
    for (const tell of whom) {
      try {
        tell(...what);
      } catch (error) {
        this.#around.warn('a change at a table could not be announced', { table: what[0], err: error });
      }
    }
  }
}
