import { sentence } from '../app/api.ts';
import { t } from '../strings.ts';
import ui from './ui.module.css';

interface Props {
  readonly error: Error;
  readonly again: () => unknown;
}

/** A screen that could not be fetched: why, and another try. */
export function Problem({ error, again }: Props) {
  return (
    <section className={ui.notice} role="alert">
      <p>{sentence(error)}</p>
      <button type="button" className={ui.button} data-strength="strong" onClick={() => again()}>
        {t('error.again')}
      </button>
    </section>
  );
}
