import { openView, type TableEvent, type TableSnapshot, takeSnapshot } from '@cardroom/core/table';
import type { StoredHand } from '../../store/hands.ts';
import type { Store, StoredTable } from '../../store/store.ts';

/** A hand as it was, with every card in it: only what `viewStream` makes of it may leave. */
export interface WholeHand {
  readonly base: TableSnapshot;
  readonly events: readonly TableEvent[];
}

const AT_ONCE = 500;

/** A hand out of the log. How the table stood before it follows from what came after the last snapshot that was kept. */
export async function readHand(
  store: Store,
  { id, opening }: StoredTable,
  { firstSeq, endSeq }: StoredHand,
): Promise<WholeHand> {
  const end = endSeq ?? firstSeq;
  const from = await store.tables.before(id, firstSeq);
  const view = openView(opening, from === null ? null : JSON.parse(from.state), from?.seq ?? 0);
  let base: TableSnapshot | null = null;
  const events: TableEvent[] = [];
  for (let seq = view.seq; seq < end; ) {
    const records = await store.tables.records(id, seq, end, AT_ONCE);
    if (records.length === 0) break;
    for (const record of records) {
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
