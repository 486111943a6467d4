import { describe, expect, test } from 'vitest';
import { cageOf, onRail } from '../state.ts';
import { must, opened, refusal } from '../testing/testing.ts';

const holdem = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
const ann = { player: 'ann' };

describe('chips that the room sells with a command', () => {
  test('are at hand for what is asked, and all of it happens', () => {
    const table = opened(holdem);
    const { least } = table.state.sign.buyIn;
    const cage = table.state.chips[cageOf(table.state)];
    must(table, { by: ann, type: 'sit', seat: 0, cents: least, brings: least });
    expect(table.log.slice(0, 3).map(({ type }) => type)).toEqual(['sold', 'sat', 'bought in']);
    expect([table.state.chips[0], onRail(table.state, 'ann')]).toEqual([least, 0]);
    expect(table.state.chips[cageOf(table.state)]).toBe(cage - least);
  });

  test('add to those on the rail', () => {
    const table = opened(holdem);
    const { least } = table.state.sign.buyIn;
    must(table, { by: 'house', type: 'sell chips', player: 'ann', cents: least - 100 });
    const sit = { by: ann, type: 'sit', seat: 0, cents: least } as const;
    expect(refusal(table, { ...sit, brings: 0 })).toContain('ann has');
    expect(refusal(table, { ...sit, brings: 100 })).toBe('');
    expect(onRail(table.state, 'ann')).toBe(0);
  });

  test('R10, T1 are not sold when what is asked is refused, and nothing at all has changed', () => {
    const table = opened(holdem);
    const { least } = table.state.sign.buyIn;
    const before = structuredClone({ chips: table.state.chips, rails: table.state.rails });
    const sit = { by: ann, type: 'sit', seat: 0, cents: least } as const;
    expect(refusal(table, { ...sit, brings: least - 100 })).toContain('ann has');
    expect(refusal(table, { ...sit, cents: 100, brings: 100 })).toContain('The buy-in is');
    expect(refusal(table, { ...sit, brings: 1e15 })).toBe('The cage does not have that many chips.');
    expect(refusal(table, { ...sit, brings: 0.5 })).toBe('Chips are a whole number of cents.');
    expect({ chips: table.state.chips, rails: table.state.rails }).toEqual(before);
    expect(table.log).toEqual([]);
  });
});
