import type { PlayerCommand } from '../table/commands.ts';

/** A seat, as whoever plays it needs it. */
export interface PlayLoopSeat {
  /** What to do now; null is nothing. */
  readonly decide: () => PlayerCommand | null;
  /** Up to which event the table is known. */
  readonly seq: () => number;
  /** Asks the room for it: whether it was done. */
  readonly ask: (command: PlayerCommand) => Promise<boolean>;
  /** Told what `decide` or `ask` threw. */
  readonly broke: (error: unknown) => void;
  /** Without it everything is asked for at once, and what was refused not again before something has happened. */
  readonly time?: PlayLoopTime;
}

/** The time that whoever plays takes: to think before asking, and to rest after a refusal. */
export interface PlayLoopTime {
  /** Calls back after so many milliseconds; the answer takes it back. */
  readonly wake: (milliseconds: number, then: () => void) => () => void;
  /** Milliseconds of thought before what was just decided is asked for. */
  readonly thought: () => number;
  /** Milliseconds to wait after a refusal. */
  readonly rest: number;
}

/**
 * Plays a seat: decides after everything that happens and asks for one thing at a time. What was decided is
 * decided anew when something has happened while it was thought over.
 */
export class PlayLoop {
  readonly #seat: PlayLoopSeat;
  #asking = false;
  #stopped = false;
  #waiting: (() => void) | null = null;
  /** Where something was refused last. */
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
