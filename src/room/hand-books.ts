import type { TableEvent, TableSnapshot } from '../table/index.ts';
import type { HandBegan, HandEnded } from './store/store.ts';

/** What a finished hand was about, for lists and the lobby. */
export interface HandResult {
  /** Who sat where, by user; what each began with; and what each had after it. */
  readonly seats: readonly (string | null)[];
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
  /** The pot that was played for, or the bank that was put up. */
  readonly size: number;
  readonly drop: number;
  readonly jackpot: number;
  readonly voided: boolean;
}

interface Playing {
  readonly number: number;
  readonly seats: (string | null)[];
  readonly stacks: readonly (number | null)[];
  size: number;
}

/** Keeps account of hands from a table's events: who played, for how much. */
export class HandBooks {
  readonly #seats: (string | null)[];
  #playing: Playing | null = null;

  constructor({ base, since }: { readonly base: TableSnapshot; readonly since: readonly TableEvent[] }) {
    this.#seats = base.seats.map((seated) => seated?.player ?? null);
    this.keep(since, 0, 0);
  }

  keep(events: readonly TableEvent[], seq: number, at: number): { began?: HandBegan; ended?: HandEnded } {
    let began: HandBegan | undefined;
    let ended: HandEnded | undefined;
    for (const [i, event] of events.entries()) {
      if (event.type === 'hand began') {
        const { stacks } = event.plan;
        this.#playing = { number: event.number, seats: [...this.#seats], stacks, size: 0 };
        began = { number: event.number, firstSeq: seq + i, at };
      } else if (event.type === 'hand ended' || event.type === 'voided')
        ended = this.#ended(event, seq + i + 1, at) ?? ended;
      else this.#follow(event);
    }
    return { ...(began && { began }), ...(ended && { ended }) };
  }

  #ended(
    event: Extract<TableEvent, { type: 'hand ended' | 'voided' }>,
    endSeq: number,
    at: number,
  ): HandEnded | undefined {
    const playing = this.#playing;
    this.#playing = null;
    if (playing === null) return undefined;
    const { number, seats, stacks, size } = playing;
    const voided = event.type === 'voided';
    const result: HandResult = {
      seats,
      before: stacks,
      after: event.stacks,
      size,
      drop: voided ? 0 : event.drop,
      jackpot: voided ? 0 : event.jackpot,
      voided,
    };
    const players = seats.flatMap((user, seat) => {
      const before = stacks[seat];
      return user === null || before === null ? [] : [{ user, cents: (event.stacks[seat] ?? 0) - before }];
    });
    return { number, endSeq, at, result, players };
  }

  #follow(event: TableEvent): void {
    switch (event.type) {
      case 'sat':
        this.#seats[event.seat] = event.player;
        break;
      case 'left':
        this.#seats[event.seat] = null;
        break;
      case 'changed seat':
        this.#seats[event.to] = this.#seats[event.seat];
        this.#seats[event.seat] = null;
        break;
      case 'played':
        if (this.#playing !== null && (event.event.type === 'awarded' || event.event.type === 'staked'))
          this.#playing.size += event.event.cents;
        break;
    }
  }
}
