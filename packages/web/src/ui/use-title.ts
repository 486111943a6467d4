import { useEffect } from 'react';
import { useMine } from '../app/live.ts';
import { t } from '../strings.ts';

/**
 * The window's title, which a screen reader reads when the place changes, and its icon. When a table waits for the
 * visitor they say so before all else: `here` is the table on the screen, and `turn` whether it does.
 */
export function useTitle(page: string, here?: string, turn = false): void {
  const other = useMine().find(({ id, asked }) => asked !== null && id !== here)?.name;
  const waits = turn ? page : other;
  useEffect(() => {
    document.title = waits === undefined ? t('app.title', { page }) : t('app.turn', { page: waits });
    document
      .querySelector('link[rel="icon"]')
      ?.setAttribute('href', waits === undefined ? '/icon.svg' : '/icon-turn.svg');
    return () => {
      document.title = t('app.name');
      document.querySelector('link[rel="icon"]')?.setAttribute('href', '/icon.svg');
    };
  }, [page, waits]);
}
