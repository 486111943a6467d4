import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

/** What is written after so many milliseconds each. */
function written(isTTY: boolean, ...times: readonly number[]): string[] {
  const lines: string[] = [];
  let now = 0;
  const write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  const progress = new Progress({ isTTY, write }, () => now);
  for (const [i, time] of times.entries()) {
    now = time;
    progress.tell((i + 1) / times.length);
  }
  progress.end();
  return lines;
}

test('O41 what takes less than two seconds shows no bar', () => {
  expect(written(true, 100, 1900)).toEqual([]);
});

test('O41 on a terminal a bar moves and goes away; elsewhere nothing is written', () => {
  const [bar, full, gone] = written(true, 2500, 2600);
  expect(bar).toMatch(/^\r█{15}░{15} {2}50%$/);
  expect(full).toMatch(/^\r█{30} 100%$/);
  expect(gone).toBe('\r\u001b[K');
  expect(written(false, 2500, 20_000)).toEqual([]);
});
