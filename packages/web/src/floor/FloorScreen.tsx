import type { Me } from '@cardroom/core/protocol';
import type { ComponentType } from 'react';
import { PasswordForm } from '../account/PasswordForm.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { Link, usePlace } from '../app/router.tsx';
import { useMe, withName } from '../app/session.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './FloorScreen.module.css';
import { Log } from './log/Log.tsx';
import { Money } from './money/Money.tsx';
import { People } from './people/People.tsx';
import { t } from './t.ts';
import { Tables } from './tables/Tables.tsx';

interface PartProps {
  readonly me: Me;
  /** Whether they may change what they see. */
  readonly runs: boolean;
}

const PARTS: Readonly<Record<'tables' | 'money' | 'people' | 'log', ComponentType<PartProps>>> = {
  tables: Tables,
  money: Money,
  people: People,
  log: Log,
};
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

/** The desk from which the room is run; auditors read it. */
export default function FloorScreen() {
  useTitle(t('floor.title'));
  const me = useMe();
  if (me === undefined) return <p className={ui.loading}>{t('app.loading')}</p>;
  if (me === null)
    return (
      <section className={ui.notice}>
        <h1>{t('floor.title')}</h1>
        <p>{t('floor.signIn')}</p>
        <button type="button" className={ui.button} data-strength="strong" onClick={() => withName()}>
          {t('account.signIn')}
        </button>
      </section>
    );
  if (me.mustChange) return <FirstPassword me={me} />;
  if (me.role !== 'floor' && me.role !== 'auditor')
    return (
      <section className={ui.notice}>
        <h1>{t('floor.title')}</h1>
        <p>{t('floor.notYours')}</p>
        <Link className={ui.button} data-strength="strong" href="/">
          {t('floor.toLobby')}
        </Link>
      </section>
    );
  return <Desk me={me} />;
}

function Desk({ me }: { readonly me: Me }) {
  const { query } = usePlace();
  const part = parts.find((of) => of === query.get('part')) ?? 'tables';
  const Shown = PARTS[part];
  const runs = me.role === 'floor';
  return (
    <div className={css.floor}>
      <div className={css.head}>
        <h1>{t('floor.title')}</h1>
        <nav aria-label={t('floor.places')}>
          {parts.map((of) => (
            <Link
              key={of}
              href={of === 'tables' ? '/floor' : `/floor?part=${of}`}
              aria-current={of === part ? 'page' : undefined}
            >
              {t(`floor.${of}`)}
            </Link>
          ))}
        </nav>
        {!runs && <p className={css.note}>{t('floor.readOnly')}</p>}
      </div>
      <Shown me={me} runs={runs} />
    </div>
  );
}

/** The password that the room gave out is good only for choosing another. */
function FirstPassword({ me }: { readonly me: Me }) {
  const { attempt, problem } = useAttempt();
  return (
    <section className={`${ui.notice} ${css.firstPassword}`}>
      <h1>{t('floor.title')}</h1>
      <p>{t('floor.first')}</p>
      {problem !== null && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      <PasswordForm me={me} attempt={attempt} />
    </section>
  );
}
