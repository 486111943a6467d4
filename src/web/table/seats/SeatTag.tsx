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
  return (
    <Put at={tagSpot(layout, spots)} className="seat-tag">
      <span className="tag" data-tone={tone} data-side={spots.side} aria-hidden="true">
        {text !== '' && <b>{text}</b>}
        {hand !== '' && hand.split('\n').map((line) => <span key={line}>{line}</span>)}
      </span>
    </Put>
  );
});

/** Where no bet can lie when there is something to say; at a player-dealer table, at the foot of the cards. */
function tagSpot({ kind, scale }: TableLayout, { plate, cards, bet, side }: SeatSpots): Spot {
  if (kind !== 'arc') return bet;
  const up = side === 'bottom';
  const { x, y, width, height } = cards.height > 0 ? cards : plate;
  const foot = cards.height > 0 ? y + height / 2 - (up ? 10 * scale : 2) : y + ((up ? -1 : 1) * height) / 2;
  return { x, y: foot, width, height: 0 };
}
