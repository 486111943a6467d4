import type { Cents, Chips } from '../engine/index.ts';
import type { Offering } from '../houses/offering.ts';

/**
 * How fees reach a table. What is due, of whom and when, is for the schedules to say; the table asks at
 * every moment below, moves the chips and keeps the event.
 */
export interface Collection {
  /** Why the posted options cannot stand at this table; null when they can. */
  readonly check: (posting: Posting) => string | null;
  readonly due: (moment: Moment, table: Situation) => readonly Due[];
}

/** What is on the sign when a table opens. */
export interface Posting {
  readonly offering: Offering;
  readonly limit: string;
  /** How few and how many are dealt in. */
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly string[];
}

/**
 * `start` is before the cards, `deal` behind the first of them, `close` when bets against a player-dealer
 * are closed, `end` when all but one have folded. Half hours are those of the clock on the wall; `join` is
 * when a player is dealt in who has not paid for this one.
 */
export type Moment =
  | 'start'
  | 'blinds'
  | 'deal'
  | 'open'
  | 'flop'
  | 'turn'
  | 'river'
  | '3rd street'
  | '4th street'
  | '5th street'
  | '6th street'
  | '7th street'
  | 'draw'
  | '2nd draw'
  | '3rd draw'
  | 'close'
  | 'end'
  | 'half hour'
  | 'join';

/** What a schedule may look at. Seats count from 0. */
export interface Situation {
  readonly options: readonly string[];
  /** Everybody with chips at the table, those dealt in, and those still in. */
  readonly seated: readonly number[];
  readonly dealt: readonly number[];
  readonly active: readonly number[];
  /** Who posts which blind; null where it is not posted. */
  readonly blinds: readonly (number | null)[];
  /** The player-dealer, his stake, and the wagers against it; -1 and nothing elsewhere. */
  readonly dealer: number;
  readonly stake: Cents;
  readonly wagers: readonly PlacedWager[];
  /** The last moment that the hand came to before this one. */
  readonly reached: Moment;
  /** Minutes by the clock on the wall, at a half hour and when somebody joins; and when the game started. */
  readonly minutes: number;
  readonly started?: number;
  /** Who joins. */
  readonly joins?: number;
  /** Whether the room has posted a jackpot. */
  readonly jackpot: boolean;
  /** What each seat has left. */
  readonly chips: Chips;
}

export interface PlacedWager {
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
  readonly cents: Cents;
  readonly bonus: boolean;
}

export interface Due {
  readonly from: number | 'pot';
  readonly to: 'drop' | 'jackpot';
  readonly cents: Cents;
}
