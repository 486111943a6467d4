import { count, t } from '../../strings.ts';
import { useAsk, useTable } from '../context.ts';
import { Refusal } from '../Refusal.tsx';

/** The waiting list, for who has no seat. */
export function WaitForSeat() {
  const { state, me } = useTable();
  const { ask, refusal, busy } = useAsk();
  const place = state.waiting.indexOf(me);
  return (
    <>
      <p className="bar-note">
        {place >= 0
          ? t('menu.place', { n: place + 1, of: state.waiting.length })
          : count('menu.waitingCount', state.waiting.length)}
      </p>
      <button
        type="button"
        className="button act"
        disabled={busy}
        onClick={() => void ask({ type: place >= 0 ? 'stop waiting' : 'wait' })}
      >
        {t(place >= 0 ? 'menu.stopWaiting' : 'menu.wait')}
      </button>
      <Refusal text={refusal} />
    </>
  );
}
