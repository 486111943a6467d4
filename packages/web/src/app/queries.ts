import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * What the room has answered, by what it was asked: fetched once and kept, unless a query says how soon it is out of
 * date. Nothing is tried again by itself, because whoever looks is told why it failed; and while the
 * network is down the question is asked all the same, for the sentence that says so.
 */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
  },
});

export const housesQuery = queryOptions({ queryKey: ['houses'], queryFn: api.houses });
/** A house by its id, as people know it; the id itself until the names have come. */
export function useHouseName(): (id: string) => string {
  const { data } = useQuery(housesQuery);
  return (id) => data?.find((house) => house.id === id)?.name ?? id;
}

export const offeringsQuery = queryOptions({ queryKey: ['offerings'], queryFn: api.offerings });

export const rulesQuery = (offering: string) =>
  queryOptions({ queryKey: ['rules', offering], queryFn: () => api.rules(offering) });

export const feesQuery = (offering: string) =>
  queryOptions({ queryKey: ['fees', offering], queryFn: () => api.fees(offering) });

/** What may be switched at the usual limits, or at any other that is named. */
export const settingsQuery = (offering: string, limit?: string) =>
  queryOptions({ queryKey: ['settings', offering, limit], queryFn: () => api.settings(offering, limit) });
