import { type Cents, type Refusal, refuse } from '@cardroom/core/engine';
import type { PostedRuling } from '@cardroom/core/rulings';
import {
  type HandInPlay,
  type PlayerId,
  reopenHouseTable,
  replayHouseTable,
  type Sign,
  STOPPED,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableSnapshot,
  type TableState,
  takeSnapshot,
} from '@cardroom/core/table';
import { type Link, seal } from '../../store/chain.ts';
import type { StoreError } from '../../store/errors.ts';
import { type Entry, jackpotOf, railOf } from '../../store/ledger/ledger.ts';
import { placesIn } from '../../store/nodes/places.ts';
import type { Commit, OpenTable, StoredTable } from '../../store/store.ts';
import type { RoomClock } from '../clock.ts';
import type { Committer } from '../committer.ts';
import { TableLedger } from '../ledger/ledger-table.ts';
import { type Money, tooFew } from '../ledger/money.ts';
import type { SeatRight } from '../people/seat-right.ts';
import type { MadeDeck } from '../shuffle/shuffle-making.ts';
import { Alarm } from './alarm.ts';
import { Broadcast } from './broadcast.ts';
import { cashOutOfGone, type Dealer, noteTimes, type Since } from './dealer.ts';
import { Decks, deckIn, keptShuffle } from './decks.ts';
import { HandBooks, type HandResult } from './hand-books.ts';
import { emptyBase, textOf, troubleIn, worthKeeping } from './table-text.ts';
import { type Place, sayTrouble, type TableTrouble } from './trouble.ts';
import { type TableWaits, waitsOf } from './waits.ts';
import type { FirstLook, TableUpdate, Watcher } from './watchers.ts';

/** What a running table is given by its room. */
export interface TableContext {
  readonly clock: RoomClock;
  readonly committer: Committer;
  readonly money: Money;
  readonly dealer: Dealer;
  /** The room's own rulings, where the books are silent. */
  readonly posted: readonly PostedRuling[];
  /** Something that should not have happened, and was put right. */
  readonly warn: (what: string, detail: Record<string, unknown>) => void;
  /** How long it took from a command to its broadcast, in milliseconds. */
  readonly shown: (milliseconds: number) => void;
  /** The table is closed and empty, and its last word is durable. */
  readonly closed: (table: LiveTable) => void;
  /** The game broke, and this player had a seat in it. */
  readonly broke: (player: PlayerId, game: Sign) => void;
  /** A player's chips have gone from here to the rail; none, where the player had none. */
  readonly left: (table: LiveTable, player: PlayerId, cents: Cents) => void;
  /** Something went wrong, and the table has stopped. */
  readonly troubled: (trouble: TableTrouble) => void;
  /** It cannot even be brought back to what is durable, or not be shown: it is closed until the floor has looked. */
  readonly shut: (table: LiveTable, trouble: string) => void;
  /** Where others write to the same data: another machine has the table now. */
  readonly moved: ((table: LiveTable) => void) | null;
}

/** How a table stood, and what has happened since. */
interface Stands {
  readonly base: TableSnapshot;
  readonly since: readonly TableEvent[];
}

/** What is done and not yet written: a command, or all that the house does in a row. */
interface Doing {
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

/** Who is behind a command, for the record: a user, the house, or the floor in somebody's person. */
export type By = string;

/** What is said of a table that goes to another machine, or has gone. */
export const MOVING = 'This table is moving to another machine. One moment.';
const NOT_SAVED = 'This could not be saved, so it has not happened. Try again.';
/** More moves than the house could have to make by itself in a row. */
const MOST_MOVES = 100;
/** A table that nobody plays at is written down afresh after so many events. */
const STALE = 200;
/** Hands that count for the average. */
const LATELY = 20;
/** How long it waits to try again what could not be saved. */
const AGAIN = 1000;
/** What the floor can do at a table that is stopped for trouble. */
const WAYS_OUT: readonly string[] = ['resume', 'void', 'close'];

const stopped = refuse('stopped', STOPPED);

/**
 * One table at work. Commands are decided one after another; what they lead to is written before it is shown.
 * The table runs ahead of the disk by what is on its way there, and goes back when that fails. Whatever goes
 * wrong here stays here: the table goes back to what is durable and is stopped until the floor has looked.
 */
export class LiveTable {
  readonly stored: StoredTable;
  readonly broadcast: Broadcast;
  readonly #context: TableContext;
  readonly #since: Since;
  #table: Table;
  #link: Link;
  #ledger: TableLedger;
  #books: HandBooks;
  readonly #decks: Decks;
  readonly #alarm: Alarm;
  #stopped = false;
  #moving = false;
  #resting = false;
  /** What has gone wrong, for the floor; null while all is well. */
  #trouble: string | null;
  /** Records that are not durable yet, and what becomes of the last of them. */
  #onTheirWay = 0;
  #latest: Promise<Refusal | null> = Promise.resolve(null);
  readonly #sizes: number[] = [];

