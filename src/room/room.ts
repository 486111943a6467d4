import { type Random, secureRandom } from '../cards/index.ts';
import { type Refusal, refuse } from '../engine/index.ts';
import {
  type FloorCommand,
  type Opening,
  type PlayerCommand,
  Table,
  type TableCommand,
} from '../table/index.ts';
import type { Watcher } from './audience.ts';
import { type RoomClock, steadyClock } from './clock.ts';
import { Committer, type Measured } from './committer.ts';
import { Dealer } from './dealer.ts';
import { newId } from './ids.ts';
import { LiveTable, type Surroundings } from './live-table.ts';
import { Money } from './money.ts';
import { type Pace, tablePace } from './pace.ts';
import { type MakeShuffle, repeatableShuffles, secretShuffles } from './shuffle-making.ts';
import type { OpenTable, Store, StoredTable } from './store/store.ts';
import { type Summary, summaryOf } from './summary.ts';

export interface RoomOptions {
  readonly store: Store;
  readonly clock?: RoomClock;
  /** A random of one's own is for tests that must repeat. */
  readonly random?: Random;
  /** Where shuffles come from; made on the spot unless somebody makes them ahead. */
  readonly shuffles?: MakeShuffle;
  readonly pace?: Pace;
  readonly warn?: (what: string, detail: Record<string, unknown>) => void;
  readonly measured?: Measured;
  /** Told how long it took from a command to its broadcast. */
  readonly shown?: (milliseconds: number) => void;
  /** Told of every command that was done or refused, for whoever counts. */
  readonly counted?: (command: string, refused: string | null) => void;
}

/** Somebody in the room who asks something of a table. */
export interface Asker {
  readonly user: string;
  /** Proposition players sit as such; they alone may bank some games (003:759). */
  readonly proposition?: boolean;
  /** When he asked, by `performance.now()`, where he had to wait until he was heard. */
  readonly since?: number;
}

/** Seconds that a player has to act in, where the opening says nothing else; the room's own posting. */
const TIME_TO_ACT = 30;
/** Answers that are kept, so that a command sent twice is done once. */
const REMEMBERED = 50_000;

/** Many tables at work on one store. */
export class Room {
  readonly store: Store;
  readonly clock: RoomClock;
  readonly money: Money;
  readonly #committer: Committer;
  readonly #random: Random;
  readonly #shuffles: MakeShuffle;
  readonly #pace: Pace;
  readonly #options: RoomOptions;
  readonly #tables = new Map<string, LiveTable>();
  readonly #answers = new Map<string, Promise<Refusal | null>>();
  readonly #onClosed = new Set<(table: string) => void>();
  #stopping = false;

  private constructor(options: RoomOptions) {
    this.store = options.store;
    this.clock = options.clock ?? steadyClock();
    this.money = new Money(options.store);
    this.#committer = new Committer(options.store, options.measured);
    const { random } = options;
    this.#random = random ?? secureRandom();
    this.#shuffles =
      options.shuffles ?? (random === undefined ? secretShuffles() : repeatableShuffles(random));
    this.#pace = options.pace ?? tablePace;
    this.#options = options;
  }

  /** Opens the room with all tables that were open when it was last closed, in the middle of their hands. */
  static async start(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    await room.money.load();
    for (const stored of await options.store.tables.open()) room.#recover(stored);
    for (const table of room.#tables.values()) table.wakeUp();
    return room;
  }

  #recover(stored: OpenTable): void {
    try {
      this.#tables.set(stored.id, LiveTable.recover(stored, this.#around(stored)));
    } catch (error) {
      // One table that cannot be read does not keep the others closed; `cardroom verify` says what is wrong.
      this.#warn('a table could not be brought back', { table: stored.id, reason: String(error) });
    }
  }

  #around({ house }: StoredTable): Surroundings {
    return {
      clock: this.clock,
      committer: this.#committer,
      money: this.money,
      dealer: new Dealer(this.#random, this.#shuffles, this.#pace, () => this.money.pool(house)),
      warn: (what, detail) => this.#warn(what, detail),
      shown: this.#options.shown ?? (() => {}),
      closed: (table) => this.#closed(table),
    };
  }

