import { useEffect, useSyncExternalStore } from 'react';
import { keep } from '../../settings.ts';
import { store } from '../../store.ts';
import { useTable } from '../context.ts';
import type { TableFeed } from '../feed.ts';
import { isBaccarat, resultOf } from './results.ts';
import { type BaccaratResult, type Counts, countsOf } from './roads.ts';

/** Results of the shoe, and what the one before it came to. */
export interface Shoes {
  readonly results: readonly BaccaratResult[];
  readonly last: Counts | null;
}

const NONE: Shoes = { results: [], last: null };
const boards = new Map<string, ReturnType<typeof store<Shoes>>>();
const keyOf = (table: string) => `cardroom.shoe.${table}`;

function boardOf(table: string) {
  const kept = boards.get(table);
  if (kept !== undefined) return kept;
  const found = keep(() => JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Shoes | null);
  const made = store(Array.isArray(found?.results) ? found : NONE);
  boards.set(table, made);
  return made;
}

/** Keeps the score of a table while its screen is open, whichever tab is shown. */
export function useScoring(feed: TableFeed): void {
  const { state } = useTable();
  const scored = isBaccarat(state.sign);
  useEffect(() => {
    if (!scored) return;
    const board = boardOf(feed.table);
    const set = (shoes: Shoes) => {
      board.set(shoes);
      keep(() => sessionStorage.setItem(keyOf(feed.table), JSON.stringify(shoes)));
    };
    return feed.watch((event) => {
      const { results, last } = board.get();
      if (event.type === 'shoe shuffled' && results.length > 0) set({ results: [], last: countsOf(results) });
      if (event.type !== 'hand ended' || feed.shown === null) return;
      const result = resultOf(feed.shown.play);
      if (result !== null) set({ results: [...results, result], last });
    });
  }, [feed, scored]);
}

export function useShoes(table: string): Shoes {
  const board = boardOf(table);
  return useSyncExternalStore(board.subscribe, board.get);
}
