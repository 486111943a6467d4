import { type RoundState, seatOf } from '@cardroom/core/engine/player-dealer';
import { eventOf, type TableEvent, type TableState } from '@cardroom/core/table';
import type { Spot, TableLayout } from '../../../felt/index.ts';
import type { Move } from '../../stage/Flights.tsx';
import { stackSpot } from '../../stage/stack-spot.ts';
import { circleOf } from './circles.ts';

/** Where chips go by an event of a round: to circles, between circle and bank, and back to who they belong to. */
export function roundMoves(layout: TableLayout, event: TableEvent, { hand }: TableState): readonly Move[] {
  /** Chips of people without a seat come from behind the one that they bet behind. */
  const held = (seat: number, behind = -1) =>
    stackSpot(layout.seats[seat] ?? layout.seats[behind] ?? layout.seats[0]);
  if (event.type === 'collected') return [{ cents: event.cents, from: held(event.seat), to: layout.drop }];
  if (event.type !== 'played' || hand?.kind !== 'player-dealer') return [];
  const round = hand.state;
  const of = eventOf(hand.kind, event.event);
  const bank = layout.seats[round.dealer].bet;
  switch (of.type) {
    case 'staked':
      return [{ cents: of.cents, from: held(of.seat), to: bank }];
    case 'wagered':
      return [
        {
          cents: of.cents,
          from: held(of.seat, seatOf(round, of.spot)),
          to: circleAt(layout, round, of.spot, of.kind),
        },
      ];
    case 'withdrawn': {
      const { seat, spot, kind, cents } = round.wagers[of.wager];
      return [{ cents, from: circleAt(layout, round, spot, kind), to: held(seat, seatOf(round, spot)) }];
    }
    case 'settled': {
      const circle = circleAt(layout, round, of.spot, of.kind);
      const owner = held(of.seat, seatOf(round, of.spot));
      const lies = of.wager < 0 ? 0 : round.wagers[of.wager].cents;
      const lost = of.result === 'lose' || of.result === 'half' ? of.cents : 0;
      return [
        { cents: lost, from: circle, to: bank },
        { cents: lies - lost, from: circle, to: owner },
        { cents: of.result === 'win' ? of.cents : 0, from: bank, to: owner },
      ];
    }
    case 'banked':
      return [{ cents: of.cents, from: bank, to: held(of.seat) }];
    case 'taken':
      return [{ cents: of.cents, from: held(of.from, behindOf(round, of.from)), to: layout.drop }];
    default:
      return [];
  }
}

/** The seat behind which somebody has bet first. */
function behindOf(round: RoundState, bettor: number): number {
  const bet = round.wagers.find(({ seat }) => seat === bettor);
  return bet === undefined ? -1 : seatOf(round, bet.spot);
}

function circleAt(layout: TableLayout, round: RoundState, spot: number, kind: string): Spot {
  const { circles, bet } = layout.seats[seatOf(round, spot)];
  return circles[circleOf(round.game, spot, kind)] ?? bet;
}
