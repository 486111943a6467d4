import type { Cents, Refusal } from '@cardroom/core/engine';
import type { Opening, PlayerCommand } from '@cardroom/core/table';
import type { Room } from '../room.ts';
import type { Follower } from '../table/broadcast.ts';
import type { LiveTable } from '../table/live-table.ts';
import { PlayerView } from '../table/views.ts';
import type { FirstLook, TableUpdate } from '../table/watchers.ts';

/** What its seat is told, and what the player still has on the rail. */
export type Hear = (update: TableUpdate, purse: Cents) => void;

/** Where a bot sits: it hears what a client of its seat would, and asks for what a client may ask. */
export interface BotChair {
  readonly opening: Opening;
  readonly user: string;
  /** Begins to listen; the answer ends it. `broke` is told when there is nothing to be heard any more. */
  listen(hear: Hear, broke: (error: unknown) => void): () => void;
  ask(command: PlayerCommand): Promise<Refusal | null>;
}

/** The same place as the room sees it: all that happens there passes by, and the chair has to hide for itself. */
export interface BotPlace {
  readonly table: string;
  readonly opening: Opening;
  readonly user: string;
  look(): FirstLook;
  purse(): Cents;
  follow(follower: Follower): () => void;
  /** `since` is when it asked, where that was not just now. */
  ask(command: PlayerCommand, since?: number): Promise<Refusal | null>;
}

/** A place at a table of a room. */
export class RoomPlace implements BotPlace {
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

  purse(): Cents {
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

/** A chair in the same thread. */
export function chairAt(place: BotPlace): BotChair {
  return {
    opening: place.opening,
    user: place.user,
    ask: (command) => place.ask(command),
    listen(hear, broke) {
      const first = place.look();
      const sight = sightBehind(first, place.user);
      hear(first, place.purse());
      return place.follow(({ seq, events }) => {
        try {
          hear({ seq, events: sight.see(events) }, place.purse());
        } catch (error) {
          broke(error);
        }
      });
    },
  };
}

/** What a player sees from then on. */
export function sightBehind({ base, events }: FirstLook, user: string): PlayerView {
  const sight = new PlayerView(base, user);
  sight.see(events);
  return sight;
}
