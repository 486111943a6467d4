import type { Answer, Call, Dealing } from './messages.ts';

/** The thread that deals, as the page speaks to it: what it is asked is answered later, or fails. */
export type Dealer = {
  readonly [K in keyof Dealing]: (
    ...given: Parameters<Dealing[K]>
  ) => Promise<Awaited<ReturnType<Dealing[K]>>>;
};

interface Waiting {
  readonly done: (is: unknown) => void;
  readonly failed: (error: Error) => void;
}

export function dealerOn(thread: Pick<Worker, 'postMessage' | 'addEventListener'>): Dealer {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let fallen: Error | null = null;
  thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('broke' in data) asked?.failed(new Error(data.broke));
    else asked?.done(data.is);
  });
  // It did not come over the network, or does not run here: nobody waits for it any longer.
  thread.addEventListener('error', () => {
    fallen = new Error('The thread that deals has ended.');
    for (const { failed } of waiting.values()) failed(fallen);
    waiting.clear();
  });
  const call =
    (name: keyof Dealing) =>
    (...given: readonly unknown[]) =>
      new Promise((done, failed) => {
        if (fallen !== null) return failed(fallen);
        const number = ++last;
        waiting.set(number, { done, failed });
        thread.postMessage({ number, name, given } satisfies Call);
      });
  return {
    catalog: call('catalog'),
    fits: call('fits'),
    question: call('question'),
    again: call('again'),
    sheet: call('sheet'),
  } as Dealer;
}

/** Starts the thread; it is a bundle of its own, which no other screen loads. */
export function startDealer(): { readonly dealer: Dealer; readonly stop: () => void } {
  const worker = new Worker(new URL('./dealer.worker.ts', import.meta.url), { type: 'module' });
  return { dealer: dealerOn(worker), stop: () => worker.terminate() };
}
