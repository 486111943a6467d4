import { expect, test } from 'vitest';
import { quoted } from './index.ts';

test.each([
  ['As', '"As"'],
  ['x'.repeat(5000), `"${'x'.repeat(40)}…"`],
  [7, '7'],
  [false, 'false'],
  [null, 'nothing'],
  [undefined, 'nothing'],
  [[1, 2], 'a list'],
  [{ a: 1 }, 'an object'],
])('what somebody wrote stands short in a sentence: %j', (value, words) => {
  expect(quoted(value)).toBe(words);
});
