import { useState } from 'react';
import { sentence } from '../../app/api.ts';
import { say } from '../../app/toasts.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { Confirm } from '../Confirm.tsx';
import { floorApi, type Person } from '../floor-api.ts';
import { afterwards } from '../floor-queries.ts';
import { t } from '../t.ts';

interface Props {
  readonly person: Person;
  readonly how: 'eject' | 'ban';
  readonly onClose: () => void;
}

/** Somebody has to go, from the tables or from the room, with a note that they are told. */
export function SendAway({ person: { id, name }, how, onClose }: Props) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const go = async () => {
    try {
      await floorApi[how](id, note.trim());
    } catch (error) {
      setProblem(sentence(error));
      return false;
    }
    say(t(how === 'ban' ? 'people.didBan' : 'people.didEject', { name }));
    void afterwards();
    onClose();
    return true;
  };
  return (
    <Dialog title={t(`people.${how}`)} onClose={onClose}>
      <Confirm
        title={t(`people.${how}Title`, { name })}
        text={t(`people.${how}Text`, { name })}
        go={t(`people.${how}Label`, { name })}
        problem={problem}
        onGo={go}
        onCancel={onClose}
      >
        <label className={ui.field}>
          <span className={ui.label}>{t('people.note')}</span>
          <input
            value={note}
            onChange={({ target }) => setNote(target.value)}
            placeholder={t('people.noteHint')}
            maxLength={200}
            required
          />
        </label>
      </Confirm>
    </Dialog>
  );
}
