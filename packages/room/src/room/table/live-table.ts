import { type Cents, type Refusal, refuse } from '@cardroom/core/engine';
import type { PostedRuling } from '@cardroom/core/rulings';
import {
  type PlayerId,
  reopenHouseTable,
  replayHouseTable,
  type Sign,
  STOPPED,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableSnapshot,
  takeSnapshot,
} from '@cardroom/core/table';
import type { StoreError } from '../../store/errors.ts';
import type { OpenTable, StoredTable } from '../../store/store.ts';
import type { RoomClock } from '../clock.ts';
import type { Committer } from '../committer.ts';
import type { Money } from '../ledger/money.ts';
import type { SeatRight } from '../people/seat-right.ts';
import { afterFailure, MOVING, whyNotSaved } from '../trouble/not-saved.ts';
import { type Place, sayTrouble, type TableTrouble, WAYS_OUT } from '../trouble/trouble.ts';
import { type TableWaits, waitsOf } from '../trouble/waits.ts';
import { Alarm } from './alarm.ts';
import { Broadcast } from './broadcast.ts';
import type { Dealer } from './dealer.ts';
import { Decks } from './decks.ts';
import { HousePart } from './house-part.ts';
import { type By, type Doing, type Sealed, type Stands, TableLog } from './table-log.ts';
import { emptyBase, troubleIn } from './table-text.ts';
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
  /** Other machines write to the same data. */
  readonly isShared: boolean;
  /** One of them has the table now. */
  readonly moved: (table: LiveTable) => void;
}

/** How long it waits to try again what could not be saved. */
const AGAIN = 1000;

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
  readonly #log: TableLog;
  readonly #house: HousePart;
  readonly #alarm: Alarm;
  #stopped = false;
  #moving = false;
  #resting = false;
  /** What has gone wrong, for the floor; null while all is well. */
  #trouble: string | null;
  /** Records that are not durable yet, and what becomes of the last of them. */
  #onTheirWay = 0;
  #latest: Promise<Refusal | null> = Promise.resolve(null);

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
    this.broadcast = broadcast;
    this.#context = context;
    this.#alarm = new Alarm(context.clock, () => this.#wake());
    this.#log = new TableLog(stored, table, broadcast, context, stands, decks);
    this.#house = new HousePart({
      log: this.#log,
      clock: context.clock,
      dealer: context.dealer,
      isResting: () => this.#resting,
      does: (command) => !('code' in this.#do('house', command)),
      write: (doing) => void this.#write('house', doing, null),
      restless: () => context.warn('the house does not come to rest', { table: this.id }),
    });
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
    return this.#log.average;
  }

  get table(): Table {
    return this.#log.table;
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
    const { turn, betting, paused } = this.table.state;
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
    return this.table.state.hand === null && this.#onTheirWay === 0;
  }

  /** What it waits for, for whoever looks why nothing happens here. */
  get waits(): TableWaits {
    return waitsOf(this.table, {
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
    if (command.type === 'resume' && !this.table.state.paused) {
      this.wakeUp();
      return Promise.resolve(null);
    }
    const done = this.#take(by, command);
    if ('code' in done || this.table.state.stopped !== undefined) this.#trouble ??= trouble;
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
    if (trouble === null || this.#stopped || !this.#mend() || this.table.state.stopped !== undefined) return;
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
      this.#log.goBack();
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
    return this.#log.decks.answer(this.table.state, player, root, number);
  }

  #do(by: By, command: TableCommand, asked?: number, limits?: SeatRight): Refusal | Promise<Refusal | null> {
    const doing = this.#log.begin(asked);
    if (limits !== undefined) doing.limits = limits;
    return this.#log.play(doing, command) ?? this.#write(by, doing, command);
  }

  #write(by: By, doing: Doing, command: TableCommand | null): Promise<Refusal | null> {
    if (doing.events.length === 0) return Promise.resolve(null);
    const sealed = this.#log.seal(by, doing, command);
    const { commit, postings } = sealed;
    const { committer, money, isShared } = this.#context;
    money.moved(postings);
    this.#onTheirWay++;
    this.#latest = new Promise((resolve) => {
      committer.add(commit, (error, more) => {
        this.#onTheirWay--;
        if (error === null) {
          money.settled(postings);
          resolve(null);
          this.#safely('saved', () => this.#saved(doing, sealed));
          if (!more) this.#safely('telling', () => this.broadcast.tell());
          if (sealed.isLast) this.#context.closed(this);
          if (this.#trouble !== null && this.#onTheirWay === 0) this.#settle();
        } else {
          money.undone(postings);
          resolve(doing.limits?.over(error) ?? whyNotSaved(error, commit, isShared));
          this.#safely('saving', () => this.#fail(error, command?.type));
        }
      });
    });
    return this.#latest;
  }

  /** It is durable, and may be shown. */
  #saved({ at, asked, events }: Doing, { record, link, fresh }: Sealed): void {
    this.broadcast.add({ events, text: record.events }, link, fresh, at);
    this.#log.decks.durable(link.seq);
    this.#context.shown(performance.now() - asked);
    for (const event of events)
      if (event.type === 'cashed out' || (event.type === 'left' && event.cents === 0))
        this.#context.left(this, event.player, event.cents);
  }

  /** A disk that fails is tried again; a table that cannot be written where others can is in trouble. */
  #fail(error: StoreError, type: TableCommand['type'] | undefined): void {
    switch (afterFailure(error, this.#context.isShared)) {
      case 'gone':
        this.#moving = true;
        this.stop();
        this.#context.moved(this);
        break;
      case 'decide again':
        this.#decideAgain();
        break;
      case 'trouble':
        if (type === 'stop') this.#context.shut(this, sayTrouble('saving', error));
        throw error;
      case 'try again':
        this.#context.warn('a table went back to what was saved', { table: this.id, trouble: error.kind });
        this.#log.goBack();
        this.#alarm.set(this.#context.clock.now() + AGAIN, this.table.state);
    }
  }

  /** Chips have moved elsewhere since it was decided: back to what is durable, and on with what the store has now. */
  #decideAgain(): void {
    this.#alarm.clear();
    this.#log.goBack();
    // What stood on it fails as well, and is counted first.
    if (this.#onTheirWay > 0) return;
    const { clock, money } = this.#context;
    void money
      .refreshPools()
      .catch(() => {})
      .then(() => this.#alarm.set(clock.now(), this.table.state));
  }

  /** The house does all it can by itself; then the table waits for somebody, or for a time. */
  #goOn(begun: Doing | null = null): void {
    if (this.#stopped) return;
    const again = this.#house.moves(begun);
    this.#alarm.set(again, this.table.state);
  }

  #wake(): void {
    if (this.#stopped) return;
    if (this.#trouble === null) {
      let ticked: Doing | null = null;
      this.#safely('clock', () => {
        ticked = this.#house.tick();
      });
      if (this.#trouble === null) this.#safely('house', () => this.#goOn(ticked));
    } else if (this.#onTheirWay === 0) this.#settle();
  }
}

const dropped =
  ({ id }: StoredTable, { warn }: TableContext) =>
  (error: unknown): void =>
    warn('somebody who watches a table could not be told of it', { table: id, err: error });
