import { expect, test } from 'vitest';
import { rebuyTo } from './rebuy.ts';

test('a seat is brought up to the usual buy-in, within what is posted', () => {
  expect(rebuyTo({ buyIn: { least: 4000, most: null, usual: 20_000 } })).toBe(20_000);
  expect(rebuyTo({ buyIn: { least: 4000, most: 10_000, usual: 20_000 } })).toBe(10_000);
  expect(rebuyTo({ buyIn: { least: 30_000, most: null, usual: 20_000 } })).toBe(30_000);
});
