import {
  evolve,
  newTable,
  reopenHouseTable,
  type TableEvent,
  type TableState,
  takeSnapshot,
} from '@cardroom/core/table';
import { type Link, verifyChain } from '../../../store/chain.ts';
import { isStores } from '../../../store/errors.ts';
import type { OfTables, Row } from '../../../store/inspection.ts';
import { atTable, dropOf, jackpotOf } from '../../../store/ledger/ledger.ts';
import { keptShuffle } from '../../../store/rows/rows.ts';
import {
  eventsIn,
  readShuffle,
  type SealedRecord,
  type Store,
  type StoredTable,
} from '../../../store/store.ts';
import { readTable } from '../../../store/tables.ts';
import { chipsByPlayer, TableLedger } from '../../ledger/ledger-table.ts';
import { ShuffleCheck } from '../../shuffle/verify-shuffle.ts';
import { deckIn } from '../../table/decks.ts';
import { HandBooks } from '../../table/hand-books.ts';
import { type BooksCheck, linesOf } from './books-check.ts';
import { Broken, type Finding, ownJson } from './findings.ts';
import { HandsCheck } from './hands-check.ts';
import type { HouseCheck } from './house-check.ts';
import { SnapshotsCheck } from './snapshots-check.ts';
import { type Tally, tallyOf } from './tally.ts';

export type Count = { -readonly [key in 'records' | 'events' | 'hands' | 'shuffles']: number };

const AT_ONCE = 1000;

interface Played {
  readonly events: readonly TableEvent[];
  readonly ended: number | undefined;
}

/** Follows one table along its chain, and holds everything that is kept of it against what its events lead to. */
export class TableCheck {
  readonly findings: Finding[] = [];
  readonly #hands = new HandsCheck();
  readonly #cards = new ShuffleCheck();
  readonly #row: Row<'tables'>;
  readonly #count: Count;
  readonly #passed: (link: Link) => void;
  readonly #snapshots: number;
  readonly #sums = new Map<string, number>();
  readonly #lines: string[] = [];
  readonly #rows = new Map<OfTables, number>();
  #table: StoredTable | null = null;
  #state: TableState | null = null;
  #ledger: TableLedger | null = null;
  #books: HandBooks | null = null;
  #link: Link = { seq: 0, hash: '' };
  #brought = 0;

  /** `snapshots` is what its snapshots know at the least. `passed` is told of every link on the way. */
  constructor(row: Row<'tables'>, count: Count, snapshots = 0, passed: (link: Link) => void = () => {}) {
    this.#row = row;
    this.#count = count;
    this.#snapshots = snapshots;
    this.#passed = passed;
  }

  get id(): string {
    return this.#row.id;
  }

  /** Where the chain ends; null when it could not be followed to its end. */
  get end(): Link | null {
    return this.#state === null ? null : this.#link;
  }

