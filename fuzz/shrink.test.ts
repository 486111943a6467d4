import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const numbers = Array.from({ length: 150 }, (_, i) => i);
const needs =
  (...all: number[]) =>
  async (some: readonly number[]) =>
    all.every((one) => some.includes(one));

test('P4 of what fails the fewest acts are left, in their order', async () => {
  const soon = Date.now() + 60_000;
  expect(await shrink(numbers, needs(3, 70, 149), soon)).toEqual([3, 70, 149]);
  expect(await shrink(numbers, needs(), soon)).toEqual([]);
  expect(await shrink(numbers, async (some) => some.length >= 5, soon)).toHaveLength(5);
});

test('P4 when its time is over, what is left still fails', async () => {
  expect(await shrink(numbers, needs(3), Date.now() - 1)).toEqual(numbers);
});
