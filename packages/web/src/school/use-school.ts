import { useCallback, useEffect, useState } from 'react';
import { type Dealer, startDealer } from './dealing/dealer.ts';
import type { Catalog, Fits } from './dealing/messages.ts';

interface School {
  readonly dealer: Dealer | null;
  /** Null until it is loaded. */
  readonly catalog: Catalog | null;
  /** Null until every game has been looked through. */
  readonly fits: Fits | null;
  readonly failed: boolean;
}

const CLOSED: School = { dealer: null, catalog: null, fits: null, failed: false };

/** The thread that deals while the school is on the screen, and what it has told of itself. */
export function useSchool(): School & { readonly retry: () => void } {
  const [school, setSchool] = useState<School>(CLOSED);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts another thread.
  useEffect(() => {
    const { dealer, stop } = startDealer();
    let open = true;
    const tell = (change: Partial<School>) => open && setSchool((was) => ({ ...was, ...change }));
    setSchool({ ...CLOSED, dealer });
    dealer.catalog().then(
      (catalog) => tell({ catalog }),
      () => tell({ failed: true }),
    );
    // Without it more is offered than can be asked, and a sentence says so then.
    dealer.fits().then(
      (fits) => tell({ fits }),
      () => {},
    );
    return () => {
      open = false;
      stop();
    };
  }, [tries]);
  return { ...school, retry: useCallback(() => setTries((n) => n + 1), []) };
}
