import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commitCards, packs, seededRandom } from '../cards/index.ts';
import { BotHost } from './bot-host.ts';
import { BotThread } from './bots-behind.ts';
import { steadyClock } from './clock.ts';
import { ShufflesAhead } from './shuffles-ahead.ts';
import { HOLDEM, startRoom, tempFolder } from './testing.ts';
import { builtThread } from './testing-threads.ts';

let botProgram: URL;
let shuffleProgram: URL;
beforeAll(async () => {
  botProgram = await builtThread(new URL('./bot-thread.ts', import.meta.url));
  shuffleProgram = await builtThread(new URL('./shuffle-thread.ts', import.meta.url));
});

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

const PATIENCE = { timeout: 15_000, interval: 20 };

test('bots on a thread play hand after hand; when it breaks they go on, and no chip is lost', async () => {
  const { room, store } = await startRoom(folder.path, { clock: steadyClock() });
  const broken: unknown[] = [];
  const thread = new BotThread((error) => broken.push(error), botProgram);
  const host = new BotHost(room, { random: seededRandom(1), wait: 0, quick: true, seat: thread.seat });
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  expect(await host.fill(opened.table, 4)).toBeNull();
  const hands = () => room.summaries()[0]?.hands ?? 0;
  await vi.waitFor(() => expect(hands()).toBeGreaterThan(3), PATIENCE);

  // A seat it cannot read: the thread dies of it.
  const stop = thread.seat(
    { opening: { ...HOLDEM, offering: 'no such' }, user: 'nobody', listen: hear, ask: async () => null },
    { name: 'Nobody', looseness: 0, aggression: 0, patience: 0, bluff: 0 },
    { random: seededRandom(2) },
  );
  await vi.waitFor(() => expect(broken).toHaveLength(1), PATIENCE);
  stop();
  const before = hands();
  await vi.waitFor(() => expect(hands()).toBeGreaterThan(before + 3), PATIENCE);

  host.stop();
  await thread.stop();
  await room.stop();
  expect(await store.books.check()).toEqual([]);
  await store.close();
});

function hear(tell: (update: never, purse: number) => void): () => void {
  tell({ base: {}, seq: 0, events: [] } as never, 0);
  return () => {};
}

test('shuffles made ahead are whole packs in orders of their own, each under its root; without the thread, too', async () => {
  const ahead = new ShufflesAhead(() => {}, shuffleProgram);
  const cards = Array.from(packs.standard.cards);
  const check = ({ root, order, salts }: ReturnType<typeof ahead.take>) => {
    expect([...order].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
    expect(commitCards(order, salts).root).toBe(root);
    return order.join();
  };
  const orders = new Set<string>();
  for (let i = 0; i < 40; i++) {
    orders.add(check(ahead.take(cards)));
    await new Promise((next) => setTimeout(next, 5));
  }
  expect(ahead.made).toBeGreaterThan(10);
  await ahead.stop();
  for (let i = 0; i < 80; i++) orders.add(check(ahead.take(cards)));
  expect(orders.size).toBe(120);
});
