import type { RoundEvent } from '../../../engine/banked/events.ts';
import { type RoundState, seatOf } from '../../../engine/banked/state.ts';
import type { TableEvent } from '../../../table/events.ts';
import type { TableState } from '../../../table/state.ts';
import type { Spot, TableLayout } from '../../felt/index.ts';
import type { Move } from '../stage/Flights.tsx';
import { purse } from '../stage/purse.ts';
import { circleOf } from './circles.ts';

/** Where chips go by an event of a round: to circles, between circle and bank, and back to who they belong to. */
export function roundMoves(layout: TableLayout, event: TableEvent, { hand }: TableState): readonly Move[] {
  const held = (seat: number) => purse(layout.seats[seat]);
  if (event.type === 'collected') return [{ cents: event.cents, from: held(event.seat), to: layout.drop }];
  if (event.type !== 'played' || hand?.kind !== 'player-dealer') return [];
  const round = hand.state;
  const of = event.event as RoundEvent;
  const bank = layout.seats[round.dealer].bet;
  switch (of.type) {
    case 'staked':
      return [{ cents: of.cents, from: held(of.seat), to: bank }];
    case 'wagered':
      return [{ cents: of.cents, from: held(of.seat), to: circleAt(layout, round, of.spot, of.kind) }];
    case 'withdrawn': {
      const { seat, spot, kind, cents } = round.wagers[of.wager];
      return [{ cents, from: circleAt(layout, round, spot, kind), to: held(seat) }];
    }
    case 'settled': {
      const circle = circleAt(layout, round, of.spot, of.kind);
      const lies = of.wager < 0 ? 0 : round.wagers[of.wager].cents;
      const lost = of.result === 'lose' || of.result === 'half' ? of.cents : 0;
      return [
        { cents: lost, from: circle, to: bank },
        { cents: lies - lost, from: circle, to: held(of.seat) },
        { cents: of.result === 'win' ? of.cents : 0, from: bank, to: held(of.seat) },
      ];
    }
    case 'banked':
      return [{ cents: of.cents, from: bank, to: held(of.seat) }];
    case 'taken':
      return [{ cents: of.cents, from: held(of.from), to: layout.drop }];
    default:
      return [];
  }
}

function circleAt(layout: TableLayout, round: RoundState, spot: number, kind: string): Spot {
  const { circles, bet } = layout.seats[seatOf(round, spot)];
  return circles[circleOf(round.game, spot, kind)] ?? bet;
}
