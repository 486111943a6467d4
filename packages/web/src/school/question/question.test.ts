import { printCards } from '@cardroom/core/cards';
import type { ShownSeat } from '@cardroom/core/school';
import { describe, expect, test } from 'vitest';
import { aroundTable } from './around-table.ts';
import { cardGroups } from './card-groups.ts';

describe('cards as they lie', () => {
  const groups = (cards: string, up?: string) =>
    cardGroups(cards, up).map((group) => [printCards([...group.cards]), group.lie]);

  test.each([
    ['', '', []],
    ['As Kd', '', [['As Kd', null]]],
    [
      'Ks Qs / Ah Ad 9c 8c 2d',
      '',
      [
        ['Ks Qs', null],
        ['Ah Ad 9c 8c 2d', null],
      ],
    ],
    [
      '8s 8d | Tc',
      '',
      [
        ['8s 8d', null],
        ['Tc', null],
      ],
    ],
    [
      'Ac Qc 3c 9h',
      '3c 9h',
      [
        ['Ac Qc', 'down'],
        ['3c 9h', 'up'],
      ],
    ],
    ['3c 9h', '3c 9h', [['3c 9h', null]]],
    ['?? 9h', '', [['?? 9h', null]]],
    ['no cards at all', '', []],
  ])('%s, face up %s', (cards, up, lie) => {
    expect(groups(cards, up)).toEqual(lie);
  });
});

describe('seats around the table', () => {
  const seats = (count: number, cards: string): ShownSeat[] =>
    Array.from({ length: count }, (_, i) => ({
      name: `Seat ${i + 1}`,
      marks: [],
      cards,
      up: '',
      chips: null,
      bets: [],
    }));
  const names = (of: readonly ShownSeat[]) => of.map(({ name }) => name);

  test('go clockwise along two sides', () => {
    const { top, bottom } = aroundTable(seats(5, 'As Kd'));
    expect(names(top)).toEqual(['Seat 1', 'Seat 2', 'Seat 3']);
    expect(names(bottom)).toEqual(['Seat 4', 'Seat 5']);
  });

  test.each([
    [3, 'As Kd'],
    [5, 'As Kd Qc Js'],
    [0, ''],
  ])('%i of them with %s stand one after the other', (count, cards) => {
    const { top, bottom } = aroundTable(seats(count, cards));
    expect(top).toEqual([]);
    expect(bottom.length).toBe(count);
  });
});
