import { type FormEvent, useState } from 'react';
import { say } from '../../app/toasts.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { Refusal } from '../bar/Refusal.tsx';
import { WithLine } from '../bar/WithLine.tsx';
import { useAsk } from '../context.ts';
import { t } from '../t.ts';

/** A player has the floor come, and says what it is about. */
export default function CallFloor({ onClose }: { readonly onClose: () => void }) {
  const { ask, refusal, busy } = useAsk();
  const [what, setWhat] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await ask({ type: 'call floor', what: what.trim() }))) return;
    say(t('call.done'));
    onClose();
  };
  return (
    <Dialog title={t('call.title')} onClose={onClose}>
      <form className={ui.stack} onSubmit={(event) => void send(event)}>
        <WithLine>
          <p className={ui.quiet}>{t('call.text')}</p>
          <label className={ui.field}>
            <span className={ui.label}>{t('call.what')}</span>
            <input
              value={what}
              onChange={({ target }) => setWhat(target.value)}
              placeholder={t('call.hint')}
              maxLength={200}
              required
              data-autofocus
            />
          </label>
          <Refusal text={refusal} />
          <button type="submit" className={ui.button} data-strength="strong" disabled={busy}>
            {t('call.go')}
          </button>
        </WithLine>
      </form>
    </Dialog>
  );
}
