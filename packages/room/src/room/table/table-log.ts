import type { Refusal } from '@cardroom/core/engine';
import type { PostedRuling } from '@cardroom/core/rulings';
import {
  type HandInPlay,
  type PlayerId,
  replayHouseTable,
  type Sign,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableSnapshot,
  type TableState,
} from '@cardroom/core/table';
import { type Link, seal } from '../../store/chain.ts';
import { jackpotOf, type Posting } from '../../store/ledger/ledger.ts';
import { placesIn } from '../../store/nodes/places.ts';
import type { Commit, SealedRecord, StoredTable } from '../../store/store.ts';
import type { RoomClock } from '../clock.ts';
import { TableLedger } from '../ledger/ledger-table.ts';
import type { SeatRight } from '../people/seat-right.ts';
import type { MadeDeck } from '../shuffle/shuffle-making.ts';
import type { Broadcast } from './broadcast.ts';
import { noteTimes, type Since } from './dealer.ts';
import { type Decks, deckIn, keptShuffle } from './decks.ts';
import { HandBooks, type HandResult } from './hand-books.ts';
import { textOf, worthKeeping } from './table-text.ts';

/** How a table stood, and what has happened since. */
export interface Stands {
  readonly base: TableSnapshot;
  readonly since: readonly TableEvent[];
}

/** What is done and not yet written: a command, or all that the house does in a row. */
export interface Doing {
  readonly at: number;
  /** Since when it was asked for. */
  readonly asked: number;
  readonly events: TableEvent[];
  /** The hand that it was done in. */
  hand: HandInPlay | null;
  /** The deck that was fixed by it. */
  secret?: MadeDeck;
  /** What the house's pool held when a jackpot was paid out of it. */
  pool?: number;
  limits?: SeatRight;
}

/** A record as it is to be written, and what follows when it is durable. */
export interface Sealed {
  readonly commit: Commit;
  readonly record: SealedRecord;
  /** Where the chain stands with it. */
  readonly link: Link;
  readonly postings: readonly Posting[];
  /** The table written down afresh, where it was worth it. */
  readonly fresh: string | null;
  /** The table is closed, and everybody has gone. */
  readonly isLast: boolean;
}

/** Who is behind a command, for the record: a user, the house, or the floor in somebody's person. */
export type By = string;

/** What a log needs of its room. */
interface Around {
  readonly clock: RoomClock;
  readonly posted: readonly PostedRuling[];
  readonly isShared: boolean;
  readonly broke: (player: PlayerId, game: Sign) => void;
}

/** A table that nobody plays at is written down afresh after so many events. */
const STALE = 200;
/** Hands that count for the average. */
const LATELY = 20;

/**
 * A table and its records as they run ahead of the disk: what is done is sealed, with its postings and its hand, and
 * taken back where it cannot be written.
 */
export class TableLog {
  readonly decks: Decks;
  /** When the things began that the house lets take their time. */
  readonly since: Since;
  readonly #stored: StoredTable;
  readonly #broadcast: Broadcast;
  readonly #around: Around;
  #table: Table;
  #link: Link;
  #ledger: TableLedger;
  #books: HandBooks;
  readonly #sizes: number[] = [];

  constructor(
    stored: StoredTable,
    table: Table,
    broadcast: Broadcast,
    around: Around,
    stands: Stands,
    decks: Decks,
  ) {
    this.decks = decks;
    const now = around.clock.now();
    this.since = { handEnded: now, betsOpened: now, lastBet: now };
    this.#stored = stored;
    this.#broadcast = broadcast;
    this.#around = around;
    this.#table = table;
    this.#link = broadcast.link;
    this.#ledger = new TableLedger(stored, stands);
    this.#books = new HandBooks(stands);
  }

  get table(): Table {
    return this.#table;
  }

  /** What pots, or banks, have come to lately; null before the first. */
  get average(): number | null {
    return this.#sizes.length === 0
      ? null
      : Math.round(this.#sizes.reduce((a, b) => a + b) / this.#sizes.length);
  }

  begin(asked = performance.now()): Doing {
    const { state } = this.#table;
    const at = Math.max(this.#around.clock.now(), state.now);
    return { at, asked, events: [], hand: state.hand };
  }

  play(doing: Doing, command: TableCommand, secret?: MadeDeck): Refusal | null {
    const { at } = doing;
    const answer = this.#table.play({ ...command, at });
    if (!answer.ok) return answer;
    const events = this.#table.drain();
    noteTimes(this.since, events, at);
    if (this.#table.state.closing) this.#broke(events);
    for (const event of events) doing.events.push(event);
    if (command.type === 'pay jackpot') doing.pool = command.pool;
    doing.hand ??= this.#table.state.hand;
    if (secret === undefined) return null;
    doing.secret = secret;
    this.decks.add(secret);
    return null;
  }

  /** Who had a seat when the table closed may sit down in another game like it. */
  #broke(events: readonly TableEvent[]): void {
    for (const event of events)
      if (event.type === 'left') this.#around.broke(event.player, this.#table.state.sign);
  }

  /** What was done becomes a record. */
  seal(by: By, doing: Doing, command: TableCommand | null): Sealed {
    const { at, events, hand, secret } = doing;
    const { state } = this.#table;
    const { seq } = this.#link;
    const record = seal(this.#link.hash, { seq, at, by, command: command && worthKeeping(command), events });
    const link = { seq: seq + events.length, hash: record.hash };
    this.#link = link;
    this.decks.stands(state, link.seq);
    const postings = this.#ledger.post(events, { at, seq });
    const hands = this.#books.keep(events, seq, at, hand);
    if (hands.ended !== undefined) this.#size(hands.ended.result as HandResult);
    const stale = hand === null && link.seq - this.#broadcast.baseSeq > STALE;
    const fresh = state.hand === null && (stale || hands.ended !== undefined) ? textOf(state) : null;
    const isLast = isEmpty(state);
    const commit: Commit = {
      table: this.#stored.id,
      record,
      ...hands,
      ...(postings.length === 0 ? {} : { postings }),
      ...(fresh === null ? {} : { snapshot: { ...link, state: fresh } }),
      ...(secret === undefined ? {} : { shuffles: [keptShuffle(secret, seq + deckIn(events))] }),
      ...(isLast ? { closed: at } : {}),
      ...(this.#around.isShared && this.#amongOthers(doing)),
    };
    return { commit, record, link, postings, fresh, isLast };
  }

  /** What is compared and kept besides where other machines write to the same data. */
  #amongOthers({ events, pool, limits }: Doing): Partial<Commit> {
    const { id, house } = this.#stored;
    const places = placesIn(id, events);
    return {
      ...(pool !== undefined && { expects: { account: jackpotOf(house), cents: pool } }),
      ...(places.length > 0 && { places, ...(limits !== undefined && { limited: limits }) }),
    };
  }

  #size({ size, voided }: HandResult): void {
    if (voided) return;
    this.#sizes.push(size);
    if (this.#sizes.length > LATELY) this.#sizes.shift();
  }

  /** As if nothing had been asked since what is durable. */
  goBack(): void {
    const { current } = this.#broadcast;
    const { posted } = this.#around;
    const table = replayHouseTable(this.#stored.opening, current.since, current.base, undefined, posted);
    table.drain();
    this.#table = table;
    this.#link = this.#broadcast.link;
    this.decks.stands(table.state, this.#link.seq);
    this.#ledger = new TableLedger(this.#stored, current);
    this.#books = new HandBooks(current);
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
