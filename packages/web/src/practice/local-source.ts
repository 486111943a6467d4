import type { DoAnswer } from '@cardroom/core/client';
import { HOUSE } from '@cardroom/core/engine';
import { type PracticeTable, YOU } from '@cardroom/core/practice';
import type { Patron } from '@cardroom/core/protocol';
import { newTable, type PlayerCommand, takeSnapshot, viewTable } from '@cardroom/core/table';
import { Listeners } from '../history/replay/listeners.ts';
import type { TableSource } from '../table/feed.ts';
import { t } from './t.ts';

/** A practice table, told as a room would tell of it. */
export class LocalSource implements TableSource {
  readonly practice: PracticeTable;
  readonly table: string;
  readonly #listeners = new Listeners();
  readonly on = this.#listeners.on.bind(this.#listeners);
  #told = 0;
  /** One thing is done after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** Calls whenever something has been done. */
  changed: () => void = () => {};

  constructor(practice: PracticeTable) {
    this.practice = practice;
    this.table = practice.opening.offering;
  }

  watch(): () => void {
    this.show();
    return () => {};
  }

  now(): number {
    return Date.now();
  }

  send(): void {
    // Nobody is there to talk to.
  }

  do(_: string, command: PlayerCommand): Promise<DoAnswer> {
    return this.run(() => this.practice.do(command));
  }

  /** Does something at the table, and tells what came of it. */
  run(act: () => Promise<DoAnswer> | DoAnswer): Promise<DoAnswer> {
    const done = this.#last.then(act).then((answer) => {
      this.#tell();
      return answer;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** The table as it stands, at once; with every card of it, where all is to be seen. */
  show(all = false): void {
    const { table, opening, seat } = this.practice;
    const events = table.log.map((event) => viewTable(event, all ? HOUSE : seat));
    this.#told = table.log.length;
    const base = takeSnapshot(newTable(table.state.sign));
    const of = { table: this.table, opening, base, seq: 0, events, names: this.#names(), chat: [] };
    this.#listeners.tell({ type: 'table', ...of, now: this.now() });
    this.changed();
  }

  #tell(): void {
    const { log } = this.practice.table;
    const { seat } = this.practice;
    // After a move was taken back there is less than was told.
    if (log.length < this.#told) {
      this.show();
      return;
    }
    const events = log.slice(this.#told).map((event) => viewTable(event, seat));
    const seq = this.#told;
    this.#told = log.length;
    if (events.length > 0)
      this.#listeners.tell({ type: 'events', table: this.table, seq, events, now: this.now() });
    this.changed();
  }

  #names(): Record<string, Patron> {
    const { seats } = this.practice.table.state;
    return Object.fromEntries(
      seats.flatMap((seated) => {
        if (seated === null) return [];
        const you = seated.player === YOU;
        return [
          [seated.player, { name: you ? t('practice.you') : seated.player, bot: !you, role: 'patron' }],
        ];
      }),
    );
  }
}
