import ui from '../../ui/ui.module.css';
import barCss from '../bar/bar.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { useAsk, useTable } from '../context.ts';
import { count, t } from '../t.ts';

/** The waiting list, for who has no seat. */
export function WaitForSeat() {
  const { state, me } = useTable();
  const { ask, refusal, busy } = useAsk();
  const here = state.waiting.filter((player) => player === me || !state.absent.includes(player));
  const place = here.indexOf(me);
  const isCalled = state.called.some(({ player }) => player === me);
  return (
    <>
      <p className={barCss.note}>
        {isCalled
          ? t('menu.called')
          : place >= 0
            ? t('menu.place', { n: place + 1, of: here.length })
            : count('menu.waitingCount', here.length)}
      </p>
      <button
        type="button"
        className={`${ui.button} ${barCss.act}`}
        disabled={busy}
        onClick={() => void ask({ type: place >= 0 ? 'stop waiting' : 'wait' })}
      >
        {t(place >= 0 ? 'menu.stopWaiting' : 'menu.wait')}
      </button>
      <Refusal text={refusal} />
    </>
  );
}
