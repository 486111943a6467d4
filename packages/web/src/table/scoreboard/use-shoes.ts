import type { Score } from '@cardroom/core/table';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { useTable } from '../context.ts';

/** Rounds of this shoe and of the one before, the first first. */
export interface Shoes {
  readonly shoe: readonly Score[];
  readonly last: readonly Score[];
}

/** The room keeps the score; it is asked when somebody looks, and after each round that he has seen. */
export function useShoes(): Shoes | null {
  const { feed } = useTable();
  const [shoes, setShoes] = useState<Shoes | null>(null);
  useEffect(() => {
    let stopped = false;
    const ask = () =>
      api.results(feed.table, feed.invite).then(
        (answer) => {
          if (!stopped) setShoes(answer);
        },
        // The line says by itself that the room cannot be reached; what is known stays.
        () => {},
      );
    void ask();
    const unwatch = feed.watch((event) => {
      if (event.type === 'hand ended') void ask();
      if (event.type === 'shoe shuffled')
        setShoes((now) => (now === null || now.shoe.length === 0 ? now : { shoe: [], last: now.shoe }));
    });
    return () => {
      stopped = true;
      unwatch();
    };
  }, [feed]);
  return shoes;
}
