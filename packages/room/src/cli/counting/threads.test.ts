import { findOffering } from '@cardroom/core/houses';
import { type OddsQuestion, oddsWork, strategyWork } from '@cardroom/core/odds';
import { describe, expect, test } from 'vitest';
import { builtWorker } from '../../workers/testing-workers.ts';
import type { CountAsked } from './asked.ts';
import { countInThreads, dealInThreads } from './threads.ts';

const asked: CountAsked = {
  count: 'charts',
  offering: 'lucky-lady/no-bust-blackjack',
  question: { settings: { decks: 1 } },
};

function work() {
  const offering = findOffering(asked.offering);
  const found = offering?.kind === 'player-dealer' ? strategyWork(offering, asked.question.settings) : null;
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

describe('O72 dealing in threads', () => {
  const rounds = { offering: 'black-sheep/ez-baccarat', question: { seed: 'threads', rounds: 3_200 } };
  const dealt = (question: OddsQuestion = {}) => {
    const offering = findOffering(rounds.offering);
    const asked = { ...rounds.question, simulated: true, ...question };
    const found = offering?.kind === 'player-dealer' ? oddsWork(offering, asked) : null;
    return found?.ok ? found.work : expect.fail();
  };

  test('what threads deal counts in its place, as if one had dealt all', async () => {
    const program = await builtWorker(new URL('./counting.worker.ts', import.meta.url));
    const endless = { rounds: 1e9 };
    const work = dealt(endless);
    let here = 0;
    let added = 0;
    const dealing = work.dealing();
    const add = dealing.add.bind(dealing);
    dealing.add = (part) => {
      added++;
      add(part);
    };
    // It is enough when some of it has come from elsewhere.
    dealing.part = () => (added > here ? 1 : 0.5);
    await dealInThreads(
      { ...rounds, question: { ...rounds.question, ...endless } },
      {
        dealing: () => dealing,
        deal: (part) => {
          here++;
          return work.deal(part);
        },
      },
      { program, threads: 2 },
    );
    const alone = work.dealing();
    for (let part = 0; part < added; part++) alone.add(work.deal(part));
    expect(work.odds([], dealing)).toEqual(work.odds([], alone));
  });

  test('where none can be begun all is dealt here, and it is said how far it is', async () => {
    const program = new URL('./no-such.worker.js', import.meta.url);
    const told: number[] = [];
    const work = dealt();
    const dealing = await dealInThreads(rounds, work, {
      program,
      threads: 3,
      onProgress: (far) => told.push(far),
    });
    expect(dealing.dealt).toEqual({ rounds: 3_200, seed: 'threads' });
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });
});
