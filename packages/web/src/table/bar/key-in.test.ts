import { expect, test } from 'vitest';
import { keyIn } from './key-in.ts';

test('a pasted link or key opens its own table, and what leads elsewhere opens nothing', () => {
  expect(keyIn(' k_abc-1 ', 't_1')).toBe('k_abc-1');
  expect(keyIn('https://cards.example/t/t_1?key=k_abc-1&sit=1', 't_1')).toBe('k_abc-1');
  expect(keyIn('/t/t_1?key=k_2', 't_1')).toBe('k_2');
  expect(keyIn('https://cards.example/t/t_2?key=k_abc-1', 't_1')).toBeNull();
  expect(keyIn('https://cards.example/t/t_1', 't_1')).toBeNull();
  expect(keyIn('let me in, please', 't_1')).toBeNull();
  expect(keyIn('http://', 't_1')).toBeNull();
});
