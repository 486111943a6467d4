import { HIDDEN } from '../cards/index.ts';

/**
 * Who may see the `cards` of an event. Secret and public parts are split where an event is made:
 * everything but `cards` is public, and `only` says whose eyes the cards are for.
 */
export interface Audible {
  readonly type: string;
  readonly cards?: readonly number[];
  /** A seat, or `HOUSE` for cards that no player sees (burns, the stub). Absent: everybody. */
  readonly only?: number;
}

/** Sees everything: the table itself and its audit log. */
export const HOUSE = -1;
/** Sees only what everybody sees: a person on the rail. */
export const RAIL = -2;

/** Whether `viewer` sees the whole of it. */
export const sees = ({ only, cards }: Audible, viewer: number): boolean =>
  only === undefined || viewer === HOUSE || only === viewer || cards === undefined;

/**
 * The event as `viewer` may see it: the same object, or one whose cards are hidden.
 *
 * @example
 * ```ts
 * import { parseCards, printCards } from '@cardroom/core/cards';
 * import { viewFor } from '@cardroom/core/engine';
 *
 * const read = parseCards('As Kd');
 * if (!read.ok) throw new Error(read.message);
 * const dealt = { type: 'dealt', cards: read.cards, only: 3 };
 * console.log(printCards(viewFor(dealt, 3).cards), viewFor(dealt, 4).cards.length); // As Kd 2
 * ```
 */
export function viewFor<E extends Audible>(event: E, viewer: number): E {
  return sees(event, viewer) ? event : { ...event, cards: event.cards?.map(() => HIDDEN) };
}
