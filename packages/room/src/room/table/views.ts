import { RAIL } from '@cardroom/core/engine';
import { seesWhole, type TableEvent, viewTable } from '@cardroom/core/table';

type Some = readonly ({ readonly player: string } | null)[];

interface SomeSeats {
  readonly seats: Some;
  /** Those who stand behind the seats; older snapshots have none. */
  readonly standing?: Some;
}

/** Who sits and who stands where, event by event: what somebody may see, and whose chips are whose, goes by it. */
export class Seating {
  readonly players: (string | null)[];
  readonly #seats: number;

  constructor(base: SomeSeats | null = null) {
    this.#seats = base?.seats.length ?? Number.POSITIVE_INFINITY;
    const people = base === null ? [] : [...base.seats, ...(base.standing ?? [])];
    this.players = people.map((person) => person?.player ?? null);
  }

  /** The seat, or the place behind them, whose cards a player sees; `RAIL` for none. */
  seatOf(player: string | null): number {
    const seat = player === null ? -1 : this.players.indexOf(player);
    return seat < 0 ? RAIL : seat;
  }

  follow(event: TableEvent): void {
    const { players } = this;
    switch (event.type) {
      case 'sat':
      case 'stands':
        players[event.seat] = event.player;
        break;
      case 'left':
        players[event.seat] = null;
        // Behind the seats there are no more places than people, as in a snapshot.
        while (players.length > this.#seats && players.at(-1) == null) players.pop();
        break;
      case 'changed seat':
        players[event.to] = players[event.seat];
        players[event.seat] = null;
        break;
    }
  }
}

/** What one player may see of a table, from a base on; `null` is somebody on the rail. */
export class PlayerView {
  readonly #player: string | null;
  readonly #seating: Seating;

  constructor(base: SomeSeats | null, player: string | null) {
    this.#player = player;
    this.#seating = new Seating(base);
  }

  see(events: readonly TableEvent[]): TableEvent[] {
    return events.map((event) => {
      const seen = viewTable(event, this.#seating.seatOf(this.#player));
      this.#seating.follow(event);
      return seen;
    });
  }
}

/** Events after a base, as a player may see them. */
export const viewStream = (
  base: SomeSeats | null,
  events: readonly TableEvent[],
  player: string | null,
): TableEvent[] => new PlayerView(base, player).see(events);

/** An event as some see it. */
class EventVersion {
  readonly event: TableEvent;
  #text: string | undefined;

  constructor(event: TableEvent) {
    this.event = event;
  }

  text(): string {
    this.#text ??= JSON.stringify(this.event);
    return this.#text;
  }
}

/** The two faces an event may have, open or with its cards hidden: each is made and written out once for all. */
export class EventVersions {
  readonly #open: EventVersion;
  #hidden: EventVersion | null = null;

  constructor(event: TableEvent) {
    this.#open = new EventVersion(event);
  }

  /** The one that a seat sees. */
  to(seat: number): EventVersion {
    const { event } = this.#open;
    if (seesWhole(event, seat)) return this.#open;
    this.#hidden ??= new EventVersion(viewTable(event, seat));
    return this.#hidden;
  }
}
