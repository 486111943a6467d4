import type { Worker } from 'node:worker_threads';
import { commitCards, packs, seededRandom, shuffle } from '@cardroom/core/cards';
import { beforeAll, expect, test, vi } from 'vitest';
import { builtWorker } from '../../workers/testing-workers.ts';
import { ShufflesAhead } from './shuffles-ahead.ts';

let shuffleProgram: URL;
beforeAll(async () => {
  shuffleProgram = await builtWorker(new URL('./shuffle.worker.ts', import.meta.url));
});

const PATIENCE = { timeout: 60_000, interval: 20 };

test('C1 shuffles made ahead are whole packs in orders of their own, each under its root; without the thread, too', async () => {
  const ahead = new ShufflesAhead(() => {}, shuffleProgram);
  const cards = Array.from(packs.standard.cards);
  const check = ({ root, order, salts }: ReturnType<typeof ahead.take>) => {
    expect((JSON.parse(order) as number[]).sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
    expect(commitCards(JSON.parse(order), JSON.parse(salts)).root).toBe(root);
    return order;
  };
  const orders = new Set<string>();
  let taken = 0;
  // The thread has its turn when the machine lets it.
  while (taken < 40 || ahead.made <= 10) {
    orders.add(check(ahead.take({ cards, dice: 0 })));
    taken++;
    await new Promise((next) => setTimeout(next, 5));
  }
  await ahead.stop();
  for (let i = 0; i < 80; i++) orders.add(check(ahead.take({ cards, dice: 0 })));
  expect(orders.size).toBe(taken + 80);
});

test('C1 discards that are shuffled again have no shelf, however many, and a pack that comes again has one', async () => {
  const ahead = new ShufflesAhead(() => {}, shuffleProgram);
  const whole = Array.from(packs.standard.cards);
  const random = seededRandom('discards');
  ahead.take({ cards: whole, dice: 0 });
  ahead.take({ cards: whole, dice: 0 });
  for (let i = 0; i < 3000; i++) {
    const discards = Array.from(shuffle(Uint8Array.from(whole), random)).slice(0, 20);
    const { order } = ahead.take({ cards: discards, dice: 0 });
    expect((JSON.parse(order) as number[]).sort((a, b) => a - b)).toEqual(
      [...discards].sort((a, b) => a - b),
    );
  }
  expect(ahead.shelves).toBe(1);
  await vi.waitFor(() => expect(ahead.made).toBe(4), PATIENCE);
  await ahead.stop();
});

test('C1 packs beyond those that are kept ready make room for each other, and each is shuffled whole', async () => {
  const ahead = new ShufflesAhead(() => {}, shuffleProgram);
  const whole = Array.from(packs.standard.cards);
  const some = Array.from({ length: 600 }, (_, i) => whole.slice(i % 30, (i % 30) + 1 + Math.floor(i / 30)));
  for (let round = 0; round < 6; round++) {
    for (const cards of some.slice(0, round < 3 ? 400 : 600)) {
      const { order, root, salts } = ahead.take({ cards, dice: 0 });
      expect((JSON.parse(order) as number[]).sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
      expect(commitCards(JSON.parse(order), JSON.parse(salts)).root).toBe(root);
    }
    expect(ahead.shelves).toBeLessThanOrEqual(256);
    await new Promise((next) => setTimeout(next, 40));
  }
  await ahead.stop();
});

test('R7 a thread that shuffles and ends is replaced, and makes shuffles of the same packs again', async () => {
  const threads: Worker[] = [];
  const noticed = (worker: Worker) => threads.push(worker);
  process.on('worker', noticed);
  const warned: unknown[] = [];
  const ahead = new ShufflesAhead((error) => warned.push(error), shuffleProgram);
  const cards = Array.from(packs.standard.cards);
  const more = (count: number) => {
    const until = ahead.made + count;
    return vi.waitFor(() => {
      const { root, order, salts } = ahead.take({ cards, dice: 0 });
      expect(commitCards(JSON.parse(order), JSON.parse(salts)).root).toBe(root);
      expect(ahead.made).toBeGreaterThan(until);
    }, PATIENCE);
  };
  await more(8);
  for (let ends = 1; ends <= 3; ends++) {
    await threads.at(-1)?.terminate();
    await more(8);
    expect(threads).toHaveLength(ends + 1);
  }
  await ahead.stop();
  // The end of one that is to be replaced would be told at once.
  await new Promise(setImmediate);
  process.off('worker', noticed);
  expect([threads.length, warned.length]).toEqual([4, 3]);
});
