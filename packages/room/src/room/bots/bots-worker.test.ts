import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@cardroom/core/cards';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtWorker } from '../../workers/testing-workers.ts';
import { steadyClock } from '../clock.ts';
import { HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { BotsWorker } from './bots-worker.ts';
import { BotHost } from './host.ts';
import type { BotSeat } from './seat.ts';

let botProgram: URL;
beforeAll(async () => {
  botProgram = await builtWorker(new URL('./bots.worker.ts', import.meta.url));
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
  const thread = new BotsWorker((error) => broken.push(error), program);
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

test('R7 a thread of bots that breaks is replaced: they play on hand after hand, and no chip is lost', async () => {
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

test('R32 a bot that breaks rests, and the others play on', async () => {
  const { thread, broken, more, stop } = await playOn(botProgram);
  await more(1);
  const nowhere: BotSeat = {
    table: 'nowhere',
    opening: { ...HOLDEM, offering: 'no such' },
    user: 'nobody',
    look: () => ({ base: { seats: [] }, seq: 0, events: [] }) as never,
    rail: () => 0,
    follow: () => () => {},
    ask: async () => null,
  };
  const who = { name: 'Nobody', looseness: 0, aggression: 0, patience: 0, bluff: 0 };
  const getUp = thread.seat(nowhere, who, { random: seededRandom(2) });
  await vi.waitFor(
    () => expect(broken.map(String).join()).toMatch(/^Error: The bot Nobody \(nobody\) failed/),
    PATIENCE,
  );
  await more(3);
  expect(broken).toHaveLength(1);
  getUp();
  await stop();
});
