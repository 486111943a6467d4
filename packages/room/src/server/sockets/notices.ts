import type { Desk } from '../desk.ts';

/** Of each person; the oldest go first. */
const KEPT = 10;

/** What people are told who were not there when it happened, as soon as they are back. */
export class Notices {
  readonly #desk: () => Pick<Desk, 'store' | 'lines' | 'room' | 'log'>;
  /** For whom something lies ready. */
  readonly #waiting: Set<string>;

  constructor(desk: () => Pick<Desk, 'store' | 'lines' | 'room' | 'log'>, waiting: Iterable<string>) {
    this.#desk = desk;
    this.#waiting = new Set(waiting);
  }

  /** Tells somebody at once who has a line open, else when he comes. */
  async tell(user: string, text: string): Promise<void> {
    const { store, lines, room, log } = this.#desk();
    const at = room.clock.now();
    if (lines.notify(user, { at, text })) return;
    try {
      await store.notes.leave(user, at, text, KEPT);
      this.#waiting.add(user);
    } catch (error) {
      log.warn({ err: error, user }, 'a notice could not be kept');
    }
  }

  /** Somebody has come. */
  async greet(user: string): Promise<void> {
    if (!this.#waiting.delete(user)) return;
    const { store, lines, log } = this.#desk();
    try {
      for (const notice of await store.notes.take(user)) lines.notify(user, notice);
    } catch (error) {
      this.#waiting.add(user);
      log.warn({ err: error, user }, 'notices could not be read');
    }
  }
}
