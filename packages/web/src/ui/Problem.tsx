import { t } from '../strings.ts';
import ui from './ui.module.css';

/** A screen that could not be fetched: why, and another try. */
export function Problem({ text, again }: { readonly text: string; readonly again: () => void }) {
  return (
    <section className={ui.notice} role="alert">
      <p>{text}</p>
      <button type="button" className={ui.button} data-strength="strong" onClick={again}>
        {t('error.again')}
      </button>
    </section>
  );
}
