import type { HandEvent } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

const heard = (event: object, seat: number) => soundOf({ type: 'played', event: event as HandEvent }, seat);

test('chips sound when they move, and winning only to who wins', () => {
  expect(heard({ type: 'acted', seat: 1, action: 'call', cents: 800, to: 800 }, 2)).toBe('chips');
  expect(heard({ type: 'acted', seat: 1, action: 'check', cents: 0, to: 0 }, 2)).toBeNull();
  const won = { type: 'awarded', seat: 2, pot: 0, share: 0, cents: 800 };
  expect([heard(won, 2), heard(won, 1), heard(won, -1)]).toEqual(['win', 'chips', 'chips']);
  const claim = { type: 'settled', seat: 0, result: 'lose', cents: 500 };
  expect([heard(claim, 0), heard({ ...claim, result: 'win' }, 0)]).toEqual(['chips', 'win']);
  expect(soundOf({ type: 'hand ended' } as never, 0)).toBeNull();
});
