import { expect, test } from 'vitest';
import { HOUSE, RAIL } from '../../engine/index.ts';
import { viewTable } from '../events.ts';
import { replayHouseTable } from '../house-table.ts';
import { must, potTable, refusal } from '../testing/testing.ts';
import { hideSnapshot, takeSnapshot } from '../view/snapshot.ts';

const opening = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
const what = 'Seat 2 looked at my cards.';

test('T67 a player calls the floor with a sentence, once until it has come, also when the table is paused', () => {
  const table = potTable(opening, 3);
  must(table, { by: 'floor', type: 'pause' });
  must(table, { by: { player: 'a' }, type: 'call floor', what: ` ${what} ` });
  expect(table.state.calls).toMatchObject([{ player: 'a', what }]);
  expect(refusal(table, { by: { player: 'a' }, type: 'call floor', what })).toMatch(/already/);
  expect(refusal(table, { by: { player: 'b' }, type: 'call floor', what: '  ' })).toMatch(/^Tell the floor/);
  expect(refusal(table, { by: { player: 'z' }, type: 'call floor', what })).toMatch(/no seat/);
  expect(refusal(table, { by: 'floor', type: 'answer', player: 'b' })).toBe('b has not called the floor.');
  const kept = replayHouseTable(opening, [], JSON.parse(JSON.stringify(takeSnapshot(table.state))));
  expect(kept.state.calls).toEqual(table.state.calls);
  must(kept, { by: 'floor', type: 'answer', player: 'a' });
  expect(kept.state.calls).toBeUndefined();
});

test('T67 what it was called for is for the floor alone', () => {
  const table = potTable(opening, 3);
  must(table, { by: { player: 'a' }, type: 'call floor', what });
  const called = table.log[table.log.length - 1];
  expect(viewTable(called, HOUSE)).toBe(called);
  for (const viewer of [RAIL, 0, 1])
    expect(JSON.stringify(viewTable(called, viewer))).not.toContain('looked');
  expect(JSON.stringify(hideSnapshot(takeSnapshot(table.state)))).not.toContain('looked');
});

test('T68 who is moved from another table brings all the chips, and nobody else is let off the buy-in', () => {
  const table = potTable(opening, 3);
  const seat = table.state.seats.indexOf(null);
  const cents = table.state.sign.buyIn.least - 100;
  const asked = { type: 'seat', player: 'x', seat, cents, brings: cents } as const;
  expect(refusal(table, { by: 'floor', ...asked })).toMatch(/^The buy-in is/);
  expect(refusal(table, { by: 'host', ...asked, transfer: true })).not.toBe('');
  must(table, { by: 'floor', ...asked, transfer: true });
  expect(table.state.chips[seat]).toBe(cents);
});
