import { dollars } from '@cardroom/core/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isStaff } from '../account/is-staff.ts';
import { type PlainKey, t } from '../strings.ts';
import { Icon } from '../ui/icons.tsx';
import ui from '../ui/ui.module.css';
import { useLineNews } from '../ui/use-line-news.ts';
import css from './Header.module.css';
import { Link, usePlace } from './router.tsx';
import { useMe, withName } from './session.ts';

const AccountDialog = lazy(() => import('../account/AccountDialog.tsx'));
const SettingsDialog = lazy(() => import('../account/SettingsDialog.tsx'));

const PLACES: readonly { readonly href: string; readonly text: PlainKey; readonly floor?: true }[] = [
  { href: '/', text: 'nav.lobby' },
  { href: '/hands', text: 'nav.hands' },
  { href: '/school', text: 'nav.school' },
  { href: '/floor', text: 'nav.floor', floor: true },
  { href: '/help', text: 'nav.help' },
];

export function Header() {
  const [dialog, setDialog] = useState<'account' | 'settings' | null>(null);
  const me = useMe();
  const { path } = usePlace();
  // The desk has a form of its own for who has to choose a password.
  const mustChange = me?.mustChange === true && path !== '/floor';
  useEffect(() => {
    if (mustChange) setDialog('account');
  }, [mustChange]);
  const staff = me != null && isStaff(me);
  const worth = me == null ? '' : staff ? t(`role.${me.role}`) : dollars(me.rail);
  return (
    <header className={css.header}>
      <Link href="/" className={css.brand}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{t('app.name')}</span>
      </Link>
      <nav aria-label={t('nav.label')}>
        {PLACES.filter(({ floor }) => !floor || staff).map(({ href, text }) => (
          <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {t(text)}
          </Link>
        ))}
      </nav>
      <LineNews />
      <div className={css.end}>
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t('settings.title')}
          title={t('settings.title')}
          onClick={() => setDialog('settings')}
        >
          <Icon name="sliders" />
        </button>
        {me ? (
          <button type="button" className={css.who} onClick={() => setDialog('account')}>
            <span className={ui.unseen}>{`${t('account.menu', { name: me.name })}, ${worth}`}</span>
            <span className={css.whoName} aria-hidden="true">
              {me.name}
            </span>
            <span className={css.whoChips} aria-hidden="true">
              {worth}
            </span>
          </button>
        ) : (
          <button type="button" className={ui.button} disabled={me === undefined} onClick={() => withName()}>
            {t('account.signIn')}
          </button>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
        {dialog === 'account' && me && <AccountDialog me={me} onClose={() => setDialog(null)} />}
      </Suspense>
    </header>
  );
}

/** Says so when the line to the room is down, and when it is back; nothing while all is well. */
function LineNews() {
  const news = useLineNews();
  const told = news === 'waiting' || news === 'back' || news === 'refused';
  return (
    <p className={css.line} role="status" data-state={news}>
      {told && t(`connection.${news}`)}
    </p>
  );
}
