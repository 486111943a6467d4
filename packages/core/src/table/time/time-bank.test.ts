import { describe, expect, test } from 'vitest';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, must, opened, potTable, refusal, sits } from '../testing/testing.ts';
import { allReady, timeBankLeft } from './time-bank.ts';

const opening = (table: object): Opening => ({
  house: 'hawaiian-gardens',
  offering: 'hawaiian-gardens/no-limit-holdem',
  table: { timeToAct: 30, ...table },
});

/** Three players, dealt in a second after the start; seat 1 acts first, until 31 s. */
function begun(rules: object): Table {
  const table = potTable(opening(rules), 3);
  must(table, { by: 'house', type: 'deal', at: 1000 });
  act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, card) => card) });
  return table;
}
const tick = (table: Table, at: number) => must(table, { by: 'house', type: 'tick', at });
const call = (table: Table, player: string, seat: number, at: number) =>
  must(table, { by: { player }, type: 'play', command: { type: 'call', seat }, at });

describe('T57 a time bank', () => {
  test('goes on where the time is over, and an act stops it', () => {
    const table = begun({ timeBank: 60 });
    tick(table, 31_000);
    expect(table.due).toEqual([0]);
    expect(table.state.turn).toMatchObject({ until: 91_000, bank: { from: 31_000, seats: [0] } });
    tick(table, 41_000);
    expect(timeBankLeft(table.state, 0)).toBe(50_000);
    call(table, 'a', 0, 51_000);
    expect(timeBankLeft(table.state, 0)).toBe(40_000);
    expect(table.state.seats[0]?.lapses).toBe(0);
    expect(table.state.turn).toMatchObject({ seats: [1], until: 81_000 });
    expect(table.state.turn?.bank).toBeUndefined();
  });

  test('is used up over the session: then the time is over', () => {
    const table = begun({ timeBank: 30 });
    tick(table, 31_000);
    tick(table, 60_999);
    expect(table.due).toEqual([0]);
    tick(table, 61_000);
    expect(table.due).toEqual([1]);
    expect(timeBankLeft(table.state, 0)).toBe(0);
    expect(table.state.seats[0]?.lapses).toBe(1);
  });

  test('does not run when the clock is called, nor while the table is paused', () => {
    const called = begun({ timeBank: 60 });
    must(called, { by: 'floor', type: 'call clock', at: 2000 });
    tick(called, called.state.turn?.until ?? 0);
    expect(called.due).toEqual([1]);
    expect(timeBankLeft(called.state, 0)).toBe(60_000);
    const paused = begun({ timeBank: 60 });
    tick(paused, 31_000);
    must(paused, { by: 'floor', type: 'pause', at: 36_000 });
    tick(paused, 80_000);
    must(paused, { by: 'floor', type: 'resume', at: 90_000 });
    expect(timeBankLeft(paused.state, 0)).toBe(55_000);
    expect(paused.state.turn?.until).toBe(120_000);
  });
});

describe('T58 a line that is lost in a hand', () => {
  const line = (table: Table, lost: boolean, at: number) =>
    must(table, { by: 'house', type: 'line', player: 'a', lost, at });

  test('is waited for until the grace is over, once in a hand, and uses no time bank', () => {
    const table = begun({ grace: 30, timeBank: 60 });
    line(table, true, 21_000);
    tick(table, 31_000);
    expect(table.state.turn?.until).toBe(51_000);
    tick(table, 51_000);
    expect(table.due).toEqual([1]);
    expect(timeBankLeft(table.state, 0)).toBe(60_000);
  });

  test('that is there again in time has lost nothing', () => {
    const table = begun({ grace: 30 });
    line(table, true, 25_000);
    tick(table, 31_000);
    line(table, false, 40_000);
    call(table, 'a', 0, 41_000);
    expect(table.state.seats[0]).toMatchObject({ lapses: 0 });
    expect(table.state.seats[0]?.lineLost).toBeUndefined();
  });

  test('and was lost long before the turn is not waited for', () => {
    const table = begun({ grace: 15 });
    line(table, true, 2000);
    tick(table, 31_000);
    expect(table.due).toEqual([1]);
  });

  test('is no matter of the table while no hand is played', () => {
    const table = potTable(opening({ grace: 15 }), 3);
    line(table, true, 500);
    expect(table.state.seats[0]?.lineLost).toBeUndefined();
    expect(refusal(table, { by: 'house', type: 'line', player: 'nobody', lost: true })).toMatch(/Nobody/);
  });
});

test('T59 the bets may close when all who have bet have said that they are ready', () => {
  const table = opened({
    house: 'black-sheep',
    offering: 'black-sheep/ez-baccarat',
    table: { bankRole: 'anyone' },
  });
  for (const [i, player] of ['a', 'b', 'c'].entries()) sits(table, player, i + 1);
  must(table, { by: { player: 'a' }, type: 'take bank' });
  must(table, { by: 'house', type: 'deal' });
  const { sign } = table.state;
  if (sign.kind !== 'player-dealer') throw new Error('Baccarat has a player-dealer.');
  act(table, { type: 'shuffle', cards: [...sign.game.shoe.cards] });
  act(table, { type: 'stake', seat: 0, cents: 10_000 });
  const ready = (player: string) => ({ by: { player }, type: 'ready' }) as const;
  expect(refusal(table, ready('b'))).toMatch(/Place a bet first/);
  const { limits } = sign;
  act(table, { type: 'wager', seat: 1, spot: 1, kind: 'player', cents: limits.min });
  act(table, { type: 'wager', seat: 2, spot: 2, kind: 'banker', cents: limits.min });
  expect(allReady(table.state)).toBe(false);
  must(table, ready('b'));
  expect([allReady(table.state), allReady(table.state, (player) => player === 'c')]).toEqual([false, true]);
  must(table, ready('c'));
  expect(allReady(table.state)).toBe(true);
  must(table, { by: 'floor', type: 'void', reason: 'Begin again.' });
  expect(allReady(table.state)).toBe(false);
});
