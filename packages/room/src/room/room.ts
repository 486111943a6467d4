import { type Random, secureRandom } from '@cardroom/core/cards';
import { type Refusal, type Result, refuse } from '@cardroom/core/engine';
import type { Irregularity, RuleCommand } from '@cardroom/core/rulings';
import {
  type FloorCommand,
  type FloorRuling,
  floorRuling,
  type HostCommand,
  type Opening,
  openHouseTable,
  type PlayerCommand,
  STOPPED,
  whatIsRuled,
} from '@cardroom/core/table';
import { type Link, sha256 } from '../store/chain.ts';
import { asStoreError } from '../store/errors.ts';
import type { HeldTable } from '../store/nodes/nodes.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { MostTables } from '../store/tables.ts';
import { type RoomClock, steadyClock } from './clock.ts';
import { Committer } from './committer.ts';
import { newId } from './ids.ts';
import { Money } from './ledger/money.ts';
import type { Nodes } from './nodes/nodes.ts';
import { RoomNodes } from './nodes/room-nodes.ts';
import { fromPlayer, fromStaff } from './people/bring-chips.ts';
import { BrokenGames } from './people/broken-games.ts';
import { DoneOnce } from './people/done-once.ts';
import { type Move, type Moved, Transfers } from './people/transfers.ts';
import {
  type Asker,
  type OpenedFor,
  type OpenedTable,
  OverLimit,
  type RoomOptions,
  timeFor,
} from './room-options.ts';
import { type MakeDeck, repeatableDecks, secretDecks } from './shuffle/shuffle-making.ts';
import { Dealer } from './table/dealer.ts';
import type { LiveTable, TableContext } from './table/live-table.ts';
import { noTable, OpenTables } from './table/open-tables.ts';
import { type Pace, tablePace } from './table/pace.ts';
import type { Summary } from './table/summary.ts';
import type { By } from './table/table-log.ts';
import type { Watcher } from './table/watchers.ts';
import { MOVING } from './trouble/not-saved.ts';
import { type TableTrouble, WAYS_OUT } from './trouble/trouble.ts';

/** Tables that are brought back in one go. */
const AT_ONCE = 64;

/** Many tables at work on one store. */
export class Room {
  readonly store: Store;
  readonly clock: RoomClock;
  readonly money: Money;
  /** The other machines, where the room runs on many; null when this process has it alone. */
  readonly nodes: Nodes | null;
  /** Players whom the house itself plays. */
  readonly bots = new Set<string>();
  /** Bots that tables were opened with at another machine and that nobody has seated yet. */
  readonly wantedBots = new Map<string, number>();
  readonly #committer: Committer;
  readonly #random: Random;
  readonly #shuffles: MakeDeck;
  readonly #pace: Pace;
  readonly #options: RoomOptions;
  readonly #tables: OpenTables;
  readonly #broken = new BrokenGames();
  readonly #once: DoneOnce;
  readonly #transfers = new Transfers((table) => this.#tables.get(table));
  readonly #nodes: RoomNodes | null;
  #stopping = false;

