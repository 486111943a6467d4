import type { HandEvent, OwnRuling } from '@cardroom/core/table';
import { expect, test } from 'vitest';
import { ownAct } from './own-act.ts';

const call = (seat: number): HandEvent => ({ type: 'acted', seat, action: 'call', cents: 400, to: 400 });
const fold = (seat: number): HandEvent => ({ type: 'acted', seat, action: 'fold', cents: 0, to: 0 });
const draw = (seat: number): HandEvent => ({ type: 'discarded', seat, cards: [-1], only: seat });
const unaware: OwnRuling = { what: 'unaware of a raise', until: 'acted' };
const drawn: OwnRuling = { what: 'changed draw', until: 'acted' };

test('a player may take back a call or a draw until something follows it', () => {
  const own = (...events: HandEvent[]) => ownAct(events, 1, [unaware, drawn]);
  expect(own()).toBeNull();
  expect(own(call(1))).toBe('unaware of a raise');
  expect(own(call(0))).toBeNull();
  expect(own(call(1), call(2))).toBeNull();
  expect(own(call(1), fold(2))).toBeNull();
  expect(own(call(1), { type: 'gathered' })).toBeNull();
  expect(own(call(1), { type: 'act undone', seat: 1, cents: 400 })).toBeNull();
  expect(own(draw(1))).toBe('changed draw');
  expect(own(draw(1), draw(2))).toBeNull();
  expect(ownAct([call(1)], 1, [drawn])).toBeNull();
});

test('003:806, 003:3625-3627 or longer, where the book lets it', () => {
  const called = (...events: HandEvent[]) => ownAct(events, 1, [{ ...unaware, until: 'called' }]);
  expect(called(call(1), fold(2))).toBe('unaware of a raise');
  expect(called(call(1), fold(2), call(0))).toBeNull();
  const dealt = (...events: HandEvent[]) => ownAct(events, 1, [{ ...drawn, until: 'dealt' }]);
  expect(dealt(draw(1), draw(2))).toBe('changed draw');
  expect(dealt(draw(1), draw(2), { type: 'dealt', seat: 1, cards: [-1], up: false, only: 1 })).toBeNull();
});
