import { type Character, PlayLoop, pace, think, withinTime } from '@cardroom/core/bots';
import type { Random } from '@cardroom/core/cards';
import type { Cents } from '@cardroom/core/engine';
import { openView, type PlayerCommand, type TableEvent, type TableView } from '@cardroom/core/table';
import type { RoomClock } from '../clock.ts';
import { PlayerView } from '../table/views.ts';
import type { FirstLook, TableUpdate } from '../table/watchers.ts';
import type { BotSeat } from './seat.ts';

export interface BotSettings {
  readonly random: Random;
  /** Milliseconds of thought, half more or less; as a person would, where nothing is said. */
  readonly wait?: number;
  /** Just enough thought for a room of thousands of tables. */
  readonly quick?: boolean;
}

/** When something was refused that should not have been: how long it waits before it looks again. */
const REST_AFTER_REFUSAL = 5000;

/** A player that is no person, on whichever thread. It is told all that happens, and hides from itself what its seat may not see. */
export class Bot {
  readonly #seat: Pick<BotSeat, 'opening' | 'user' | 'ask'>;
  readonly #character: Character;
  readonly #settings: BotSettings;
  readonly #broke: (error: unknown) => void;
  readonly #loop: PlayLoop;
  #seen: PlayerView | null = null;
  #view: TableView | null = null;
  #stopped = false;
  /** How hard the last decision was; null where nobody can say. */
  #hardness: number | null = null;
  /** What it has on the rail. */
  rail: Cents = 0;

  /** `broke` is told when it cannot go on; by then it has stopped. */
  constructor(
    seat: Pick<BotSeat, 'opening' | 'user' | 'ask'>,
    character: Character,
    settings: BotSettings,
    clock: RoomClock,
    broke: (error: unknown) => void,
  ) {
    this.#seat = seat;
    this.#character = character;
    this.#settings = settings;
    this.#broke = broke;
    this.#loop = new PlayLoop({
      decide: () => this.#decide(),
      seq: () => this.#view?.seq ?? -1,
      ask: async (command) => (await seat.ask(command)) === null,
      broke: (error) => this.#break(error),
      time: {
        wake: (milliseconds, then) => clock.wake(clock.now() + milliseconds, then),
        thought: () => this.#thought(),
        rest: REST_AFTER_REFUSAL,
      },
    });
  }

  /** It plays no more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Looks at the table for the first time, and plays from then on. */
  sit(first: FirstLook, rail: Cents): void {
    this.#safely(() => {
      this.rail = rail;
      this.#seen = new PlayerView(first.base, this.#seat.user);
      this.#seen.see(first.events);
      this.hear(first);
    });
  }

  /** What has happened at the table, with every card in it. */
  told(seq: number, events: readonly TableEvent[]): void {
    this.#safely(() => {
      if (this.#seen !== null) this.hear({ seq, events: this.#seen.see(events) });
    });
  }

  /** All that it ever knows of the table: what its seat may see. */
  protected hear(update: TableUpdate): void {
    if ('base' in update) this.#view = openView(this.#seat.opening, update.base, update.seq);
    this.#view?.see(update.events);
    this.#loop.changed();
  }

  stop(): void {
    this.#stopped = true;
    this.#loop.stop();
  }

  /** One that breaks is no trouble to the others. */
  #safely(work: () => void): void {
    if (this.#stopped) return;
    try {
      work();
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    if (this.#stopped) return;
    this.stop();
    this.#broke(error);
  }

  #decide(): PlayerCommand | null {
    const view = this.#view;
    if (view === null) return null;
    const seat = view.seatOf(this.#seat.user);
    const { random, quick = false } = this.#settings;
    this.#hardness = null;
    if (seat < 0) return null;
    const doubt = (hardness: number): void => {
      this.#hardness = hardness;
    };
    return think(view.state, seat, this.#character, random, { quick, rail: this.rail, doubt });
  }

  /** When a person would have decided. */
  #thought(): number {
    const { wait, random } = this.#settings;
    if (wait !== undefined) return Math.round((wait * (500 + random.below(1000))) / 1000);
    if (this.#view === null) return 0;
    const thought = pace(this.#view.legal(), this.#character, random, this.#hardness);
    return withinTime(thought, this.#view.state);
  }
}