  private constructor(options: RoomOptions) {
    this.store = options.store;
    this.clock = options.clock ?? steadyClock();
    this.money = new Money(options.store);
    this.#committer = new Committer(options.store, options.measured, (error) =>
      this.#warn('an answer from the store could not be handled', { err: error }),
    );
    const { random } = options;
    this.#random = random ?? secureRandom();
    this.#shuffles = options.shuffles ?? (random === undefined ? secretDecks() : repeatableDecks(random));
    this.#pace = options.pace ?? tablePace;
    this.#once = new DoneOnce(options.store, options);
    this.#options = options;
    this.#tables = new OpenTables({
      store: options.store,
      contextFor: (stored) => this.#contextFor(stored),
      stopping: () => this.#stopping,
      troubled: (trouble) => this.#troubled(trouble),
      warn: (what, detail) => this.#warn(what, detail),
    });
    const { nodes } = options.store;
    this.#nodes = nodes && new RoomNodes(options.store, nodes, this.#tablesHere());
    this.nodes = this.#nodes;
  }

  /** Opens the room with all tables that were open when it was last closed, in the middle of their hands. */
  static async start(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    await room.money.load();
    if (room.#nodes !== null) {
      await room.#nodes.start();
      return room;
    }
    for (const [i, stored] of (await options.store.tables.open()).entries()) {
      room.#tables.recover(stored);
      // Whoever asks how far the room is gets an answer.
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((turn) => setImmediate(turn));
    }
    for (const table of room.#tables.running()) table.wakeUp();
    return room;
  }

  /** What the other machines are told of the tables here, and do with them. */
  #tablesHere(): ConstructorParameters<typeof RoomNodes>[2] {
    return {
      ids: () => this.#tables.ids,
      rests: (table) => this.#tables.get(table)?.rests ?? true,
      rest: (table, on) => this.#tables.get(table)?.rest(on),
      halt: async (table) => this.#tables.get(table)?.halt(),
      take: (tables) => this.#take(tables),
      letGo: (table) => {
        this.wantedBots.delete(table);
        this.#once.forget(table);
        this.#tables.letGo(table);
      },
      summaries: () => this.summaries(),
      refresh: () => this.money.refreshPools(),
      warn: (what, detail) => this.#warn(what, detail),
    };
  }

  /** Tables come here, from a machine that gave them up or has gone. */
  async #take(tables: readonly HeldTable[]): Promise<void> {
    const found = await this.store.tables.open(...tables.map(({ table }) => table));
    for (const stored of found) this.#tables.recover(stored);
    await this.store.nodes?.places(
      tables.map(({ table }) => table),
      found.flatMap(({ id }) => this.#tables.places(id)),
    );
    for (const { table, bots } of tables) if (bots > 0) this.wantedBots.set(table, bots);
    for (const { id } of found) this.#tables.goOn(id);
  }

  #troubled(trouble: TableTrouble): void {
    this.#options.troubled?.(trouble);
  }

  #contextFor({ house }: StoredTable): TableContext {
    return {
      clock: this.clock,
      committer: this.#committer,
      money: this.money,
      dealer: new Dealer({
        random: this.#random,
        make: this.#shuffles,
        pace: this.#pace,
        pool: () => this.money.pool(house),
        isBot: (player) => this.bots.has(player),
      }),
      posted: this.#options.posted ?? [],
      warn: (what, detail) => this.#warn(what, detail),
      shown: this.#options.shown ?? (() => {}),
      closed: (table) => this.#closed(table),
      broke: (player, game) => this.#broken.broke(player, game),
      troubled: (trouble) => this.#troubled(trouble),
      left: ({ id }, player, cents) =>
        void this.#transfers
          .left(id, player, cents)
          .catch((error) => this.#warn('a player could not be moved', { table: id, err: error })),
      shut: (table, trouble) => this.#tables.shutDown(table, trouble),
      isShared: this.#nodes !== null,
      moved: ({ id }) => this.#nodes?.lost(id),
    };
  }

  #warn(what: string, detail: Record<string, unknown>): void {
    this.#options.warn?.(what, detail);
  }

  #closed(table: LiveTable): void {
    this.#once.forget(table.id);
    this.#nodes?.closed(table.id);
    this.#tables.closed(table);
  }

  /** Opens a table within the rule book, or says why not. */
  async openTable(
    opening: Opening,
    { by, isPrivate = false, bots = 0, shelf, from, most }: OpenedFor,
  ): Promise<OpenedTable | Refusal> {
    if (this.#stopping) return refuse('not-allowed', 'The room is closing.');
    const { timeToAct = timeFor(opening.offering), timeBank = 0, grace = 0 } = this.#options;
    const timed = { ...opening, table: { timeToAct, timeBank, grace, ...opening.table } };
    const table = openHouseTable(timed);
    if ('code' in table) return table;
    const { offering, opening: posted } = table.state.sign;
    const placed = this.#nodes?.place(bots, shelf ?? null);
    if (placed === null) return refuse('not-allowed', 'The room is closing.');
    const id = this.newId('t');
    const here = placed === undefined || this.#nodes?.isHere(placed) === true;
    const opened = here ? this.#nodes?.opening(id) : undefined;
    try {
      const stored = await this.store.tables.create(
        {
          ...{ id, opening: posted, name: offering.name, openedBy: by, openedAt: this.clock.now() },
          key: isPrivate ? this.newId('k') : null,
        },
        placed && { ...placed, from: from === undefined ? null : sha256(from) },
        most,
      );
      if (here) {
        this.#tables.open(stored);
        this.#once.opened(id);
        opened?.opened();
      } else this.#nodes?.hint();
      return { table: id, key: stored.key, notes: table.notes, elsewhere: !here };
    } catch (error) {
      opened?.failed();
      const { kind, message } = asStoreError(error);
      if (kind === 'refused') throw new OverLimit(message as keyof MostTables);
      if (shelf === undefined || kind !== 'conflict') throw error;
      return refuse('not-allowed', 'There is such a table already.');
    }
  }

  /** What somebody asks for. Done when it is durable; the same `id` is done once. */
  do(table: string, asker: Asker, command: PlayerCommand, id?: string): Promise<Refusal | null> {
    const ask = () =>
      this.#ask(table, asker.user, command.type, id, () => this.#do(table, asker, command, id));
    // What the store says of the rail, where others may have moved it.
    return this.#nodes !== null && BUYS.includes(command.type)
      ? this.money.refresh(asker.user).then(ask)
      : ask();
  }

  #do(
    table: string,
    asker: Asker,
    command: PlayerCommand,
    id: string | undefined,
  ): Refusal | Promise<Refusal | null> {
    const live = this.#tables.get(table);
    if (live === undefined) return this.#notOpen(table);
    const { sign } = live.table.state;
    const asked = asker.bar?.() ?? fromPlayer(asker, withId(command, id), sign, this.money, this.#broken);
    if ('code' in asked) return asked;
    const done = live.play(asker.user, asked, asker.since, asker.limits);
    return 'moved' in asked ? this.#moves(asker.user, done) : done;
  }

  /** Whoever has moved out of a game that broke does so once. */
  async #moves(user: string, done: Refusal | Promise<Refusal | null>): Promise<Refusal | null> {
    const refused = await done;
    if (refused === null) this.#broken.moved(user);
    return refused;
  }

  /** A player's number for the cut of the next deck: whether it counts, or why it cannot. */
  cut(table: string, user: string, root: string, number: string): Refusal | boolean {
    return this.#tables.get(table)?.cut(user, root, number) ?? noTable;
  }

  /** What the ruling is on something that went wrong in a table's hand. Nothing changes. */
  ruling(table: string, irregularity: Irregularity): Result<FloorRuling> {
    const live = this.#tables.get(table);
    if (live === undefined) return this.#notOpen(table);
    return live.trouble === null ? floorRuling(live.table, irregularity) : refuse('stopped', STOPPED);
  }

  /**
   * What the floor asks for. `done` is told when it is durable: once, however often the same `id` is asked; and of a
   * ruling, what was ruled.
   */
  floor(
    table: string,
    user: string,
    command: FloorCommand,
    id?: string,
    done: (ruled: RuleCommand | null) => void = () => {},
  ): Promise<Refusal | null> {
    const by = `floor:${user}`;
    let ruled: RuleCommand | null = null;
    const decided = (): Refusal | Promise<Refusal | null> => {
      const live = this.#tables.get(table);
      if (live === undefined) {
        if (!this.#tables.isShut(table) || !WAYS_OUT.includes(command.type)) return this.#notOpen(table);
        return this.#tables.reopen(table, by, withId(command, id));
      }
      const asked = { by: 'floor', ...withId(command, id) } as const;
      if (asked.type === 'rule' && live.trouble === null) {
        const decided = whatIsRuled(live.table, asked);
        if (!decided.ok) return decided;
        ruled = decided.rule;
      }
      return this.#play(live, by, asked);
    };
    return this.#ask(table, by, command.type, id, () => {
      const answer = decided();
      if ('code' in answer) return answer;
      return answer.then((refused) => {
        if (refused === null) done(ruled);
        return refused;
      });
    });
  }

  /**
   * The floor moves a player to another table of the same game, when the hand is over. Done when the player is on
   * the way; `moved` is told what became of it.
   */
  move(
    table: string,
    user: string,
    move: Move,
    id?: string,
    moved: (moved: Moved) => void = () => {},
  ): Promise<Refusal | null> {
    const by = `floor:${user}`;
    return this.#ask(table, by, 'move', id, () => {
      const live = this.#tables.get(table);
      if (live === undefined) return this.#notOpen(table);
      return this.#transfers.begin(live, by, move, id, moved);
    });
  }

  /** The floor has sent somebody away, who is moved to no other table then. */
  callOffMoves(user: string): void {
    this.#transfers.callOff(user);
  }

  /** What the host of a private table asks for, who is the person that opened it. */
  host(table: string, user: string, command: HostCommand, id?: string): Promise<Refusal | null> {
    const by = `host:${user}`;
    return this.#ask(table, by, command.type, id, () => {
      const live = this.#tables.get(table);
      if (live === undefined) return this.#notOpen(table);
      if (!this.isHost(table, user)) return notHost;
      return this.#play(live, by, { by: 'host', ...withId(command, id) });
    });
  }

  #play(live: LiveTable, by: By, asked: Parameters<typeof fromStaff>[0]): Refusal | Promise<Refusal | null> {
    const command = fromStaff(asked, this.money);
    return 'code' in command ? command : live.play(by, command);
  }

  /** Whether somebody has opened this table for the people whom the person lets in. */
  isHost(table: string, user: string): boolean {
    const stored = this.table(table);
    return stored !== undefined && stored.key !== null && stored.openedBy === user;
  }

  #notOpen(table: string): Refusal {
    if (this.#nodes?.sure === false) return moving;
    if (this.#tables.isShut(table)) return refuse('stopped', STOPPED);
    // It was here when it was asked for, and has gone to another node meanwhile.
    return this.#nodes === null ? noTable : moving;
  }

  #ask(
    table: string,
    by: string,
    type: string,
    id: string | undefined,
    work: () => Refusal | Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const counted = (refused: Refusal | null) => {
      this.#options.counted?.(type, refused?.code ?? null);
      return refused;
    };
    const done = () => {
      const decided = work();
      return 'code' in decided ? (counted(decided) ?? decided) : decided.then(counted);
    };
    if (this.#nodes?.sure === false) return Promise.resolve(moving);
    if (id !== undefined && this.#tables.get(table) !== undefined) return this.#once.ask(table, by, id, done);
    return Promise.resolve(done());
  }

  /** Follows a table as a user, or from the rail; undefined when there is no such table. */
  watch(
    table: string,
    user: string | null,
    after: number | undefined,
    tell: Watcher,
  ): (() => void) | undefined {
    // Who does not know that a table is still its own shows nobody how it stood.
    if (this.#nodes?.sure === false) return undefined;
    return this.#tables.get(table)?.watch(user, after, tell);
  }

  /** Told when a table has gone to another machine. */
  onMoved(tell: (table: string) => void): () => void {
    return this.#tables.onMoved(tell);
  }

  /** Told when a table has closed for good, or, with a sentence, until the floor has looked. */
  onClosed(tell: (table: string, reason: string | null) => void): () => void {
    return this.#tables.onClosed(tell);
  }

  /** Told when one of the latter is open again, or one has come from another machine. */
  onReopened(tell: (table: string) => void): () => void {
    return this.#tables.onReopened(tell);
  }

  table(id: string): StoredTable | undefined {
    return this.#tables.stored(id);
  }

  /** What has gone wrong at a table, for the floor; null where all is well. */
  trouble(id: string): string | null {
    return this.#tables.trouble(id);
  }

  /** What is known here of a table at which nothing happens: what it waits for, and whose it is. */
  standing(id: string) {
    const live = this.#tables.get(id);
    return {
      waits: live?.waits ?? null,
      trouble: this.trouble(id),
      seq: live?.broadcast.link.seq ?? null,
      watchers: live?.broadcast.watchers ?? 0,
      node: this.#nodes?.standing(id) ?? null,
    };
  }

  /** Has tables go on at which the house has something to do and nothing would make it do so. */
  wakeStill(): void {
    for (const live of this.#tables.running()) {
      if (!live.waits.stands) continue;
      this.#warn('a table stood still and was woken', { table: live.id, ...this.standing(live.id) });
      live.wakeUp();
    }
  }

  /** Tables that somebody opened and that are still open. */
  openedBy(user: string): StoredTable[] {
    return this.#tables.openedBy(user);
  }

  /** How a running table stands; for the lobby, and for those who may see everything. */
  live(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  get tables(): number {
    return this.#tables.size;
  }

  /** Every running table. */
  running(): Iterable<LiveTable> {
    return this.#tables.running();
  }

  /** Where the chain of each open table stands on the disk. */
  heads(): Map<string, Link> {
    return this.#tables.heads();
  }

  summaries(): Summary[] {
    return this.#tables.summaries();
  }

  /** The tables of all machines; those of others as they were seconds ago. */
  listed(): Summary[] {
    return [...this.summaries(), ...(this.nodes?.elsewhere() ?? [])];
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
    for (const table of this.#tables.running())
      if (this.#nodes === null) table.stop();
      else void table.halt();
    await this.#committer.idle();
    await this.#nodes?.stop();
  }
}

/** The id goes into the record with the command. */
const withId = <C extends object>(command: C, id: string | undefined): C =>
  id === undefined ? command : { ...command, id };

/** What takes chips from the rail. */
const BUYS: readonly string[] = ['sit', 'stand', 'add chips'];

const moving = refuse('moved', MOVING);
export const notHost = refuse(
  'not-allowed',
  'Only the host of this private table, or the floor, can do that.',
);
