import { memo, type ReactNode } from 'react';
import { Put, type SeatSpots, type Spot, type TableLayout } from '../../felt/index.ts';
import type { SeatNote } from './Seats.tsx';
import css from './SeatTag.module.css';

/** Felts below this width have no room for several lines at a seat. */
const NARROW = 560;
/** Letters of a hand's name that lie between a seat and the board; of a split pot each half is told below the felt. */
const SHORT = 34;

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

/**
 * What a seat has done or won: where its bet would lie, at a player-dealer table at the foot of its cards.
 * The plate says it to who cannot see.
 */
export const SeatTag = memo(function SeatTag(props: Props): ReactNode {
  const { layout, spots, text, tone } = props;
  // One line, but for the winner's hand on a wide felt: elsewhere what it came to stands below the felt.
  const line = layout.kind !== 'oval' || layout.box.width < NARROW;
  const hand = line || props.hand.length > SHORT ? '' : props.hand;
  if (text === '' && hand === '') return null;
  const at = tagSpot(props);
  return (
    <Put at={at} className={css.seatTag}>
      <span className={css.tagRoom} style={line ? undefined : awayFrom(layout, spots, at)}>
        <span className={css.tag} data-tone={tone} data-line={line || undefined} aria-hidden="true">
          {text !== '' && <b>{text}</b>}
          {hand !== '' && hand.split('\n').map((of) => <span key={of}>{of}</span>)}
        </span>
      </span>
    </Put>
  );
});

/** Where the chips of all bets lay in one pile there is room for what came of them, once they are paid. */
function tagSpot({ layout: { kind }, spots, paid, banker }: Props): Spot {
  const { bet, note, circles } = spots;
  return kind === 'arc' && paid && !banker && circles.length === 0 ? bet : note;
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
