import ui from '../../ui/ui.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { ownAct } from './own-act.ts';

/** Where the book lets a player think better of a call or a draw, until something follows. */
export function TakeBack({ seat }: { readonly seat: number }) {
  const { feed } = useTable();
  const { ask, refusal, busy } = useAsk();
  const what = ownAct(feed.shown?.events ?? [], seat, feed.ownRulings);
  if (what === null) return null;
  return (
    <div className={ui.row}>
      <button
        type="button"
        className={ui.textButton}
        disabled={busy}
        onClick={() => void ask({ type: 'ask ruling', what })}
      >
        {t('ruled.takeBack')}
      </button>
      <Refusal text={refusal} />
    </div>
  );
}
