import { RAIL } from '../engine/index.ts';
import { type TableEvent, type TableSnapshot, viewTable } from '../table/index.ts';

/** Who sits where, event by event: what somebody may see goes by the seat that he had at the time. */
export class Seating {
  readonly #seats = new Map<string, number>();

  constructor(base: Pick<TableSnapshot, 'seats'> | null = null) {
    for (const [seat, seated] of base?.seats.entries() ?? [])
      if (seated !== null) this.#seats.set(seated.player, seat);
  }

  /** The seat whose cards a player sees; `RAIL` for none. */
  seatOf(player: string | null): number {
    return (player === null ? undefined : this.#seats.get(player)) ?? RAIL;
  }

  follow(event: TableEvent): void {
    switch (event.type) {
      case 'sat':
        this.#seats.set(event.player, event.seat);
        break;
      case 'left':
        this.#seats.delete(event.player);
        break;
      case 'changed seat':
        for (const [player, seat] of this.#seats) if (seat === event.seat) this.#seats.set(player, event.to);
        break;
    }
  }
}

/** Events behind a base, as a player may see them; `null` is somebody on the rail. */
export function viewStream(
  base: Pick<TableSnapshot, 'seats'> | null,
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
