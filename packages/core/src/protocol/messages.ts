import type {
  Asked,
  HandInPlay,
  HostCommand,
  Opening,
  OwnRuling,
  PlayerCommand,
  TableEvent,
  TableSnapshot,
} from '../table/index.ts';

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
  /** What the host of a private table asks for; `bots`, how many should sit there. */
  | {
      readonly type: 'host';
      readonly id: string;
      readonly table: string;
      readonly command: HostCommand | { readonly type: 'bots'; readonly count: number };
    }
  | { readonly type: 'say'; readonly table: string; readonly text: string }
  /** One's number for the cut of the deck with this root: 16 random bytes as hexadecimal digits, once for each. */
  | { readonly type: 'cut'; readonly table: string; readonly root: string; readonly number: string }
  | { readonly type: 'lobby'; readonly on: boolean }
  /** Follow the tables at which one sits or waits oneself, or stop. */
  | { readonly type: 'mine'; readonly on: boolean }
  | { readonly type: 'ping'; readonly at: number };

/** Everything that the room says over the socket. */
export type ServerMessage =
  /** `you.id` is empty for somebody without a name, who may watch. */
  | { readonly type: 'welcome'; readonly v: number; readonly you: Me; readonly now: number }
  /** The table as it stood between hands, and all that has happened since, as this viewer may see it. */
  | TableMessage
  | EventsMessage
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly code: string; readonly message: string }
  | { readonly type: 'said'; readonly table: string; readonly line: ChatLine }
  /** One's number for this deck counts. One that comes when it is being dealt does not, and has no answer. */
  | { readonly type: 'cut'; readonly table: string; readonly root: string }
  | { readonly type: 'lobby'; readonly tables: readonly TableCard[] }
  /** Told to nobody but the one who sits there; empty for somebody without a name. */
  | { readonly type: 'mine'; readonly tables: readonly MyTable[]; readonly now: number }
  /**
   * Another machine of the room has the table, or is about to: connect to `address` of the same host, say hello and
   * ask there. Without `address` nobody has it yet, and the room tells more as soon as somebody has. With `id`, what
   * was asked by it was not done here and is to be asked again there, under the same `id`.
   */
  | { readonly type: 'moved'; readonly table: string; readonly address?: string; readonly id?: string }
  /** There is nothing to see there anymore; `why` where it is not that the table has closed. */
  | {
      readonly type: 'closed';
      readonly table: string;
      readonly reason: string;
      readonly why?: 'private' | 'unknown' | 'stopped';
    }
  /** Something that happened to this person while nobody was there to be told. */
  | ({ readonly type: 'notice' } & Notice)
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  /** Something was wrong with a message that has no answer of its own; the connection may follow it. */
  | { readonly type: 'error'; readonly code: string; readonly message: string };

/** A table as it stands, for somebody who begins to watch it. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly opening: Opening;
  /** What is played there: for a pot, for points, or against a player-dealer. */
  readonly kind?: HandInPlay['kind'];
  /** Only who has its key, or was let in otherwise, finds the table. */
  readonly private?: true;
  /** Who opened it for others, where it is private. */
  readonly host?: string;
  /** Its key, for those who have it, so that they may invite others. */
  readonly key?: string;
  /** What players may have ruled on here of their own acts, without the floor; absent where nothing. */
  readonly ownRulings?: readonly OwnRuling[];
  readonly base: TableSnapshot;
  /** The number of the first of `events`; the next event to come is `seq + events.length`. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
  /** Who sits where by name, and which seats are played by bots. */
  readonly names: Readonly<Record<string, Patron>>;
  readonly chat: readonly ChatLine[];
  readonly now: number;
}

/** What has happened at a table since the last message. */
export interface EventsMessage {
  readonly type: 'events';
  readonly table: string;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  /** Patrons first mentioned here, or whose role has changed. */
  readonly names?: Readonly<Record<string, Patron>>;
  readonly now: number;
}

/** What somebody is in the room. */
export type RoomRole = 'patron' | 'proposition' | 'floor' | 'auditor';

/** Who one is in the room. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly role: RoomRole;
  readonly guest: boolean;
  /** Chips on the rail, in cents. */
  readonly rail: number;
  /** Banned from the room, and why. */
  readonly banned?: string;
  /** Signed in with a password that the room gave out: it is good only for choosing another. */
  readonly mustChange?: boolean;
}

/** Somebody in the room, as others see them. */
export interface Patron {
  readonly name: string;
  readonly bot: boolean;
  /** What the person is here; the room says so, and no name can. */
  readonly role: RoomRole;
}

/** A sentence for one person, kept until it was read. */
export interface Notice {
  readonly at: number;
  readonly text: string;
}

/** Something somebody said at a table. */
export interface ChatLine {
  /** Lines said later have greater ones. */
  readonly id?: number;
  readonly from: string;
  readonly name: string;
  readonly role: RoomRole;
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
  /** Stopped because something went wrong there: a sentence for everybody, and for the floor what happened. */
  readonly trouble: string | null;
}

/** A table at which one sits, stands or waits, or a private one that one has opened. */
export interface MyTable {
  readonly id: string;
  readonly house: string;
  readonly offering: string;
  readonly name: string;
  readonly limit: string;
  readonly private: boolean;
  readonly state: TableCard['state'];
  /** Null while one has none. */
  readonly seat: number | null;
  /** Betting behind the seats. */
  readonly stands: boolean;
  readonly chips: number;
  /** Sitting out. */
  readonly away: boolean;
  /** One's place on the waiting list, from 1; null when one is not on it. */
  readonly place: number | null;
  readonly waiting: number;
  /** What the table waits for from oneself, and until when; null for as long as it takes. */
  readonly asked: Asked | null;
  readonly until: number | null;
}
