import { expect, test } from 'vitest';
import { shortName, shortNames } from './short-name.ts';

test('a name that is too long gives up its last word first', () => {
  expect(shortName('Carla Mendez', 20)).toBe('Carla Mendez');
  expect(shortName('Carla Mendez', 9)).toBe('Carla M.');
  expect(shortName('Carla Mendez', 5)).toBe('Carla');
});

test('no two plates of a table show the same name', () => {
  expect(shortNames(['Carla Mendez', 'Carla Brown', 'Ann', null], 5)).toEqual(['Ca M.', 'Ca B.', 'Ann', '']);
  expect(shortNames(['Carla Mendez', 'Carla Moss'], 5)).toEqual(['Ca M. 1', 'Ca M. 2']);
  expect(shortNames(['Carla Mendez', 'Dan'], 5)).toEqual(['Carla', 'Dan']);
});
