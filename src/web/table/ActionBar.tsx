import { type ReactNode, useEffect, useRef } from 'react';
import type { TableState } from '../../table/state.ts';
import { t } from '../strings.ts';
import { useSit, useTable } from './context.ts';
import { Ending } from './Ending.tsx';
import { WaitForSeat } from './seats/WaitForSeat.tsx';
import { useReserved } from './stage/use-reserved.ts';

interface Props {
  readonly children: ReactNode;
  /** What is shown with the sentence when there is nothing to do. */
  readonly besides?: ReactNode;
}

/** The place at the thumb for whatever can be done; a plain sentence when there is nothing to do. */
export function ActionBar({ children, besides = null }: Props) {
  const ref = useRef<HTMLElement>(null);
  const {
    state: { sign },
    seat,
  } = useTable();
  useReserved(ref, `bar ${sign.offering.id}`);
  // Bets of any size come with a slider, and circles in rows, for which there is room from the start.
  const sized = sign.kind === 'pot' && sign.stakes.structure !== 'fixed';
  const circles =
    sign.kind === 'player-dealer' && seat >= 0
      ? sign.game.wagers.filter(({ when }) => when === 'before').length
      : 0;
  const idle = children === null || children === false;
  // The focus of somebody who plays with the keyboard stays here when buttons come and go.
  useEffect(() => {
    if (!idle && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [idle]);
  return (
    <section
      ref={ref}
      className="action-bar"
      data-sized={sized || undefined}
      data-sets={(sign.kind === 'points' && seat >= 0) || undefined}
      data-circles={circles > 4 ? 'many' : circles > 0 ? 'few' : undefined}
      aria-label={t('table.actions')}
      tabIndex={-1}
    >
      {idle ? <Idle /> : children}
      {idle && besides}
    </section>
  );
}

function Idle() {
  const { state, seat, me, feed } = useTable();
  const onSit = useSit();
  const free = state.seats.indexOf(null);
  const stands = seat < 0 && !state.closing;
  return (
    <>
      <p className="bar-note">{idleText(feed.shown?.voided ?? '', state, seat)}</p>
      <Ending />
      {stands && free >= 0 && onSit !== null && (
        <button type="button" className="button act" data-strength="strong" onClick={() => onSit(free)}>
          {t('table.takeSeat')}
        </button>
      )}
      {stands && free < 0 && me !== '' && <WaitForSeat />}
    </>
  );
}

function idleText(voided: string, state: TableState, seat: number): string {
  if (voided !== '') return t('table.voided', { reason: voided });
  if (state.paused) return t('table.paused');
  if (state.closing) return t('table.closing');
  const seated = seat < 0 ? null : state.seats[seat];
  if (seated === null) return t(state.seats.includes(null) ? 'table.watching' : 'table.watchingFull');
  if (seated.away) return t('table.away');
  if (state.hand !== null) return seated.comes === null ? '' : t('table.comes');
  const playing = state.seats.filter((at) => at !== null && !at.away).length;
  return t(playing < 2 ? 'table.waitsFor' : 'table.nextHand');
}
