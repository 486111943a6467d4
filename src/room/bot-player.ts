import { think } from '../bots/brain.ts';
import { type Character, pace } from '../bots/character.ts';
import type { Random } from '../cards/index.ts';
import type { Refusal } from '../engine/index.ts';
import { type Opening, openView, type PlayerCommand, type TableView } from '../table/index.ts';
import type { RoomClock } from './clock.ts';
import type { TableUpdate } from './published.ts';
import type { Room } from './room.ts';

export interface BotWays {
  readonly random: Random;
  /** Milliseconds of thought, half more or less; as a person would, where nothing is said. */
  readonly wait?: number;
  /** Just enough thought for a room of thousands of tables. */
  readonly quick?: boolean;
  readonly proposition?: boolean;
}

interface Plan {
  readonly seq: number | undefined;
  readonly command: PlayerCommand | null;
}

/** When something was refused that should not have been: how long it waits before it looks again. */
const SULK = 5000;

/**
 * A player that is no person. It hears of the table what its seat may see, in the messages that a client
 * gets, and asks for what a client may ask.
 */
export class BotPlayer {
  readonly user: string;
  readonly table: string;
  readonly #room: Room;
  readonly #who: Character;
  readonly #ways: BotWays;
  readonly #opening: Opening;
  #view: TableView | null = null;
  #unwatch: () => void = () => {};
  #calm: (() => void) | null = null;
  #asking = false;
  #gone = false;

  constructor(room: Room, table: string, user: string, who: Character, ways: BotWays) {
    const stored = room.table(table);
    if (stored === undefined) throw new Error(`There is no table ${table}.`);
    this.#room = room;
    this.table = table;
    this.user = user;
    this.#who = who;
    this.#ways = ways;
    this.#opening = stored.opening;
    this.#unwatch = room.watch(table, user, undefined, (update) => this.#hear(update)) ?? this.#unwatch;
  }

  /** Leaves the table, as soon as its hand is over. */
  async leave(): Promise<Refusal | null> {
    const refused = await this.#room.do(this.table, this, { type: 'leave' });
    this.stop();
    return refused;
  }

  stop(): void {
    this.#gone = true;
    this.#unwatch();
    this.#calm?.();
  }

  get proposition(): boolean {
    return this.#ways.proposition === true;
  }

  #hear(update: TableUpdate): void {
    if ('base' in update) this.#view = openView(this.#opening, update.base, update.seq);
    this.#view?.see(update.events);
    this.#consider();
  }

  /** Whether there is something to do, and when a person would have made up his mind. */
  #consider(): void {
    if (this.#gone || this.#asking || this.#calm !== null) return;
    const plan = { seq: this.#view?.seq, command: this.#next() };
    if (plan.command === null) return;
    const { clock } = this.#room;
    const { wait, random } = this.#ways;
    const thought =
      wait === undefined
        ? pace(this.#view?.legal() ?? null, this.#who, random)
        : Math.round((wait * (500 + random.below(1000))) / 1000);
    this.#calm = clock.wake(clock.now() + thought, () => {
      this.#calm = null;
      void this.#act(plan);
    });
  }

  #next(): PlayerCommand | null {
    const view = this.#view;
    if (view === null) return null;
    const seat = view.seatOf(this.user);
    const { random, quick = false } = this.#ways;
    const purse = this.#room.money.rail(this.user);
    return seat < 0 ? null : think(view.state, seat, this.#who, random, { quick, purse });
  }

  /** What was planned, unless something has happened since. */
  async #act({ seq, command: planned }: Plan): Promise<void> {
    const command = this.#view?.seq === seq ? planned : this.#next();
    if (command === null || this.#gone) return;
    this.#asking = true;
    const refused = await this.#room.do(this.table, this, command);
    this.#asking = false;
    if (refused === null) this.#consider();
    else this.#later(this.#room.clock);
  }

  #later(clock: RoomClock): void {
    if (this.#gone || this.#calm !== null) return;
    this.#calm = clock.wake(clock.now() + SULK, () => {
      this.#calm = null;
      this.#consider();
    });
  }
}
