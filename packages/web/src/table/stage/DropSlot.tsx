import { ChipStack } from '../../art/index.ts';
import { Put, type TableLayout } from '../../felt/index.ts';
import { t } from '../t.ts';
import css from './DropSlot.module.css';

/** The slot in the felt, and what has been taken for the house and its jackpots. */
export function DropSlot({ layout, cents }: { readonly layout: TableLayout; readonly cents: number }) {
  return (
    <Put at={layout.drop} className={css.slot}>
      {cents > 0 && <ChipStack cents={cents} figure="below" size={11 * layout.scale} tallest={4} />}
      <span className={css.word}>{t('spot.drop')}</span>
    </Put>
  );
}
