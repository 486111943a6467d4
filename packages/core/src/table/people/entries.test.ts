import { describe, expect, test } from 'vitest';
import type { Entry } from '../../houses/offering/table-settings.ts';
import type { Opening } from '../sign.ts';
import { dropOf } from '../state.ts';
import type { Table } from '../table.ts';
import {
  blackSheep,
  dealt,
  does,
  empireLowball,
  gardens,
  hands,
  joins,
  lowball,
  luckyLady,
  posts,
} from '../testing/blinds.ts';
import { dealAndFold, lastPlan, must, potTable, refusal, seatList } from '../testing/testing.ts';

const back = (table: Table, player: string, comes?: Entry): void =>
  must(table, { by: { player }, type: 'come back', ...(comes ? { comes } : {}) });

describe('T31 newcomers', () => {
  test('003:25 below $10-$20: dealt right in for nothing', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 4);
    hands(table, 5);
    joins(table, 'n', 7);
    const { posts: none, stacks } = dealAndFold(table);
    expect([none, typeof stacks[6]]).toEqual([[], 'number']);
  });

  test('003:26 or when the button has passed', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'button passes');
    // The button is at seat 1 and comes to seat 1 again from seat 4.
    expect([1, 2, 3, 4].map(() => dealt(table))).toEqual(['1 2 3 4', '1 2 3 4', '1 2 3 4', '1 2 3 4 5']);
  });

  test('003:26 the big blind is not for who waits for the button', () => {
    const table = potTable({ ...gardens, limit: '9-18', table: { blindsMove: 'forward' } }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'button passes');
    expect(hands(table, 3)).toEqual(['2 / 3 4', '3 / 4 1', '4 / 1 2']);
  });

  test('003:28 from $10-$20 up: the big blind is posted, live', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5);
    expect(posts(table)).toEqual(['5 missed blind 15+0']);
    expect(posts(table)).toEqual([]);
  });

  test('003:29 or waited for', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'big blind');
    expect([1, 2].map(() => dealt(table))).toEqual(['1 2 3 4', '1 2 3 4 5']);
    expect(seatList(lastPlan(table).blindSeats)).toBe('4 5');
  });

  test('003:30 between the button and the small blind it may be posted, 004:1366 it may not', () => {
    const at = (opening: Opening) => {
      const table = potTable(opening, 3);
      must(table, { by: { player: 'c' }, type: 'change seat', seat: 5 });
      must(table, { by: { player: 'b' }, type: 'change seat', seat: 3 });
      hands(table, 6);
      // The next hand has the button at seat 1, the blinds at 4 and 6.
      joins(table, 'n', 3);
      return `${dealt(table)} | ${dealt(table)} | ${dealt(table)}`;
    };
    expect(at({ ...gardens, limit: '15-30' })).toBe('1 3 4 6 | 1 3 4 6 | 1 3 4 6');
    expect(at({ ...luckyLady, limit: '10-20' })).toBe('1 4 6 | 1 3 4 6 | 1 3 4 6');
  });

  test('003:36 nothing is due before a blind has passed the seat', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 1);
    joins(table, 'n', 7);
    expect(posts(table)).toEqual([]);
    expect(typeof lastPlan(table).stacks[6]).toBe('number');
  });

  test('003:258-260 lowball: the big blind, or the pot is killed at twice the limit', () => {
    const table = potTable(lowball, 4);
    hands(table, 5);
    joins(table, 'n', 6, 'kill');
    const { posts: kill, factor, actsLast } = dealAndFold(table);
    expect(kill).toEqual([{ seat: 5, what: 'kill', live: 3000, dead: 0 }]);
    expect([factor, actsLast]).toEqual([2, 5]);
    joins(table, 'm', 8);
    expect(table.state.seats[7]?.comes).toBe('big blind');
  });

  test('002:592 Empire lowball: the pot is straddled from the left of the blind, or the blind waited for', () => {
    const table = potTable(empireLowball, 4);
    hands(table, 5);
    joins(table, 'n', 5, 'straddle');
    const posted = [1, 2, 3].flatMap(() => posts(table));
    expect(posted).toEqual(['5 straddle 20+0']);
  });

  test('T60 and posted again when the hand was void', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    joins(table, 'n', 5);
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(posts(table)).toEqual(['5 missed blind 15+0']);
  });

  test('T31 a way in that the house does not have is refused', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents: 120000 });
    expect(refusal(table, { by: { player: 'n' }, type: 'sit', seat: 5, cents: 120000, comes: 'kill' })).toBe(
      'Ways to join here: post, big blind; not by "kill".',
    );
  });
});

describe('T31 missed blinds', () => {
  /** Seat 3 sits out before its big blind and comes back after the blinds. */
  function misses(opening: Opening, comes?: Entry): Table {
    const table = potTable(opening, 5);
    hands(table, 5);
    does(table, 'c', 'sit out');
    hands(table, 3);
    back(table, 'c', comes);
    return table;
  }

  test('003:35, 002:529, 004:1372 all blinds are posted, the big one live and the rest dead', () => {
    expect(posts(misses({ ...gardens, limit: '15-30' }))).toEqual(['3 missed blind 15+10']);
    expect(posts(misses({ house: 'empire', offering: 'empire/holdem' }))).toEqual(['3 missed blind 4+2']);
    expect(posts(misses(luckyLady))).toEqual(['3 missed blind 4+2']);
  });

  test('003:35 or the big blind is waited for', () => {
    const table = misses({ ...gardens, limit: '15-30' }, 'big blind');
    expect([1, 2, 3].map(() => dealt(table))).toEqual(['1 2 4 5', '1 2 3 4 5', '1 2 3 4 5']);
    expect(posts(table)).toEqual([]);
  });

  test('004:1374-1378 who missed only the small blind posts only that, dead', () => {
    const small = (opening: Opening) => {
      const table = potTable(opening, 5);
      hands(table, 1);
      // Seat 3 had the big blind and leaves out the small one.
      does(table, 'c', 'sit out');
      hands(table, 2);
      back(table, 'c');
      return [1, 2].flatMap(() => posts(table));
    };
    expect(small(luckyLady)).toEqual(['3 missed blind 0+2']);
    expect(small(blackSheep)).toEqual(['3 missed blind 4+2']);
  });

  test('T31 who has not the chips to make them up waits for the big blind', () => {
    const table = misses({ ...gardens, limit: '15-30' });
    const { chips } = table.state;
    chips[dropOf(table.state)] += chips[2] - 2400;
    chips[2] = 2400;
    expect([1, 2].map(() => dealt(table))).toEqual(['1 2 4 5', '1 2 3 4 5']);
  });

  test('T60 a void hand leaves them to be made up again', () => {
    const table = misses(luckyLady);
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(posts(table)).toEqual(['3 missed blind 4+2']);
  });

  test('T31 nothing is due of who missed none', () => {
    const table = potTable(blackSheep, 5);
    hands(table, 1);
    does(table, 'a', 'sit out');
    hands(table, 1);
    back(table, 'a');
    expect(posts(table)).toEqual([]);
  });

  test('003:266 lowball: the big blind, or a kill', () => {
    const table = misses(lowball, 'kill');
    expect(posts(table)).toEqual(['3 kill 30+0']);
    expect(misses(lowball).state.seats[2]?.comes).toBe('big blind');
  });
});
