import { isDeepStrictEqual } from 'node:util';
import { evolve, newTable, Table, type TableEvent, type TableState, takeSnapshot } from '../table/index.ts';
import { atTable, dropOf, jackpotOf } from './ledger.ts';
import { chipsByPlayer, TableLedger } from './ledger-table.ts';
import { type Link, verifyChain } from './store/chain.ts';
import type { StoredHand } from './store/hands.ts';
import {
  eventsIn,
  type SealedRecord,
  type Store,
  type StoredShuffle,
  type StoredSnapshot,
  type StoredTable,
} from './store/store.ts';
import { wrongShuffle } from './verify-shuffle.ts';

/** Something that is not as it was written: where, and what. */
export interface Finding {
  readonly table: string | null;
  readonly seq: number | null;
  readonly message: string;
}

export interface Verified {
  readonly tables: number;
  readonly records: number;
  readonly events: number;
  readonly hands: number;
  readonly shuffles: number;
  readonly findings: readonly Finding[];
}

type Count = { -readonly [key in 'records' | 'events' | 'hands' | 'shuffles']: number };

const AT_ONCE = 1000;

/**
 * Looks whether everything in a store holds: each table's chain, its events replayed against its snapshot, its
 * hands and its chips in the books, every shuffle against what was committed before, and the books themselves.
 */
export async function verifyStore(
  store: Store,
  progress: (done: number, of: number) => void = () => {},
): Promise<Verified> {
  const findings: Finding[] = (await store.books.check()).map((message) => ({
    table: null,
    seq: null,
    message,
  }));
  const sums = await booked(store);
  const tables = await store.tables.all();
  const count: Count = { records: 0, events: 0, hands: 0, shuffles: 0 };
  for (const [done, table] of tables.entries()) {
    progress(done, tables.length);
    const check = new TableCheck(table, count);
    await check.run(store);
    check.compareBooks(sums.get(table.id) ?? new Map());
    findings.push(...check.findings);
    sums.delete(table.id);
  }
  for (const table of sums.keys())
    findings.push({ table, seq: null, message: 'The books name this table, which there never was.' });
  return { tables: tables.length, ...count, findings };
}

type Sums = Map<string, number>;

/** What the books say of each table, account by account. */
async function booked(store: Store): Promise<Map<string, Sums>> {
  const tables = new Map<string, Sums>();
  for (const { table, account, cents } of await store.books.sumsByTable()) {
    const sums = tables.get(table) ?? new Map<string, number>();
    tables.set(table, sums.set(account, cents));
  }
  return tables;
}

/** The rest of a table cannot be looked at. */
class Broken extends Error {}

class TableCheck {
  readonly findings: Finding[] = [];
  readonly #table: StoredTable;
  readonly #count: Count;
  readonly #expected: Sums = new Map();
  readonly #began = new Map<number, { first: number; end: number | null }>();
  #state: TableState | null = null;
  #ledger: TableLedger | null = null;
  #link: Link;
  #hand = 0;
  #brought = 0;

  constructor(table: StoredTable, count: Count) {
    this.#table = table;
    this.#count = count;
    this.#link = { seq: 0, hash: table.hash };
  }

