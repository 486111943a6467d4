import type { Opening, PlayerCommand, TableEvent, TableSnapshot } from '../table/index.ts';

/**
 * What a client and the room say to each other over a WebSocket; docs/protocol.md tells the story.
 * Every message is one JSON object with a `type`. The server checks all of it by schema.
 */
export const PROTOCOL = 1;

/** Every message that begins a conversation names the version; a client of another version is told so. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly v: number }
  /** Follow a table; `after` is the number of the last event seen and `said` of the last line heard, to go on from there. */
  | {
      readonly type: 'watch';
      readonly table: string;
      readonly after?: number;
      readonly said?: number;
      readonly key?: string;
    }
  | { readonly type: 'unwatch'; readonly table: string }
  /** Ask something of a table. The same `id` twice is done once and answered twice. */
  | { readonly type: 'do'; readonly id: string; readonly table: string; readonly command: PlayerCommand }
  | { readonly type: 'floor'; readonly id: string; readonly table: string; readonly command: unknown }
  | { readonly type: 'say'; readonly table: string; readonly text: string }
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'ping'; readonly at: number };

export type ServerMessage =
  /** `you.id` is empty for somebody without a name, who may watch. */
  | { readonly type: 'welcome'; readonly v: number; readonly you: Me; readonly now: number }
  /** The table as it stood between hands, and all that has happened since, as this viewer may see it. */
  | TableMessage
  | EventsMessage
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly code: string; readonly message: string }
  | { readonly type: 'said'; readonly table: string; readonly line: ChatLine }
  | { readonly type: 'lobby'; readonly tables: readonly TableCard[] }
  | { readonly type: 'closed'; readonly table: string; readonly reason: string }
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  /** Something was wrong with a message that has no answer of its own; the connection may follow it. */
  | { readonly type: 'error'; readonly code: string; readonly message: string };

export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly opening: Opening;
  readonly base: TableSnapshot;
  /** The number of the first of `events`; the next event to come is `seq + events.length`. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
  /** Who sits where by name, and which seats are played by bots. */
  readonly names: Readonly<Record<string, Patron>>;
  readonly chat: readonly ChatLine[];
  readonly now: number;
}

export interface EventsMessage {
  readonly type: 'events';
  readonly table: string;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  /** Names of patrons first mentioned here. */
  readonly names?: Readonly<Record<string, Patron>>;
  readonly now: number;
}

export type RoomRole = 'patron' | 'proposition' | 'floor' | 'auditor';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly role: RoomRole;
  readonly guest: boolean;
  /** Chips on the rail, in cents. */
  readonly rail: number;
  /** Signed in with a password that the room gave out: it is good only for choosing another. */
  readonly mustChange?: boolean;
}

export interface Patron {
  readonly name: string;
  readonly bot: boolean;
}

export interface ChatLine {
  /** Lines said later have greater ones. */
  readonly id?: number;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A table as the lobby lists it. */
export interface TableCard {
  readonly id: string;
  readonly house: string;
  readonly offering: string;
  readonly name: string;
  readonly limit: string;
  readonly seats: number;
  readonly taken: number;
  readonly bots: number;
  readonly waiting: number;
  readonly hands: number;
  /** Average pot, or average bank, of the last hands, in cents; null before the first. */
  readonly average: number | null;
  /** Who holds the bank now, by name. */
  readonly banker: string | null;
  readonly state: 'open' | 'paused' | 'closing';
}
