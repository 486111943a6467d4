import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../strings.ts';
import { useTable } from './context.ts';

/** The place at the thumb for whatever can be done; a plain sentence when there is nothing to do. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const idle = children === null || children === false;
  // The focus of somebody who plays with the keyboard stays here when buttons come and go.
  useEffect(() => {
    if (!idle && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [idle]);
  return (
    <section ref={ref} className="action-bar" aria-label={t('table.actions')} tabIndex={-1}>
      {idle ? <Idle /> : children}
    </section>
  );
}

function Idle() {
  const { state, seat, feed } = useTable();
  const seated = seat >= 0 ? state.seats[seat] : null;
  const free = state.seats.some((at) => at === null);
  const text =
    feed.shown !== null && feed.shown.voided !== ''
      ? t('table.voided', { reason: feed.shown.voided })
      : state.paused
        ? t('table.paused')
        : state.closing
          ? t('table.closing')
          : seated === null
            ? t(free ? 'table.watching' : 'table.watchingFull')
            : seated.away
              ? t('seat.away')
              : state.hand === null
                ? t(
                    state.seats.filter((at) => at !== null && !at.away).length < 2
                      ? 'table.waitsFor'
                      : 'table.nextHand',
                  )
                : '';
  return <p className="bar-note">{text}</p>;
}
