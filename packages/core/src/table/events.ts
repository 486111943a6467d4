import { type Cents, HOUSE, sees, viewFor } from '../engine/index.ts';
import type { KillState } from '../engine/pot/between-hands.ts';
import type { ExtraPost } from '../engine/pot/state.ts';
import type { Committed, CutNumber } from '../engine/shuffles.ts';
import type { ClockRule, Entry } from '../houses/offering/table-settings.ts';
import type { BonusLimits, PostedFees } from './fees/collection.ts';
import type { JackpotPart, JackpotShare } from './fees/jackpot.ts';
import type { ReadyDeck } from './hand/deck.ts';
import type { HandEvent } from './hand/hand-in-play.ts';
import type { PlayerId, Role } from './state.ts';

/** What people are told when something has gone wrong at their table. */
export const STOPPED =
  'Something went wrong at this table, so it has been stopped. All chips are where they were, and the floor has been told.';

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
  | DeckReady
  | FloorCalled
  /** By the floor or the host; or for trouble, with the sentence that people are told. */
  | { readonly type: 'paused'; readonly reason?: string; readonly by?: 'host' }
  /** What stands on the sign from now on; or will from the next hand on. */
  | ({ readonly type: 'posted' | 'to be posted' } & Posted)
  | { readonly type: 'resumed' | 'closing' };

/** A player has called the floor, and what about; whoever is neither is told that, and no more. */
export type FloorCalled =
  | { readonly type: 'floor called'; readonly player: PlayerId; readonly what: string }
  | { readonly type: 'floor answered'; readonly player: PlayerId };

/** What was posted anew at a table that is open. */
export interface Posted {
  readonly clock?: Readonly<Partial<Record<ClockRule, number>>>;
  readonly fees?: PostedFees;
  /** Limits of bonus bets by the posted option. */
  readonly bonus?: BonusLimits;
}

/** The order of the next deck is fixed, and all that may be known of it is told. */
export type DeckReady = { readonly type: 'deck ready' } & Omit<ReadyDeck, 'draws'> & {
    /** Why a deck that was told before is not dealt. */
    readonly instead?: string;
  };

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

/** Chips that the house took from a seat. */
export interface Fee<T extends string> {
  readonly type: T;
  readonly seat: number;
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
  /** The line that prints it. */
  readonly cite?: string;
  /** For the hand about to begin, or for half an hour at the table. */
  readonly for: 'hand' | 'time';
}

/** People come, go, and change their seats. */
export type SeatEvent =
  | {
      readonly type: 'sat';
      readonly player: PlayerId;
      readonly seat: number;
      readonly role: Role;
      readonly comes: Entry | null;
    }
  /** Somebody stands behind the seats, at a number that follows theirs. */
  | { readonly type: 'stands'; readonly player: PlayerId; readonly seat: number }
  /** A seat takes bets behind it, or no more; a bettor agrees on who plays hands, or no more. */
  | { readonly type: 'back line' | 'agreed'; readonly seat: number; readonly on: boolean }
  /** The seat has a courtesy collection button. */
  | { readonly type: 'courtesy'; readonly seat: number }
  /** The chips of the seat go back to the player's rail. */
  | { readonly type: 'left'; readonly seat: number; readonly player: PlayerId; readonly cents: Cents }
  | { readonly type: 'leaving'; readonly seat: number }
  | {
      readonly type: 'changed seat';
      readonly seat: number;
      readonly to: number;
      readonly comes: Entry | null;
      /** Hands before the big blind at which the player is in again; 0 where there is no such wait. */
      readonly turns: number;
      /** Nobody plays between the two seats: the smaller blinds and the button still come to the player. */
      readonly inLine?: true;
    }
  | { readonly type: 'sat out'; readonly seat: number; readonly why: 'asked' | 'no chips' | 'clock' }
  | { readonly type: 'came back'; readonly seat: number; readonly comes: Entry | null }
  | { readonly type: 'waits'; readonly player: PlayerId }
  /** By choice, or for having been away, or for letting an open seat go by. */
  | { readonly type: 'stopped waiting'; readonly player: PlayerId; readonly why?: 'away' | 'turn' }
  | { readonly type: 'marked away' | 'marked here'; readonly player: PlayerId }
  | { readonly type: 'called'; readonly player: PlayerId; readonly until: number }
  /** Has held the seat for too long: leaves it when the hand is over. */
  | { readonly type: 'picked up'; readonly seat: number; readonly player: PlayerId };

/** The button moves, and blinds are owed. */
export type BlindEvent =
  | {
      readonly type: 'drew';
      readonly cards: readonly number[];
      readonly seats: readonly number[];
      /** Who has the button; `NO_SEAT` while those who tied draw again. */
      readonly button: number;
      readonly again: readonly number[];
      /** The players' numbers from which the cards follow, with the root of the deck that is ready. */
      readonly numbers?: readonly CutNumber[];
    }
  /** It passed somebody who is away or waits; or `short`, who is dealt in and has less than half of it. */
  | { readonly type: 'missed blind'; readonly seat: number; readonly blind: number; readonly short?: true }
  | { readonly type: 'straddles'; readonly seat: number; readonly on: boolean }
  /** An active player objects to how seat `to` wants to come in, which comes in another way now. */
  | { readonly type: 'objected'; readonly seat: number; readonly to: number; readonly comes: Entry }
  | { readonly type: 'kills'; readonly kills: KillState }
  | { readonly type: 'fantasy'; readonly seats: readonly number[] };