  async run(store: Store): Promise<void> {
    const { id } = this.#table;
    const snapshot = await store.tables.snapshot(id);
    const kept = [...(await store.tables.marks(id)), ...(snapshot === null ? [] : [snapshot])];
    try {
      this.#open();
      this.#compareSnapshots(kept);
      for (let more = true; more; ) {
        const records = await store.tables.records(id, this.#link.seq, undefined, AT_ONCE);
        more = records.length === AT_ONCE;
        const first = this.#link.seq;
        this.#follow(records, kept);
        this.#shuffles(await store.tables.shuffles(id, first, this.#link.seq), records);
      }
      for (const { seq } of kept)
        this.#find(seq, `The snapshot is of event ${seq}, the log ends at ${this.#link.seq}.`);
      this.#hands(await store.hands.ofTable(id));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.#state = null;
    }
  }

  /** What the events come to, against what stands in the books. */
  compareBooks(sums: Sums): void {
    const state = this.#state;
    if (state === null) return;
    const { id, house } = this.#table;
    for (const account of new Set([...sums.keys(), ...this.#expected.keys()])) {
      const [is, should] = [sums.get(account) ?? 0, this.#expected.get(account) ?? 0];
      if (is !== should)
        this.#find(null, `The books have ${is} cents of ${account} from this table, its events ${should}.`);
    }
    const drop = state.seats.length;
    const lie: [string, number][] = [...chipsByPlayer(state)].map(([player, cents]) => [
      atTable(id, player),
      cents,
    ]);
    lie.push([dropOf(house), state.chips[drop]], [jackpotOf(house), state.chips[drop + 1] - this.#brought]);
    for (const [account, cents] of lie)
      if ((sums.get(account) ?? 0) !== cents)
        this.#find(
          null,
          `${cents} cents lie on the table for ${account}, the books have ${sums.get(account) ?? 0}.`,
        );
  }

  #find(seq: number | null, message: string): void {
    this.findings.push({ table: this.#table.id, seq, message });
  }

  #open(): void {
    const table = Table.open(this.#table.opening);
    if ('code' in table) {
      this.#find(0, `The table could not be opened so: ${table.message}`);
      throw new Broken();
    }
    this.#state = newTable(table.state.sign);
    this.#ledger = new TableLedger(this.#table, { base: this.#state });
  }

  /** Goes on along the chain, and replays what it finds. */
  #follow(records: readonly SealedRecord[], kept: StoredSnapshot[]): void {
    for (const record of records) {
      const link = verifyChain(this.#link, [record]);
      if ('message' in link) {
        this.#find(link.seq, link.message);
        throw new Broken();
      }
      this.#replay(record);
      this.#link = link;
      this.#count.records++;
      this.#compareSnapshots(kept);
    }
  }

  #replay(record: SealedRecord): void {
    const { seq, at, count } = record;
    let number = seq;
    try {
      const events = eventsIn([record]);
      if (events.length !== count) throw new Error(`It says ${count} events and has ${events.length}.`);
      for (const event of events) {
        this.#event(event, number, at);
        number++;
      }
    } catch (error) {
      this.#find(number, `Event ${number} cannot be replayed: ${(error as Error).message}`);
      throw new Broken();
    }
    this.#count.events += count;
  }

  #event(event: TableEvent, seq: number, at: number): void {
    if (this.#state === null || this.#ledger === null) return;
    for (const { entries } of this.#ledger.post([event], { at, seq }))
      for (const { account, cents } of entries)
        this.#expected.set(account, (this.#expected.get(account) ?? 0) + cents);
    evolve(this.#state, event);
    if (event.type === 'jackpot brought') this.#brought += event.cents;
    if (event.type === 'hand began') {
      this.#hand = event.number;
      this.#began.set(this.#hand, { first: seq, end: null });
    }
    if (event.type === 'hand ended' || event.type === 'voided') {
      const first = this.#began.get(this.#hand)?.first ?? seq;
      this.#began.set(this.#hand, { first, end: seq + 1 });
    }
  }

  /** Those that were taken here, in the order of the log; they are taken off the list. */
  #compareSnapshots(kept: StoredSnapshot[]): void {
    for (let next = kept[0]; next?.seq === this.#link.seq; next = kept[0]) {
      this.#compareSnapshot(next);
      kept.shift();
    }
  }

  #compareSnapshot({ seq, hash, state: text }: StoredSnapshot): void {
    const state = this.#state;
    if (state === null) return;
    if (hash !== this.#link.hash) this.#find(seq, 'The snapshot is not of this chain.');
    if (state.hand !== null) this.#find(seq, 'The snapshot was taken in the middle of a hand.');
    else if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(takeSnapshot(state)))))
      this.#find(seq, 'The snapshot is not what the events lead to.');
  }

  #shuffles(shuffles: readonly StoredShuffle[], records: readonly SealedRecord[]): void {
    const made = new Map(shuffles.map((shuffle) => [shuffle.seq, shuffle]));
    for (const record of records) {
      const wrong = wrongShuffle(eventsIn([record]), made.get(record.seq));
      if (wrong !== null) this.#find(record.seq, wrong);
      made.delete(record.seq);
    }
    for (const seq of made.keys()) this.#find(seq, 'A shuffle was committed that nobody dealt from.');
    this.#count.shuffles += shuffles.length;
  }

  #hands(hands: readonly StoredHand[]): void {
    const listed = new Map(hands.map((hand) => [hand.number, hand]));
    this.#count.hands += this.#began.size;
    for (const [number, { first, end }] of this.#began) {
      const hand = listed.get(number);
      if (hand?.firstSeq !== first || hand.endSeq !== end)
        this.#find(first, `Hand ${number} is not in the list of hands as it was played.`);
      listed.delete(number);
    }
    for (const number of listed.keys())
      this.#find(null, `Hand ${number} is in the list but was never played.`);
  }
}
