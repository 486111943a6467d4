import { expect, test } from 'vitest';
import { STOPPED } from './events.ts';
import { replayHouseTable } from './house-table.ts';
import type { Table } from './table.ts';
import { act, dealAndFold, must, potTable, refusal } from './testing/testing.ts';

const opening = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
const PACK = Array.from({ length: 52 }, (_, card) => card);

/** In the middle of a hand, the first to act has called. */
function stopped(): Table {
  const table = potTable(opening, 3);
  dealAndFold(table);
  must(table, { by: 'house', type: 'deal' });
  act(table, { type: 'shuffle', cards: PACK });
  act(table, { type: 'call', seat: table.due[0] });
  must(table, { by: 'house', type: 'stop', trouble: 'a card was missing' });
  return table;
}

test('T62 a table that is stopped for trouble rests, with a sentence for everybody that does not say more', () => {
  const table = stopped();
  const { state, log } = table;
  expect(log.at(-1)).toEqual({ type: 'paused', reason: STOPPED });
  const [seat] = table.due;
  const by = { player: state.seats[seat]?.player ?? '' };
  expect(refusal(table, { by, type: 'play', command: { type: 'call', seat } })).toBe(STOPPED);
  must(table, { by: 'house', type: 'tick', at: state.now + 3_600_000 });
  expect(table.due).toEqual([seat]);
});

test('T2 only the house stops a table', () => {
  const table = potTable(opening, 2);
  for (const by of [{ player: 'a' }, 'floor'] as const)
    expect(refusal(table, { by, type: 'stop', trouble: 'x' } as never)).toMatch(
      /^"stop" is not something .* can ask for\.$/,
    );
});

test('T62 resumed it goes on where it was', () => {
  const table = stopped();
  const [seat] = table.due;
  must(table, { by: 'floor', type: 'resume' });
  expect([table.state.paused, 'stopped' in table.state]).toEqual([false, false]);
  act(table, { type: 'call', seat });
});

test('T60 with its hand voided all have their chips again, and it goes on', () => {
  const table = stopped();
  const chips = table.state.hand?.state.setup.stacks.slice(0, 3);
  must(table, { by: 'floor', type: 'void', reason: 'A card was missing.' });
  expect(table.state.chips.slice(0, 3)).toEqual(chips);
  expect([table.state.paused, 'stopped' in table.state]).toEqual([false, false]);
  must(table, { by: 'house', type: 'deal' });
});

test('T4 it is the same table after a replay', () => {
  const table = stopped();
  const again = replayHouseTable(opening, table.log);
  expect(again.state.stopped).toBe(STOPPED);
  must(again, { by: 'floor', type: 'resume' });
  act(again, { type: 'call', seat: again.due[0] });
});
