import { type Refusal, refuse } from '../engine/index.ts';
import {
  type HandInPlay,
  type Sender,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSnapshot,
  type TableState,
  takeSnapshot,
} from '../table/index.ts';
import type { RoomClock } from './clock.ts';
import type { Committer } from './committer.ts';
import type { Dealer, Since } from './dealer.ts';
import { HandBooks, type HandResult } from './hand-books.ts';
import { TableLedger } from './ledger-table.ts';
import type { Money } from './money.ts';
import { Published } from './published.ts';
import type { MadeShuffle } from './shuffle-making.ts';
import { type Link, seal } from './store/chain.ts';
import type { StoreError } from './store/errors.ts';
import { type Commit, eventsIn, type OpenTable, type StoredTable } from './store/store.ts';

/** What a running table is given by its room. */
export interface Surroundings {
  readonly clock: RoomClock;
  readonly committer: Committer;
  readonly money: Money;
  readonly dealer: Dealer;
  /** Something that should not have happened, and was put right. */
  readonly warn: (what: string, detail: Record<string, unknown>) => void;
  /** How long it took from a command to its broadcast, in milliseconds. */
  readonly shown: (milliseconds: number) => void;
  /** The table is closed and empty, and its last word is durable. */
  readonly closed: (table: LiveTable) => void;
}

/** Who is behind a command, for the record: a user, the house, or the floor in somebody's person. */
export type By = string;

const NOT_SAVED = 'This could not be saved, so it has not happened. Try again.';
/** More moves than the house could have to make by itself in a row. */
const MOST_MOVES = 100;
/** A table that nobody plays at is written down afresh after so many events. */
const STALE = 200;
/** Hands that count for the average. */
const LATELY = 20;
/** 003:78: the warning comes ten seconds before the end. */
const WARNING = 10_000;

/**
 * One table at work. Commands are decided one after another; what they lead to is written before it is shown.
 * The table runs ahead of the disk by what is on its way there, and goes back when that fails.
 */
export class LiveTable {
  readonly stored: StoredTable;
  readonly published: Published;
  readonly #around: Surroundings;
  readonly #since: Since;
  #table: Table;
  #link: Link;
  #ledger: TableLedger;
  #books: HandBooks;
  #disarm: () => void = () => {};
  #stopped = false;
  readonly #sizes: number[] = [];

  private constructor(stored: StoredTable, table: Table, published: Published, around: Surroundings) {
    this.stored = stored;
    this.published = published;
    this.#around = around;
    this.#table = table;
    this.#link = published.link;
    this.#ledger = new TableLedger(stored, published.current);
    this.#books = new HandBooks(published.current);
    const now = around.clock.now();
    this.#since = { handEnded: now, betsOpened: now, lastBet: now };
  }

  static open(stored: StoredTable, around: Surroundings): LiveTable {
    const table = Table.open(stored.opening);
    if ('code' in table) throw new Error(`${stored.id}: ${table.message}`);
    return new LiveTable(
      stored,
      table,
      new Published(textOf(table.state), { seq: 0, hash: stored.hash }),
      around,
    );
  }

  /** A table as the store has it, in the middle of its hand. */
  static recover(stored: OpenTable, around: Surroundings): LiveTable {
    const { opening, snapshot, records } = stored;
    const base = snapshot?.state ?? emptyBase(opening);
    const published = new Published(base, snapshot ?? { seq: 0, hash: stored.hash });
    const last = records.at(-1);
    const events = eventsIn(records);
    if (last !== undefined) {
      const link = { seq: last.seq + last.count, hash: last.hash };
      published.add({ events, text: JSON.stringify(events) }, link, null, last.at);
      published.tell();
    }
    const table = Table.replay(opening, events, undefined, JSON.parse(base) as TableSnapshot);
    table.drain();
    return new LiveTable(stored, table, published, around);
  }

  get id(): string {
    return this.stored.id;
  }

