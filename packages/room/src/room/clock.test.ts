import { expect, test, vi } from 'vitest';
import { steadyClock } from './clock.ts';

const HOUR = 3_600_000;

test('R42 the room’s time is the wall’s, and not before what has happened already', () => {
  expect(Math.abs(steadyClock().now() - Date.now())).toBeLessThan(100);
  expect(Math.abs(steadyClock(Date.now() - HOUR).now() - Date.now())).toBeLessThan(100);
  const ahead = Date.now() + HOUR;
  expect(steadyClock(ahead).now()).toBeGreaterThanOrEqual(ahead);
  expect(steadyClock(ahead).now()).toBeLessThan(ahead + 100);
});

test('R42 somebody is woken when the time has come, and not who called it off', async () => {
  const clock = steadyClock(Date.now() + HOUR);
  let calledOff = true;
  clock.wake(clock.now() + 5, () => {
    calledOff = false;
  })();
  const asked = clock.now();
  await new Promise<void>((woken) => clock.wake(asked + 30, woken));
  expect(clock.now() - asked).toBeGreaterThanOrEqual(29);
  expect(calledOff).toBe(true);
});

test('R42 who sets the machine’s clock moves nothing', () => {
  const clock = steadyClock();
  const before = clock.now();
  vi.useFakeTimers({ toFake: ['Date'], now: before + 24 * HOUR });
  expect(Date.now() - before).toBe(24 * HOUR);
  const ahead = clock.now() - before;
  vi.setSystemTime(before - 24 * HOUR);
  const back = clock.now() - before;
  vi.useRealTimers();
  for (const passed of [ahead, back]) {
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(HOUR);
  }
});
