import { memo, type ReactNode } from 'react';
import { Put, type SeatSpots, type Spot, type TableLayout } from '../../felt/index.ts';
import type { SeatNote } from './Seats.tsx';
import css from './SeatTag.module.css';

interface Props {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly text: string;
  readonly tone: SeatNote['tone'];
  /** Lines of words. */
  readonly hand: string;
  /** Whether the hand has been paid, so that no bet lies there any more. */
  readonly paid: boolean;
  readonly banker: boolean;
}

/** What a seat has done or won, between it and the middle of the table; the plate says it to who cannot see. */
export const SeatTag = memo(function SeatTag(props: Props): ReactNode {
  const { layout, spots, text, tone, hand } = props;
  if (text === '' && hand === '') return null;
  const at = tagSpot(props);
  return (
    <Put at={at} className={css.seatTag}>
      <span className={css.tagRoom} style={layout.kind === 'arc' ? undefined : awayFrom(layout, spots, at)}>
        <span className={css.tag} data-tone={tone} aria-hidden="true">
          {text !== '' && <b>{text}</b>}
          {hand !== '' && hand.split('\n').map((line) => <span key={line}>{line}</span>)}
        </span>
      </span>
    </Put>
  );
});

/**
 * Where no bet can lie when there is something to say; at a player-dealer table, at the foot of the cards
 * until the bets are paid. Who holds the bank has no cards there, and its chips where others have bets.
 */
function tagSpot({ layout: { kind, scale, box }, spots, paid, banker }: Props): Spot {
  const { plate, cards, bet, side } = spots;
  // Several circles say themselves what came of them.
  if (kind !== 'arc' || (paid && !banker && spots.circles.length < 2)) return bet;
  const up = side === 'bottom';
  if (!banker && cards.height > 0)
    return { ...cards, y: cards.y + cards.height / 2 - (up ? Math.max(13, 10 * scale) : 2), height: 0 };
  const beyond = plate.height / 2 + Math.max(11, 10 * scale);
  const below = !up || plate.y + beyond * 1.5 < box.height;
  return { ...plate, y: plate.y + (below ? beyond : -beyond), height: 0 };
}

/** Many words grow away from the seat, so that they never cover its name or its cards. */
function awayFrom({ box, portrait }: TableLayout, { plate, cards, you }: SeatSpots, { x, y }: Spot) {
  // Several lines at the edge of the table grow into it.
  const edge = y < plate.height * 2 ? 'start' : y > box.height - plate.height * 2 ? 'end' : null;
  const [dx, dy] = [x - plate.x, y - (plate.y + cards.y) / 2];
  const grow = (by: number, clear: number) => (by > clear ? 'start' : by < -clear ? 'end' : 'center');
  const beside = grow(dx, plate.width / 2);
  // Before a seat next to one's own, away from one's cards too.
  const out = portrait || you ? 'center' : grow(x - box.width / 2, plate.width);
  return {
    justifyContent: beside === 'center' ? out : beside,
    alignItems: beside === 'center' ? grow(dy, (plate.height + cards.height) / 2) : (edge ?? 'center'),
  };
}
