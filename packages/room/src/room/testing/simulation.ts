import { characterOf, think } from '@cardroom/core/bots';
import { HIDDEN, type Random, seededRandom } from '@cardroom/core/cards';
import { total } from '@cardroom/core/engine';
import { offerings } from '@cardroom/core/houses';
import { type Opening, openView, type PlayerCommand, type TableView } from '@cardroom/core/table';
import { StoreError } from '../../store/errors.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { Room } from '../room.ts';
import type { TableUpdate } from '../table/watchers.ts';
import { SimulatedClock } from './clock.ts';
import { NO_PACE, troubled } from './testing.ts';

/**
 * For tests only: many tables and their players, on one thread and a clock of its own, over a network that
 * drops, doubles and reorders messages and a store that fails now and then. The same seed is the same run.
 */
export interface SimulationOptions {
  readonly seed: string;
  readonly folder: string;
  readonly tables: number;
  readonly players: number;
  readonly steps: number;
}

const CHIPS = 2_000_000;
/** Milliseconds that a message is on its way at most, and after which a client asks again. */
const TRIP = 400;
const RETRY = 1500;

/** A client behind a bad line: it sees what reaches it, asks again with the same id, and resumes where it was. */
class Client {
  readonly user: string;
  readonly table: string;
  readonly opening: Opening;
  readonly #sim: Simulation;
  view: TableView | null = null;
  #hangUp: () => void = () => {};
  /** Updates in order of sending; what is lost is noticed by its number. */
  #waiting: { readonly id: string; readonly command: PlayerCommand } | null = null;
  #asked = 0;

  constructor(sim: Simulation, user: string, table: string, opening: Opening) {
    this.#sim = sim;
    this.user = user;
    this.table = table;
    this.opening = opening;
    this.connect();
  }

  connect(): void {
    this.#hangUp();
    let broken = false;
    const off = this.#sim.room.watch(this.table, this.user, this.view?.seq, (update) => {
      // A lost message breaks the connection, as it would with a socket: nothing later comes through it.
      if (broken) return;
      if (!this.#sim.healed && this.#sim.random.below(60) === 0) {
        broken = true;
        this.#sim.later(RETRY, () => this.connect());
        return;
      }
      this.#hear(update);
    });
    this.#hangUp = () => {
      broken = true;
      off?.();
    };
  }

  #hear(update: TableUpdate): void {
    if ('base' in update) this.view = openView(this.opening, update.base, update.seq);
    if (this.view === null || update.seq !== this.view.seq)
      throw new Error(`${this.user} was told of event ${update.seq} when ${this.view?.seq} was next.`);
    this.view.see(update.events);
    this.#sim.later(1 + this.#sim.random.below(1000), () => this.consider());
  }

  consider(): void {
    const { view } = this;
    const seat = view?.seatOf(this.user) ?? -1;
    if (view === null || seat < 0 || this.#waiting !== null) return;
    const { random, room } = this.#sim;
    const rail = room.money.rail(this.user);
    const command = think(view.state, seat, characterOf(this.user), random, { quick: true, rail });
    if (command !== null) this.ask(command);
  }

  ask(command: PlayerCommand): void {
    this.#waiting = { id: `${this.user} ${this.#asked++}`, command };
    this.#send(this.#waiting);
  }

  /** Sent, and sent again, until an answer comes. */
  #send(asked: { readonly id: string; readonly command: PlayerCommand }): void {
    if (this.#waiting !== asked) return;
    const { random } = this.#sim;
    const copies = random.below(12) === 0 ? 0 : random.below(12) === 0 ? 2 : 1;
    for (let copy = 0; copy < copies; copy++)
      this.#sim.later(random.below(TRIP), () => {
        void this.#sim.room.do(this.table, this, asked.command, asked.id).then((refused) => {
          if (random.below(12) === 0) return;
          this.#sim.later(random.below(TRIP), () => {
            if (this.#waiting !== asked) return;
            this.#waiting = null;
            this.#sim.answered(refused?.code ?? null);
            if (refused?.code === 'not-saved') this.consider();
          });
        });
      });
    this.#sim.later(RETRY, () => this.#send(asked));
  }
}

