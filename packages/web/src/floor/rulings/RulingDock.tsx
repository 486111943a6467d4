import type { FloorCommand, TableState } from '@cardroom/core/table';
import { useEffect, useId, useRef, useState } from 'react';
import { say } from '../../app/toasts.tsx';
import type { Picked, Thing } from '../../table/naming/naming.ts';
import ui from '../../ui/ui.module.css';
import { floorApi } from '../floor-api.ts';
import { t } from '../t.ts';
import { PauseTable } from '../tables/PauseTable.tsx';
import { HoldBets } from './HoldBets.tsx';
import css from './RulingDock.module.css';
import { RulingPanel } from './RulingPanel.tsx';

interface Props {
  readonly table: string;
  readonly state: TableState;
  readonly nameAt: (seat: number) => string;
  /** What was pointed at on the felt last. */
  readonly pointed: Thing | null;
  readonly onPicked: (picked: Picked | null) => void;
  readonly onClose: () => void;
}

/** A ruling by somebody of the floor who watches the table: beside the felt, which can be pointed at meanwhile. */
export default function RulingDock({ table, state, nameAt, pointed, onPicked, onClose }: Props) {
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  useFocusBack();
  useEffect(() => {
    const close = ({ key, target }: KeyboardEvent) => {
      const here = target === document.body || box.current?.contains(target as Node) === true;
      if (key === 'Escape' && here) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const act = async (command: FloorCommand): Promise<boolean> => {
    const answer = await floorApi.command(table, command);
    if (answer.ok) {
      setProblem('');
      say(t('floor.done', { what: t(`manage.did.${command.type}`) }));
      if (command.type === 'rule') onClose();
    } else setProblem(answer.message);
    return answer.ok;
  };
  const { paused } = state;
  return (
    <section ref={box} className={css.dock} role="dialog" aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{t('ruling.heading')}</h2>
        <button type="button" className={ui.iconButton} aria-label={t('ruling.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className={`${ui.stack} ${css.body}`}>
        <div className={ui.row}>
          <PauseTable paused={paused} act={act} />
          <HoldBets hand={state.hand} act={act} />
        </div>
        <RulingPanel {...{ table, state, nameAt, problem, act, pointed, onPicked }} onCancel={onClose} />
      </div>
    </section>
  );
}

/** Where one was before goes on when it is closed. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}
