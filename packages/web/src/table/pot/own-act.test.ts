import type { HandEvent } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { ownAct } from './own-act.ts';

const call = (seat: number): HandEvent => ({ type: 'acted', seat, action: 'call', cents: 400, to: 400 });

test('a player may take back a call or a draw until something follows it', () => {
  expect(ownAct([], 1)).toBeNull();
  expect(ownAct([call(1)], 1)).toBe('unaware of a raise');
  expect(ownAct([call(1)], 0)).toBeNull();
  expect(ownAct([call(1), call(2)], 1)).toBeNull();
  expect(ownAct([call(1), { type: 'gathered' }], 1)).toBeNull();
  expect(ownAct([call(1), { type: 'act undone', seat: 1, cents: 400 }], 1)).toBeNull();
  expect(ownAct([{ type: 'discarded', seat: 1, cards: [-1], only: 1 }], 1)).toBe('changed draw');
});
