import {
  type HandInPlay,
  type Score,
  scoreOf,
  type TableEvent,
  type TableSnapshot,
} from '@cardroom/core/table';
import type { HandBegan, HandEnded } from '../../store/store.ts';
import { restack } from '../ledger/ledger-table.ts';
import { Seating } from './views.ts';

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
  /** Seats with chips that had no bet on the round and no part in the bank. */
  readonly out?: readonly number[];
  /** What the scoreboard of a baccarat table notes, and whether it begins a new shoe. */
  readonly score?: Score & { readonly newShoe: boolean };
}

interface Playing {
  readonly number: number;
  readonly seats: (string | null)[];
  readonly stacks: (number | null)[];
  size: number;
  /** Who has put chips up in a round against a player-dealer; null in a hand in which everybody has cards. */
  bet: Set<number> | null;
}

/** Keeps account of hands from a table's events: who played, for how much. */
export class HandBooks {
  readonly #seating: Seating;
  #playing: Playing | null = null;
  #newShoe: boolean;

  constructor({ base, since }: { readonly base: TableSnapshot; readonly since: readonly TableEvent[] }) {
    this.#seating = new Seating(base);
    this.#newShoe = base.shoe.length > 0 && base.shoeNext === 0;
    this.keep(since, 0, 0);
  }

  /** `hand` is the one that was being played, as these events left it. */
  keep(
    events: readonly TableEvent[],
    seq: number,
    at: number,
    hand: HandInPlay | null = null,
  ): { began?: HandBegan; ended?: HandEnded } {
    let began: HandBegan | undefined;
    let ended: HandEnded | undefined;
    for (const [i, event] of events.entries()) {
      if (event.type === 'hand began') {
        const { stacks } = event.plan;
        this.#playing = {
          number: event.number,
          seats: [...this.#seating.players],
          stacks: [...stacks],
          size: 0,
          bet: null,
        };
        began = { number: event.number, firstSeq: seq + i, at };
      } else if (event.type === 'hand ended' || event.type === 'voided')
        ended = this.#ended(event, seq + i + 1, at, hand) ?? ended;
      else this.#follow(event);
    }
    return { ...(began && { began }), ...(ended && { ended }) };
  }

  #ended(
    event: Extract<TableEvent, { type: 'hand ended' | 'voided' }>,
    endSeq: number,
    at: number,
    hand: HandInPlay | null,
  ): HandEnded | undefined {
    const playing = this.#playing;
    this.#playing = null;
    if (playing === null) return undefined;
    const { number, seats, stacks, size, bet } = playing;
    const voided = event.type === 'voided';
    const score = voided || hand === null ? null : scoreOf(hand);
    const players = seats.flatMap((user, seat) => {
      const before = stacks[seat] ?? null;
      return user === null || before === null
        ? []
        : [{ user, seat, cents: (event.stacks[seat] ?? 0) - before }];
    });
    const satOut = ({ seat, cents }: { seat: number; cents: number }) =>
      bet !== null && !bet.has(seat) && cents === 0;
    const out = players.filter(satOut).map(({ seat }) => seat);
    const result: HandResult = {
      seats,
      before: stacks,
      after: event.stacks,
      size,
      drop: voided ? 0 : event.drop,
      jackpot: voided ? 0 : event.jackpot,
      voided,
      ...(out.length > 0 && { out }),
      ...(score !== null && { score: { ...score, newShoe: this.#newShoe } }),
    };
    if (score !== null) this.#newShoe = false;
    // Who sat the round out did not play it.
    const played = players.filter((of) => !satOut(of)).map(({ user, cents }) => ({ user, cents }));
    return { number, endSeq, at, result, players: played };
  }

  #follow(event: TableEvent): void {
    this.#seating.follow(event);
    if (event.type === 'shoe shuffled') this.#newShoe = true;
    const playing = this.#playing;
    if (playing === null || event.type !== 'played') return;
    const { event: played } = event;
    restack(playing.stacks, played);
    if (played.type === 'joined') playing.seats[played.seat] = this.#seating.players[played.seat] ?? null;
    else if (played.type === 'awarded' || played.type === 'staked') playing.size += played.cents;
    if (played.type === 'staked' || played.type === 'wagered')
      playing.bet = (playing.bet ?? new Set()).add(played.seat);
  }
}
