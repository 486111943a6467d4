import { useEffect } from 'react';
import { t } from '../strings.ts';

/** The window's title, which a screen reader reads when the place changes. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = t('app.title', { page });
    return () => {
      document.title = t('app.name');
    };
  }, [page]);
}
