import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { go, Link } from '../../app/router.tsx';
import { useMe, withName } from '../../app/session.ts';
import ui from '../../ui/ui.module.css';
import { useTitle } from '../../ui/use-title.ts';
import { keyIn } from '../bar/key-in.ts';
import type { Closed } from '../feed.ts';
import { t } from '../t.ts';

interface Props {
  readonly table: string;
  readonly invite: string | undefined;
  readonly closed: Closed;
}

const Ledger = lazy(() => import('../host/Ledger.tsx'));

/** A table that is not shown: why, and what one can do about it. */
export function Shut({ table, invite, closed }: Props) {
  const me = useMe();
  const { why = 'closed', reason } = closed;
  const title = t(`table.${why}`);
  useTitle(title);
  return (
    <section className={ui.notice}>
      <h1>{title}</h1>
      {(why === 'broken' || why === 'stopped') && <p>{reason}</p>}
      {why === 'unknown' && <p>{t('table.unknownText')}</p>}
      {why === 'closed' && <p>{t('table.closedText')}</p>}
      {why === 'closed' && me && (
        <Suspense fallback={null}>
          <Ledger table={table} quiet />
        </Suspense>
      )}
      {why === 'private' && <WayIn table={table} wrong={invite !== undefined} />}
      <div className={ui.row}>
        <Link className={ui.button} data-strength={why === 'private' ? undefined : 'strong'} href="/">
          {t('missing.back')}
        </Link>
        {why === 'closed' && (
          <Link className={ui.button} href="/hands">
            {t('nav.hands')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** How one gets into a private table: with its link, or by the name that has a seat there. */
function WayIn({ table, wrong }: { readonly table: string; readonly wrong: boolean }): ReactNode {
  const me = useMe();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const key = keyIn(text, table);
    setProblem(key === null);
    if (key !== null) go(`/t/${table}?${new URLSearchParams({ key })}`, 'replace');
  };
  return (
    <>
      <p>{t(wrong ? 'table.privateWrong' : 'table.privateText')}</p>
      <form className={ui.stack} onSubmit={send}>
        <label className={ui.field}>
          <span className={ui.label}>{t('table.privateField')}</span>
          <span className={ui.fieldRow}>
            <input
              value={text}
              onChange={({ target }) => setText(target.value)}
              required
              autoComplete="off"
              spellCheck={false}
            />
            <button type="submit" className={ui.button} data-strength="strong">
              {t('table.privateGo')}
            </button>
          </span>
        </label>
        {problem && (
          <p className={ui.problem} role="alert">
            {t('table.privateOther')}
          </p>
        )}
      </form>
      {me === null && (
        <p>
          {t('table.privateSeated')}{' '}
          <button type="button" className={ui.textButton} onClick={() => withName()}>
            {t('account.signIn')}
          </button>
        </p>
      )}
    </>
  );
}
