import { useCallback, useEffect, useRef, useState } from 'react';
import type { Counted, Question } from './messages.ts';

/** The answer to the last question, and a way to ask another: what is still being counted for an older one is dropped. */
export function useCounting(): {
  readonly answer: Counted | null;
  readonly busy: boolean;
  readonly ask: (question: Question) => void;
} {
  const [answer, setAnswer] = useState<Counted | null>(null);
  const [busy, setBusy] = useState(false);
  const thread = useRef<Worker | null>(null);
  useEffect(() => () => thread.current?.terminate(), []);
  const ask = useCallback((question: Question) => {
    thread.current?.terminate();
    // A bundle of its own, which no other screen loads.
    const worker = new Worker(new URL('./counting.worker.ts', import.meta.url), { type: 'module' });
    thread.current = worker;
    const done = (counted: Counted) => {
      setAnswer(counted);
      setBusy(false);
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Counted>) => done(data));
    worker.addEventListener('error', () => done({ kind: 'broke' }));
    setBusy(true);
    worker.postMessage(question);
  }, []);
  return { answer, busy, ask };
}
