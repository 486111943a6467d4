import type { Patron } from '@cardroom/core/protocol';
import {
  eventsOf,
  type HandEvent,
  type HandInPlay,
  personAt,
  placeOf,
  type TableState,
} from '@cardroom/core/table';
import { type Cast, Teller, tellPlayerDealer, tellPoints } from '@cardroom/core/tell';
import { withoutCards } from '../rules/CardText.tsx';

/** Who is in the hand that has just begun: by name, and as "you" to the reader. */
export function castOf(state: TableState, names: () => Readonly<Record<string, Patron>>, me: string): Cast {
  // Who leaves the table is gone from it before the end of the hand has been told.
  const players = state.seats.map((seat) => seat?.player);
  const playerAt = (seat: number) => players[seat] ?? personAt(state, seat)?.player;
  const known = (player: string | undefined) => (player === undefined ? undefined : names()[player]?.name);
  return {
    nameOf: (seat) => withoutCards(known(playerAt(seat)) ?? '') || null,
    get you() {
      if (me === '') return -1;
      return players.includes(me) ? players.indexOf(me) : placeOf(state, me);
    },
  };
}

/** Lines that are about the reader. */
export const isMine = (line: string): boolean => /^You\b|\bto you\b|: your\b/.test(line);

/** A hand in plain sentences, as far as the events go; without a cast, by the numbers of the seats. */
export function tellHand({ kind, state }: HandInPlay, events: readonly HandEvent[], cast?: Cast): string[] {
  switch (kind) {
    case 'pot':
      return new Teller(state.setup, cast).tell(eventsOf(kind, events));
    case 'points':
      return tellPoints(state.setup, eventsOf(kind, events), cast);
    case 'player-dealer':
      return tellPlayerDealer(state.setup, eventsOf(kind, events), cast);
  }
}
