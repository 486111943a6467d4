import type { Cents, Refusal } from '@cardroom/core/engine';
import type { Opening, PlayerCommand } from '@cardroom/core/table';
import type { Room } from '../room.ts';
import type { Follower } from '../table/broadcast.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { FirstLook } from '../table/watchers.ts';

/** A seat that a bot plays, as the room sees it: all that happens at the table passes by, hidden from nobody. */
export interface BotSeat {
  readonly table: string;
  readonly opening: Opening;
  readonly user: string;
  look(): FirstLook;
  /** What the bot still has on the rail. */
  rail(): Cents;
  follow(follower: Follower): () => void;
  /** `since` is when it asked, where that was not just now. */
  ask(command: PlayerCommand, since?: number): Promise<Refusal | null>;
}

/** A seat at a table of a room. */
export class RoomSeat implements BotSeat {
  readonly user: string;
  readonly #room: Room;
  readonly #live: LiveTable;

  constructor(room: Room, table: string, user: string) {
    const live = room.live(table);
    if (live === undefined) throw new Error(`There is no table ${table}.`);
    this.user = user;
    this.#room = room;
    this.#live = live;
  }

  get table(): string {
    return this.#live.id;
  }

  get opening(): Opening {
    return this.#live.table.state.sign.opening;
  }

  look(): FirstLook {
    return this.#live.look(this.user);
  }

  rail(): Cents {
    return this.#room.money.rail(this.user);
  }

  follow(follower: Follower): () => void {
    return this.#live.broadcast.follow(follower);
  }

  ask(command: PlayerCommand, since?: number): Promise<Refusal | null> {
    const { user } = this;
    return this.#room.do(this.table, since === undefined ? { user } : { user, since }, command);
  }
}