  private constructor(
    stored: StoredTable,
    table: Table,
    broadcast: Broadcast,
    context: TableContext,
    stands: Stands,
    decks = new Decks(),
    trouble: string | null = null,
  ) {
    this.stored = stored;
    this.#decks = decks;
    this.broadcast = broadcast;
    this.#context = context;
    this.#alarm = new Alarm(context.clock, () => this.#wake());
    this.#table = table;
    this.#link = broadcast.link;
    this.#ledger = new TableLedger(stored, stands);
    this.#books = new HandBooks(stands);
    const now = context.clock.now();
    this.#since = { handEnded: now, betsOpened: now, lastBet: now };
    this.#trouble = trouble;
  }

  static open(stored: StoredTable, context: TableContext): LiveTable {
    const table = reopenHouseTable(stored.opening, undefined, context.posted);
    if ('code' in table) throw new Error(`${stored.id}: ${table.message}`);
    const link = { seq: 0, hash: stored.hash };
    const base = takeSnapshot(table.state);
    const broadcast = new Broadcast(base, JSON.stringify(base), link, dropped(stored, context));
    return new LiveTable(stored, table, broadcast, context, { base, since: [] });
  }

  /** A table as the store has it, in the middle of its hand; `events` are those of its records. */
  static recover(stored: OpenTable, events: readonly TableEvent[], context: TableContext): LiveTable {
    // What it is brought back from is not kept with it.
    const { snapshot, records, before, decks, chips, ...plain } = stored;
    const { opening } = plain;
    const text = snapshot?.state ?? emptyBase(opening);
    const base: TableSnapshot = JSON.parse(text);
    const link = snapshot ?? { seq: 0, hash: stored.hash };
    const broadcast = new Broadcast(base, text, link, dropped(stored, context));
    const last = records.at(-1);
    if (last !== undefined) {
      const link = { seq: last.seq + last.count, hash: last.hash };
      broadcast.add({ events, text: JSON.stringify(events) }, link, null, last.at);
      broadcast.tell();
    }
    const table = replayHouseTable(opening, events, base, undefined, context.posted);
    table.drain();
    const { stopped } = table.state;
    const trouble = stopped === undefined ? null : (troubleIn(records) ?? stopped);
    const stands = { base, since: events };
    return new LiveTable(plain, table, broadcast, context, stands, new Decks(decks, table.state), trouble);
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

  /** What has gone wrong here, for the floor; null while all is well. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Follows the table as a player, or from the rail; undefined when it cannot be shown. */
  watch(player: string | null, after: number | undefined, tell: Watcher): (() => void) | undefined {
    let first: TableUpdate | undefined;
    this.#safely('telling', () => {
      first = this.broadcast.first(player, after);
    });
    return first && this.broadcast.watch(player, first, tell);
  }

