import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from '../testing/clock.ts';
import { comeIn, HOLDEM, NO_PACE, startRoom, tempFolder, troubled } from '../testing/testing.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());

/** Time passes, and nobody is woken for it. */
class LossyClock extends SimulatedClock {
  isLosing = false;

  override wake(at: number, work: () => void): () => void {
    return this.isLosing ? () => {} : super.wake(at, work);
  }
}

const THREE_CARD = { house: 'black-sheep', offering: 'black-sheep/three-card-poker-6-card-bonus' } as const;

test('R34 a table says what it waits for; one that the clock has forgotten is woken, and the log has why it stood', async () => {
  const clock = new LossyClock();
  const warned: unknown[] = [];
  let held: Promise<void> | undefined;
  const { room, store } = await startRoom(folder.path, {
    clock,
    pace: { ...NO_PACE, betweenHands: 60_000 },
    warn: (what, detail) => warned.push([what, detail.waits]),
    wrap: (store) => troubled(store, () => held),
  });
  await comeIn(room, 200_000, 'ann', 'bob');
  const opened = async (opening: Parameters<typeof room.openTable>[0]) => {
    const made = await room.openTable(opening, { by: 'house' });
    if ('code' in made) throw new Error(made.message);
    return made.table;
  };
  const sit = (table: string, user: string, seat: number) =>
    room.do(table, { user }, { type: 'sit', seat, cents: 20_000 });
  const table = await opened(HOLDEM);
  const waits = (id = table) => room.standing(id).waits;
  expect(room.standing('t_none').waits).toBeNull();
  expect(await sit(table, 'ann', 0)).toBeNull();
  expect(waits()).toMatchObject({ for: 'more players', looksIn: null, stands: false });

  clock.isLosing = true;
  let letGo = () => {};
  held = new Promise((go) => {
    letGo = go;
  });
  const sitting = sit(table, 'bob', 1);
  expect(waits()).toMatchObject({ for: 'the database', stands: false });
  letGo();
  expect(await sitting).toBeNull();
  await room.idle();
  expect(waits()).toMatchObject({ for: 'the house', next: 'deal', looksIn: 60_000, stands: false });
  room.wakeStill();
  expect(warned).toEqual([]);
  clock.jump(80_000);
  expect(waits()).toMatchObject({ looksIn: -20_000, idle: 80_000, stands: true });
  clock.isLosing = false;
  room.wakeStill();
  await room.idle();
  expect(warned).toEqual([
    ['a table stood still and was woken', expect.objectContaining({ for: 'the house', next: 'deal' })],
  ]);
  expect(room.live(table)?.table.state.hands).toBe(1);
  expect(waits()).toMatchObject({ for: 'a player', who: [expect.stringMatching(/ann|bob/)], stands: false });
  expect(await room.floor(table, 'boss', { type: 'pause' })).toBeNull();
  expect(waits()).toMatchObject({ for: 'the floor', stands: false });

  const bank = await opened(THREE_CARD);
  for (const [seat, user] of ['ann', 'bob'].entries()) expect(await sit(bank, user, seat)).toBeNull();
  for (const user of ['ann', 'bob']) expect(await room.do(bank, { user }, { type: 'pass bank' })).toBeNull();
  expect(waits(bank)).toMatchObject({ for: 'somebody who takes the bank', stands: false });
  await room.stop();
  await store.close();
});
