import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answers } from '../app/queries.ts';
import { AT_ONCE, type Entry, floorApi, type LogWish, type Person, type TakenBy } from './floor-api.ts';
import { justBefore } from './just-before.ts';

/** The room goes on while the floor looks: whatever is shown of it is asked for anew. */
const CHANGING = { staleTime: 0 } as const;

export const tablesQuery = queryOptions({
  queryKey: ['floor', 'tables'],
  queryFn: floorApi.tables,
  refetchInterval: 4_000,
  ...CHANGING,
});

/** Where one process runs the room alone there is nothing to look at again. */
export const nodesQuery = queryOptions({
  queryKey: ['floor', 'nodes'],
  queryFn: floorApi.nodes,
  refetchInterval: ({ state }) => (state.data?.nodes.length === 0 ? false : 4_000),
  ...CHANGING,
});

export const takenQuery = (by: TakenBy) =>
  queryOptions({
    queryKey: ['floor', 'taken', by],
    queryFn: () => floorApi.taken(by),
    refetchInterval: 15_000,
    ...CHANGING,
  });

export const booksQuery = queryOptions({
  queryKey: ['floor', 'books'],
  queryFn: async () => ({ ...(await floorApi.books()), at: Date.now() }),
  ...CHANGING,
});

/** The first of those whose names begin with these letters. */
export const patronsQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['floor', 'patrons', wanted],
    queryFn: () => floorApi.people(justBefore(wanted)),
    ...CHANGING,
  });

/** A page is full unless it is the last. */
const lastOf = <T>(page: readonly T[]): T | undefined => (page.length === AT_ONCE ? page.at(-1) : undefined);

export const peopleQuery = (wanted: string) =>
  infiniteQueryOptions({
    queryKey: ['floor', 'people', wanted],
    queryFn: async ({ pageParam }) => (await floorApi.people(pageParam)).patrons,
    initialPageParam: justBefore(wanted),
    getNextPageParam: (page: readonly Person[]) => lastOf(page)?.name,
    placeholderData: keepPreviousData,
    ...CHANGING,
  });

/** What may go wrong in a hand, by its number. */
export const irregularitiesQuery = (table: string, hand: number) =>
  queryOptions({
    queryKey: ['floor', 'irregularities', table, hand],
    queryFn: () => floorApi.irregularities(table),
    ...CHANGING,
  });

export interface NamedEntry extends Entry {
  readonly name: string;
  /** What ids in the details stand for. */
  readonly says: Readonly<Record<string, string>>;
}

export const logQuery = (wish: LogWish) =>
  infiniteQueryOptions({
    queryKey: ['floor', 'log', wish],
    queryFn: async ({ pageParam }): Promise<readonly NamedEntry[]> => {
      const { entries, names, tables } = await floorApi.log(wish, pageParam);
      const people = Object.entries(names).map(([id, { name }]) => [id, name] as const);
      const says = { ...Object.fromEntries(people), ...tables };
      return entries.map((entry) => ({ ...entry, name: names[entry.by]?.name ?? entry.by, says }));
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: readonly NamedEntry[]) => lastOf(page)?.id,
    placeholderData: keepPreviousData,
    ...CHANGING,
  });

/** After anything that the floor has done: what it looks at shows it. */
export const afterwards = (): Promise<void> => answers.invalidateQueries({ queryKey: ['floor'] });
