import { Link } from '../app/router.tsx';
import { t } from '../strings.ts';
import css from './OfferingTabs.module.css';

interface Props {
  readonly offering: string;
  readonly here: 'rules' | 'odds';
}

/** The two sides of an offering: how it is played, and what it costs. */
export function OfferingTabs({ offering, here }: Props) {
  return (
    <nav className={css.tabs} aria-label={t('rules.tabs')}>
      {(['rules', 'odds'] as const).map((tab) => (
        <Link key={tab} href={`/${tab}/${offering}`} aria-current={tab === here ? 'page' : undefined}>
          {t(`rules.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
