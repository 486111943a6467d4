import type { TableEvent } from '@cardroom/core/table';

/** A seat, or a place behind one; or one on the waiting list. */
export type PlaceKind = 'seat' | 'wait';

export interface Place {
  readonly table: string;
  readonly player: string;
  readonly kind: PlaceKind;
}

/** How many places there may be: of one person, and of all who come from one address. */
export interface MostPlaces {
  readonly seatsEach: number;
  readonly waitsEach: number;
  readonly seatsAddress: number;
  readonly waitsAddress: number;
}

/** Who asks for a place, and what is compared when it is written. */
export interface PlaceLimits {
  readonly player: string;
  /** A word for where somebody comes from. */
  readonly from: string;
  readonly most: MostPlaces;
}

/** By these events people come to have places, or have them no more; the last word on each counts. */
export function placesIn(
  table: string,
  events: readonly TableEvent[],
): (Place & { readonly has: boolean })[] {
  const last = new Map<string, Place & { readonly has: boolean }>();
  const note = (player: string, kind: PlaceKind, has: boolean) =>
    last.set(`${kind} ${player}`, { table, player, kind, has });
  for (const event of events)
    switch (event.type) {
      case 'sat':
      case 'stands':
        note(event.player, 'seat', true);
        note(event.player, 'wait', false);
        break;
      case 'left':
        note(event.player, 'seat', false);
        break;
      case 'waits':
      case 'stopped waiting':
        note(event.player, 'wait', event.type === 'waits');
        break;
    }
  return [...last.values()];
}
