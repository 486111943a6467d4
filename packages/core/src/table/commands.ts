import type { Irregularity, IrregularityKind } from '../engine/irregularities/irregularity.ts';
import type { Remedy } from '../engine/irregularities/remedy.ts';
import type { Cents } from '../engine/money.ts';
import type { Committed, CutNumber } from '../engine/shuffles.ts';
import type { ClockRule, Entry } from '../houses/offering/table-settings.ts';
import type { ReadyDeckCommand } from './hand/deck.ts';
import type { HandCommand } from './hand/hand-in-play.ts';
import type { PlayerId, Role } from './state.ts';

/**
 * Who gives a command: a player, the floor, the host of a private table, or the house (its dealer, its
 * cage, its clock).
 */
export type Sender = { readonly player: PlayerId } | 'floor' | 'host' | 'house';

/** What may be asked of a table, and by whom. */
export type TableCommand = {
  /** When, in milliseconds, where the table keeps time. */
  readonly at?: number;
  /**
   * Chips that the room sells the player together with the command, who so buys in straight from an
   * account: `sold` comes before whatever else happens, and nothing is sold when the command is refused.
   */
  readonly brings?: Cents;
} & (
  | ({ readonly by: Exclude<Sender, string> } & PlayerCommand)
  | ({ readonly by: 'house' } & HouseCommand)
  | ({ readonly by: 'floor' } & FloorCommand)
  | ({ readonly by: 'host' } & HostCommand)
);

/** For oneself. `play` is an act in the hand by one's own seat. */
export type PlayerCommand =
  /** `moved` and `role` by the room: out of a game of the same kind and limit that broke, and as a proposition player. */
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly cents: Cents;
      readonly comes?: Entry;
      readonly moved?: boolean;
      readonly role?: Role;
    }
  | { readonly type: 'add chips'; readonly cents: Cents }
  | { readonly type: 'cash out'; readonly cents: Cents }
  | { readonly type: 'change seat'; readonly seat: number }
  | { readonly type: 'come back'; readonly comes?: Entry }
  | { readonly type: 'straddle'; readonly on: boolean }
  /** To bet behind the seats of a player-dealer table without one. */
  | { readonly type: 'stand'; readonly cents: Cents }
  /** Whether others may bet behind one's seat; and whether one agrees that another than the rule says plays a hand. */
  | { readonly type: 'back line' | 'agree'; readonly on: boolean }
  /** To that seat's killing a pot in order to come in. */
  | { readonly type: 'object'; readonly seat: number }
  | { readonly type: 'wait' | 'stop waiting' | 'sit out' | 'leave' | 'take bank' | 'pass bank' | 'ready' }
  /** Something is wrong, in a sentence for the floor alone. */
  | { readonly type: 'call floor'; readonly what: string }
  /** To have an own act ruled on without the floor, where the book leaves that to the player. */
  | { readonly type: 'ask ruling'; readonly what: IrregularityKind }
  | { readonly type: 'play'; readonly command: HandCommand };

/** Cards, dice and time come in from outside; the house also sells chips and plays its own part of a hand. */
export type HouseCommand =
  | { readonly type: 'sell chips'; readonly player: PlayerId; readonly cents: Cents }
  /** Fixes the deck of the next hand: what everybody may know of it. */
  | ReadyDeckCommand
  /** With the players' numbers from which the cards follow, where a deck is ready. */
  | {
      readonly type: 'draw for button';
      readonly cards: readonly number[];
      readonly numbers?: readonly CutNumber[];
    }
  | ({ readonly type: 'shuffle shoe'; readonly cards: readonly number[] } & Committed)
  /** With what the house's pool holds, all its tables together. */
  | { readonly type: 'pay jackpot'; readonly pool: Cents }
  | { readonly type: 'deal' | 'offer bank' | 'tick' }
  /** Something has gone wrong here: everything rests until the floor has looked. `trouble` is for the record. */
  | { readonly type: 'stop'; readonly trouble: string }
  /** Somebody on the waiting list is away, or here again. */
  | { readonly type: 'mark away'; readonly player: PlayerId; readonly away: boolean }
  /** The line to somebody at the table is lost, or there again. */
  | { readonly type: 'line'; readonly player: PlayerId; readonly lost: boolean }
  /** An open seat is kept for that player until then. */
  | { readonly type: 'call'; readonly player: PlayerId; readonly until: number }
  /** Off the waiting list: away for too long, or the turn to sit down went by. */
  | { readonly type: 'strike'; readonly player: PlayerId; readonly why: 'away' | 'turn' }
  /** The chips of somebody who has held a seat for too long. */
  | { readonly type: 'pick up'; readonly seat: number }
  | { readonly type: 'play'; readonly command: HandCommand };

/**
 * What the floor may ask of a table, and the host of a private one: the host seats only people who are on its list,
 * and resumes only what the host has paused.
 */
export type HostCommand =
  | {
      readonly type: 'seat';
      readonly player: PlayerId;
      readonly seat: number;
      readonly cents: Cents;
      readonly role?: Role;
      readonly comes?: Entry;
      /** Out of a game of the same kind and limit that broke. */
      readonly moved?: boolean;
      /** From another table of the same game and limit, with all the chips the player had there. */
      readonly transfer?: true;
    }
  | { readonly type: 'unseat'; readonly seat: number }
  | { readonly type: 'pause' | 'resume' | 'close' }
  /** Another clock, other fees or none: from the next act, and from the next hand on. */
  | ({ readonly type: 'post' } & Reposting);

/** What is posted anew at a table that is open. */
export interface Reposting {
  /** Seconds, by the names of the table's own settings; those that are not named stay. */
  readonly clock?: Readonly<Partial<Record<ClockRule, number>>>;
  /** Printed options, with their readings and amounts; no option for no fees. */
  readonly fees?: {
    readonly options: readonly string[];
    readonly readings?: Readonly<Record<string, string>>;
    readonly amounts?: Readonly<Record<string, Cents>>;
  };
}

/** What only the floor may ask of a table, besides what a host may. */
export type FloorCommand =
  | HostCommand
  /** A button for somebody whom the dealer skipped: it pays the collection of the next hand (003:672, 003:755). */
  | { readonly type: 'courtesy'; readonly seat: number }
  | { readonly type: 'call clock' }
  /** The floor has come to a player who called. */
  | { readonly type: 'answer'; readonly player: PlayerId }
  | { readonly type: 'void'; readonly reason: string }
  /** Bets against a player-dealer are not settled until the floor lets them be. */
  | { readonly type: 'hold'; readonly on: boolean }
  /** Something went wrong in the hand. What is done is what the ruling says; anything else has a reason. */
  | {
      readonly type: 'rule';
      readonly irregularity: Irregularity;
      readonly remedy?: readonly Remedy[];
      readonly reason?: string;
    };
