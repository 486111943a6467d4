import { useEffect, useState } from 'react';
import { dollars } from '../engine/money.ts';
import { AccountDialog } from './account/AccountDialog.tsx';
import { SettingsDialog } from './account/SettingsDialog.tsx';
import { useConnectionState } from './live.ts';
import { Link, usePlace } from './router.tsx';
import { useMe, withName } from './session.ts';
import { type PlainKey, t } from './strings.ts';
import { Icon } from './ui/icons.tsx';

const PLACES: readonly { readonly href: string; readonly text: PlainKey; readonly floor?: true }[] = [
  { href: '/', text: 'nav.lobby' },
  { href: '/hands', text: 'nav.hands' },
  { href: '/floor', text: 'nav.floor', floor: true },
];

export function Header() {
  const [dialog, setDialog] = useState<'account' | 'settings' | null>(null);
  const me = useMe();
  const { path } = usePlace();
  useEffect(() => {
    if (me?.mustChange) setDialog('account');
  }, [me?.mustChange]);
  const staff = me?.role === 'floor' || me?.role === 'auditor';
  return (
    <header className="header">
      <Link href="/" className="brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{t('app.name')}</span>
      </Link>
      <nav aria-label={t('nav.label')}>
        {PLACES.filter(({ floor }) => !floor || staff).map(({ href, text }) => (
          <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {t(text)}
          </Link>
        ))}
        {/* The room itself serves this one, so it is an ordinary link. */}
        <a href="/docs">{t('nav.docs')}</a>
      </nav>
      <Line />
      <div className="header-end">
        <button
          type="button"
          className="icon-button"
          aria-label={t('settings.title')}
          title={t('settings.title')}
          onClick={() => setDialog('settings')}
        >
          <Icon name="sliders" />
        </button>
        {me ? (
          <button
            type="button"
            className="who"
            aria-label={`${t('account.menu', { name: me.name })}, ${dollars(me.rail)}`}
            onClick={() => setDialog('account')}
          >
            <span className="who-name">{me.name}</span>
            <span className="who-chips">{dollars(me.rail)}</span>
          </button>
        ) : (
          <button type="button" className="button" disabled={me === undefined} onClick={() => withName()}>
            {t('account.signIn')}
          </button>
        )}
      </div>
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
      {dialog === 'account' && me && <AccountDialog me={me} onClose={() => setDialog(null)} />}
    </header>
  );
}

/** Says so when the line to the room is down; nothing while all is well. */
function Line() {
  const state = useConnectionState();
  const text =
    state === 'waiting' ? t('connection.waiting') : state === 'refused' ? t('connection.refused') : '';
  return (
    <p className="line" role="status" data-state={state}>
      {text}
    </p>
  );
}
