import type { ReactNode } from 'react';
import { useCut } from '../context.ts';
import { t } from '../t.ts';
import css from './ActionBar.module.css';
import { Refusal } from './Refusal.tsx';

/** What the room has to hear of: without a line to it none of it can be pressed, and why is said. */
export function WithLine({ children }: { readonly children: ReactNode }) {
  const cut = useCut();
  return (
    <fieldset className={css.within} disabled={cut}>
      {children}
      {cut && <Refusal text={t('table.cut')} />}
    </fieldset>
  );
}
