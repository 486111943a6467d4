import { useCallback, useEffect, useState } from 'react';
import { sentence } from '../app/api.ts';

interface Loaded<T> {
  readonly data: T | null;
  /** Why there is none, in a sentence. */
  readonly problem: string | null;
  readonly again: () => void;
}

/** What the room answers, kept under a name so that coming back shows it at once. */
const kept = new Map<string, unknown>();

export function useLoaded<T>(name: string, load: () => Promise<T>): Loaded<T> {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ name: string; problem: string | null }>({ name, problem: null });
  // `load` is made anew by every drawing; `name` says whether it means something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above, and `round` asks again.
  useEffect(() => {
    let stopped = false;
    if (kept.has(name) && round === 0) return;
    load().then(
      (data) => {
        kept.set(name, data);
        if (!stopped) setFound({ name, problem: null });
      },
      (error: unknown) => {
        if (!stopped) setFound({ name, problem: sentence(error) });
      },
    );
    return () => {
      stopped = true;
    };
  }, [name, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  return {
    data: (kept.get(name) as T | undefined) ?? null,
    problem: found.name === name ? found.problem : null,
    again,
  };
}
