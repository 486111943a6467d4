import { ChipStack } from '../../art/index.ts';
import { Put, type TableLayout } from '../../felt/index.ts';
import { t } from '../t.ts';
import css from './DropSlot.module.css';

/** Pixels that a word, a figure and a few chips are high. */
const WITH_CHIPS = 54;

/** The slot in the felt, and what has been taken for the house and its jackpots. */
export function DropSlot({ layout, cents }: { readonly layout: TableLayout; readonly cents: number }) {
  // Where there is little room the figure says it alone.
  const chips = layout.drop.height < WITH_CHIPS ? 0 : 11 * layout.scale;
  return (
    <Put at={layout.drop} className={css.slot}>
      {cents > 0 && <ChipStack cents={cents} figure="below" size={chips} tallest={4} />}
      <span className={css.word}>{t('spot.drop')}</span>
    </Put>
  );
}
