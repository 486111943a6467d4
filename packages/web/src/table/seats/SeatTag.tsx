import { memo, type ReactNode } from 'react';
import { Put, type SeatSpots, type TableLayout } from '../../felt/index.ts';
import type { SeatNote } from './Seats.tsx';
import css from './SeatTag.module.css';
import { isOneLine, tagSpot } from './tag-place.ts';

interface Props {
  readonly layout: TableLayout;
  readonly spots: SeatSpots;
  readonly text: string;
  readonly tone: SeatNote['tone'];
  /** Lines of words. */
  readonly hand: string;
  /** Where they grow to, and how wide. */
  readonly across?: string | undefined;
  readonly down?: string | undefined;
  readonly width?: number | undefined;
  /** Whether the hand has been paid, so that no bet lies there anymore. */
  readonly paid: boolean;
  readonly banker: boolean;
  /** Whether no cards lie at the seat. */
  readonly bare: boolean;
}

/**
 * What a seat has done or won: where its bet would lie, at a player-dealer table at the foot of its cards, or at its
 * plate.
 * The plate says it to who cannot see.
 */
export const SeatTag = memo(function SeatTag(props: Props): ReactNode {
  const { layout, text, tone, hand, across, down, width } = props;
  if (text === '' && hand === '') return null;
  return (
    <Put at={tagSpot(props)} className={css.seatTag}>
      <span className={css.tagRoom} style={{ justifyContent: across, alignItems: down }}>
        <span
          className={css.tag}
          data-tone={tone}
          data-line={isOneLine(layout) || undefined}
          style={hand === '' ? undefined : { maxWidth: width }}
          aria-hidden="true"
        >
          {text !== '' && <b>{text}</b>}
          {hand !== '' && hand.split('\n').map((of) => <span key={of}>{of}</span>)}
        </span>
      </span>
    </Put>
  );
});
