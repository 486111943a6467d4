import type { StoredHand } from '../room/store/hands.ts';
import type { Store, StoredTable } from '../room/store/store.ts';
import { openView, type TableEvent, type TableSnapshot, takeSnapshot } from '../table/index.ts';

/** A hand as it was, with every card in it: only what `viewStream` makes of it may leave. */
export interface WholeHand {
  readonly base: TableSnapshot;
  readonly events: readonly TableEvent[];
}

interface Mark {
  readonly seq: number;
  readonly state: TableSnapshot;
}

const AT_ONCE = 500;
const MOST_MARKS = 200;

/**
 * Hands out of the log. How a table stood before a hand follows from all that came before it, which is read
 * piece by piece, and from where it was read last.
 */
export class Past {
  readonly #store: Store;
  readonly #marks = new Map<string, Mark>();

  constructor(store: Store) {
    this.#store = store;
  }

  async hand({ id, opening }: StoredTable, { firstSeq, endSeq }: StoredHand): Promise<WholeHand> {
    const end = endSeq ?? firstSeq;
    const mark = this.#marks.get(id);
    const from = mark !== undefined && mark.seq <= firstSeq ? mark : null;
    const view = openView(opening, from?.state ?? null, from?.seq ?? 0);
    let base: TableSnapshot | null = null;
    const events: TableEvent[] = [];
    for (let seq = view.seq; seq < end; ) {
      const records = await this.#store.tables.records(id, seq, end, AT_ONCE);
      if (records.length === 0) break;
      for (const record of records) {
        if (base === null && view.state.hand === null && record.seq + record.count > firstSeq)
          this.#remember(id, { seq: record.seq, state: takeSnapshot(view.state) });
        for (const [i, event] of (JSON.parse(record.events) as TableEvent[]).entries()) {
          const at = record.seq + i;
          if (at >= end) break;
          if (at === firstSeq) base = takeSnapshot(view.state);
          if (base === null) view.see([event]);
          else events.push(event);
        }
        seq = record.seq + record.count;
      }
    }
    if (base === null) throw new Error(`The log of ${id} has no event ${firstSeq}.`);
    return { base, events };
  }

  #remember(table: string, mark: Mark): void {
    this.#marks.delete(table);
    this.#marks.set(table, mark);
    for (const oldest of this.#marks.keys()) {
      if (this.#marks.size <= MOST_MARKS) break;
      this.#marks.delete(oldest);
    }
  }
}
