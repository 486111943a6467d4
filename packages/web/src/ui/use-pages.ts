import { useCallback, useEffect, useRef, useState } from 'react';
import { sentence } from '../app/api.ts';

interface Pages<T> {
  /** All that was fetched so far; null before the first answer. */
  readonly all: readonly T[] | null;
  readonly more: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly next: () => void;
  /** From the first page anew. */
  readonly again: () => void;
}

/** A list that the room tells page by page, each from behind the last one known. `load` stays the same function. */
export function usePages<T>(load: (last: T | undefined) => Promise<readonly T[]>, size: number): Pages<T> {
  const [all, setAll] = useState<readonly T[] | null>(null);
  const [more, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);
  const fetchFrom = useCallback(
    async (known: readonly T[]) => {
      const mine = ++turn.current;
      setBusy(true);
      try {
        const page = await load(known.at(-1));
        if (mine !== turn.current) return;
        setAll([...known, ...page]);
        setMore(page.length === size);
        setProblem(null);
      } catch (error) {
        if (mine === turn.current) setProblem(sentence(error));
      }
      if (mine === turn.current) setBusy(false);
    },
    [load, size],
  );
  useEffect(() => {
    void fetchFrom([]);
    return () => {
      turn.current++;
    };
  }, [fetchFrom]);
  const again = useCallback(() => void fetchFrom([]), [fetchFrom]);
  const next = useCallback(() => void fetchFrom(all ?? []), [fetchFrom, all]);
  return { all, more, busy, problem, next, again };
}
