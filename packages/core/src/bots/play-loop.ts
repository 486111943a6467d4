import type { PlayerCommand } from '../table/commands.ts';

/** What is needed to play a seat. */
export interface PlayLoopSeat {
  /** What to do now; null for nothing. */
  readonly decide: () => PlayerCommand | null;
  /** The last event of the table that is known. */
  readonly seq: () => number;
  /** Asks the room to do it, and says whether it was done. */
  readonly ask: (command: PlayerCommand) => Promise<boolean>;
  /** Called with whatever `decide` or `ask` threw. */
  readonly broke: (error: unknown) => void;
  /** Without it, everything is asked for at once, and a refused command is not repeated until something happens. */
  readonly time?: PlayLoopTime;
}

/** The time a player takes to think before asking, and to rest after a refusal. */
export interface PlayLoopTime {
  /** Calls `then` after so many milliseconds; returns how to cancel it. */
  readonly wake: (milliseconds: number, then: () => void) => () => void;
  /** How long to think about what was just decided before asking for it. */
  readonly thought: () => number;
  /** Milliseconds to wait after a refusal. */
  readonly rest: number;
}

/**
 * Plays a seat: decides after everything that happens, and asks for one thing at a time. When something happens while
 * it is thinking, it decides again.
 */
export class PlayLoop {
  readonly #seat: PlayLoopSeat;
  #asking = false;
  #stopped = false;
  #waiting: (() => void) | null = null;
  /** The last event that was known when something was refused. */
  #refusedAt: number | null = null;

  constructor(seat: PlayLoopSeat) {
    this.#seat = seat;
  }

  /** Something has happened at the table. */
  changed(): void {
    if (this.#stopped || this.#asking || this.#waiting !== null) return;
    const { decide, seq, time } = this.#seat;
    const at = seq();
    if (at === this.#refusedAt) return;
    try {
      const command = decide();
      if (command === null) return;
      if (time === undefined) void this.#ask(command);
      else this.#wait(time, time.thought(), () => void this.#ask(seq() === at ? command : decide()));
    } catch (error) {
      this.#seat.broke(error);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting?.();
  }

  async #ask(command: PlayerCommand | null): Promise<void> {
    if (command === null || this.#stopped) return;
    const { seq, ask, time, broke } = this.#seat;
    const at = seq();
    this.#asking = true;
    try {
      const done = await ask(command);
      this.#asking = false;
      if (!done && time !== undefined) {
        if (!this.#stopped) this.#wait(time, time.rest, () => this.changed());
        return;
      }
      if (!done) this.#refusedAt = at;
      this.changed();
    } catch (error) {
      this.#asking = false;
      broke(error);
    }
  }

  #wait({ wake }: PlayLoopTime, milliseconds: number, then: () => void): void {
    this.#waiting = wake(milliseconds, () => {
      this.#waiting = null;
      try {
        then();
      } catch (error) {
        this.#seat.broke(error);
      }
    });
  }
}
