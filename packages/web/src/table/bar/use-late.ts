import { useEffect } from 'react';
import { say } from '../../app/toasts.tsx';
import { useTable } from '../context.ts';
import { isMine } from '../story.ts';
import { t } from '../t.ts';

/** Tells somebody whose time ran out, also while the line was broken, what was done in the meantime. */
export function useLate(): void {
  const { feed, place } = useTable();
  useEffect(
    () =>
      feed.watch((event) => {
        if (event.type !== 'timed out' || event.seat !== place) return;
        // The act follows at once.
        setTimeout(() => say(t('late.acted', { what: feed.story.findLast(isMine) ?? '' }), 'warning'), 50);
      }),
    [feed, place],
  );
}
