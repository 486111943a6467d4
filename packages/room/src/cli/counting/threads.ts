import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Work } from '@cardroom/core/odds';
import type { CountAsked, PartAsked, PartDone } from './asked.ts';

const PROGRAM = new URL('./counting.worker.js', import.meta.url);
const MOST_THREADS = 4;
/** Work in fewer parts is done before threads have begun. */
const WORTH_IT = 8;

/** How it is done, where not as usual. */
export interface ThreadsUsed {
  readonly program?: URL;
  readonly threads?: number;
  readonly onProgress?: (done: number) => void;
}

/**
 * Counts in threads, stage after stage; every thread takes the next part when it has done one. What a thread that
 * ends leaves undone, and all where none can be begun, is done here: who does which part changes nothing.
 */
export async function countInThreads(
  asked: CountAsked,
  { bytes = 0, stages, join }: Work,
  {
    program = PROGRAM,
    threads = Math.min(MOST_THREADS, availableParallelism()),
    onProgress,
  }: ThreadsUsed = {},
): Promise<unknown> {
  const many = threads > 1 && stages.some(({ parts }) => parts >= WORTH_IT);
  const workers = Array.from(
    { length: many ? threads : 0 },
    () => new Worker(program, { workerData: asked }),
  );
  const memory = many ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  const all = stages.reduce((sum, { parts }) => sum + parts, 0);
  let done = 0;
  try {
    const results: unknown[][] = [];
    for (const [stage, { parts, run }] of stages.entries()) {
      const found = new Map<number, unknown>();
      const take = (part: number, result: unknown) => {
        found.set(part, result);
        onProgress?.(++done / all);
      };
      const left = Array.from({ length: parts }, (_, part) => part);
      await Promise.all(workers.map((worker) => partsOf(worker, left, { stage, memory }, take)));
      for (let part = 0; part < parts; part++) if (!found.has(part)) take(part, run(part, memory));
      results.push(Array.from({ length: parts }, (_, part) => found.get(part)));
    }
    return join(results);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** A thread does parts until none are left, or it ends. */
function partsOf(
  worker: Worker,
  left: number[],
  of: Pick<PartAsked, 'stage' | 'memory'>,
  take: (part: number, result: unknown) => void,
): Promise<void> {
  return new Promise((end) => {
    const ask = () => {
      const part = left.shift();
      if (part === undefined || worker.threadId < 0) stop();
      else worker.postMessage({ ...of, part } satisfies PartAsked);
    };
    const hear = ({ part, result }: PartDone) => {
      take(part, result);
      ask();
    };
    const stop = () => {
      worker.off('message', hear).off('exit', stop);
      end();
    };
    worker.on('message', hear).on('exit', stop);
    // Whoever is told of an error is told of the end as well.
    if (worker.listenerCount('error') === 0) worker.on('error', () => {});
    ask();
  });
}
