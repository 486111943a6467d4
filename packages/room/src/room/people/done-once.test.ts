import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoomOptions } from '../room-options.ts';
import { comeIn, HOLDEM, startRoom, type TestRoom, tempFolder } from '../testing/testing.ts';

let folder: ReturnType<typeof tempFolder>;
let here: TestRoom;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(async () => {
  await here.room.stop();
  await here.store.close();
  folder.remove();
});

async function open(options: Partial<RoomOptions> = {}): Promise<string> {
  here = await startRoom(folder.path, options);
  await comeIn(here.room, 500_00, 'ann', 'bob');
  const opened = await here.room.openTable(HOLDEM, { by: 'house' });
  if ('code' in opened) throw new Error(opened.message);
  return opened.table;
}

const sit = (table: string, user: string, seat: number, id: string) =>
  here.room.do(table, { user }, { type: 'sit', seat, cents: 100_00 }, id);
const add = (table: string, id: string) =>
  here.room.do(table, { user: 'ann' }, { type: 'add chips', cents: 100_00 }, id);
const stackOf = (table: string) => here.room.live(table)?.table.state.chips[0];

test('R3 60,000 refused commands of somebody else, at this table and another, push nothing out', async () => {
  const table = await open();
  const other = await here.room.openTable(HOLDEM, { by: 'house' });
  if ('code' in other) throw new Error(other.message);
  expect(await sit(table, 'ann', 0, 'sit')).toBeNull();
  expect(await add(table, 'more')).toBeNull();
  for (let i = 0; i < 60_000; i++) {
    const at = i % 2 === 0 ? table : other.table;
    const refused = await here.room.do(at, { user: 'bob' }, { type: 'leave' }, `noise ${i}`);
    if (refused === null) throw new Error('It should have been refused.');
  }
  expect(await add(table, 'more')).toBeNull();
  expect(stackOf(table)).toBe(200_00);
  expect(await add(table, 'still more')).toBeNull();
  expect(stackOf(table)).toBe(300_00);
});

test('R3 so do not refused ones of one’s own, nor more done ones than are remembered', async () => {
  let lookedUp = 0;
  const table = await open({ remembered: 20, lookedUp: () => lookedUp++ });
  expect(await sit(table, 'ann', 0, 'sit')).toBeNull();
  expect(await add(table, 'more')).toBeNull();
  for (let i = 0; i < 500; i++)
    expect(await here.room.do(table, { user: 'ann' }, { type: 'wait' }, `no ${i}`)).not.toBeNull();
  expect(await add(table, 'more')).toBeNull();
  expect(lookedUp).toBe(0);
  const turn = (i: number) =>
    here.room.do(table, { user: 'ann' }, { type: i % 2 === 0 ? 'sit out' : 'come back' }, `turn ${i}`);
  for (let i = 0; i < 300; i++) expect(await turn(i)).toBeNull();
  const seq = here.room.live(table)?.broadcast.link.seq;
  for (const id of ['more', 'more']) expect(await add(table, id)).toBeNull();
  for (const i of [0, 150, 299]) expect(await turn(i)).toBeNull();
  expect([stackOf(table), here.room.live(table)?.broadcast.link.seq]).toEqual([200_00, seq]);
  expect(lookedUp).toBeGreaterThan(0);
});

test('R3 nor do so many people that they are not all remembered', async () => {
  const table = await open();
  expect(await sit(table, 'ann', 0, 'sit')).toBeNull();
  expect(await add(table, 'more')).toBeNull();
  for (let i = 0; i < 1000; i++)
    await here.room.do(table, { user: `crowd ${i}` }, { type: 'leave' }, 'same id for all');
  expect(await add(table, 'more')).toBeNull();
  expect(stackOf(table)).toBe(200_00);
});

test('R3 what was done before a restart is not done again, whoever asks first and in whatever order', async () => {
  const table = await open();
  expect(await sit(table, 'ann', 0, 'sit')).toBeNull();
  expect(await add(table, 'more')).toBeNull();
  await here.room.stop();
  await here.store.close();
  here = await startRoom(folder.path);
  const answers = [add(table, 'more'), add(table, 'anew'), add(table, 'more'), add(table, 'anew')];
  expect(await Promise.all(answers)).toEqual([null, null, null, null]);
  expect(stackOf(table)).toBe(300_00);
});

test('R3 who asks for the floor is told once that it is done: asked again at once, later and after a restart', async () => {
  const table = await open();
  let told = 0;
  const pause = () => here.room.floor(table, 'u_floor', { type: 'pause' }, 'pause', () => told++);
  expect(await Promise.all([pause(), pause()])).toEqual([null, null]);
  expect(await pause()).toBeNull();
  expect(told).toBe(1);
  await here.room.stop();
  await here.store.close();
  here = await startRoom(folder.path);
  expect(await Promise.all([pause(), pause()])).toEqual([null, null]);
  expect(told).toBe(1);
});
