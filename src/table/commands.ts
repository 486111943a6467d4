import type { RoundCommand } from '../engine/banked/commands.ts';
import type { Cents } from '../engine/money.ts';
import type { PointsCommand } from '../engine/points/commands.ts';
import type { PotCommand } from '../engine/pot/commands.ts';
import type { Entry } from './settings.ts';
import type { PlayerId, Role } from './state.ts';

/** Who gives a command: a player for himself, the floor, or the house (its dealer, its cage, its clock). */
export type Sender = { readonly player: PlayerId } | 'floor' | 'house';

/** What may be asked of a table, by whom, and at what time in milliseconds where the table
 * keeps time; `brings` are chips that the room sells the player with it. */
export type TableCommand = { readonly by: Sender; readonly at?: number; readonly brings?: Cents } & (
  | PlayerCommand
  | HouseCommand
  | FloorCommand
);

export type HandCommand = PotCommand | PointsCommand | RoundCommand;

/** For oneself. `play` is an act in the hand by one's own seat. */
export type PlayerCommand =
  | { readonly type: 'sit'; readonly seat: number; readonly cents: Cents; readonly comes?: Entry }
  | { readonly type: 'add chips'; readonly cents: Cents }
  | { readonly type: 'cash out'; readonly cents: Cents }
  | { readonly type: 'change seat'; readonly seat: number }
  | { readonly type: 'come back'; readonly comes?: Entry }
  | { readonly type: 'straddle'; readonly on: boolean }
  /** To that seat's killing a pot in order to come in. */
  | { readonly type: 'object'; readonly seat: number }
  | { readonly type: 'wait' | 'stop waiting' | 'sit out' | 'leave' | 'take bank' | 'pass bank' }
  | { readonly type: 'play'; readonly command: HandCommand };

/** Cards, dice and time come in from outside; the house also sells chips and plays its own part of a hand. */
export type HouseCommand =
  | { readonly type: 'sell chips'; readonly player: PlayerId; readonly cents: Cents }
  | { readonly type: 'draw for button'; readonly cards: readonly number[] }
  | { readonly type: 'shuffle shoe'; readonly cards: readonly number[]; readonly root?: string }
  /** With what the house's pool holds, all its tables together. */
  | { readonly type: 'pay jackpot'; readonly pool: Cents }
  | { readonly type: 'deal' | 'offer bank' | 'tick' }
  | { readonly type: 'play'; readonly command: HandCommand };

export type FloorCommand =
  | {
      readonly type: 'seat';
      readonly player: PlayerId;
      readonly seat: number;
      readonly cents: Cents;
      readonly role?: Role;
      readonly comes?: Entry;
    }
  | { readonly type: 'unseat'; readonly seat: number }
  | { readonly type: 'call clock' | 'pause' | 'resume' | 'close' }
  | { readonly type: 'void'; readonly reason: string };
