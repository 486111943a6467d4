import type { DoAnswer } from '@cardroom/core/client';
import type { TableSource } from '../../table/feed.ts';
import { t } from '../t.ts';
import { Listeners } from './listeners.ts';
import type { PastHand } from './past-hand.ts';

/** A hand that is over, told again as a line would tell it while it was played. */
export class Recording implements TableSource {
  readonly #hand: PastHand;
  readonly #table: string;
  readonly #listeners = new Listeners();
  readonly on = this.#listeners.on.bind(this.#listeners);
  #told = 0;

  constructor(table: string, hand: PastHand) {
    this.#table = table;
    this.#hand = hand;
  }

  watch(): () => void {
    this.jump(this.#told);
    return () => {};
  }

  /** The table as it stood after so many events, at once. */
  jump(events: number): void {
    const { opening, base, seq, names } = this.#hand;
    this.#told = events;
    this.#listeners.tell({
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
    this.#listeners.tell({ type: 'events', table: this.#table, seq: from, events: next, now: this.now() });
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
}
