import type { DoAnswer } from '@cardroom/core/client';
import type { ServerMessage } from '@cardroom/core/protocol';
import type { TableSource } from '../../table/feed.ts';
import { t } from '../t.ts';
import type { PastHand } from './past-hand.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** A hand that is over, told again as a line would tell it while it was played. */
export class Recording implements TableSource {
  readonly #hand: PastHand;
  readonly #table: string;
  readonly #listeners = new Map<string, Set<(message: ServerMessage) => void>>();
  #told = 0;

  constructor(table: string, hand: PastHand) {
    this.#table = table;
    this.#hand = hand;
  }

  on<T extends ServerMessage['type']>(type: T, fn: (message: Of<T>) => void): () => void {
    const set = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, set);
    const listener = fn as (message: ServerMessage) => void;
    set.add(listener);
    return () => set.delete(listener);
  }

  watch(): () => void {
    this.jump(this.#told);
    return () => {};
  }

  /** The table as it stood behind so many events, at once. */
  jump(events: number): void {
    const { opening, base, seq, names } = this.#hand;
    this.#told = events;
    this.#tell({
      type: 'table',
      table: this.#table,
      opening,
      base,
      seq,
      events: this.#hand.events.slice(0, events),
      names,
      chat: [],
      now: this.now(),
    });
  }

  /** What happened next, up to so many events, seen happening. */
  run(events: number): void {
    const { seq, events: all } = this.#hand;
    const next = all.slice(this.#told, events);
    const from = seq + this.#told;
    this.#told = events;
    this.#tell({ type: 'events', table: this.#table, seq: from, events: next, now: this.now() });
  }

  now(): number {
    return Date.now();
  }

  do(): Promise<DoAnswer> {
    return Promise.resolve({ ok: false, code: 'over', message: t('replay.over') });
  }

  send(): void {
    // Nobody listens to what is said behind a recording.
  }

  #tell(message: ServerMessage): void {
    for (const fn of [...(this.#listeners.get(message.type) ?? [])]) fn(message);
  }
}
