import { RAIL } from '../engine/index.ts';
import { type TableEvent, viewTable } from '../table/index.ts';

interface SomeSeats {
  readonly seats: readonly ({ readonly player: string } | null)[];
}

/** Who sits where, event by event: what somebody may see, and whose chips are whose, goes by it. */
export class Seating {
  readonly players: (string | null)[];

  constructor(base: SomeSeats | null = null) {
    this.players = base?.seats.map((seated) => seated?.player ?? null) ?? [];
  }

  /** The seat whose cards a player sees; `RAIL` for none. */
  seatOf(player: string | null): number {
    const seat = player === null ? -1 : this.players.indexOf(player);
    return seat < 0 ? RAIL : seat;
  }

  follow(event: TableEvent): void {
    const { players } = this;
    switch (event.type) {
      case 'sat':
        players[event.seat] = event.player;
        break;
      case 'left':
        players[event.seat] = null;
        break;
      case 'changed seat':
        players[event.to] = players[event.seat];
        players[event.seat] = null;
        break;
    }
  }
}

/** Events behind a base, as a player may see them; `null` is somebody on the rail. */
export function viewStream(
  base: SomeSeats | null,
  events: readonly TableEvent[],
  player: string | null,
): TableEvent[] {
  const seating = new Seating(base);
  return events.map((event) => {
    const seen = viewTable(event, seating.seatOf(player));
    seating.follow(event);
    return seen;
  });
}

interface Face {
  readonly event: TableEvent;
  readonly text: string;
}

/** The two faces an event may have, open or with its cards hidden: each is made and written out once for all. */
export class Faces {
  readonly #event: TableEvent;
  #open: Face | null = null;
  #hidden: Face | null = null;

  constructor(event: TableEvent) {
    this.#event = event;
  }

  /** The one that a seat sees. */
  to(seat: number): Face {
    const event = viewTable(this.#event, seat);
    if (event === this.#event) {
      this.#open ??= { event, text: JSON.stringify(event) };
      return this.#open;
    }
    this.#hidden ??= { event, text: JSON.stringify(event) };
    return this.#hidden;
  }
}
