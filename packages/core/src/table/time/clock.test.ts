import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../cards/index.ts';
import { HOUSE, RAIL } from '../../engine/index.ts';
import { viewTable } from '../events.ts';
import { absentMove } from '../people/absent.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import {
  act,
  dealAndFold,
  foldOut,
  lastPlan,
  must,
  opened,
  potTable,
  refusal,
  sits,
} from '../testing/testing.ts';

const noLimit: Opening = {
  house: 'hawaiian-gardens',
  offering: 'hawaiian-gardens/no-limit-holdem',
  table: { timeToAct: 30 },
};

/** Three players, dealt in at noon; seat 1, the button, acts first. */
function begun(opening = noLimit): Table {
  const table = potTable(opening, 3);
  must(table, { by: 'house', type: 'deal', at: 1000 });
  const need = Array.from({ length: 52 }, (_, card) => card);
  act(table, { type: 'shuffle', cards: need });
  return table;
}
const tick = (table: Table, at: number) => must(table, { by: 'house', type: 'tick', at });
const types = (table: Table, from: number) => table.log.slice(from).map(({ type }) => type);

describe('time to act', () => {
  test('T52, T54 runs out: check if possible, else fold', () => {
    const table = begun();
    expect(table.state.turn).toMatchObject({ seats: [0], until: 31_000 });
    tick(table, 30_999);
    expect(table.due).toEqual([0]);
    expect(table.log.some(({ type }) => type === 'warned')).toBe(false);
    tick(table, 31_000);
    expect(table.due).toEqual([1]);
    const acted = table.log.findLast((event) => event.type === 'played' && event.event.type === 'acted');
    expect(acted).toMatchObject({ event: { seat: 0, action: 'fold' } });
    must(table, { by: { player: 'b' }, type: 'play', command: { type: 'call', seat: 1 }, at: 32_000 });
    expect(table.state.turn).toMatchObject({ seats: [2], until: 62_000 });
    tick(table, 62_000);
    expect(
      table.log.findLast((event) => event.type === 'played' && event.event.type === 'acted'),
    ).toMatchObject({
      event: { seat: 2, action: 'check' },
    });
  });

  test('T53 twice in a row: the player sits out; acting again starts the count anew', () => {
    const table = begun();
    const lapse = () => tick(table, table.state.turn?.until ?? 0);
    lapse();
    foldOut(table);
    expect(table.state.seats[0]).toMatchObject({ away: false, lapses: 1 });
    must(table, { by: 'house', type: 'deal', at: table.state.now });
    act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, card) => card) });
    // Now seat 2 has the button, and seat 1 the big blind behind seats 2 and 3.
    act(table, { type: 'call', seat: 1 });
    act(table, { type: 'call', seat: 2 });
    lapse();
    expect(table.state.seats[0]).toMatchObject({ away: true, lapses: 2 });
    must(table, { by: { player: 'a' }, type: 'come back' });
    expect(table.state.seats[0]).toMatchObject({ away: false, lapses: 0 });
  });

  test('T53 an act in time clears an earlier lapse', () => {
    const table = begun();
    tick(table, 31_000);
    foldOut(table);
    must(table, { by: 'house', type: 'deal', at: 40_000 });
    act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, card) => card) });
    act(table, { type: 'call', seat: 1 });
    act(table, { type: 'call', seat: 2 });
    act(table, { type: 'check', seat: 0 });
    expect(table.state.seats[0]?.lapses).toBe(0);
  });

  test('T52 goes on for the others when one of several has acted, and sets their hands when it is over', () => {
    const table = opened({
      house: 'hawaiian-gardens',
      offering: 'hawaiian-gardens/thirteen-card',
      table: { timeToAct: 60 },
    });
    sits(table, 'a', 1);
    sits(table, 'b', 2);
    must(table, { by: 'house', type: 'deal', at: 1000 });
    act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, card) => card) });
    expect(table.state.turn).toMatchObject({ seats: [1, 0], until: 61_000 });
    const move = table.machine && absentMove(table.machine, 0);
    must(table, { by: { player: 'a' }, type: 'play', command: move!, at: 30_000 });
    expect(table.state.turn).toMatchObject({ seats: [1], until: 61_000 });
    tick(table, 61_000);
    expect(table.machine).toBeNull();
  });

  test('T54 the bank that nobody answers for goes on', () => {
    const table = opened({
      house: 'black-sheep',
      offering: 'black-sheep/ez-baccarat',
      table: { timeToAct: 15 },
    });
    sits(table, 'a', 1);
    sits(table, 'b', 2);
    tick(table, 15_000);
    expect(table.state.bank.offered).toBe(1);
  });

  test('T55 a pause stops it, and it begins anew', () => {
    const table = begun();
    must(table, { by: 'floor', type: 'pause', at: 20_000 });
    expect(refusal(table, { by: { player: 'a' }, type: 'play', command: { type: 'fold', seat: 0 } })).toBe(
      'The table is paused.',
    );
    expect(refusal(table, { by: 'floor', type: 'pause' })).toBe('The table is already paused.');
    tick(table, 90_000);
    expect(table.due).toEqual([0]);
    must(table, { by: 'floor', type: 'resume', at: 100_000 });
    expect(table.state.turn?.until).toBe(130_000);
    expect(refusal(table, { by: 'floor', type: 'resume' })).toBe('The table is not paused.');
  });

  test('T50 does not run backwards, nor in parts', () => {
    const table = begun();
    expect(refusal(table, { by: 'house', type: 'tick', at: 999 })).toBe('Time does not run backwards.');
    expect(refusal(table, { by: 'house', type: 'tick', at: 2000.5 })).toMatch(/whole number of milliseconds/);
  });
});

