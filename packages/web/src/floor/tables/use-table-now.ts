import type { EventsMessage, Patron, TableMessage } from '@cardroom/core/protocol';
import {
  type HandEvent,
  type HandInPlay,
  type MachineKind,
  openView,
  personAt,
  type TableEvent,
  type TableState,
  type TableView,
} from '@cardroom/core/table';
import { useEffect, useState } from 'react';
import { room } from '../../app/live.ts';
import { dueSeats } from '../../table/seats/due.ts';
import { loadTeller, tellHand } from '../../table/story.ts';
import { t } from '../t.ts';

/** A table at this very moment: the floor decides by what is, not by what is still being shown. */
export interface TableNow {
  readonly state: TableState;
  /** Seats the hand waits for. */
  readonly due: readonly number[];
  readonly nameAt: (seat: number) => string;
  readonly nameOf: (player: string) => string;
  readonly isBot: (seat: number) => boolean;
  /** The hand so far, or the last one, in sentences. */
  readonly story: readonly string[];
}

class Watched {
  readonly #view: TableView;
  readonly #events: HandEvent[] = [];
  #hand: HandInPlay | null = null;
  #names: Readonly<Record<string, Patron>>;

  constructor({ opening, base, seq, events, names }: TableMessage) {
    this.#view = openView(opening, base, seq);
    this.#names = names;
    for (const event of events) this.#see(event);
  }

  get kind(): MachineKind {
    return this.#view.state.sign.kind;
  }

  hear({ events, names }: EventsMessage): this {
    if (names !== undefined) this.#names = { ...this.#names, ...names };
    for (const event of events) this.#see(event);
    return this;
  }

  now(): TableNow {
    const { state } = this.#view;
    const patronAt = (seat: number) => this.#names[personAt(state, seat)?.player ?? ''];
    return {
      state,
      due: state.hand === null ? [] : dueSeats(state, this.#view.legal()),
      nameAt: (seat) => patronAt(seat)?.name ?? personAt(state, seat)?.player ?? '',
      nameOf: (player) => this.#names[player]?.name ?? player,
      isBot: (seat) => patronAt(seat)?.bot ?? false,
      story: this.#hand === null ? [] : tellHand(this.#hand, this.#events),
    };
  }

  #see(event: TableEvent): void {
    this.#view.see([event]);
    if (event.type === 'hand began') {
      this.#hand = this.#view.state.hand;
      this.#events.length = 0;
    } else if (event.type === 'played') this.#events.push(event.event);
  }
}

/** Null until the room has told of the table; a sentence when it has closed, or cannot be shown. */
export function useTableNow(table: string): TableNow | string | null {
  const [now, setNow] = useState<TableNow | string | null>(null);
  useEffect(() => {
    const line = room();
    let watched: Watched | null = null;
    const stop = [
      line.on('table', (message) => {
        if (message.table !== table) return;
        const seen = new Watched(message);
        watched = seen;
        // What has happened until then is told, too. The floor decides by the table: it is shown without its story, too.
        void loadTeller(seen.kind)
          .catch(() => undefined)
          .then(() => {
            if (watched === seen) setNow(seen.now());
          });
      }),
      line.on('events', (message) => {
        if (message.table === table && watched !== null) setNow(watched.hear(message).now());
      }),
      line.on('closed', (message) => {
        if (message.table === table) setNow(message.why === undefined ? t('manage.gone') : message.reason);
      }),
      line.watch(table),
    ];
    return () => {
      for (const fn of stop) fn();
    };
  }, [table]);
  return now;
}
