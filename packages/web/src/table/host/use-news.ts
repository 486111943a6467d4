import { useEffect } from 'react';
import { say } from '../../app/toasts.tsx';
import { useTable } from '../context.ts';
import { t } from '../t.ts';

/** What everybody at a table should hear of it besides the hand: something else is posted, or the floor has come. */
export function useNews(): void {
  const { feed } = useTable();
  useEffect(
    () =>
      feed.watch((event, { me }) => {
        if (event.type === 'to be posted') say(t('news.feesNext'));
        else if (event.type === 'posted') say(t(event.fees === undefined ? 'news.clock' : 'news.fees'));
        else if (event.type === 'floor answered' && event.player === me) say(t('news.floor'));
      }),
    [feed],
  );
}
