import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import type { TableNow } from '../tables/use-table-now.ts';
import css from './WaitingList.module.css';

interface Props {
  readonly now: TableNow;
  /** Seats somebody of the list; null for who only reads, and while every seat is taken. */
  readonly onSeat: ((player: string) => void) | null;
}

/** Who waits for a seat, in turn. */
export function WaitingList({ now: { state, nameOf }, onSeat }: Props) {
  if (state.waiting.length === 0) return null;
  return (
    <section aria-label={t('manage.waiting')}>
      <h3 className={ui.label}>{t('manage.waiting')}</h3>
      <ol className={css.waiting}>
        {state.waiting.map((player) => (
          <li key={player}>
            <span>{nameOf(player)}</span>
            {onSeat !== null && (
              <button
                type="button"
                className={ui.textButton}
                aria-label={t('manage.seatLabel', { name: nameOf(player) })}
                onClick={() => onSeat(player)}
              >
                {t('manage.seatOne')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
