import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import { findOffering } from '../../houses/index.ts';
import { openHouseTable, replayHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import {
  act,
  dealAndFold,
  drawn,
  foldOut,
  heldAt,
  houseMove,
  must,
  name,
  opened,
  printedSign,
  sits,
  taken,
} from '../testing/testing.ts';

describe('printed schedules', () => {
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
    expect(openHouseTable({ ...doubleBoard, options: doubleBoard.options?.slice(1) ?? [] })).toMatchObject({
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

  test('003:10063, 003:10066 13-Card: each player pays when the hands are delivered, by how many are dealt in', () => {
    const offering = 'hawaiian-gardens/thirteen-card';
    const table = opened({ house: 'hawaiian-gardens', offering, limit: '5', options: ['master-09/1'] });
    for (let i = 0; i < 4; i++) sits(table, name(i), i + 1);
    const before = [...table.state.chips];
    must(table, { by: 'house', type: 'deal' });
    expect(taken(table)).toEqual([]);
    houseMove(table, seededRandom('delivered'));
    expect(taken(table)).toEqual(['1 3', '2 3', '3 3', '4 3']);
    const hand = table.state.hand?.state;
    if (hand === undefined || !('lost' in hand)) throw new Error('No points.');
    expect(hand.held.map(({ length }) => length)).toEqual([13, 13, 13, 13]);
    // What is left is played with, in whole points.
    expect(hand.stake[0]).toBe(before[0] - 500);
    expect(replayHouseTable(table.state.sign.opening, table.log).state).toEqual(table.state);
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(table.state.chips).toEqual(before);
  });

  describe('time', () => {
    /** So many minutes after three o'clock on some day. */
    const clock = (minutes: number): number => Date.UTC(2024, 4, 1, 3, minutes);
    const tick = (table: Table, minutes: number) =>
      must(table, { by: 'house', type: 'tick', at: clock(minutes) });
    function timedAt(opening: Opening, players: number, minutes: number): Table {
      const table = heldAt(opening, players);
      drawn(table, players);
      tick(table, minutes);
      return table;
    }
    /** What the next hand and the minutes until then cost, seat by seat. */
    function costs(table: Table, minutes: number): string[] {
      const before = taken(table).length;
      dealAndFold(table);
      tick(table, minutes);
      return taken(table).slice(before);
    }
    const luckyLady: Opening = {
      house: 'lucky-lady',
      offering: 'lucky-lady/holdem',
      options: [timedOption('lucky-lady/holdem', '004:1913')],
    };
    function timedOption(offering: string, cite: string): string {
      const schedule = schedulesFor(offering).find(({ cite: at }) => at === cite);
      return schedule?.options[0].id ?? '';
    }

    test('004:1913 in advance from all, and from who enters the game in the first twenty minutes', () => {
      const table = timedAt(luckyLady, 4, 5);
      expect(costs(table, 10)).toEqual(['1 8', '2 8', '3 8', '4 8']);
      expect(costs(table, 19)).toEqual([]);
      sits(table, 'e', 5);
      expect(costs(table, 20)).toEqual(['5 8']);
      sits(table, 'f', 6);
      expect(costs(table, 29)).toEqual([]);
      expect(costs(table, 30)).toEqual(['1 8', '2 8', '3 8', '4 8', '5 8', '6 8']);
      expect(costs(table, 59)).toEqual([]);
    });

    test('004:1913 once a half hour, also from who leaves and comes back', () => {
      const table = timedAt(luckyLady, 3, 1);
      expect(costs(table, 3)).toEqual(['1 8', '2 8', '3 8']);
      must(table, { by: { player: 'c' }, type: 'leave' });
      expect(costs(table, 5)).toEqual([]);
      sits(table, 'c', 3);
      expect(costs(table, 29)).toEqual([]);
      // Away at the half hour, and back in the first twenty minutes of the next.
      must(table, { by: { player: 'c' }, type: 'sit out' });
      expect(costs(table, 31)).toEqual(['1 8', '2 8']);
      must(table, { by: { player: 'c' }, type: 'come back', comes: 'big blind' });
      expect([costs(table, 32), costs(table, 33), costs(table, 34)].flat()).toEqual(['3 8']);
    });

    test('004:1913 a game that starts in the last ten minutes is free until the half hour', () => {
      const table = timedAt(luckyLady, 2, 25);
      expect(costs(table, 29)).toEqual([]);
      expect(costs(table, 31)).toEqual(['1 8', '2 8']);
    });

    test('003:7709 at the end of each half hour; that in which the game starts is free', () => {
      const offering = findOffering('hawaiian-gardens/holdem')!;
      const sign = printedSign(
        offering,
        schedulesFor(offering.id).find(({ fees }) => fees.some(({ at }) => at === 'half hour end')),
      );
      const table = timedAt(sign!, 3, 5);
      expect(costs(table, 30)).toEqual([]);
      expect(costs(table, 59)).toEqual([]);
      sits(table, 'd', 4);
      const [first, ...rest] = costs(table, 60);
      expect(first).toMatch(/^1 \d+$/);
      expect(rest.map((fee) => fee.replace(/ .*/, ''))).toEqual(['2', '3', '4']);
    });

    test('003:3769 in advance every half hour of play: who joins within one pays from the next on', () => {
      const id = 'hawaiian-gardens/archie';
      const timed = schedulesFor(id).find(({ fees }) => fees.some(({ at }) => at === 'half hour start'));
      const table = timedAt(printedSign(findOffering(id)!, timed)!, 3, 5);
      expect(costs(table, 29)).toEqual([]);
      expect(costs(table, 30)).toHaveLength(3);
      sits(table, 'd', 4);
      expect(costs(table, 59)).toEqual([]);
      expect(costs(table, 61)).toHaveLength(4);
    });
  });
});
