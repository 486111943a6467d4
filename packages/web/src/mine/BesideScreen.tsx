import { useMine } from '../app/live.ts';
import { Link } from '../app/router.tsx';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './BesideScreen.module.css';

/** As many as can be looked at together. */
const MOST = 4;

/** The visitor's tables side by side, each as it is by itself: a wide screen shows several, a phone one below another. */
export default function BesideScreen() {
  const tables = useMine().slice(0, MOST);
  useTitle(t('mine.title'));
  return (
    <div className={css.screen} data-tables={tables.length}>
      <header className={css.head}>
        <Link href="/">{t('mine.lobby')}</Link>
        <h1>{t('mine.title')}</h1>
      </header>
      {tables.length === 0 && <p className={ui.quiet}>{t('mine.none')}</p>}
      <div className={css.tables}>
        {tables.map(({ id, name, asked }) => (
          <iframe key={id} src={`/t/${id}`} title={name} data-turn={asked !== null || undefined} />
        ))}
      </div>
    </div>
  );
}