describe('003:78 the clock', () => {
  test('one minute, a warning at ten seconds, and the hand is dead', () => {
    const table = begun({ ...noLimit, table: {} });
    expect(table.state.turn).toBeNull();
    must(table, { by: 'floor', type: 'call clock', at: 5000 });
    expect(refusal(table, { by: 'floor', type: 'call clock' })).toBe('The clock is already running.');
    const from = table.log.length;
    tick(table, 54_999);
    expect(types(table, from)).toEqual(['time']);
    tick(table, 55_000);
    expect(types(table, from)).toEqual(['time', 'time', 'warned']);
    tick(table, 65_000);
    expect(table.log.some((event) => event.type === 'timed out' && event.seat === 0)).toBe(true);
    expect(table.machine?.played.kind === 'pot' && table.machine.played.hand.state.live[0]).toBe(0);
    expect(table.state.turn).toBeNull();
  });

  test('stops when the player acts, and is for whoever has to act', () => {
    const table = begun({ ...noLimit, table: {} });
    must(table, { by: 'floor', type: 'call clock', at: 5000 });
    act(table, { type: 'call', seat: 0 });
    expect(table.state.turn).toBeNull();
    foldOut(table);
    expect(refusal(table, { by: 'floor', type: 'call clock' })).toBe('Nobody has to act now.');
  });
});

describe('the floor', () => {
  test('T60 voids a hand, and all have their chips and their places again', () => {
    const table = potTable({ house: 'black-sheep', offering: 'black-sheep/holdem' }, 4);
    dealAndFold(table);
    dealAndFold(table);
    const chips = [...table.state.chips];
    const { button } = table.state;
    expect(refusal(table, { by: 'floor', type: 'void', reason: 'x' })).toBe('No hand is being played.');
    must(table, { by: 'house', type: 'deal' });
    act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, card) => card) });
    act(table, { type: 'call', seat: 1 });
    expect(refusal(table, { by: 'floor', type: 'void', reason: '' })).toBe('Give a reason to void a hand.');
    must(table, { by: 'floor', type: 'void', reason: 'Two cards were seen.' });
    expect(table.state.chips).toEqual(chips);
    expect([table.state.button, table.machine]).toEqual([button, null]);
    must(table, { by: 'house', type: 'deal' });
    expect(lastPlan(table).button).toBe((button + 1) % 4);
  });

  test('T61 closes the table when the hand is over', () => {
    const table = begun();
    must(table, { by: 'floor', type: 'close' });
    expect(table.state.seats[0]).not.toBeNull();
    expect(refusal(table, { by: 'floor', type: 'close' })).toBe('The table is already closing.');
    foldOut(table);
    expect(table.state.seats.every((seated) => seated === null)).toBe(true);
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The table is closing.');
    expect(refusal(table, { by: { player: 'z' }, type: 'wait' })).toBe('The table is closing.');
    expect(refusal(table, { by: { player: 'a' }, type: 'sit', seat: 1, cents: 10000 })).toBe(
      'The table is closing.',
    );
  });

  test('T62 deals nothing while a hand is played or the table is paused', () => {
    const table = begun();
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('A hand is being played.');
    foldOut(table);
    must(table, { by: 'floor', type: 'pause' });
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The table is paused.');
    expect(refusal(table, { by: 'floor', type: 'unseat', seat: 8 })).toBe('Nobody sits there.');
  });
});

test('T80 a seat sees its own downcards, the rail none, and the house all', () => {
  const table = begun();
  const seen = (viewer: number) =>
    table.log.flatMap((event) => {
      const view = viewTable(event, viewer);
      return view.type === 'played' && view.event.type === 'dealt' && 'seat' in view.event
        ? [view.event.cards.includes(HIDDEN) ? '-' : view.event.seat + 1]
        : [];
    });
  expect([seen(0), seen(RAIL), seen(HOUSE)]).toEqual([
    ['-', '-', 1],
    ['-', '-', '-'],
    [2, 3, 1],
  ]);
});
