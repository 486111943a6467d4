import { secureRandom } from '@cardroom/core/cards';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { BotHost } from './host.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

test('a bot whose name somebody has takes another, and a number only when every name it tries is taken', async () => {
  const { room, store } = await startRoom(folder.path);
  const opened = await room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const seen: string[] = [];
  const drawn = [0, 0, 0, 0, 1, 1];
  const random = { ...secureRandom(), below: (most: number) => (most === 1 ? 0 : (drawn.shift() ?? 0)) };
  const seat = (_: unknown, { name }: { readonly name: string }) => {
    seen.push(name);
    return () => {};
  };
  await new BotHost(room, { random, seat }).fill(opened.table, 3);
  const [first, second, third] = seen;
  expect(first).toMatch(/^\w+ \w+$/);
  expect(second).toMatch(/^\w+ \w+$/);
  expect(second).not.toBe(first);
  expect(third).toBe(`${first} 2`);
  await room.stop();
  await store.close();
});
