import { roomBehind } from '@cardroom/core/table';
import { type ReactNode, useEffect, useRef } from 'react';
import ui from '../../ui/ui.module.css';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useAsk, useBehind, useCut, useSit, useTable } from '../context.ts';
import { Ending } from '../head/Ending.tsx';
import { ComeBack } from '../seats/ComeBack.tsx';
import { nameAt } from '../seats/name-at.ts';
import { WaitForSeat } from '../seats/WaitForSeat.tsx';
import { useReserved } from '../stage/use-reserved.ts';
import { t } from '../t.ts';
import css from './ActionBar.module.css';
import barCss from './bar.module.css';
import { idleText } from './idle-text.ts';
import { Refusal } from './Refusal.tsx';

interface Props {
  readonly children: ReactNode;
  /** What is shown with the sentence when there is nothing to do. */
  readonly besides?: ReactNode;
}

/** The place at the thumb for whatever can be done; a plain sentence when there is nothing to do. */
export function ActionBar({ children, besides = null }: Props) {
  const ref = useRef<HTMLElement>(null);
  const cut = useCut();
  const {
    state: { sign, paused },
    place,
  } = useTable();
  useReserved(ref, `bar ${sign.offering.id}`);
  // Bets of any size come with a slider, and circles in rows, for which there is room from the start.
  const sized = sign.kind === 'pot' && sign.stakes.structure !== 'fixed';
  const circles =
    sign.kind === 'player-dealer' && place >= 0
      ? sign.game.wagers.filter(({ when }) => when === 'before').length
      : 0;
  // Hands that are given out whole are set in a tray.
  const tray = sign.kind === 'player-dealer' && sign.game.script.some((step) => step.do === 'deliver');
  const idle = children === null || children === false;
  // The focus of somebody who plays with the keyboard stays here when buttons come and go.
  useEffect(() => {
    if (!idle && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [idle]);
  return (
    <section
      ref={ref}
      className={css.bar}
      data-bar
      data-sized={sized || undefined}
      data-sets={(sign.kind === 'points' && place >= 0) || undefined}
      data-tray={(tray && place >= 0) || undefined}
      data-circles={circles > 4 ? 'many' : circles > 0 ? 'few' : undefined}
      aria-label={t('table.actions')}
      tabIndex={-1}
    >
      {/* Whatever cannot be asked for cannot be pressed. */}
      <fieldset className={css.within} disabled={cut}>
        {idle || paused ? <Idle /> : children}
        {idle && besides}
        {/* What was begun stays as it is until the table goes on. */}
        {!idle && paused && <div hidden>{children}</div>}
      </fieldset>
      {cut && place >= 0 && <Refusal text={t('table.cut')} />}
    </section>
  );
}

function Idle() {
  const { state, seat, place, asked, me, feed, idle } = useTable();
  const onSit = useSit();
  const { ask } = useAsk();
  const behind = useBehind();
  const free = state.seats.indexOf(null);
  const comes = seat < 0 && !state.closing;
  // Somebody must sit there to bet behind.
  const mayBet = place < 0 && comes && roomBehind(state.sign) > 0 && state.seats.some((at) => at !== null);
  const left = useSecondsLeft(state.betting?.until ?? null, () => feed.now());
  const voided = feed.shown?.voided ?? '';
  return (
    <>
      <p className={barCss.note}>
        {idle ??
          idleText({
            state,
            seat,
            stands: place >= 0 && seat < 0,
            called: asked === 'sit',
            voided,
            left,
            nameAt: (at) => nameAt(state, feed.names, at),
          })}
      </p>
      <Ending />
      {seat >= 0 && state.seats[seat]?.away && state.chips[seat] > 0 && !state.paused && (
        <ComeBack
          state={state}
          seat={seat}
          go={(way) => void ask({ type: 'come back', ...(way !== null && { comes: way }) })}
        />
      )}
      {comes && free >= 0 && onSit !== null && (
        <button
          type="button"
          className={`${ui.button} ${barCss.act}`}
          data-strength="strong"
          onClick={() => onSit(free)}
        >
          {t('table.takeSeat')}
        </button>
      )}
      {mayBet && behind !== null && (
        <button type="button" className={`${ui.button} ${barCss.act}`} onClick={() => behind.stand()}>
          {t('stand.offer')}
        </button>
      )}
      {comes && free < 0 && me !== '' && onSit !== null && <WaitForSeat />}
    </>
  );
}
