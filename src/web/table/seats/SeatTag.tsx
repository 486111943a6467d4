import { memo, type ReactNode } from 'react';
import { Put, type SeatSpots, type Spot, type TableLayout } from '../../felt/index.ts';
import type { SeatNote } from './Seats.tsx';

interface Props {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly text: string;
  readonly tone: SeatNote['tone'];
  /** Lines of words. */
  readonly hand: string;
}

/** What a seat has done or won, between it and the middle of the table; the plate says it to who cannot see. */
export const SeatTag = memo(function SeatTag({ layout, spots, text, tone, hand }: Props): ReactNode {
  if (text === '' && hand === '') return null;
  const at = tagSpot(layout, spots);
  return (
    <Put at={at} className="seat-tag">
      <span className="tag-room" style={layout.kind === 'arc' ? undefined : awayFrom(spots, at)}>
        <span className="tag" data-tone={tone} aria-hidden="true">
          {text !== '' && <b>{text}</b>}
          {hand !== '' && hand.split('\n').map((line) => <span key={line}>{line}</span>)}
        </span>
      </span>
    </Put>
  );
});

/** Where no bet can lie when there is something to say; at a player-dealer table, at the foot of the cards. */
function tagSpot({ kind, scale }: TableLayout, { plate, cards, bet, side }: SeatSpots): Spot {
  if (kind !== 'arc') return bet;
  const up = side === 'bottom';
  const { x, y, width, height } = cards.height > 0 ? cards : plate;
  const foot =
    cards.height > 0 ? y + height / 2 - (up ? 10 * scale : 2) : y + (up ? -1 : 1) * (height / 2 + 8 * scale);
  return { x, y: foot, width, height: 0 };
}

/** Many words grow away from the seat, so that they never cover its name or its cards. */
function awayFrom({ plate, cards }: SeatSpots, { x, y }: Spot) {
  const [dx, dy] = [x - plate.x, y - (plate.y + cards.y) / 2];
  const grow = (by: number, clear: number) => (by > clear ? 'start' : by < -clear ? 'end' : 'center');
  const beside = grow(dx, plate.width / 2);
  return {
    justifyContent: beside,
    alignItems: beside === 'center' ? grow(dy, (plate.height + cards.height) / 2) : 'center',
  };
}
