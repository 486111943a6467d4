import { t } from '../strings.ts';

/** A screen that could not be fetched: why, and another try. */
export function Problem({ text, again }: { readonly text: string; readonly again: () => void }) {
  return (
    <section className="notice" role="alert">
      <p>{text}</p>
      <button type="button" className="button" data-strength="strong" onClick={again}>
        {t('error.again')}
      </button>
    </section>
  );
}
