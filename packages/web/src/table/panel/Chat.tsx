import { type FormEvent, useState } from 'react';
import { keep } from '../../app/settings.ts';
import { store, useStore } from '../../app/store.ts';
import { RoleBadge } from '../../ui/RoleBadge.tsx';
import ui from '../../ui/ui.module.css';
import { useCut, useTable } from '../context.ts';
import { count, t } from '../t.ts';
import css from './Chat.module.css';

const KEPT = 'cardroom.muted';
const LONGEST = 300;

function readMuted(): readonly string[] {
  const kept: unknown = keep(() => JSON.parse(localStorage.getItem(KEPT) ?? '[]'));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

const muted = store<readonly string[]>(readMuted());

function setMuted(ids: readonly string[]): void {
  muted.set(ids);
  keep(() => localStorage.setItem(KEPT, JSON.stringify(ids)));
}

/** What people at the table say; whom one does not want to hear one need not. */
export function Chat() {
  const { feed, me } = useTable();
  const cut = useCut();
  const silent = useStore(muted);
  const [text, setText] = useState('');
  const heard = feed.chat.filter(({ from }) => !silent.includes(from));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    feed.say(said);
    setText('');
  };
  return (
    <div className={css.chat}>
      {heard.length === 0 && <p className={ui.quiet}>{t('chat.none')}</p>}
      <ol className={css.lines} aria-live="polite">
        {heard.map(({ from, name, role, text: said, at }) => (
          <li key={`${at} ${from} ${said}`}>
            <b>{name}</b> <RoleBadge role={role} bot={feed.names[from]?.bot ?? false} /> {said}
            {from !== me && (
              <button
                type="button"
                className={ui.textButton}
                aria-label={t('chat.mute', { name })}
                onClick={() => setMuted([...silent, from])}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {silent.length > 0 && (
        <p className={ui.hint}>
          {count('chat.muted', silent.length)}{' '}
          {silent.map((id) => (
            <button
              key={id}
              type="button"
              className={ui.textButton}
              onClick={() => setMuted(silent.filter((of) => of !== id))}
            >
              {t('chat.unmute', { name: feed.names[id]?.name ?? id })}
            </button>
          ))}
        </p>
      )}
      {me === '' ? (
        <p className={ui.hint}>{t('chat.signIn')}</p>
      ) : (
        <form className={ui.fieldRow} onSubmit={send}>
          <input
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            maxLength={LONGEST}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={ui.button} disabled={cut || text.trim() === ''}>
            {t('chat.send')}
          </button>
        </form>
      )}
    </div>
  );
}
