import { type Character, pace, think } from '@cardroom/core/bots';
import type { Random } from '@cardroom/core/cards';
import type { Cents } from '@cardroom/core/engine';
import { openView, type PlayerCommand, type TableView } from '@cardroom/core/table';
import type { RoomClock } from '../clock.ts';
import type { TableUpdate } from '../table/watchers.ts';
import type { BotChair } from './chair.ts';

export interface BotWays {
  readonly random: Random;
  /** Milliseconds of thought, half more or less; as a person would, where nothing is said. */
  readonly wait?: number;
  /** Just enough thought for a room of thousands of tables. */
  readonly quick?: boolean;
}

interface Plan {
  readonly seq: number | undefined;
  readonly command: PlayerCommand | null;
}

/** When something was refused that should not have been: how long it waits before it looks again. */
const SULK = 5000;

/** A player that is no person. It knows of the table what its chair hears. */
export class BotPlayer {
  readonly #chair: BotChair;
  readonly #who: Character;
  readonly #ways: BotWays;
  readonly #clock: RoomClock;
  readonly #broke: (error: unknown) => void;
  #deaf: () => void = () => {};
  #view: TableView | null = null;
  #purse: Cents = 0;
  #calm: (() => void) | null = null;
  #asking = false;
  #gone = false;

  /** `broke` is told when it cannot go on; by then it has stopped. */
  constructor(
    chair: BotChair,
    who: Character,
    ways: BotWays,
    clock: RoomClock,
    broke: (error: unknown) => void,
  ) {
    this.#chair = chair;
    this.#who = who;
    this.#ways = ways;
    this.#clock = clock;
    this.#broke = broke;
    this.#whole(() => {
      this.#deaf = chair.listen(
        (update, purse) => this.#whole(() => this.#hear(update, purse)),
        (error) => this.#break(error),
      );
      // It may have broken at the first look already.
      if (this.#gone) this.#deaf();
    });
  }

  /** One that breaks is no trouble to the others. */
  #whole(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    if (this.#gone) return;
    this.stop();
    this.#broke(error);
  }

  /** It plays no more. */
  get gone(): boolean {
    return this.#gone;
  }

  stop(): void {
    this.#gone = true;
    this.#deaf();
    this.#calm?.();
  }

  #hear(update: TableUpdate, purse: Cents): void {
    this.#purse = purse;
    if ('base' in update) this.#view = openView(this.#chair.opening, update.base, update.seq);
    this.#view?.see(update.events);
    this.#consider();
  }

  /** Whether there is something to do, and when a person would have made up his mind. */
  #consider(): void {
    if (this.#gone || this.#asking || this.#calm !== null) return;
    const plan = { seq: this.#view?.seq, command: this.#next() };
    if (plan.command === null) return;
    const { wait, random } = this.#ways;
    const thought =
      wait === undefined
        ? pace(this.#view?.legal() ?? null, this.#who, random)
        : Math.round((wait * (500 + random.below(1000))) / 1000);
    this.#calmFor(thought, () => void this.#act(plan).catch((error) => this.#break(error)));
  }

  #next(): PlayerCommand | null {
    const view = this.#view;
    if (view === null) return null;
    const seat = view.seatOf(this.#chair.user);
    const { random, quick = false } = this.#ways;
    return seat < 0 ? null : think(view.state, seat, this.#who, random, { quick, purse: this.#purse });
  }

  /** What was planned, unless something has happened since. */
  async #act({ seq, command: planned }: Plan): Promise<void> {
    const command = this.#view?.seq === seq ? planned : this.#next();
    if (command === null || this.#gone) return;
    this.#asking = true;
    const refused = await this.#chair.ask(command);
    this.#asking = false;
    if (refused === null) this.#consider();
    else if (!this.#gone && this.#calm === null)
      this.#calmFor(SULK, () => this.#whole(() => this.#consider()));
  }

  #calmFor(milliseconds: number, then: () => void): void {
    this.#calm = this.#clock.wake(this.#clock.now() + milliseconds, () => {
      this.#calm = null;
      then();
    });
  }
}
