import { type Character, characterOf } from '@cardroom/core/bots';
import { secureRandom } from '@cardroom/core/cards';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOLDEM, startRoom, tempFolder } from '../testing/testing.ts';
import { BotHost } from './host.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

test('R44 how a bot plays does not follow from its name or its id, and is the same after a restart', async () => {
  const seatAll = (seen: Map<string, Character>) => ({
    random: secureRandom(),
    seat: ({ user }: { readonly user: string }, who: Character) => {
      seen.set(user, who);
      return () => {};
    },
  });
  const first = await startRoom(folder.path);
  const opened = await first.room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  const seen = new Map<string, Character>();
  await new BotHost(first.room, seatAll(seen)).fill(opened.table, 4);
  expect(seen.size).toBe(4);
  for (const [id, who] of seen)
    for (const guess of [who.name, id]) expect(who).not.toEqual({ ...characterOf(guess), name: who.name });
  // One from before there was such a thing.
  const [old] = seen.keys();
  await first.store.people.update(old!, { temper: null });
  await first.room.stop();
  await first.store.close();

  let before = seen;
  for (const isFirst of [true, false]) {
    const { room, store } = await startRoom(folder.path);
    const again = new Map<string, Character>();
    await new BotHost(room, seatAll(again)).resume();
    expect(again.size).toBe(4);
    for (const [id, who] of again) if (!isFirst || id !== old) expect(who).toEqual(before.get(id));
    expect(again.get(old!)).not.toEqual(characterOf(seen.get(old!)!.name));
    before = again;
    await room.stop();
    await store.close();
  }
});
