import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRoom, tempFolder } from '../testing/testing.ts';
import { HEADS_FILE } from './head-line.ts';
import { keepHeads } from './keep-heads.ts';

const HOUR = 3_600_000;

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  folder.remove();
});

test('V4 heads are written every hour, until the room stops', async () => {
  const { room, store } = await startRoom(folder.path);
  const failed: unknown[] = [];
  let told = 0;
  const heads = keepHeads(room, {
    folder: folder.path,
    told: () => told++,
    failed: (error) => failed.push(error),
  });
  for (const hours of [1, 2]) {
    vi.advanceTimersByTime(HOUR);
    await vi.waitFor(() => expect(told).toBe(hours));
  }
  await heads.stop();
  vi.advanceTimersByTime(5 * HOUR);
  await room.stop();
  await store.close();
  const lines = readFileSync(join(folder.path, HEADS_FILE), 'utf8').trimEnd().split('\n');
  expect([lines.length, told, failed]).toEqual([4, 3, []]);
});
