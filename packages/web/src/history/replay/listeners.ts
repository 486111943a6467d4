import type { ServerMessage } from '@cardroom/core/protocol';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** Who wants to hear what kind of message, for a table that is told from this very page. */
export class Listeners {
  readonly #by = new Map<string, Set<(message: ServerMessage) => void>>();

  on<T extends ServerMessage['type']>(type: T, fn: (message: Of<T>) => void): () => void {
    const set = this.#by.get(type) ?? new Set();
    this.#by.set(type, set);
    const listener = fn as (message: ServerMessage) => void;
    set.add(listener);
    return () => set.delete(listener);
  }

  tell(message: ServerMessage): void {
    for (const fn of [...(this.#by.get(message.type) ?? [])]) fn(message);
  }
}
