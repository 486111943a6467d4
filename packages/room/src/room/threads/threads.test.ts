import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { commitCards, packs, seededRandom, shuffle } from '@cardroom/core/cards';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BotThread } from '../bots/bots-behind.ts';
import type { BotPlace } from '../bots/chair.ts';
import { BotHost } from '../bots/host.ts';
import { steadyClock } from '../clock.ts';
import { ShufflesAhead } from '../shuffle/shuffles-ahead.ts';
import { HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { builtThread } from './testing-threads.ts';

let botProgram: URL;
let shuffleProgram: URL;
beforeAll(async () => {
  botProgram = await builtThread(new URL('../bots/thread.ts', import.meta.url));
  shuffleProgram = await builtThread(new URL('../shuffle/shuffle-thread.ts', import.meta.url));
});

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const PATIENCE = { timeout: 60_000, interval: 20 };

async function playOn(program: URL) {
  const { room, store } = await startRoom(folder.path, { clock: steadyClock() });
  const broken: unknown[] = [];
  const thread = new BotThread((error) => broken.push(error), program);
  const host = new BotHost(room, { random: seededRandom(1), wait: 0, quick: true, seat: thread.seat });
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  expect(await host.fill(opened.table, 4)).toBeNull();
  const hands = () => room.summaries()[0]?.hands ?? 0;
  return {
    thread,
    broken,
    more: (count: number) => {
      const before = hands();
      return vi.waitFor(() => expect(hands()).toBeGreaterThan(before + count), PATIENCE);
    },
    async stop() {
      host.stop();
      await thread.stop();
      await room.stop();
      expect(await store.books.check()).toEqual([]);
      await store.close();
    },
  };
}

test('a thread of bots that breaks is replaced: they play on hand after hand, and no chip is lost', async () => {
  const once = new URL('./broke-once', botProgram);
  const program = new URL('./breaks.js', botProgram);
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
    import './${basename(fileURLToPath(botProgram))}';
    const once = ${JSON.stringify(fileURLToPath(once))};
    if (!existsSync(once)) setTimeout(() => { writeFileSync(once, ''); throw new Error('broken'); }, 1500);`,
  );
  const { broken, more, stop } = await playOn(program);
  await more(3);
  await vi.waitFor(() => expect(broken.map(String)).toEqual(['Error: broken']), PATIENCE);
  await more(3);
  await stop();
});

test('a bot that breaks rests, and the others play on', async () => {
  const { thread, broken, more, stop } = await playOn(botProgram);
  await more(1);
  const nowhere: BotPlace = {
    table: 'nowhere',
    opening: { ...HOLDEM, offering: 'no such' },
    user: 'nobody',
    look: () => ({ base: { seats: [] }, seq: 0, events: [] }) as never,
    purse: () => 0,
    follow: () => () => {},
    ask: async () => null,
  };
  const who = { name: 'Nobody', looseness: 0, aggression: 0, patience: 0, bluff: 0 };
  const getUp = thread.seat(nowhere, who, { random: seededRandom(2) });
  await vi.waitFor(
    () => expect(broken.map(String).join()).toMatch(/^Error: The bot Nobody \(nobody\) broke/),
    PATIENCE,
  );
  await more(3);
  expect(broken).toHaveLength(1);
  getUp();
  await stop();
});

test('shuffles made ahead are whole packs in orders of their own, each under its root; without the thread, too', async () => {
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

test('discards that are shuffled again have no shelf, however many, and a pack that comes again has one', async () => {
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

test('packs beyond those that are kept ready make room for each other, and each is shuffled whole', async () => {
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

test('a thread that shuffles and ends is replaced, and makes shuffles of the same packs again', async () => {
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
  expect(warned).toHaveLength(3);
  process.off('worker', noticed);
  await ahead.stop();
  await new Promise((later) => setTimeout(later, 200));
  expect(threads).toHaveLength(4);
});
