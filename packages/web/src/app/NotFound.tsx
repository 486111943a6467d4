import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { Link } from './router.tsx';

export function NotFound() {
  useTitle(t('missing.title'));
  return (
    <section className={ui.notice}>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <Link className={ui.button} data-strength="strong" href="/">
        {t('missing.back')}
      </Link>
    </section>
  );
}