/** The bank goes around. */
export type BankEvent =
  | { readonly type: 'bank offered' | 'bank taken' | 'bank declined'; readonly seat: number }
  /** Offered to all and taken by nobody: no round until somebody takes it. */
  | { readonly type: 'bank refused' }
  /** A game that broke begins anew. */
  | { readonly type: 'bank reopened' }
  | ({
      readonly type: 'shoe shuffled';
      readonly cards: readonly number[];
      readonly only: number;
    } & Committed);

/** Chips by the line that prints them. */
export type ByLine = Readonly<Record<string, Cents>>;

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
      /** Players are asked to show or muck; and what goes with it. */
      readonly asked?: { readonly firstShows?: true; readonly playBoard?: true };
      /** A fee for half an hour that the pot of this hand pays, and what of it which lines print. */
      readonly timeFee?: Cents;
      readonly timeBy?: ByLine;
    }
  | {
      readonly kind: 'points';
      readonly stacks: readonly (Cents | null)[];
      readonly button: number;
      readonly fantasy: readonly number[];
    }
  | {
      readonly kind: 'player-dealer';
      /** Of the seats, and then of those who stand behind them. */
      readonly stacks: readonly (Cents | null)[];
      readonly dealer: number;
      readonly running: boolean;
      /** Seats that had their rounds on the bank, and take no part in this one's. */
      readonly spent?: readonly number[];
      /** Seats that want no bets behind them, and who agrees that hands be played the other way; there only where somebody does. */
      readonly noBackline?: readonly number[];
      readonly agreed?: readonly number[];
      /** Seats whose collection a courtesy button pays; there only where one does. */
      readonly courtesy?: readonly number[];
    };

/** A hand begins, is played, and ends. */
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
  | {
      readonly type: 'voided';
      readonly reason: string;
      readonly stacks: readonly (Cents | null)[];
      /** Cards of a shoe that runs on which were dealt, and do not come again. */
      readonly gone?: number;
    };

/** Time passes, and somebody's runs out. */
export type ClockEvent =
  | { readonly type: 'time'; readonly at: number }
  | { readonly type: 'turn'; readonly seats: readonly number[]; readonly until: number | null }
  /** The time is over, and these go on by their time banks. */
  | { readonly type: 'time bank'; readonly seats: readonly number[]; readonly until: number }
  /** The line to somebody in the hand is lost, or there again; and the time is over, but waited for once more. */
  | { readonly type: 'line lost' | 'line back'; readonly seat: number }
  | { readonly type: 'grace'; readonly seat: number; readonly until: number }
  /** Somebody who has bet wants the bets closed. */
  | { readonly type: 'ready'; readonly seat: number }
  | { readonly type: 'clock called'; readonly until: number }
  | { readonly type: 'warned'; readonly seats: readonly number[] }
  /** A player's time ran out, or the player has acted again. */
  | { readonly type: 'timed out' | 'in time'; readonly seat: number }
  /** A half hour ends; what the next pot owes for the one that begins, and what of it which lines print. */
  | { readonly type: 'half hour'; readonly next: number; readonly pot?: Cents; readonly by?: ByLine }
  /** The time for the bank to be put up or for bets begins, or runs no more. */
  | { readonly type: 'betting time'; readonly for: 'stake' | 'bets'; readonly until: number }
  | { readonly type: 'betting time'; readonly for: null };

/**
 * The event as a seat may see it (`HOUSE` for all of it, `RAIL` for what everybody sees).
 *
 * @example
 * ```ts
 * import { RAIL } from '@cardroom/core/engine';
 * import { openHouseTable, viewTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(table.log.map((event) => viewTable(event, RAIL).type)); // [ 'sold', 'sat', 'bought in' ]
 * ```
 */
export function viewTable(event: TableEvent, viewer: number): TableEvent {
  if (event.type === 'played') {
    const seen = viewFor(event.event, viewer);
    return seen === event.event ? event : { type: 'played', event: seen };
  }
  if (event.type === 'floor called' && viewer !== HOUSE) return { ...event, what: '' };
  return event.type === 'shoe shuffled' ? viewFor(event, viewer) : event;
}

/**
 * Whether a seat sees the whole of an event; where it does not, `viewTable` hides the rest.
 *
 * @example
 * ```ts
 * import { RAIL } from '@cardroom/core/engine';
 * import { openHouseTable, seesWhole } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(table.log.map((event) => seesWhole(event, RAIL))); // [ true, true, true ]
 * ```
 */
export function seesWhole(event: TableEvent, viewer: number): boolean {
  if (event.type === 'played') return sees(event.event, viewer);
  if (event.type === 'floor called') return viewer === HOUSE;
  return event.type !== 'shoe shuffled' || sees(event, viewer);
}
