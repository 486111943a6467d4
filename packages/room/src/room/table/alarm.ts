import type { TableState } from '@cardroom/core/table';
import type { RoomClock } from '../clock.ts';

/** 003:78: the warning comes ten seconds before the end. */
const WARNING = 10_000;

/** When a table looks again by itself, if nobody comes before. */
export class Alarm {
  readonly #clock: RoomClock;
  readonly #wake: () => void;
  #at = Number.POSITIVE_INFINITY;
  #off: () => void = () => {};

  constructor(clock: RoomClock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  get at(): number {
    return this.#at;
  }

  /** At this time, or before, when somebody's time at the table runs out or is to be warned of. */
  set(at: number, state: TableState): void {
    this.clear();
    const next = Math.min(at, endOfTime(state));
    if (next === Number.POSITIVE_INFINITY) return;
    this.#at = next;
    this.#off = this.#clock.wake(next, () => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#wake();
    });
  }

  clear(): void {
    this.#at = Number.POSITIVE_INFINITY;
    this.#off();
    this.#off = () => {};
  }
}

function endOfTime({ turn, betting, paused, now }: TableState): number {
  if (paused) return Number.POSITIVE_INFINITY;
  const bets = betting?.until ?? Number.POSITIVE_INFINITY;
  if (turn?.until == null) return bets;
  const warns = turn.called && !turn.warned ? turn.until - WARNING : turn.until;
  return Math.min(bets, Math.max(warns, now + 1));
}
