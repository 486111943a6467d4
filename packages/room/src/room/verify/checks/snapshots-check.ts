import { isDeepStrictEqual } from 'node:util';
import { newTable, type TableState, takeSnapshot } from '@cardroom/core/table';
import type { Link } from '../../../store/chain.ts';
import { isKept } from '../../../store/rows/kept-snapshots.ts';
import type { Store, StoredSnapshot } from '../../../store/store.ts';
import { ownJson } from './findings.ts';

/**
 * The snapshots of a table, in the order of the log: the last one, and those that stay. They are shortcuts, made
 * of the events; but a room starts from the last, so it must be what the events lead to.
 */
export class SnapshotsCheck {
  readonly #know: number;
  readonly #find: (seq: number | null, message: string) => void;
  /** Those that are still ahead. */
  readonly #kept: StoredSnapshot[] = [];
  readonly #marked = new Set<number>();
  #first = Number.POSITIVE_INFINITY;
  #last: number | null = null;
  /** Where the last one had to be taken. */
  #due: number | null = null;

  /** `know` says of which program they are, at the least. */
  constructor(know: number, find: (seq: number | null, message: string) => void) {
    this.#know = know;
    this.#find = find;
  }

  get marks(): number {
    return this.#marked.size;
  }

  get last(): number {
    return this.#last === null ? 0 : 1;
  }

  async read(store: Store, table: string): Promise<void> {
    const marks = await store.tables.marks(table);
    const last = await store.tables.snapshot(table);
    for (const { seq } of marks) this.#marked.add(seq);
    this.#first = marks[0]?.seq ?? Number.POSITIVE_INFINITY;
    this.#last = last?.seq ?? null;
    this.#kept.push(...marks, ...(last === null ? [] : [last]));
    this.#kept.sort((one, other) => one.seq - other.seq);
  }

  /** Those that were taken here. `ended` is the hand that has just ended. */
  compare(link: Link, state: TableState | null, ended?: number): void {
    for (let next = this.#kept[0]; next !== undefined && next.seq <= link.seq; next = this.#kept[0]) {
      this.#kept.shift();
      if (next.seq < link.seq) this.#find(next.seq, 'The snapshot does not fall between two records.');
      else if (state !== null) this.#compare(next, link, state);
    }
    if (ended === undefined || state === null || state.hand !== null) return;
    this.#due = link.seq;
    // Tables that are older than these have none at first.
    if (isKept(ended) && link.seq > this.#first && !this.#marked.has(link.seq))
      this.#find(link.seq, `The snapshot kept after hand ${ended} is missing.`);
  }

  #compare({ seq, hash, state: text }: StoredSnapshot, link: Link, state: TableState): void {
    if (hash !== link.hash) this.#find(seq, 'The snapshot does not belong to this log.');
    if (state.hand !== null) this.#find(seq, 'The snapshot was taken in the middle of a hand.');
    else if (!this.#isSame(ownJson(text), state)) this.#find(seq, 'The snapshot does not match the events.');
  }

  #isSame(kept: unknown, state: TableState): boolean {
    const known = this.#know === 0 ? whole(kept, state) : kept;
    return isDeepStrictEqual(known, asKnown(plain(state), known, this.#know));
  }

  /** The log has been followed to its end. */
  finish({ seq: end }: Link): void {
    for (const { seq } of this.#kept)
      this.#find(seq, `The snapshot is at event ${seq}, but the log ends at ${end}.`);
    if (this.#due !== null && (this.#last ?? -1) < this.#due)
      this.#find(this.#due, 'The snapshot that was taken here is missing.');
  }
}

/**
 * Since which program something is known, by its `SNAPSHOTS_KNOW`. A room that starts from the snapshot of one
 * before does without. What comes new gets the next number.
 */
const SINCE: Readonly<Record<string, number>> = { betHere: 1, played: 1, short: 1, parties: 1, pot: 1 };

/** A state without what was not known yet when something was kept of it. */
function asKnown(state: unknown, kept: unknown, know: number): unknown {
  if (Array.isArray(state) && Array.isArray(kept))
    return state.map((part, i) => asKnown(part, kept[i], know));
  if (!isRecord(state) || !isRecord(kept)) return state;
  const known = Object.entries(state).filter(
    ([name]) => Object.hasOwn(kept, name) || (SINCE[name] ?? 0) <= know,
  );
  return Object.fromEntries(known.map(([name, part]) => [name, asKnown(part, kept[name], know)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (state: TableState) => JSON.parse(JSON.stringify(takeSnapshot(state)));

/** With what an older program did not know of yet as it is at a new table, which is how a room starts from it. */
function whole(snapshot: unknown, { sign }: TableState): unknown {
  return typeof snapshot === 'object' && snapshot !== null
    ? { ...plain(newTable(sign)), ...snapshot }
    : snapshot;
}