  /** All that a player sees who comes now. */
  look(player: string): FirstLook {
    let look: FirstLook | undefined;
    this.#safely('telling', () => {
      look = this.broadcast.lookAnew(player);
    });
    if (look === undefined) throw new Error(`${this.id} cannot be shown.`);
    return look;
  }

  /** Goes on after a start: whoever was thinking has the whole time again. */
  wakeUp(): void {
    if (this.#trouble === null) this.#safely('recovery', () => this.#wakeUp());
  }

  #wakeUp(): void {
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
    this.#alarm.clear();
  }

  /** The table goes to another machine: when nothing is on its way anymore. */
  async halt(): Promise<void> {
    this.#moving = true;
    this.stop();
    while (this.#onTheirWay > 0) await this.#latest;
  }

  /** Whether no hand is begun anymore, so that the table comes to rest. */
  rest(on: boolean): void {
    this.#resting = on;
    if (!on && !this.#stopped && this.#trouble === null) this.#safely('house', () => this.#goOn());
  }

  /** Between hands, and all of it is durable. */
  get rests(): boolean {
    return this.#table.state.hand === null && this.#onTheirWay === 0;
  }

  /** What it waits for, for whoever looks why nothing happens here. */
  get waits(): TableWaits {
    return waitsOf(this.#table, {
      saving: this.#onTheirWay,
      isMoving: this.#moving,
      isStopped: this.#stopped,
      isResting: this.#resting,
      trouble: this.#trouble,
      alarm: this.#alarm.at,
      now: this.#context.clock.now(),
      last: this.broadcast.at,
    });
  }

  /** Decides a command. A refusal is known at once; that it is done, when it is durable. */
  play(by: By, command: TableCommand, since?: number, limits?: SeatRight): Refusal | Promise<Refusal | null> {
    if (this.#moving) return refuse('moved', MOVING);
    if (this.#stopped) return refuse('not-allowed', 'The room is closing.');
    if (this.#trouble !== null) return this.#getOut(by, command);
    return this.#take(by, command, since, limits);
  }

  #take(
    by: By,
    command: TableCommand,
    since?: number,
    limits?: SeatRight,
  ): Refusal | Promise<Refusal | null> {
    let done: Refusal | Promise<Refusal | null> = stopped;
    this.#safely('command', () => {
      done = this.#do(by, command, since, limits);
    });
    if (!('code' in done)) this.#safely('house', () => this.#goOn());
    return done;
  }

  /** The floor takes the table out of its trouble, beginning anew from what is durable. */
  #getOut(by: By, command: TableCommand): Refusal | Promise<Refusal | null> {
    if (command.by !== 'floor' || !WAYS_OUT.includes(command.type)) return stopped;
    // That it is stopped may still be on its way.
    if (this.#onTheirWay > 0) return this.#latest.then(() => this.play(by, command));
    if (!this.#mend()) return stopped;
    const trouble = this.#trouble;
    this.#trouble = null;
    if (command.type === 'resume' && !this.#table.state.paused) {
      this.wakeUp();
      return Promise.resolve(null);
    }
    const done = this.#take(by, command);
    if ('code' in done || this.#table.state.stopped !== undefined) this.#trouble ??= trouble;
    return done;
  }

  /** Does something for this table alone: when it breaks, the table is stopped, and nothing else. */
  #safely(place: Place, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#stopFor(place, error);
    }
  }

  #stopFor(place: Place, error: unknown): void {
    this.#context.troubled({ table: this.id, place, error });
    this.#alarm.clear();
    this.#trouble ??= sayTrouble(place, error);
    if (this.#onTheirWay === 0) this.#settle();
  }

  /** Nothing is on its way anymore: back to what is durable, and everybody is told that the table is stopped. */
  #settle(): void {
    const trouble = this.#trouble;
    if (trouble === null || this.#stopped || !this.#mend() || this.#table.state.stopped !== undefined) return;
    try {
      this.#do('house', { by: 'house', type: 'stop', trouble });
    } catch (error) {
      // It is stopped all the same; only that it is cannot be written down.
      this.#context.troubled({ table: this.id, place: 'saving', error });
      this.#mend();
    }
  }

  /** What may be half done is thrown away, and what was not told is told; false when that cannot be done. */
  #mend(): boolean {
    try {
      this.#goBack();
      this.broadcast.mend();
      return true;
    } catch (error) {
      this.#context.troubled({ table: this.id, place: 'recovery', error });
      this.#context.shut(this, sayTrouble('recovery', error));
      return false;
    }
  }

  /** A player's number for the deck that is ready: whether it counts, or why it cannot. */
  cut(player: string, root: string, number: string): Refusal | boolean {
    return this.#decks.answer(this.#table.state, player, root, number);
  }

  #do(by: By, command: TableCommand, asked?: number, limits?: SeatRight): Refusal | Promise<Refusal | null> {
    const doing = this.#begin(asked);
    if (limits !== undefined) doing.limits = limits;
    return this.#play(doing, command) ?? this.#write(by, doing, command);
  }

  #begin(asked = performance.now()): Doing {
    const { state } = this.#table;
    const at = Math.max(this.#context.clock.now(), state.now);
    return { at, asked, events: [], hand: state.hand };
  }

  #play(doing: Doing, command: TableCommand, secret?: MadeDeck): Refusal | null {
    const { at } = doing;
    const answer = this.#table.play({ ...command, at });
    if (!answer.ok) return answer;
    const events = this.#table.drain();
    noteTimes(this.#since, events, at);
    if (this.#table.state.closing) this.#broke(events);
    for (const event of events) doing.events.push(event);
    if (command.type === 'pay jackpot') doing.pool = command.pool;
    doing.hand ??= this.#table.state.hand;
    if (secret === undefined) return null;
    doing.secret = secret;
    this.#decks.add(secret);
    return null;
  }

  #write(
    by: By,
    { at, asked, events, hand, secret, pool, limits }: Doing,
    command: TableCommand | null,
  ): Promise<Refusal | null> {
    if (events.length === 0) return Promise.resolve(null);
    const { stored, broadcast } = this;
    const { state } = this.#table;
    const { seq } = this.#link;
    const record = seal(this.#link.hash, { seq, at, by, command: command && worthKeeping(command), events });
    const link = { seq: seq + events.length, hash: record.hash };
    this.#link = link;
    this.#decks.stands(state, link.seq);
    const postings = this.#ledger.post(events, { at, seq });
    const hands = this.#books.keep(events, seq, at, hand);
    if (hands.ended !== undefined) this.#size(hands.ended.result as HandResult);
    const stale = hand === null && link.seq - broadcast.baseSeq > STALE;
    const fresh = state.hand === null && (stale || hands.ended !== undefined) ? textOf(state) : null;
    const closed = isEmpty(state);
    const commit: Commit = {
      table: stored.id,
      record,
      ...hands,
      ...(postings.length === 0 ? {} : { postings }),
      ...(fresh === null ? {} : { snapshot: { ...link, state: fresh } }),
      ...(secret === undefined ? {} : { shuffles: [keptShuffle(secret, seq + deckIn(events))] }),
      ...(closed ? { closed: at } : {}),
      ...(this.#context.moved !== null && this.#amongOthers(events, pool, limits)),
    };
    this.#context.money.moved(postings);
    this.#onTheirWay++;
    this.#latest = new Promise((resolve) => {
      this.#context.committer.add(commit, (error, more) => {
        this.#onTheirWay--;
        if (error === null) {
          this.#context.money.settled(postings);
          resolve(null);
          this.#safely('saved', () => {
            broadcast.add({ events, text: record.events }, link, fresh, at);
            this.#decks.durable(link.seq);
            this.#context.shown(performance.now() - asked);
            for (const event of events)
              if (event.type === 'cashed out' || (event.type === 'left' && event.cents === 0))
                this.#context.left(this, event.player, event.cents);
          });
          if (!more) this.#safely('telling', () => broadcast.tell());
          if (closed) this.#context.closed(this);
          if (this.#trouble !== null && this.#onTheirWay === 0) this.#settle();
        } else {
          this.#context.money.undone(postings);
          resolve(limits?.over(error) ?? this.#refusal(error, commit));
          this.#safely('saving', () => this.#fail(error, command?.type));
        }
      });
    });
    return this.#latest;
  }

  /** What is compared and kept besides where other machines write to the same data. */
  #amongOthers(events: readonly TableEvent[], pool?: number, limits?: SeatRight): Partial<Commit> {
    const { id, house } = this.stored;
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

  /** Why a command has not happened that could not be written. */
  #refusal({ kind, has = 0 }: StoreError, { postings = [] }: Commit): Refusal {
    if (this.#context.moved === null) return refuse('not-saved', NOT_SAVED);
    if (kind === 'moved') return refuse('moved', MOVING);
    const bought = postings
      .flatMap(({ entries }) => entries)
      .find((entry) => isRail(entry) && entry.cents < 0);
    if (kind === 'refused' && bought !== undefined) return tooFew(has, -bought.cents);
    return refuse('not-saved', NOT_SAVED);
  }

  /** A disk that fails is tried again; a table that cannot be written where others can is in trouble. */
  #fail(error: StoreError, type: TableCommand['type'] | undefined): void {
    if (error.kind === 'moved' && this.#context.moved !== null) {
      this.#moving = true;
      this.stop();
      this.#context.moved(this);
      return;
    }
    if (this.#context.moved !== null && (error.kind === 'refused' || error.kind === 'stale')) {
      this.#decideAgain();
      return;
    }
    if (error.item !== undefined) {
      if (type === 'stop') this.#context.shut(this, sayTrouble('saving', error));
      throw error;
    }
    this.#context.warn('a table went back to what was saved', { table: this.id, trouble: error.kind });
    this.#goBack();
    this.#alarm.set(this.#context.clock.now() + AGAIN, this.#table.state);
  }

  /** Chips have moved elsewhere since it was decided: back to what is durable, and on with what the store has now. */
  #decideAgain(): void {
    this.#alarm.clear();
    this.#goBack();
    // What stood on it fails as well, and is counted first.
    if (this.#onTheirWay > 0) return;
    const { clock, money } = this.#context;
    void money
      .refreshPools()
      .catch(() => {})
      .then(() => this.#alarm.set(clock.now(), this.#table.state));
  }

  /** As if nothing had been asked since what is durable. */
  #goBack(): void {
    const { broadcast, stored } = this;
    const { current } = broadcast;
    const { posted } = this.#context;
    const table = replayHouseTable(stored.opening, current.since, current.base, undefined, posted);
    table.drain();
    this.#table = table;
    this.#link = broadcast.link;
    this.#decks.stands(table.state, this.#link.seq);
    this.#ledger = new TableLedger(stored, current);
    this.#books = new HandBooks(current);
  }

  /** Who had a seat when the table closed may sit down in another game like it. */
  #broke(events: readonly TableEvent[]): void {
    for (const event of events)
      if (event.type === 'left') this.#context.broke(event.player, this.#table.state.sign);
  }

  /** The house does all it can by itself; then the table waits for somebody, or for a time. */
  #goOn(begun: Doing | null = null): void {
    if (this.#stopped) return;
    const again = this.#moves(begun);
    this.#alarm.set(again, this.#table.state);
  }

  /**
   * What the house does in a row is one record, up to the end of a hand or the deck that it fixes: whose root
   * stands before all that is dealt from it. Says when to look again, if nobody comes before.
   */
  #moves(begun: Doing | null): number {
    let doing = begun;
    const write = () => {
      if (doing !== null) this.#write('house', doing, null);
      doing = null;
    };
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (this.#resting && this.#table.state.hand === null) break;
      if (doing?.secret !== undefined || this.#table.state.hand === null) write();
      const gone = cashOutOfGone(this.#table.state);
      if (gone !== null) {
        write();
        if (!('code' in this.#do('house', gone))) continue;
      }
      const { clock, dealer } = this.#context;
      const move = dealer.move(this.#table, this.#decks, this.#since, clock.now());
      if (move === null || 'wake' in move) {
        write();
        return move?.wake ?? Number.POSITIVE_INFINITY;
      }
      doing ??= this.#begin();
      const { command, secret } = move;
      if (this.#play(doing, { by: 'house', ...command }, secret) !== null) {
        write();
        return Number.POSITIVE_INFINITY;
      }
    }
    write();
    if (this.#resting && this.#table.state.hand === null) return Number.POSITIVE_INFINITY;
    this.#context.warn('the house does not come to rest', { table: this.id });
    return this.#context.clock.now() + AGAIN;
  }

  #wake(): void {
    if (this.#stopped) return;
    if (this.#trouble === null) {
      let ticked: Doing | null = null;
      this.#safely('clock', () => {
        ticked = this.#tick();
      });
      if (this.#trouble === null) this.#safely('house', () => this.#goOn(ticked));
    } else if (this.#onTheirWay === 0) this.#settle();
  }

  /** Tells a table that waits for somebody what time it is. */
  #tick(): Doing | null {
    const { turn, betting } = this.#table.state;
    if (turn?.until == null && betting === null) return null;
    const doing = this.#begin();
    this.#play(doing, { by: 'house', type: 'tick' });
    return doing;
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

const isRail = ({ account }: Entry): boolean => account.startsWith(railOf(''));

const dropped =
  ({ id }: StoredTable, { warn }: TableContext) =>
  (error: unknown): void =>
    warn('somebody who watches a table could not be told of it', { table: id, err: error });
