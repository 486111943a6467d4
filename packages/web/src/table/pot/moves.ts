import { betOf, type HandState, potOf } from '@cardroom/core/engine/pot';
import type { TableEvent, TableState } from '@cardroom/core/table';
import type { TableLayout } from '../../felt/index.ts';
import type { Move } from '../stage/Flights.tsx';
import { stackSpot } from '../stage/stack-spot.ts';

/** Where chips go by an event of a pot hand, with the table as it stands before it. */
export function potMoves(layout: TableLayout, event: TableEvent, { hand }: TableState): readonly Move[] {
  const seat = (at: number) => layout.seats[at];
  if (event.type === 'collected')
    return [{ cents: event.cents, from: stackSpot(seat(event.seat)), to: layout.drop }];
  if (event.type !== 'played' || hand?.kind !== 'pot') return [];
  const of = event.event;
  switch (of.type) {
    case 'posted':
      return 'live' in of
        ? [{ cents: of.cents, from: stackSpot(seat(of.seat)), to: of.live ? seat(of.seat).bet : layout.pot }]
        : [];
    case 'acted':
    case 'killed':
      return [{ cents: of.cents, from: stackSpot(seat(of.seat)), to: seat(of.seat).bet }];
    case 'gathered':
      return betsOf(hand.state).map(([at, cents]) => ({ cents, from: seat(at).bet, to: layout.pot }));
    case 'returned':
      return [
        {
          cents: of.cents,
          from: of.from === 'pot' ? layout.pot : seat(of.seat).bet,
          to: stackSpot(seat(of.seat)),
        },
      ];
    case 'refunded':
      return [
        {
          cents: of.cents,
          from: of.from === 'pot' ? layout.pot : seat(of.seat).bet,
          to: stackSpot(seat(of.seat)),
        },
      ];
    case 'act undone':
      return [{ cents: of.cents, from: seat(of.seat).bet, to: stackSpot(seat(of.seat)) }];
    case 'awarded':
      return [{ cents: of.cents, from: layout.pot, to: stackSpot(seat(of.seat)) }];
    case 'taken':
      return [
        {
          cents: Math.min(of.cents, of.from === 'pot' ? hand.state.chips[potOf(hand.state)] : of.cents),
          from: of.from === 'pot' ? layout.pot : stackSpot(seat(of.from)),
          to: layout.drop,
        },
      ];
    default:
      return [];
  }
}

function betsOf(state: HandState): [seat: number, cents: number][] {
  const bets: [number, number][] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const cents = state.chips[betOf(state, seat)];
    if (cents > 0) bets.push([seat, cents]);
  }
  return bets;
}
