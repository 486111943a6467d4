import type { RoomClock } from '../clock.ts';

/** For tests only: time that passes when it is told to. */
export class SimulatedClock implements RoomClock {
  #now: number;
  #next = 0;
  readonly #sleepers = new Map<number, { readonly at: number; readonly work: () => void }>();

  constructor(now = Date.UTC(2026, 0, 1, 20, 10)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  wake(at: number, work: () => void): () => void {
    const id = this.#next++;
    this.#sleepers.set(id, { at, work });
    return () => this.#sleepers.delete(id);
  }

  /** Who is to be woken first, those of the same time in the order they lay down. */
  get nextAt(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { at } of this.#sleepers.values()) next = Math.min(next, at);
    return next;
  }

  /** Goes on to the next time at which somebody is woken, and wakes one. */
  step(): boolean {
    const at = this.nextAt;
    if (at === Number.POSITIVE_INFINITY) return false;
    this.#now = Math.max(this.#now, at);
    for (const [id, sleeper] of this.#sleepers) {
      if (sleeper.at !== at) continue;
      this.#sleepers.delete(id);
      sleeper.work();
      return true;
    }
    return false;
  }

  /** Goes on to the next time at which somebody is woken, and wakes all whose time it is by then. */
  tick(): boolean {
    const at = this.nextAt;
    if (at === Number.POSITIVE_INFINITY) return false;
    this.#now = Math.max(this.#now, at);
    // Who lies down again meanwhile is woken the next time.
    for (const [id, sleeper] of [...this.#sleepers]) {
      if (sleeper.at === at && this.#sleepers.delete(id)) sleeper.work();
    }
    return true;
  }

  /** Time jumps, and nobody is woken for it yet. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
