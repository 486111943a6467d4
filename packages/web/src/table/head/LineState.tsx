import { useMoving } from '../../app/live.ts';
import ui from '../../ui/ui.module.css';
import { useLineNews } from '../../ui/use-line-news.ts';
import { t } from '../t.ts';
import css from './LineState.module.css';

/** How the line to the room stands: a dot while all is well, words when it is not, and when it is again. */
export function LineState({ table }: { readonly table: string }) {
  const line = useLineNews();
  const moves = useMoving(table);
  const news = moves && (line === 'open' || line === 'back') ? 'moving' : line;
  return (
    <p
      className={css.state}
      data-state={news === 'back' ? 'open' : news}
      data-told={news !== 'open' || undefined}
      data-lost={news === 'waiting' || news === 'moving' || undefined}
      role="status"
    >
      <span className={css.dot} aria-hidden="true" />
      <span className={news === 'open' ? ui.unseen : undefined}>{t(`state.${news}`)}</span>
    </p>
  );
}
