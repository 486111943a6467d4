import type { FloorCommand } from '@cardroom/core/table';
import { useState } from 'react';
import { say } from '../../app/toasts.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { Confirm } from '../Confirm.tsx';
import { floorApi } from '../floor-api.ts';
import { afterwards } from '../floor-queries.ts';
import { t } from '../t.ts';
import css from './Trouble.module.css';

interface Props {
  readonly table: string;
  readonly name: string;
  readonly house: string;
  /** What went wrong there. */
  readonly trouble: string;
  readonly runs: boolean;
}

/** A table that was stopped: what happened, and the two ways on. */
export function Trouble({ table, name, house, trouble, runs }: Props) {
  const [voiding, setVoiding] = useState(false);
  const [reason, setReason] = useState(t('trouble.reason'));
  const [problem, setProblem] = useState('');
  const act = async (command: FloorCommand & { readonly type: 'resume' | 'void' }): Promise<boolean> => {
    const answer = await floorApi.command(table, command);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) {
      setVoiding(false);
      say(t('floor.done', { what: t(`manage.did.${command.type}`) }));
    }
    void afterwards();
    return answer.ok;
  };
  const close = () => {
    setProblem('');
    setVoiding(false);
  };
  return (
    <div className={css.trouble}>
      <p className={ui.problem} role="alert">
        {trouble}
      </p>
      {runs && (
        <div className={ui.row}>
          <button
            type="button"
            className={ui.button}
            data-size="small"
            data-strength="strong"
            aria-label={t('trouble.resumeLabel', { game: name, house })}
            onClick={() => void act({ type: 'resume' })}
          >
            {t('trouble.resume')}
          </button>
          <button
            type="button"
            className={ui.button}
            data-size="small"
            aria-label={t('trouble.voidLabel', { game: name, house })}
            onClick={() => setVoiding(true)}
          >
            {t('trouble.void')}
          </button>
        </div>
      )}
      {!voiding && problem !== '' && problem !== trouble && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      {voiding && (
        <Dialog title={name} onClose={close}>
          <Confirm
            title={t('trouble.voidTitle', { game: name })}
            text={t('manage.voidText')}
            go={t('manage.voidGo')}
            problem={problem}
            onGo={() => act({ type: 'void', reason: reason.trim() })}
            onCancel={close}
          >
            <label className={ui.field}>
              <span className={ui.label}>{t('manage.reason')}</span>
              <input
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                maxLength={200}
                required
              />
            </label>
          </Confirm>
        </Dialog>
      )}
    </div>
  );
}
