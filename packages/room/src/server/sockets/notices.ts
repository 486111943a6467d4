import type { ServerContext } from '../context.ts';

/** Of each person; the oldest go first. */
const KEPT = 10;

/** What people are told who were not there when it happened, as soon as they are back. */
export class Notices {
  readonly #context: () => Pick<ServerContext, 'store' | 'sockets' | 'room' | 'log'>;
  /** For whom something lies ready. */
  readonly #waiting: Set<string>;

  constructor(
    context: () => Pick<ServerContext, 'store' | 'sockets' | 'room' | 'log'>,
    waiting: Iterable<string>,
  ) {
    this.#context = context;
    this.#waiting = new Set(waiting);
  }

  /** Tells somebody at once who has a socket open, else when they come. */
  async tell(user: string, text: string): Promise<void> {
    const { store, sockets, room, log } = this.#context();
    const at = room.clock.now();
    if (sockets.notify(user, { at, text })) return;
    try {
      await store.notices.leave(user, at, text, KEPT);
      this.#waiting.add(user);
    } catch (error) {
      log.warn({ err: error, user }, 'a notice could not be kept');
    }
  }

  /** Somebody has come. */
  async greet(user: string): Promise<void> {
    const { store, sockets, log } = this.#context();
    // What other machines keep for somebody is not known here.
    if (!this.#waiting.delete(user) && store.nodes === null) return;
    try {
      for (const notice of await store.notices.take(user)) sockets.notify(user, notice);
    } catch (error) {
      this.#waiting.add(user);
      log.warn({ err: error, user }, 'notices could not be read');
    }
  }
}
