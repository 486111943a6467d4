import { dollars } from '@cardroom/core/engine';
import { type FormEvent, useState } from 'react';
import { sentence } from '../app/api.ts';
import { dropSignIn, friendlyName, logIn, register, signInAsGuest } from '../app/session.ts';
import { say } from '../app/toasts.tsx';
import { t } from '../strings.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';
import { isStaff } from './is-staff.ts';

type Way = 'guest' | 'login' | 'register';
const WAYS = [
  { value: 'guest', text: t('account.guestTab') },
  { value: 'login', text: t('account.loginTab') },
  { value: 'register', text: t('account.registerTab') },
] as const;

const LONGEST_NAME = 24;

export default function SignIn() {
  const [way, setWay] = useState<Way>('guest');
  const [name, setName] = useState(friendlyName);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const turn = (to: Way) => {
    setWay(to);
    setProblem(null);
    // The generated name is only a guest's.
    if (way === 'guest') setName('');
    else if (to === 'guest') setName(friendlyName());
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const me =
        way === 'guest'
          ? await signInAsGuest(name.trim())
          : await (way === 'login' ? logIn : register)(name.trim(), password);
      say(
        isStaff(me)
          ? t('account.welcomeStaff', { name: me.name })
          : t('account.welcome', { name: me.name, chips: dollars(me.rail) }),
      );
    } catch (error) {
      setProblem(sentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('account.title')} onClose={dropSignIn}>
      <Choice label={t('account.title')} hideLabel value={way} choices={WAYS} onChoose={turn} />
      <form className={ui.stack} onSubmit={send}>
        <p className={ui.quiet}>{t(`account.${way}Text`)}</p>
        <label className={ui.field}>
          <span className={ui.label}>{t('account.name')}</span>
          <span className={ui.fieldRow}>
            <input
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={LONGEST_NAME}
              required
              autoComplete={way === 'guest' ? 'off' : 'username'}
              spellCheck={false}
              aria-describedby={problem === null ? undefined : 'sign-in-problem'}
            />
            {way === 'guest' && (
              <button type="button" className={ui.button} onClick={() => setName(friendlyName())}>
                {t('account.otherName')}
              </button>
            )}
          </span>
        </label>
        {way !== 'guest' && (
          <label className={ui.field}>
            <span className={ui.label}>{t('account.password')}</span>
            <input
              type="password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              required
              minLength={way === 'register' ? 8 : undefined}
              autoComplete={way === 'login' ? 'current-password' : 'new-password'}
            />
            {way === 'register' && <span className={ui.hint}>{t('account.passwordHint')}</span>}
          </label>
        )}
        {problem !== null && (
          <p className={ui.problem} role="alert" id="sign-in-problem">
            {problem}
          </p>
        )}
        <button
          type="submit"
          className={`${ui.button} ${ui.wide}`}
          data-strength="strong"
          disabled={busy}
          data-autofocus
        >
          {way === 'guest'
            ? name.trim() === ''
              ? t('account.guestGoNameless')
              : t('account.guestGo', { name: name.trim() })
            : t(`account.${way}Go`)}
        </button>
      </form>
    </Dialog>
  );
}
