import { expect, test } from 'vitest';
import { BloomFilter } from './bloom-filter.ts';

const many = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i));

test('R3 what was added is known after a hundred and fifty thousand others, and few others are taken for it', () => {
  const filter = new BloomFilter();
  expect(filter.mayHave('u_1 more')).toBe(false);
  filter.add('u_1 more');
  for (let i = 0; i < 150_000; i++) filter.add(`u_2 c${i.toString(36)}`);
  expect(filter.mayHave('u_1 more')).toBe(true);
  expect(many(150_000, (i) => `u_2 c${i.toString(36)}`).every((text) => filter.mayHave(text))).toBe(true);
  const mistaken = many(10_000, (i) => `u_3 c${i.toString(36)}`).filter((text) => filter.mayHave(text));
  expect(mistaken.length).toBeLessThan(200);
});

test('R3 it holds no more than that, however much comes', () => {
  const filter = new BloomFilter();
  filter.add('u_1 more');
  for (let i = 0; i < 170_000; i++) filter.add(`u_2 c${i.toString(36)}`);
  expect(filter.mayHave('u_1 more')).toBe(false);
});
