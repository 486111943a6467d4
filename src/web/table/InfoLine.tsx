import type { ReactNode } from 'react';
import { t } from '../strings.ts';
import { useTable } from './context.ts';
import { dueSeats } from './seats/due.ts';
import { useSecondsLeft } from './stage/Clock.tsx';

interface Props {
  /** What lies in the middle, what it costs, the hand one has, the fee: what always shows. */
  readonly items: readonly (string | null)[];
}

/** The one line that always tells how things stand. */
export function InfoLine({ items }: Props): ReactNode {
  const { state, seat, legal, feed } = useTable();
  const due = dueSeats(state, legal);
  const mine = seat >= 0 && due.includes(seat);
  const { turn } = state;
  const left = useSecondsLeft(turn !== null && turn.seats.length > 0 ? turn.until : null, () => feed.now());
  const who = due.map((at) => t('seat.number', { n: at + 1 })).join(', ');
  const whose = mine
    ? left === null
      ? t('info.yourTurn')
      : t('info.yourTurnFor', { n: left })
    : who === ''
      ? null
      : `${t('info.turn', { who })}${left === null ? '' : `, ${t('seat.seconds', { n: left })}`}`;
  return (
    <section className="info-line" aria-label={t('table.line')}>
      {whose !== null && (
        <span className="info-turn" data-mine={mine || undefined}>
          {whose}
        </span>
      )}
      {items.map((item) => item !== null && item !== '' && <span key={item}>{item}</span>)}
    </section>
  );
}
