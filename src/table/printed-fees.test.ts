import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { findOffering } from '../houses/index.ts';
import { schedulesFor } from '../houses/schedules.ts';
import type { Opening } from './sign.ts';
import { Table } from './table.ts';
import { act, dealAndFold, foldOut, houseMove, must, name, opened, printedSign, sits } from './testing.ts';

const drawn = (table: Table, players: number) =>
  must(table, {
    by: 'house',
    type: 'draw for button',
    cards: Array.from({ length: players }, (_, i) => 51 - 4 * i),
  });

describe('printed schedules', () => {
  /** What was taken in a hand: `'1 1'` for a dollar of seat 1, `'pot 4'` for four of the pot. */
  const taken = (table: Table): string[] =>
    table.log.flatMap((event) => {
      if (event.type === 'collected') return [`${event.seat + 1} ${event.cents / 100}`];
      if (event.type !== 'played' || event.event.type !== 'taken') return [];
      const { from, cents } = event.event;
      return [`${from === 'pot' ? from : from + 1} ${cents / 100}`];
    });
  const doubleBoard: Opening = {
    house: 'hawaiian-gardens',
    offering: 'hawaiian-gardens/double-board-omaha',
    limit: 'nl 2-3',
    options: ['1', '9', '15', '19'].map((number) => `double-board-omaha-own/${number}`),
  };

  test('003:3923-3949 Double Board Omaha: the small blind before the cards, the pot at the flop and the turn', () => {
    const table = opened(doubleBoard);
    for (let i = 0; i < 4; i++) sits(table, name(i), i + 1);
    drawn(table, 4);
    dealAndFold(table);
    expect(taken(table)).toEqual(['2 1']);
    must(table, { by: 'house', type: 'deal' });
    houseMove(table, seededRandom('printed'));
    for (const seat of [0, 1, 2]) act(table, { type: 'call', seat });
    act(table, { type: 'check', seat: 3 });
    for (const seat of [2, 3, 0, 1]) act(table, { type: 'check', seat });
    foldOut(table);
    expect(taken(table)).toEqual(['2 1', '3 1', 'pot 2', 'pot 1']);
  });

  test('003:3990 a bracket of players without an option keeps the table closed', () => {
    expect(Table.open({ ...doubleBoard, options: doubleBoard.options?.slice(1) ?? [] })).toMatchObject({
      message: expect.stringMatching(/No posted option is for 6, 7, 8 players/),
    });
  });

  test('003:61 the designated fee for a hand that ends before the flop', () => {
    const schedule = schedulesFor('hawaiian-gardens/holdem').find(({ fees }) =>
      fees.some(({ unless }) => unless === 'flop'),
    );
    const sign = printedSign(findOffering('hawaiian-gardens/holdem')!, schedule);
    const table = opened(sign!);
    for (let i = 0; i < 5; i++) sits(table, name(i), i + 1);
    drawn(table, 5);
    dealAndFold(table);
    expect(taken(table)).toEqual(['pot 1']);
  });

  test('003:10066 13-Card: each player pays for the hand, by how many are dealt in', () => {
    const offering = 'hawaiian-gardens/thirteen-card';
    const table = opened({ house: 'hawaiian-gardens', offering, limit: '5', options: ['master-09/1'] });
    for (let i = 0; i < 4; i++) sits(table, name(i), i + 1);
    must(table, { by: 'house', type: 'deal' });
    expect(taken(table)).toEqual(['1 3', '2 3', '3 3', '4 3']);
  });
});
