import { useState } from 'react';
import { dollars } from '../../engine/money.ts';
import type { Me } from '../../protocol/messages.ts';
import { sentence } from '../api.ts';
import { addChips, logOut } from '../session.ts';
import { t } from '../strings.ts';
import { say } from '../toasts.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { isStaff } from './is-staff.ts';
import { PasswordForm } from './PasswordForm.tsx';

type Attempt = (what: () => Promise<void>) => void;

const BUYS = [10_000, 50_000, 200_000] as const;

interface Props {
  readonly me: Me;
  readonly onClose: () => void;
}

export function AccountDialog({ me, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt: Attempt = (what) => {
    setProblem(null);
    what().catch((error: unknown) => setProblem(sentence(error)));
  };
  return (
    <Dialog title={me.name} onClose={onClose}>
      <div className="stack">
        <p className="quiet">
          {me.guest ? t('account.guest') : t('account.account')}
          {me.role !== 'patron' && ` · ${t(`role.${me.role}`)}`}
        </p>
        {isStaff(me) ? <p>{t(`account.${me.role}Text`)}</p> : <Rail me={me} attempt={attempt} />}
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <PasswordForm me={me} attempt={attempt} />
        <button
          type="button"
          className="button"
          onClick={() =>
            attempt(async () => {
              await logOut();
              onClose();
              say(t('account.out'));
            })
          }
        >
          {me.guest ? t('account.logoutGuest') : t('account.logout')}
        </button>
      </div>
    </Dialog>
  );
}

/** A patron's chips outside of the tables, and more of them. */
function Rail({ me, attempt }: { readonly me: Me; readonly attempt: Attempt }) {
  const buy = (cents: number) =>
    attempt(async () => {
      const rail = await addChips(cents);
      say(t('chips.done', { chips: dollars(cents), rail: dollars(rail) }));
    });
  return (
    <>
      <p className="figure">
        <span className="label">{t('account.rail')}</span>
        <strong>{dollars(me.rail)}</strong>
      </p>
      <section className="stack" aria-label={t('chips.add')}>
        <p className="quiet">{t('chips.text')}</p>
        <div className="row even">
          {BUYS.map((cents) => (
            <button key={cents} type="button" className="button" onClick={() => buy(cents)}>
              {t('chips.go', { chips: dollars(cents) })}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
