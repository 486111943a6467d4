import { t } from '../../strings.ts';
import { useLineNews } from '../../ui/use-line-news.ts';

/** How the line to the room stands: a dot while all is well, words when it is not, and when it is again. */
export function LineState() {
  const news = useLineNews();
  return (
    <p
      className="line-state"
      data-state={news === 'back' ? 'open' : news}
      data-lost={news === 'waiting' || undefined}
      role="status"
    >
      <span className="line-dot" aria-hidden="true" />
      <span className={news === 'open' ? 'unseen' : undefined}>{t(`state.${news}`)}</span>
    </p>
  );
}
