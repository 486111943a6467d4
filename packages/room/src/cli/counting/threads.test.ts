import { findOffering } from '@cardroom/core/houses';
import { strategyWork } from '@cardroom/core/odds';
import { describe, expect, test } from 'vitest';
import { builtWorker } from '../../workers/testing-workers.ts';
import type { CountAsked } from './asked.ts';
import { countInThreads } from './threads.ts';

const asked: CountAsked = {
  count: 'charts',
  offering: 'lucky-lady/no-bust-blackjack',
  question: { set: { decks: 1 } },
};

function work() {
  const offering = findOffering(asked.offering);
  const found = offering?.kind === 'player-dealer' ? strategyWork(offering, asked.question.set) : null;
  return found?.ok ? found.work : expect.fail();
}

describe('O72 counting in threads', () => {
  test('comes to what one thread comes to, and says how far it is', async () => {
    const program = await builtWorker(new URL('./counting.worker.ts', import.meta.url));
    const told: number[] = [];
    const { stages, ...rest } = work();
    // A thread does all of it: here nothing is run.
    const elsewhere = stages.map(({ parts }) => ({ parts, run: () => expect.fail() }));
    const found = await countInThreads(
      asked,
      { ...rest, stages: elsewhere },
      { program, threads: 2, onProgress: (part) => told.push(part) },
    );
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    // None can be begun: it is done here.
    const missing = new URL('./no-such.worker.js', import.meta.url);
    expect(await countInThreads(asked, work(), { program: missing, threads: 2 })).toEqual(found);
  });
});