  /** What pots, or banks, have come to lately; null before the first. */
  get average(): number | null {
    return this.#sizes.length === 0
      ? null
      : Math.round(this.#sizes.reduce((a, b) => a + b) / this.#sizes.length);
  }

  get table(): Table {
    return this.#table;
  }

  /** Goes on after a start: whoever was thinking has his whole time again. */
  wakeUp(): void {
    const { turn, betting, paused } = this.#table.state;
    if ((turn !== null || betting !== null) && !paused) {
      this.#do('house', { by: 'floor', type: 'pause' });
      this.#do('house', { by: 'floor', type: 'resume' });
    }
    this.#goOn();
  }

  /** Nothing more happens here; what is on its way is written. */
  stop(): void {
    this.#stopped = true;
    this.#disarm();
  }

  /** Decides a command. A refusal is known at once; that it is done, when it is durable. */
  play(by: By, command: TableCommand, since?: number): Refusal | Promise<Refusal | null> {
    if (this.#stopped) return refuse('not-allowed', 'The room is closing.');
    const done = this.#do(by, command, undefined, since);
    if ('code' in done) return done;
    this.#goOn();
    return done;
  }

  #do(
    by: By,
    command: TableCommand,
    secret?: MadeShuffle,
    asked = performance.now(),
  ): Refusal | Promise<Refusal | null> {
    const { state } = this.#table;
    const at = Math.max(this.#around.clock.now(), state.now);
    const before = state.hand;
    const refused = this.#table.play({ ...command, at });
    if (refused !== null) return refused;
    const events = this.#table.drain();
    if (events.length === 0) return Promise.resolve(null);
    this.#notice(events, at);
    const written = this.#write(by, command, events, at, secret, before);
    void written.then(() => this.#around.shown(performance.now() - asked));
    return written;
  }

  #write(
    by: By,
    command: TableCommand,
    events: readonly TableEvent[],
    at: number,
    secret: MadeShuffle | undefined,
    before: HandInPlay | null,
  ): Promise<Refusal | null> {
    const { stored, published } = this;
    const { state } = this.#table;
    const { seq } = this.#link;
    const record = seal(this.#link.hash, { seq, at, by, command: worthKeeping(command), events });
    this.#link = { seq: seq + events.length, hash: record.hash };
    const postings = this.#ledger.post(events, { at, seq });
    const hands = this.#books.keep(events, seq, at, before);
    if (hands.ended !== undefined) this.#size(hands.ended.result as HandResult);
    const stale = before === null && this.#link.seq - published.baseSeq > STALE;
    const fresh = state.hand === null && (stale || hands.ended !== undefined) ? textOf(state) : null;
    const closed = isEmpty(state);
    const commit: Commit = {
      table: stored.id,
      record,
      ...hands,
      ...(postings.length === 0 ? {} : { postings }),
      ...(fresh === null ? {} : { snapshot: { ...this.#link, state: fresh } }),
      ...(secret === undefined ? {} : { shuffles: [{ seq, kind: 'card', ...secret }] }),
      ...(closed ? { closed: at } : {}),
    };
    const link = this.#link;
    this.#around.money.moved(postings);
    return new Promise((resolve) => {
      this.#around.committer.add(commit, (error, more) => {
        if (error !== null) {
          this.#around.money.undone(postings);
          this.#fail(error);
          resolve(refuse('not-saved', NOT_SAVED));
          return;
        }
        published.add({ events, text: record.events }, link, fresh, at);
        if (!more) published.tell();
        resolve(null);
        if (closed) this.#around.closed(this);
      });
    });
  }

  #size({ size, voided }: HandResult): void {
    if (voided) return;
    this.#sizes.push(size);
    if (this.#sizes.length > LATELY) this.#sizes.shift();
  }

  /** Back to what is durable, as if nothing had been asked since. */
  #fail(error: StoreError): void {
    const { published, stored } = this;
    this.#around.warn('a table went back to what was saved', { table: stored.id, trouble: error.kind });
    const { base } = published.current;
    const table = Table.replay(stored.opening, published.sinceBase, undefined, base);
    table.drain();
    this.#table = table;
    this.#link = published.link;
    this.#ledger = new TableLedger(stored, published.current);
    this.#books = new HandBooks(published.current);
    this.#arm(this.#around.clock.now() + 1000);
  }

  #notice(events: readonly TableEvent[], at: number): void {
    for (const event of events) {
      if (event.type === 'hand ended' || event.type === 'voided') this.#since.handEnded = at;
      if (event.type !== 'played') continue;
      const { type } = event.event;
      if (type === 'opened' || type === 'staked') this.#since.betsOpened = at;
      if (type === 'wagered' || type === 'withdrawn') this.#since.lastBet = at;
    }
  }

  /** The house does all it can by itself; then the table waits for somebody, or for a time. */
  #goOn(): void {
    if (this.#stopped) return;
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (this.#cashOut()) continue;
      const now = this.#around.clock.now();
      const move = this.#around.dealer.move(this.#table, this.#since, now);
      if (move === null || 'wake' in move) {
        this.#arm(move?.wake ?? Number.POSITIVE_INFINITY);
        return;
      }
      const done = this.#do('house', { by: 'house', ...move.command }, move.secret);
      if ('code' in done) {
        this.#arm(Number.POSITIVE_INFINITY);
        return;
      }
    }
    this.#around.warn('the house does not come to rest', { table: this.id });
    this.#arm(this.#around.clock.now() + 1000);
  }

  /** Chips of somebody who has left the table go with him. */
  #cashOut(): boolean {
    const { state } = this.#table;
    for (const player in state.rails) {
      const cents = state.chips[state.rails[player]];
      if (cents === 0 || state.seats.some((seated) => seated?.player === player)) continue;
      return !('code' in this.#do('house', { by: { player }, type: 'cash out', cents }));
    }
    return false;
  }

  #arm(at: number): void {
    this.#disarm();
    const { turn, betting, paused } = this.#table.state;
    let next = at;
    if (betting !== null && !paused) next = Math.min(next, betting.until);
    if (turn?.until != null && !paused) {
      const warns = turn.called && !turn.warned ? turn.until - WARNING : turn.until;
      next = Math.min(next, Math.max(warns, this.#table.state.now + 1));
    }
    this.#disarm =
      next === Number.POSITIVE_INFINITY ? () => {} : this.#around.clock.wake(next, () => this.#wake());
  }

  #wake(): void {
    if (this.#stopped) return;
    const { turn, betting } = this.#table.state;
    if (turn?.until != null || betting !== null) this.#do('house', { by: 'house', type: 'tick' });
    this.#goOn();
  }
}

/** Closed, everybody gone, and all chips with them. */
function isEmpty({ closing, hand, seats, rails, chips }: TableState): boolean {
  return (
    closing &&
    hand === null &&
    seats.every((seated) => seated === null) &&
    Object.values(rails).every((place) => chips[place] === 0)
  );
}

const textOf = (state: TableState): string => JSON.stringify(takeSnapshot(state));

function emptyBase(opening: StoredTable['opening']): string {
  const table = Table.open(opening);
  if ('code' in table) throw new Error(table.message);
  return textOf(table.state);
}

/** What people asked for. What the house brings in stands in its events. */
function worthKeeping({ by, at, brings, ...command }: TableCommand): unknown {
  return (by satisfies Sender) === 'house' ? null : command;
}
