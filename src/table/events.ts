import type { RoundEvent } from '../engine/banked/events.ts';
import { type Cents, sees, viewFor } from '../engine/index.ts';
import type { PointsEvent } from '../engine/points/events.ts';
import type { KillState } from '../engine/pot/between-hands.ts';
import type { PotEvent } from '../engine/pot/events.ts';
import type { ExtraPost } from '../engine/pot/state.ts';
import type { JackpotPart, JackpotShare } from './jackpot.ts';
import type { Entry } from './settings.ts';
import type { PlayerId, Role } from './state.ts';

export type HandEvent = PotEvent | PointsEvent | RoundEvent;

/** What happens at a table, in order. A hand's own events stand in it as they happen. */
export type TableEvent =
  | ChipEvent
  | SeatEvent
  | BlindEvent
  | BankEvent
  | HandFlow
  | ClockEvent
  /** A hand has won the jackpot posted under this title; nothing is dealt before it is paid. */
  | { readonly type: 'jackpot hit'; readonly title: string; readonly parts: readonly JackpotPart[] }
  | { readonly type: 'paused' | 'resumed' | 'closing' };

/** Chips on the move outside hands; every one of these is one `move`. */
export type ChipEvent =
  | { readonly type: 'sold' | 'cashed out'; readonly player: PlayerId; readonly cents: Cents }
  | { readonly type: 'bought in'; readonly seat: number; readonly cents: Cents; readonly short: boolean }
  /** A fee, before the cards or on the half hour, and its way back when the hand is void. */
  | Fee<'collected'>
  | Fee<'refunded'>
  /** What the house's other tables hold of the pool comes by way of the cage. */
  | { readonly type: 'jackpot brought'; readonly cents: Cents }
  | ({ readonly type: 'jackpot paid' } & JackpotShare);

export interface Fee<T extends string> {
  readonly type: T;
  readonly seat: number;
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  /** For the hand about to begin, or for half an hour at the table. */
  readonly for: 'hand' | 'time';
}

export type SeatEvent =
  | {
      readonly type: 'sat';
      readonly player: PlayerId;
      readonly seat: number;
      readonly role: Role;
      readonly comes: Entry | null;
    }
  /** The chips of the seat go back to the player's rail. */
  | { readonly type: 'left'; readonly seat: number; readonly player: PlayerId; readonly cents: Cents }
  | { readonly type: 'leaving'; readonly seat: number }
  | {
      readonly type: 'changed seat';
      readonly seat: number;
      readonly to: number;
      readonly comes: Entry | null;
      /** Hands before the big blind at which he is in again; 0 where he need not wait for that. */
      readonly turns: number;
    }
  | { readonly type: 'sat out'; readonly seat: number; readonly why: 'asked' | 'no chips' | 'clock' }
  | { readonly type: 'came back'; readonly seat: number; readonly comes: Entry | null }
  | { readonly type: 'waits' | 'stopped waiting'; readonly player: PlayerId };

export type BlindEvent =
  | {
      readonly type: 'drew';
      readonly cards: readonly number[];
      readonly seats: readonly number[];
      /** Who has the button; -1 while those who tied draw again. */
      readonly button: number;
      readonly again: readonly number[];
    }
  | { readonly type: 'missed blind'; readonly seat: number; readonly blind: number }
  | { readonly type: 'straddles'; readonly seat: number; readonly on: boolean }
  /** An active player objects to how seat `to` wants to come in, which comes in another way now. */
  | { readonly type: 'objected'; readonly seat: number; readonly to: number; readonly comes: Entry }
  | { readonly type: 'kills'; readonly kills: KillState }
  | { readonly type: 'fantasy'; readonly seats: readonly number[] };

export type BankEvent =
  | { readonly type: 'bank offered' | 'bank taken' | 'bank declined'; readonly seat: number }
  /** Offered to all and taken by nobody: no round until somebody takes it. */
  | { readonly type: 'bank refused' }
  /** A game that broke begins anew. */
  | { readonly type: 'bank reopened' }
  | {
      readonly type: 'shoe shuffled';
      readonly cards: readonly number[];
      readonly only: number;
      /** What the order was committed to before anybody saw a card of it. */
      readonly root?: string;
    };

/** What a hand begins with, as far as the table's sign does not say it. */
export type HandPlan =
  | {
      readonly kind: 'pot';
      readonly stacks: readonly (Cents | null)[];
      readonly button: number;
      readonly line: readonly number[];
      readonly blindSeats?: readonly (number | null)[];
      readonly posts: readonly ExtraPost[];
      readonly factor: number;
      /** The game begins anew: blinds missed in the one before are forgotten. */
      readonly anew?: true;
      readonly actsLast?: number;
    }
  | {
      readonly kind: 'points';
      readonly stacks: readonly (Cents | null)[];
      readonly button: number;
      readonly fantasy: readonly number[];
    }
  | {
      readonly kind: 'player-dealer';
      readonly stacks: readonly (Cents | null)[];
      readonly dealer: number;
      readonly running: boolean;
    };

export type HandFlow =
  | {
      readonly type: 'hand began';
      readonly number: number;
      readonly plan: HandPlan;
      /** Everybody with chips at the table, dealt in or not: some fees go by them. */
      readonly seated: readonly number[];
    }
  | { readonly type: 'played'; readonly event: HandEvent }
  /** The chips come back from the hand; they add up to what went in. */
  | {
      readonly type: 'hand ended';
      readonly stacks: readonly (Cents | null)[];
      readonly drop: Cents;
      readonly jackpot: Cents;
    }
  | { readonly type: 'voided'; readonly reason: string; readonly stacks: readonly (Cents | null)[] };

export type ClockEvent =
  | { readonly type: 'time'; readonly at: number }
  | { readonly type: 'turn'; readonly seats: readonly number[]; readonly until: number | null }
  | { readonly type: 'clock called'; readonly until: number }
  | { readonly type: 'warned'; readonly seats: readonly number[] }
  /** A player's time ran out, or he acted by himself again. */
  | { readonly type: 'timed out' | 'in time'; readonly seat: number }
  | { readonly type: 'half hour'; readonly next: number }
  /** The time for the bank to be put up or for bets begins, or runs no more. */
  | { readonly type: 'betting time'; readonly for: 'stake' | 'bets'; readonly until: number }
  | { readonly type: 'betting time'; readonly for: null };

/** The event as a seat may see it (`HOUSE` for all of it, `RAIL` for what everybody sees). */
export function viewTable(event: TableEvent, viewer: number): TableEvent {
  if (event.type === 'played') {
    const seen = viewFor(event.event, viewer);
    return seen === event.event ? event : { type: 'played', event: seen };
  }
  return event.type === 'shoe shuffled' ? viewFor(event, viewer) : event;
}

/** Whether a seat sees the whole of it. */
export function seesWhole(event: TableEvent, viewer: number): boolean {
  if (event.type === 'played') return sees(event.event, viewer);
  return event.type !== 'shoe shuffled' || sees(event, viewer);
}
