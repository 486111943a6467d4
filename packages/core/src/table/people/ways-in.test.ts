import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import type { Entry } from '../../houses/offering/table-settings.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import {
  dealAndFold,
  lastPlan,
  must,
  playUntil,
  potTable,
  refusal,
  seatList,
  sits,
} from '../testing/testing.ts';

const gardens: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' };
const lowball: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/lowball' };
const empireLowball: Opening = { house: 'empire', offering: 'empire/lowball' };

const hands = (table: Table, count: number): void => {
  for (let i = 0; i < count; i++) dealAndFold(table);
};
const dealt = (table: Table): string => {
  const { stacks } = dealAndFold(table);
  return seatList([...stacks.keys()].filter((seat) => stacks[seat] !== null));
};
const posts = (table: Table): string[] =>
  dealAndFold(table).posts.map(
    ({ seat, what, live, dead }) => `${seat + 1} ${what} ${live / 100}+${dead / 100}`,
  );
const moves = (table: Table, player: string, seat: number): string =>
  refusal(table, { by: { player }, type: 'change seat', seat: seat - 1 });
const objects = (table: Table, player: string, to: number): string =>
  refusal(table, { by: { player }, type: 'object', seat: to - 1 });
const back = (table: Table, player: string, comes?: Entry): string =>
  refusal(table, { by: { player }, type: 'come back', ...(comes ? { comes } : {}) });

describe('changing seats', () => {
  test.each([
    ['003:266', lowball],
    ['002:593', empireLowball],
  ] as const)('T31 %s away from the blind: in again at the same place in relation to it', (_, opening) => {
    const table = potTable(opening, 5);
    hands(table, 6);
    // The big blind comes to seat 4 next, then 5, 1, 2, 3.
    const big = (lastPlan(table).line.at(-1) ?? 0) + 1;
    expect(big).toBe(3);
    expect(moves(table, 'e', 7)).toBe('');
    // Still second to come: seat 6 is free, so nobody is between.
    expect(dealt(table)).toBe('1 2 3 4 7');
    expect(moves(table, 'a', 6)).toBe('');
    // Player a was second to come, and is first now: nobody is hurt by that.
    expect(dealt(table)).toBe('2 3 4 6 7');
    expect(moves(table, 'a', 1)).toBe('');
    // Player a has just had the big blind, and would have it again in four hands; at seat 1 in one.
    expect(dealt(table)).toBe('1 2 3 4 7');
  });

  test('003:266, 003:1533 who moves on three places waits three hands', () => {
    const table = potTable(lowball, 5);
    hands(table, 6);
    // Seat 4 would have the big blind next.
    expect(moves(table, 'd', 8)).toBe('');
    expect(table.state.seats[7]).toMatchObject({ comes: 'position', turns: 0 });
    sits(table, 'n', 4);
    // The newcomer waits for the big blind, and has it.
    expect([dealt(table), dealt(table), dealt(table)]).toEqual(['1 2 3 4 5', '1 2 3 4 5', '1 2 3 4 5 8']);
    expect(seatList(lastPlan(table).blindSeats)).toMatch(/8$/);
    expect(lastPlan(table).posts).toEqual([]);
  });

  test('003:36 without a penalty where no blind has passed the seat, else as a newcomer', () => {
    const free = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(free, 1);
    expect(moves(free, 'a', 8)).toBe('');
    expect(posts(free)).toEqual([]);
    const passed = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(passed, 5);
    expect(moves(passed, 'a', 8)).toBe('');
    expect(posts(passed)).toEqual(['8 missed blind 15+0']);
  });

  test('003:36 where newcomers come in for nothing, a change of seats does not save the blinds', () => {
    const table = potTable({ ...gardens, limit: '9-18' }, 5);
    hands(table, 6);
    // Seat 4 has the big blind next, and runs from it.
    expect(moves(table, 'd', 8)).toBe('');
    expect(table.state.seats[7]?.comes).toBe('make up');
    const posted = [1, 2, 3, 4].flatMap(() => posts(table));
    expect(posted).toEqual(['8 missed blind 9+3']);
  });

  test('003:35 who missed blinds owes them at the new seat, too', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 5);
    hands(table, 5);
    must(table, { by: { player: 'c' }, type: 'sit out' });
    hands(table, 3);
    expect(moves(table, 'c', 9)).toBe('');
    expect(back(table, 'c')).toBe('');
    expect([1, 2, 3].flatMap(() => posts(table))).toEqual(['9 missed blind 15+10']);
  });

  test('T31 a newcomer who waits keeps that choice', () => {
    const table = potTable({ ...gardens, limit: '15-30' }, 4);
    hands(table, 5);
    const cents = table.state.sign.buyIn.usual;
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents });
    must(table, { by: { player: 'n' }, type: 'sit', seat: 6, cents, comes: 'big blind' });
    expect(moves(table, 'n', 9)).toBe('');
    expect(table.state.seats[8]?.comes).toBe('big blind');
  });
});

