import type { Score } from '@cardroom/core/table';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../app/api.ts';
import { useTable } from '../context.ts';
import type { TableFeed } from '../feed.ts';

/** Rounds of this shoe and of the one before, the first first. */
export interface Shoes {
  readonly shoe: readonly Score[];
  readonly last: readonly Score[];
}

const shoesQuery = ({ table, invite }: TableFeed) =>
  queryOptions({
    queryKey: ['results', table, invite],
    queryFn: (): Promise<Shoes> => api.results(table, invite),
    staleTime: 0,
  });

/**
 * The room keeps the score; it is asked when somebody looks, and after each round that has been seen. When it cannot
 * be reached the line says so by itself, and what is known stays.
 */
export function useShoes(): Shoes | undefined {
  const { feed } = useTable();
  const answers = useQueryClient();
  useEffect(
    () =>
      feed.watch(({ type }) => {
        const { queryKey } = shoesQuery(feed);
        if (type === 'hand ended') void answers.invalidateQueries({ queryKey });
        if (type === 'shoe shuffled')
          answers.setQueryData(queryKey, (now) =>
            now === undefined || now.shoe.length === 0 ? now : { shoe: [], last: now.shoe },
          );
      }),
    [feed, answers],
  );
  return useQuery(shoesQuery(feed)).data;
}
