import { expect, test } from 'vitest';
import { departures } from './motion.ts';

test('cards leave 90 ms apart, and a long deal is over within two seconds', () => {
  expect(departures('deal', 3)).toEqual([0, 90, 180]);
  expect(departures('deal', 0)).toEqual([]);
  for (const count of [1, 20, 52, 104]) {
    const last = departures('deal', count)[count - 1];
    expect(Math.round(last + 200)).toBeLessThanOrEqual(2000);
  }
});

test('chips overlap: the next leave before the first have landed', () => {
  const [first, second] = departures('chips', 9);
  expect(second - first).toBeGreaterThan(0);
  expect(second - first).toBeLessThan(250);
});
