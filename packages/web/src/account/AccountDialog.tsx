import { dollars } from '@cardroom/core/engine';
import type { Me } from '@cardroom/core/protocol';
import { useMine } from '../app/live.ts';
import { addChips, logOut } from '../app/session.ts';
import { say } from '../app/toasts.tsx';
import { MyTables } from '../mine/MyTables.tsx';
import { t } from '../strings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';
import { isStaff } from './is-staff.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';

const BUYS = [10_000, 50_000, 200_000] as const;

interface Props {
  readonly me: Me;
  readonly onClose: () => void;
}

export default function AccountDialog({ me, onClose }: Props) {
  const { attempt, problem } = useAttempt();
  const leave = (everywhere: boolean) =>
    attempt(async () => {
      await logOut(everywhere);
      onClose();
      say(t(everywhere ? 'account.outEverywhere' : 'account.out'));
    });
  return (
    <Dialog title={me.name} onClose={onClose}>
      <div className={ui.stack}>
        <p className={ui.quiet}>
          {me.guest ? t('account.guest') : t('account.account')}
          {me.role !== 'patron' && ` · ${t(`role.${me.role}`)}`}
        </p>
        {isStaff(me) ? (
          <p>{t(`account.${me.role}Text`)}</p>
        ) : (
          <Rail me={me} attempt={attempt} onGo={onClose} />
        )}
        {problem !== null && (
          <p className={ui.problem} role="alert">
            {problem}
          </p>
        )}
        <PasswordForm me={me} attempt={attempt} />
        <button type="button" className={ui.button} onClick={() => leave(false)}>
          {me.guest ? t('account.logoutGuest') : t('account.logout')}
        </button>
        {!me.guest && (
          <button type="button" className={ui.button} onClick={() => leave(true)}>
            {t('account.logoutEverywhere')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface RailProps {
  readonly me: Me;
  readonly attempt: Attempt;
  /** Somebody goes to one of the tables. */
  readonly onGo: () => void;
}

/** A patron's chips, on the rail and on tables, and more of them. */
function Rail({ me, attempt, onGo }: RailProps) {
  const onTables = useMine().reduce((sum, { chips }) => sum + chips, 0);
  const buy = (cents: number) =>
    attempt(async () => {
      const rail = await addChips(cents);
      say(t('chips.done', { chips: dollars(cents), rail: dollars(rail) }));
    });
  return (
    <>
      <p className={ui.figure}>
        <span className={ui.label}>{t('account.rail')}</span>
        <strong>{dollars(me.rail)}</strong>
      </p>
      {onTables > 0 && (
        <p className={ui.figure}>
          <span className={ui.label}>{t('mine.onTables')}</span>
          <strong>{dollars(onTables)}</strong>
        </p>
      )}
      <MyTables onGo={onGo} />
      <section className={ui.stack} aria-label={t('chips.add')}>
        <p className={ui.quiet}>{t('chips.text')}</p>
        <div className={`${ui.row} ${ui.even}`}>
          {BUYS.map((cents) => (
            <button key={cents} type="button" className={ui.button} onClick={() => buy(cents)}>
              {t('chips.go', { chips: dollars(cents) })}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
