import { expect, test } from 'vitest';
import { must, opened, sits } from '../testing/testing.ts';
import { askedOf, askedUntil } from './asked.ts';

test('T24 the next on the list is asked to sit when a seat is free, until the time is up', () => {
  const table = opened({ house: 'black-sheep', offering: 'black-sheep/holdem', seats: 2 });
  sits(table, 'ann', 1);
  for (const player of ['bob', 'cat']) must(table, { by: { player }, type: 'wait' });
  const asked = (player: string) => askedOf(table.state, table.due, player);
  expect(asked('bob')).toBeNull();
  must(table, { by: 'house', type: 'call', player: 'bob', until: 60_000 });
  expect([asked('ann'), asked('bob'), asked('cat')]).toEqual([null, 'sit', null]);
  expect(askedUntil(table.state, 'sit', 'bob')).toBe(60_000);
  must(table, { by: 'floor', type: 'pause' });
  expect(asked('bob')).toBeNull();
});