  #warn(what: string, detail: Record<string, unknown>): void {
    this.#options.warn?.(what, detail);
  }

  #closed(table: LiveTable): void {
    table.stop();
    this.#tables.delete(table.id);
    for (const tell of this.#onClosed) tell(table.id);
  }

  /** Opens a table within the rule book, or says why not. */
  async openTable(
    opening: Opening,
    { by, isPrivate = false }: { readonly by: string; readonly isPrivate?: boolean },
  ): Promise<{ readonly table: string; readonly key: string | null } | Refusal> {
    if (this.#stopping) return refuse('not-allowed', 'The room is closing.');
    const timed = { ...opening, table: { timeToAct: TIME_TO_ACT, ...opening.table } };
    const table = Table.open(timed);
    if ('code' in table) return table;
    const { name } = table.state.sign.offering;
    const stored = await this.store.tables.create({
      id: this.newId('t'),
      opening: timed,
      name,
      key: isPrivate ? this.newId('k') : null,
      openedBy: by,
      openedAt: this.clock.now(),
    });
    this.#tables.set(stored.id, LiveTable.open(stored, this.#around(stored)));
    return { table: stored.id, key: stored.key };
  }

  /** What somebody asks for himself. Done when it is durable; the same `id` is done once. */
  do(table: string, asker: Asker, command: PlayerCommand, id?: string): Promise<Refusal | null> {
    return this.#once(id === undefined ? null : `${asker.user} ${table} ${id}`, command.type, () => {
      const live = this.#tables.get(table);
      if (live === undefined) return noTable;
      const asked = this.#asked(asker, command);
      return 'code' in asked ? asked : live.play(asker.user, asked, asker.since);
    });
  }

  /** Chips come from the rail as they are asked for; proposition players are seated as such. */
  #asked({ user, proposition }: Asker, command: PlayerCommand): TableCommand | Refusal {
    if (command.type !== 'sit' && command.type !== 'add chips') {
      if (command.type === 'cash out') return refuse('not-allowed', 'Chips are cashed by leaving the table.');
      return { by: { player: user }, ...command };
    }
    const brings = { brings: command.cents };
    const short = Number.isSafeInteger(command.cents) ? this.money.refuse(user, command.cents) : null;
    if (short !== null) return short;
    if (proposition && command.type === 'sit')
      return { by: 'floor', ...command, type: 'seat', player: user, role: 'proposition', ...brings };
    return { by: { player: user }, ...command, ...brings };
  }

  floor(table: string, user: string, command: FloorCommand, id?: string): Promise<Refusal | null> {
    return this.#once(id === undefined ? null : `floor ${user} ${table} ${id}`, command.type, () => {
      const live = this.#tables.get(table);
      if (live === undefined) return noTable;
      if (command.type !== 'seat') return live.play(`floor:${user}`, { by: 'floor', ...command });
      const short = this.money.refuse(command.player, command.cents);
      return short ?? live.play(`floor:${user}`, { by: 'floor', ...command, brings: command.cents });
    });
  }

  #once(
    key: string | null,
    type: string,
    work: () => Refusal | Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const known = key === null ? undefined : this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = Promise.resolve(work()).then((refused) => {
      this.#options.counted?.(type, refused?.code ?? null);
      // What was not saved has not happened, so it may be asked again.
      if (refused?.code === 'not-saved' && key !== null) this.#answers.delete(key);
      return refused;
    });
    if (key !== null) {
      this.#answers.set(key, answer);
      for (const oldest of this.#answers.keys()) {
        if (this.#answers.size <= REMEMBERED) break;
        this.#answers.delete(oldest);
      }
    }
    return answer;
  }

  /** Follows a table as a user, or from the rail; undefined when there is no such table. */
  watch(
    table: string,
    user: string | null,
    after: number | undefined,
    tell: Watcher,
  ): (() => void) | undefined {
    return this.#tables.get(table)?.published.watch(user, after, tell);
  }

  /** Told when a table has closed for good. */
  onClosed(tell: (table: string) => void): () => void {
    this.#onClosed.add(tell);
    return () => this.#onClosed.delete(tell);
  }

  table(id: string): StoredTable | undefined {
    return this.#tables.get(id)?.stored;
  }

  /** How a running table stands; for the lobby, and for those who may see everything. */
  live(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  get tables(): number {
    return this.#tables.size;
  }

  summaries(): Summary[] {
    return [...this.#tables.values()].map(summaryOf);
  }

  /** A name that nobody can guess: of a table, a key, a patron. */
  newId(kind: string): string {
    return newId(kind, this.#random);
  }

  /** When all that has happened is durable. */
  async idle(): Promise<void> {
    await this.#committer.idle();
  }

  /** Takes no more commands, writes what is on its way, and leaves every hand where it stands. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const table of this.#tables.values()) table.stop();
    await this.#committer.idle();
  }
}

const noTable = refuse('not-found', 'There is no such table open.');
