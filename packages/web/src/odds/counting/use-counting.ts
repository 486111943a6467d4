import { useCallback, useEffect, useRef, useState } from 'react';
import type { Counted, Question } from './messages.ts';

export interface Counting {
  readonly answer: Counted | null;
  readonly busy: boolean;
  /** How far it is, 0 to 1; null where nobody can say. */
  readonly part: number | null;
  readonly ask: (question: Question) => void;
}

/** The answer to the last question, and a way to ask another: what is still being counted for an older one is dropped. */
export function useCounting(): Counting {
  const [answer, setAnswer] = useState<Counted | null>(null);
  const [busy, setBusy] = useState(false);
  const [part, setPart] = useState<number | null>(null);
  const thread = useRef<{ readonly worker: Worker; busy: boolean } | null>(null);
  useEffect(
    () => () => {
      thread.current?.worker.terminate();
      thread.current = null;
    },
    [],
  );
  const ask = useCallback((question: Question) => {
    if (thread.current?.busy) {
      thread.current.worker.terminate();
      thread.current = null;
    }
    // A thread that has answered knows more than a new one.
    if (thread.current === null) {
      // A bundle of its own, which no other screen loads.
      const worker = new Worker(new URL('./counting.worker.ts', import.meta.url), { type: 'module' });
      const here = { worker, busy: true };
      const done = (counted: Counted) => {
        if (counted.kind === 'progress') {
          setPart(counted.part);
          return;
        }
        here.busy = false;
        setAnswer(counted);
        setBusy(false);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Counted>) => done(data));
      worker.addEventListener('error', () => done({ kind: 'broke' }));
      thread.current = here;
    }
    thread.current.busy = true;
    setBusy(true);
    setPart(null);
    thread.current.worker.postMessage(question);
  }, []);
  return { answer, busy, part, ask };
}