  async run(store: Store, books: BooksCheck): Promise<void> {
    try {
      await this.#follow(store);
      const wrong = await books.compare(store.inspection, this.id, this.#lines);
      if (wrong !== null) this.#find(null, wrong.message);
      this.#compareChips(wrong?.sums ?? this.#sums);
    } catch (error) {
      if (isStores(error)) throw error;
      if (!(error instanceof Broken))
        this.#find(null, `The table cannot be checked: ${(error as Error).message}`);
      this.#state = null;
      books.skip(this.id);
    }
  }

  async #follow(store: Store): Promise<void> {
    this.#open();
    const snapshots = new SnapshotsCheck(this.#snapshots, (seq, message) => this.#find(seq, message));
    await snapshots.read(store, this.id);
    this.#rows.set('marks', snapshots.marks);
    this.#rows.set('snapshots', snapshots.last);
    this.#passed(this.#link);
    snapshots.compare(this.#link, this.#state);
    let from = Number.MIN_SAFE_INTEGER;
    for (let more = true; more; ) {
      const records = await store.tables.records(this.id, this.#link.seq, undefined, AT_ONCE);
      more = records.length === AT_ONCE;
      const played = records.map((record) => {
        const { events, ended } = this.#record(record);
        snapshots.compare(this.#link, this.#state, ended);
        return { seq: record.seq, events };
      });
      const to = more ? this.#link.seq : Number.MAX_SAFE_INTEGER;
      this.#shuffles(await store.inspection.shuffles(this.id, from, to), played);
      from = to;
    }
    snapshots.finish(this.#link);
    this.#compareHands(await store.inspection.hands(this.id));
  }

  /** Rows of which there are more than were looked at lie where none can be. */
  compareRows(counts: ReadonlyMap<OfTables, number> | undefined): void {
    if (this.#state === null) return;
    for (const [of, count] of counts ?? [])
      if ((this.#rows.get(of) ?? 0) !== count)
        this.#find(null, `This table has ${count} ${of}, but should have ${this.#rows.get(of) ?? 0}.`);
  }

  /** What the house log says of the table. */
  compareHouse(house: HouseCheck): void {
    for (const message of house.wrongTable(this.#row)) this.#find(null, message);
    const closed = house.tables.get(this.id)?.closed;
    const { end } = this;
    if (closed?.seq === undefined || end === null) return;
    if (closed.seq !== end.seq || closed.hash !== end.hash)
      this.#find(
        closed.seq,
        `The table was closed at event ${closed.seq}, but its log ends at ${end.seq} or has been changed.`,
      );
  }

  /** Who is said to have played, in all hands. */
  comparePlayers(listed: Tally | undefined): void {
    if (this.#state !== null && !tallyOf(this.#hands.lines).equals(listed))
      this.#find(null, 'The list of players and results does not match the hands.');
  }

  #find(seq: number | null, message: string): void {
    this.findings.push({ table: this.id, seq, message });
  }

  #counted(of: OfTables, count: number): void {
    this.#rows.set(of, (this.#rows.get(of) ?? 0) + count);
  }

  #open(): void {
    if (ownJson(this.#row.opening) === undefined) {
      this.#find(0, 'The terms of the table cannot be read.');
      throw new Broken();
    }
    const stored = readTable(this.#row);
    const table = reopenHouseTable(stored.opening);
    if ('code' in table) {
      this.#find(0, `The table could not be opened on these terms: ${table.message}`);
      throw new Broken();
    }
    const state = newTable(table.state.sign);
    this.#table = stored;
    this.#link = { seq: 0, hash: stored.hash };
    this.#state = state;
    this.#ledger = new TableLedger(stored, { base: state });
    this.#books = new HandBooks({ base: takeSnapshot(state), since: [] });
  }

  /** Goes on along the chain by one record; its events, and the number of the hand that ended with it. */
  #record(record: SealedRecord): Played {
    const link = verifyChain(this.#link, [record]);
    if ('message' in link) {
      this.#find(link.seq, link.message);
      throw new Broken();
    }
    const played = this.#replay(record);
    this.#link = link;
    this.#passed(link);
    this.#count.records++;
    this.#counted('records', 1);
    return played;
  }

  #replay(record: SealedRecord): Played {
    const { seq, at, count } = record;
    let hand = this.#state?.hand ?? null;
    let number = seq;
    try {
      const events = eventsIn([record]);
      if (events.length !== count)
        throw new Error(`The record says ${count} events but has ${events.length}.`);
      for (const event of events) {
        this.#event(event, number, at);
        hand ??= this.#state?.hand ?? null;
        number++;
      }
      this.#count.events += count;
      const kept = this.#books?.keep(events, seq, at, hand) ?? {};
      this.#hands.played(kept);
      return { events, ended: kept.ended?.number };
    } catch (error) {
      this.#find(number, `Event ${number} cannot be replayed: ${(error as Error).message}`);
      throw new Broken();
    }
  }

  #event(event: TableEvent, seq: number, at: number): void {
    if (this.#state === null || this.#ledger === null) return;
    for (const posting of this.#ledger.post([event], { at, seq })) {
      this.#lines.push(...linesOf(posting));
      for (const { account, cents } of posting.entries)
        this.#sums.set(account, (this.#sums.get(account) ?? 0) + cents);
    }
    evolve(this.#state, event);
    if (event.type === 'jackpot brought') this.#brought += event.cents;
  }

  /** What lies on the table, against what is booked. */
  #compareChips(sums: ReadonlyMap<string, number>): void {
    const state = this.#state;
    if (state === null || this.#table === null) return;
    const { id, house } = this.#table;
    const drop = state.seats.length;
    const lie: [string, number][] = [...chipsByPlayer(state)].map(([player, cents]) => [
      atTable(id, player),
      cents,
    ]);
    lie.push([dropOf(house), state.chips[drop]], [jackpotOf(house), state.chips[drop + 1] - this.#brought]);
    for (const [account, cents] of lie) {
      const booked = sums.get(account) ?? 0;
      if (booked !== cents)
        this.#find(null, `${account} has ${cents} cents on the table, but ${booked} in the books.`);
    }
  }

  #shuffles(
    rows: readonly Row<'shuffles'>[],
    records: readonly { readonly seq: number; readonly events: readonly TableEvent[] }[],
  ): void {
    const made = new Map(rows.map((row) => [row.seq, row]));
    for (const { seq, events } of records) {
      const at = seq + deckIn(events);
      const row = made.get(at);
      made.delete(at);
      const odd = row !== undefined && !isReadable(row);
      const wrong = odd
        ? 'The shuffle cannot be read.'
        : this.#cards.wrong(events, row && readShuffle(keptShuffle(row)));
      if (wrong !== null) this.#find(seq, wrong);
    }
    for (const seq of made.keys()) this.#find(seq, 'A committed shuffle was never dealt from.');
    this.#count.shuffles += rows.length;
    this.#counted('shuffles', rows.length);
  }

  #compareHands(rows: readonly Row<'hands'>[]): void {
    this.#counted('hands', rows.length);
    this.#count.hands += this.#hands.count;
    for (const { seq, message } of this.#hands.compare(rows)) this.#find(seq, message);
  }
}

/** Whether a row is spelled as this program does: lists are lists, and of a kind that there is. */
function isReadable(row: Row<'shuffles'>): boolean {
  const lists = Object.values(row).filter((value) => typeof value === 'string' && /^\s*[[{]/.test(value));
  const whole = [row.order, row.salts, ...lists].every((text) => ownJson(String(text)) !== undefined);
  return whole && (row.kind === 'card' || row.kind === 'die');
}
