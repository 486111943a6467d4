import { t } from '../t.ts';
import css from './Progress.module.css';

/** That something is being counted, and how far it is where that is known. */
export function Progress({ part }: { readonly part: number | null }) {
  return (
    <p className={css.progress} role="status">
      {t('odds.working')}
      <progress aria-label={t('odds.working')} {...(part !== null && { value: part })} />
    </p>
  );
}