describe('003:266 a kill to come in again, provided no active player objects', () => {
  /** Seat 3 sat out its big blind and would kill the pot. */
  function killing(): Table {
    const table = potTable(lowball, 5);
    hands(table, 5);
    must(table, { by: { player: 'c' }, type: 'sit out' });
    hands(table, 3);
    expect(back(table, 'c', 'kill')).toBe('');
    return table;
  }

  test('one objects: the big blind is waited for', () => {
    const table = killing();
    expect(objects(table, 'a', 3)).toBe('');
    expect(objects(table, 'b', 3)).toBe('Seat 3 is doing nothing a player may object to.');
    expect(back(table, 'c', 'kill')).toBe('A player objects: seat 3 comes in by "big blind".');
    expect(dealt(table)).toBe('1 2 4 5');
    // Once seat 3 is in again, it is forgotten.
    hands(table, 2);
    expect(table.state.seats[2]).toMatchObject({ comes: null, objected: false });
  });

  test('nobody objects: the pot is killed', () => {
    expect(posts(killing())).toEqual(['3 kill 30+0']);
  });

  test('only an active player, and not to what a newcomer may do anyway (003:260)', () => {
    const table = killing();
    must(table, { by: { player: 'd' }, type: 'sit out' });
    expect(objects(table, 'd', 3)).toBe('Only an active player may object.');
    expect(objects(table, 'c', 3)).toBe('Only an active player may object.');
    expect(objects(table, 'a', 8)).toBe('Nobody sits there.');
    expect(objects(table, 'a', 2)).toMatch(/nothing a player may object to/);
    expect(objects(table, 'zoe', 3)).toBe('zoe has no seat at this table.');
    const cents = table.state.sign.buyIn.usual;
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents });
    must(table, { by: { player: 'n' }, type: 'sit', seat: 6, cents, comes: 'kill' });
    expect(objects(table, 'a', 7)).toMatch(/nothing a player may object to/);
  });
});

describe('003:300 into a killed pot for a kill of the next', () => {
  /** A kill is due of somebody, and a newcomer at seat 6 would be dealt in. */
  function killed(comes: Entry): { table: Table; killer: number } {
    const table = potTable(lowball, 4);
    // With the big blind at seat 3 or 4 next, seat 6 lies behind it.
    const due = () =>
      table.state.kills.due.length > 0 &&
      table.state.passed[5] &&
      [1, 2].includes(table.state.line.at(-1) ?? -1);
    playUntil(table, seededRandom('killed'), due);
    const cents = table.state.sign.buyIn.usual;
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents });
    must(table, { by: { player: 'n' }, type: 'sit', seat: 5, cents, comes });
    return { table, killer: table.state.kills.due[0] + 1 };
  }
  const isIn = (table: Table) => lastPlan(table).stacks[5] !== null;

  test('the newcomer is dealt in for nothing, owes the kill and posts it', () => {
    const { table, killer } = killed('kill later');
    expect(posts(table)).toEqual([`${killer} kill 30+0`]);
    expect(isIn(table)).toBe(true);
    expect(table.state.kills.due).toContain(5);
    expect(refusal(table, { by: { player: 'n' }, type: 'leave' })).toMatch(/owes a kill/);
    const next = Array.from({ length: 4 }, () => posts(table)).flat();
    expect(next).toContain('6 kill 30+0');
    expect(next.filter((post) => post.startsWith('6'))).toHaveLength(1);
  });

  test('another objects: the newcomer kills in turn', () => {
    const { table, killer } = killed('kill later');
    expect(objects(table, 'a', 6)).toBe('');
    expect(table.state.seats[5]?.comes).toBe('kill');
    expect(posts(table)).toEqual([`${killer} kill 30+0`]);
    expect(isIn(table)).toBe(false);
    expect(back(table, 'n', 'kill later')).toMatch(/comes in by "kill"/);
  });

  test('a void hand leaves the newcomer as before', () => {
    const { table } = killed('kill later');
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: 'floor', type: 'void', reason: 'Test.' });
    expect(table.state.seats[5]?.comes).toBe('kill later');
    expect(table.state.kills.due).not.toContain(5);
  });

  test('with no kill due the newcomer kills this one', () => {
    const table = potTable(lowball, 4);
    hands(table, 5);
    table.state.kills = { buttons: [], due: [], round: 0 };
    const cents = table.state.sign.buyIn.usual;
    must(table, { by: 'house', type: 'sell chips', player: 'n', cents });
    must(table, { by: { player: 'n' }, type: 'sit', seat: 5, cents, comes: 'kill later' });
    expect(posts(table)).toEqual(['6 kill 30+0']);
    expect(table.state.kills.due).toEqual([]);
  });
});