export class Simulation {
  readonly random: Random;
  readonly clock = new SimulatedClock();
  readonly clients: Client[] = [];
  readonly answers = new Map<string, number>();
  room!: Room;
  store!: Store;
  healed = false;
  #sick = 0;
  readonly #options: SimulationOptions;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.random = seededRandom(`simulation ${options.seed}`);
  }

  later(milliseconds: number, work: () => void): void {
    this.clock.wake(this.clock.now() + milliseconds, work);
  }

  answered(code: string | null): void {
    const key = code ?? 'done';
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  async run(): Promise<this> {
    const { folder, tables, steps } = this.#options;
    this.store = await openStore({ data: folder });
    this.room = await this.#start();
    for (let i = 0; i < tables; i++) await this.#table(offerings[this.random.below(offerings.length)]);
    for (let step = 0; step < steps; step++) {
      this.#sick = this.random.below(400) === 0 ? 1 + this.random.below(3) : this.#sick;
      if (!this.clock.step()) throw new Error('Nothing is left to happen.');
      await this.room.idle();
      this.#check();
      if (step % 1500 === 1499) await this.#restart();
    }
    this.#sick = 0;
    return this;
  }

  /** With good lines again, whoever resumed stands where a newcomer to the same seat would. */
  settle(): void {
    this.healed = true;
    for (const client of this.clients) {
      client.connect();
      const { view, user, table, opening } = client;
      let fresh: TableView | null = null;
      this.room.watch(table, user, undefined, (update) => {
        if ('base' in update) fresh = openView(opening, update.base, update.seq).see(update.events);
      });
      const { sign: _, ...is } = view?.state ?? {};
      const { sign: __, ...should } = (fresh as TableView | null)?.state ?? {};
      // As text, because the game's own functions are made anew for each view.
      if (JSON.stringify(is) !== JSON.stringify(should))
        throw new Error(`${user} does not see table ${table} as it is.`);
    }
  }

  #start(): Promise<Room> {
    return Room.start({
      store: troubled(this.store, () => {
        if (this.#sick === 0) return;
        this.#sick--;
        throw new StoreError(this.random.below(2) === 0 ? 'full' : 'broken', 'The simulated disk is sick.');
      }),
      clock: this.clock,
      random: this.random,
      pace: NO_PACE,
    });
  }

  async #table({ id, house }: { readonly id: string; readonly house: Opening['house'] }): Promise<void> {
    const { room } = this;
    const opening: Opening = { house, offering: id };
    const opened = await room.openTable(opening, { by: 'house' });
    if ('code' in opened) throw new Error(opened.message);
    for (let seat = 0; seat < this.#options.players; seat++) {
      const user = `p${this.clients.length}`;
      await room.store.people.add({ id: user, name: user, role: 'patron', createdAt: 0 });
      await room.money.grant(user, CHIPS, this.clock.now(), 'play chips');
      const { usual } = room.live(opened.table)?.table.state.sign.buyIn ?? { usual: 0 };
      const client = new Client(this, user, opened.table, opening);
      client.ask({ type: 'sit', seat, cents: usual });
      this.clients.push(client);
    }
  }

  /** The process dies and comes back; clients find it again. */
  async #restart(): Promise<void> {
    await this.room.stop();
    this.room = await this.#start();
    for (const client of this.clients) client.connect();
    this.#check();
  }

  /** Chips are where they belong, and nobody has been told a card that is not theirs to know. */
  #check(): void {
    for (const { id } of this.room.summaries()) {
      const state = this.room.live(id)?.table.state;
      if (state === undefined) continue;
      const all = total(state.chips);
      if (all !== state.sign.cage) throw new Error(`${id} holds ${all}, not ${state.sign.cage}.`);
    }
    for (const client of this.clients) this.#secrets(client);
  }

  #secrets({ view, user }: Client): void {
    const hand = view?.state.hand;
    if (view === null || hand?.kind !== 'pot') return;
    const seat = view.seatOf(user);
    for (const [at, down] of hand.state.down.entries())
      if (at !== seat && hand.state.shown[at] === null && down.some((card) => card !== HIDDEN))
        throw new Error(`${user} knows cards of seat ${at + 1}.`);
  }

  /** What the tables have come to: the last link of each chain. */
  get fingerprint(): string {
    return this.room
      .summaries()
      .map(({ id }) => this.room.live(id)?.broadcast.link.hash ?? '')
      .sort()
      .join();
  }
}
