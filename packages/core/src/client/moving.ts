type Told = (table: string, moving: boolean) => void;

/** Tables that are between two machines of the room, and when each is asked for again. */
export class Moving {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<Told>();

  on(fn: Told): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** Unless the table is told of within so many milliseconds, it is asked for again. */
  begin(table: string, wait: number, again: () => void): void {
    const before = this.#timers.get(table);
    clearTimeout(before);
    this.#timers.set(table, setTimeout(again, wait));
    if (before === undefined) this.#tell(table, true);
  }

  /** Whether it had been between two. */
  end(table: string): boolean {
    const timer = this.#timers.get(table);
    if (timer === undefined) return false;
    clearTimeout(timer);
    this.#timers.delete(table);
    this.#tell(table, false);
    return true;
  }

  endAll(): void {
    for (const table of [...this.#timers.keys()]) this.end(table);
  }

  #tell(table: string, moving: boolean): void {
    for (const fn of [...this.#listeners]) fn(table, moving);
  }
}
