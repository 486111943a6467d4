import type { Random } from '@cardroom/core/cards';
import type { Refusal } from '@cardroom/core/engine';
import { cardsToSet, findOffering } from '@cardroom/core/houses';
import type { PostedRuling } from '@cardroom/core/rulings';
import type { Store } from '../store/store.ts';
import type { MostTables } from '../store/tables.ts';
import type { RoomClock } from './clock.ts';
import type { Measured } from './committer.ts';
import type { DoneOnceOptions } from './people/done-once.ts';
import type { SeatRight } from './people/seat-right.ts';
import type { MakeDeck } from './shuffle/shuffle-making.ts';
import type { Pace } from './table/pace.ts';
import type { TableTrouble } from './trouble/trouble.ts';

export interface RoomOptions extends DoneOnceOptions {
  readonly store: Store;
  readonly clock?: RoomClock;
  /** A random of one's own is for tests that must repeat. */
  readonly random?: Random;
  /** Where decks come from; made on the spot unless somebody makes them ahead. */
  readonly shuffles?: MakeDeck;
  readonly pace?: Pace;
  /** The room's own rulings, where the books are silent; the customary ones hold besides. */
  readonly posted?: readonly PostedRuling[];
  /** Seconds that a player has to act in, where the opening says nothing else. */
  readonly timeToAct?: number;
  /** Seconds of a time bank for the session, and of grace for a lost line, unless the opening says otherwise. */
  readonly timeBank?: number;
  readonly grace?: number;
  readonly warn?: (what: string, detail: Record<string, unknown>) => void;
  /** Told of whatever goes wrong at a table, which is stopped then while the others play on. */
  readonly troubled?: (trouble: TableTrouble) => void;
  readonly measured?: Measured;
  /** Told how long it took from a command to its broadcast. */
  readonly shown?: (milliseconds: number) => void;
  /** Told of every command that was done or refused, for whoever counts. */
  readonly counted?: (command: string, refused: string | null) => void;
}

/** Somebody in the room who asks something of a table. */
export interface Asker {
  readonly user: string;
  /** Proposition players sit as such; they alone may bank some games (003:759). */
  readonly proposition?: boolean;
  /** When they asked, by `performance.now()`, where they had to wait to be heard. */
  readonly since?: number;
  /** Asked at the last moment whether anything but the table's own rules is against it. */
  readonly bar?: () => Refusal | null;
  /** How many places they may have, where that is decided when it is written. */
  readonly limits?: SeatRight;
}

/** The room's own posting of the time to act; where a whole hand of many cards is set in one go, of that. */
const TIME_TO_ACT = 30;
const TIME_TO_SET = 60;
const MANY_CARDS = 8;

/** How long a player has to act at a game, unless the room or the table posts something else. */
export function timeFor(id: string): number {
  const offering = findOffering(id);
  return offering !== undefined && cardsToSet(offering) >= MANY_CARDS ? TIME_TO_SET : TIME_TO_ACT;
}

/** For whom a table is opened, and with which company. */
export interface OpenedFor {
  readonly by: string;
  readonly isPrivate?: boolean;
  /** Bots that are seated there, should it be opened at another machine; here whoever opens it seats them. */
  readonly bots?: number;
  /** Of tables with the same one only one is open at a time, at however many machines they are asked for. */
  readonly shelf?: string;
  /** A word for where it is opened from, and how many tables may be open, at all machines together. */
  readonly from?: string;
  readonly most?: MostTables;
}

/** There would be more than may be; which limit it was. */
export class OverLimit extends Error {
  readonly limit: keyof MostTables;

  constructor(limit: keyof MostTables) {
    super(limit);
    this.limit = limit;
  }
}

/** A table that was opened, and what should be known of the fees that are posted there. */
export interface OpenedTable {
  readonly table: string;
  readonly key: string | null;
  readonly notes: readonly string[];
  /** It is at another machine, which seats the bots that were asked for. */
  readonly elsewhere: boolean;
}
