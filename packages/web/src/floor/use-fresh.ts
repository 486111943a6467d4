import { useCallback, useEffect, useRef, useState } from 'react';
import { sentence } from '../app/api.ts';

interface Fresh<T> {
  readonly data: T | null;
  /** Why it could not be fetched anew. */
  readonly problem: string | null;
  readonly again: () => void;
}

/** What the room answers, asked again every so often while somebody looks; 0 for once. */
export function useFresh<T>(name: string, load: () => Promise<T>, every = 0): Fresh<T> {
  const [found, setFound] = useState<{ name: string; data: T | null; problem: string | null }>({
    name,
    data: null,
    problem: null,
  });
  const asked = useRef(load);
  asked.current = load;
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let stopped = false;
    const fetchIt = () => {
      if (document.hidden && every > 0) return;
      asked.current().then(
        (data) => {
          if (!stopped) setFound({ name, data, problem: null });
        },
        (error: unknown) => {
          if (stopped) return;
          setFound((last) => ({
            name,
            data: last.name === name ? last.data : null,
            problem: sentence(error),
          }));
        },
      );
    };
    fetchIt();
    const timer = every > 0 ? setInterval(fetchIt, every) : undefined;
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [name, every, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const current = found.name === name;
  return { data: current ? found.data : null, problem: current ? found.problem : null, again };
}
