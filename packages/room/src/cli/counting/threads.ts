import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Dealing, DealtRounds, OddsWork, Work } from '@cardroom/core/odds';
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

const usual = (): number => Math.min(MOST_THREADS, availableParallelism());

/**
 * Counts in threads, stage after stage; every thread takes the next part when it has done one. What a thread that
 * ends leaves undone, and all where none can be begun, is done here: who does which part changes nothing.
 */
export async function countInThreads(
  asked: CountAsked,
  { bytes = 0, stages, join }: Work,
  { program = PROGRAM, threads = usual(), onProgress }: ThreadsUsed = {},
): Promise<unknown> {
  const many = threads > 1 && stages.some(({ parts }) => parts >= WORTH_IT);
  const workers = begun(many ? threads : 0, program, asked);
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
      const next = () => left.shift();
      await Promise.all(workers.map((worker) => partsOf(worker, next, { stage, memory }, take)));
      for (let part = 0; part < parts; part++) if (!found.has(part)) take(part, run(part, memory));
      results.push(Array.from({ length: parts }, (_, part) => found.get(part)));
    }
    return join(results);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/**
 * Deals rounds, here and in threads, until it is enough. Parts count in their order, whoever dealt them, so that with
 * one seed it comes to the same in how many threads ever; what a thread that ends leaves undone is dealt here.
 */
export async function dealInThreads(
  asked: Omit<CountAsked, 'count'>,
  work: Pick<OddsWork, 'dealing' | 'deal'>,
  { program = PROGRAM, threads = usual(), onProgress }: ThreadsUsed = {},
): Promise<Dealing> {
  const dealing = work.dealing();
  const workers = begun(threads - 1, program, { ...asked, count: 'rounds' });
  const dealt = new Map<number, DealtRounds>();
  const undone: number[] = [];
  const started = Date.now();
  let begins = 0;
  let added = 0;
  let far = 0;
  const next = () => (far < 1 ? (undone.shift() ?? begins++) : undefined);
  const take = (part: number, rounds: DealtRounds) => {
    dealt.set(part, rounds);
    for (let due = dealt.get(added); due !== undefined && far < 1; due = dealt.get(added)) {
      dealt.delete(added++);
      dealing.add(due);
      far = dealing.part(Date.now() - started);
      onProgress?.(far);
    }
  };
  const hear = (part: number, result: unknown) => take(part, result as DealtRounds);
  try {
    const memory = new ArrayBuffer(0);
    for (const worker of workers)
      void partsOf(worker, next, { stage: 0, memory }, hear, (part) => undone.push(part));
    for (let part = next(); part !== undefined; part = next()) {
      take(part, work.deal(part));
      // What the threads have dealt is heard between two parts.
      await setImmediate();
    }
    return dealing;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const begun = (threads: number, program: URL, workerData: CountAsked): Worker[] =>
  Array.from({ length: threads }, () => new Worker(program, { workerData }));

/** A thread does parts until none are left, or it ends, which `lose` is told of the part it was at. */
function partsOf(
  worker: Worker,
  next: () => number | undefined,
  of: Pick<PartAsked, 'stage' | 'memory'>,
  take: (part: number, result: unknown) => void,
  lose: (part: number) => void = () => {},
): Promise<void> {
  return new Promise((end) => {
    let at: number | undefined;
    const ask = () => {
      at = worker.threadId < 0 ? undefined : next();
      if (at === undefined) stop();
      else worker.postMessage({ ...of, part: at } satisfies PartAsked);
    };
    const hear = ({ part, result }: PartDone) => {
      take(part, result);
      ask();
    };
    const stop = () => {
      worker.off('message', hear).off('exit', stop);
      if (at !== undefined) lose(at);
      end();
    };
    worker.on('message', hear).on('exit', stop);
    // Whoever is told of an error is told of the end as well.
    if (worker.listenerCount('error') === 0) worker.on('error', () => {});
    ask();
  });
}
