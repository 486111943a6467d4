import type { Me } from '@cardroom/core/protocol';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../app/api.ts';
import { setPassword } from '../app/session.ts';
import { say } from '../app/toasts.tsx';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import type { Attempt } from './use-attempt.ts';

interface Props {
  readonly me: Me;
  readonly attempt: Attempt;
}

/** A guest sets a password and is no longer one; others change theirs, who was given one for once at once. */
export function PasswordForm({ me, attempt }: Props) {
  const [current, setCurrent] = useState('');
  const [password, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [looks, setLooks] = useState(false);
  const { name } = me;
  const way = me.guest ? 'keep' : me.mustChange ? 'first' : 'change';
  const send = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      if (!looks && again !== password) throw new ApiError('malformed', t('account.repeatDiffers'), 0);
      await setPassword(password, way === 'change' ? current : undefined);
      setCurrent('');
      setNew('');
      setAgain('');
      say(way === 'keep' ? t('account.kept', { name }) : t('account.changed'));
    });
  };
  return (
    <details className={ui.fold} open={way === 'first'}>
      <summary>{t(`account.${way}Title`)}</summary>
      <form className={ui.stack} onSubmit={send}>
        {way !== 'change' && <p className={ui.quiet}>{t(`account.${way}Text`, { name })}</p>}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        {way === 'change' && (
          <label className={ui.field}>
            <span className={ui.label}>{t('account.current')}</span>
            <input
              type="password"
              value={current}
              onChange={({ target }) => setCurrent(target.value)}
              required
              autoComplete="current-password"
            />
          </label>
        )}
        <label className={ui.field}>
          <span className={ui.label}>{t(way === 'keep' ? 'account.password' : 'account.newPassword')}</span>
          <input
            type={looks ? 'text' : 'password'}
            value={password}
            onChange={({ target }) => setNew(target.value)}
            required
            minLength={8}
            autoComplete="new-password"
          />
          <span className={ui.hint}>{t('account.passwordHint')}</span>
        </label>
        <label className={ui.tick}>
          <input type="checkbox" checked={looks} onChange={({ target }) => setLooks(target.checked)} />
          <span>{t('account.look')}</span>
        </label>
        {!looks && (
          <label className={ui.field}>
            <span className={ui.label}>{t('account.repeat')}</span>
            <input
              type="password"
              value={again}
              onChange={({ target }) => setAgain(target.value)}
              required
              autoComplete="new-password"
            />
          </label>
        )}
        <button type="submit" className={ui.button} data-strength={way === 'first' ? 'strong' : undefined}>
          {way === 'keep' ? t('account.keepGo', { name }) : t('account.changeGo')}
        </button>
      </form>
    </details>
  );
}
