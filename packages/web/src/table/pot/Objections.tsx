import { object } from '@cardroom/core/table';
import type { ReactNode } from 'react';
import ui from '../../ui/ui.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import css from './Objections.module.css';

/** Somebody wants to kill a pot to come in, and an active player may object to that (003:266, 003:300). */
export function Objections(): ReactNode {
  const { state, seat: mine } = useTable();
  if (mine < 0) return null;
  return state.seats.map(
    (seated, seat) =>
      seated !== null &&
      seat !== mine &&
      Array.isArray(object(state, mine, seat)) && (
        <Objection key={seated.player} seat={seat} player={seated.player} />
      ),
  );
}

function Objection({ seat, player }: { readonly seat: number; readonly player: string }) {
  const { feed } = useTable();
  const { ask, refusal, busy } = useAsk();
  const name = feed.names[player]?.name ?? t('seat.number', { n: seat + 1 });
  return (
    <div className={css.objection}>
      <p>{t('pot.wantsToKill', { name })}</p>
      <button
        type="button"
        className={ui.button}
        data-size="small"
        disabled={busy}
        onClick={() => void ask({ type: 'object', seat })}
      >
        {t('pot.object')}
      </button>
      <Refusal text={refusal} />
    </div>
  );
}
