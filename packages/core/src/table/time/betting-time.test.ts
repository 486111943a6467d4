import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { total } from '../../engine/index.ts';
import { evolve } from '../evolve.ts';
import type { TableState } from '../state.ts';
import type { Table } from '../table.ts';
import { act, houseMove, must, name, opened, sits } from '../testing/testing.ts';
import { bettingAt, bettingNow, passOn } from './betting-time.ts';

/** Three players, `a` with the bank, and a round open for bets. */
function open(bettingTime: number): Table {
  const table = opened({ house: 'black-sheep', offering: 'black-sheep/ez-baccarat', table: { bettingTime } });
  for (let i = 0; i < 3; i++) sits(table, name(i), i + 1);
  must(table, { by: { player: 'a' }, type: 'take bank', at: 10_000 });
  must(table, { by: 'house', type: 'deal', at: 10_000 });
  while (houseMove(table, seededRandom('betting')));
  return table;
}

/** Lets the time begin or stop, as the table would. */
function follow(state: TableState, anew = false): void {
  const event = bettingNow(state, anew);
  if (event !== null) evolve(state, event);
}

const min = ({ sign }: TableState): number => (sign.kind === 'player-dealer' ? sign.limits.min : 0);

function bet(table: Table, seat: number): void {
  const { sign } = table.state;
  if (sign.kind !== 'player-dealer') throw new Error('No bank.');
  const { id } = sign.game.wagers[0];
  act(table, { type: 'wager', seat, spot: seat * sign.game.circles, kind: id, cents: sign.limits.min });
}

describe('time before the cards', () => {
  test('T54 runs for the bank first, then for bets from the first of them on', () => {
    const table = open(30);
    const { state } = table;
    follow(state);
    expect(state.betting).toEqual({ for: 'stake', until: 40_000 });
    expect(bettingNow(state)).toBeNull();
    bet(table, 1);
    expect(state.betting?.for).toBe('stake');
    act(table, { type: 'stake', seat: 0, cents: 10 * min(state) });
    follow(state);
    expect(state.betting).toEqual({ for: 'bets', until: 40_000 });
    expect([bettingAt(state, 39_999), bettingAt(state, 40_000)]).toEqual(['runs', 'close']);
    act(table, { type: 'withdraw', seat: 1, wager: 0 });
    follow(state);
    expect(state.betting).toBeNull();
    expect(bettingAt(state, 1e9)).toBe('runs');
    bet(table, 2);
    follow(state);
    act(table, { type: 'close' });
    follow(state);
    expect(state.betting).toBeNull();
  });

  test('T55 stands still while the table is paused, and begins anew', () => {
    const { state } = open(30);
    follow(state);
    evolve(state, { type: 'paused' });
    expect(bettingAt(state, 1e9)).toBe('runs');
    evolve(state, { type: 'resumed' });
    evolve(state, { type: 'time', at: 1e9 });
    follow(state, true);
    expect(bettingAt(state, 1e9)).toBe('runs');
    expect(bettingAt(state, 1e9 + 30_000)).toBe('pass on');
  });

  test('T54 is as long as anybody likes where no limit is posted', () => {
    const { state } = open(0);
    expect(bettingNow(state, true)).toBeNull();
    expect(bettingAt(state, 1e12)).toBe('runs');
  });
});

describe('a player-dealer who puts nothing up', () => {
  test('T44 has declined the bank: all money is back and nothing was dealt', () => {
    const table = open(30);
    const { state } = table;
    const before = open(30).state.hand?.state.setup.stacks;
    const all = total(state.chips);
    bet(table, 1);
    follow(state);
    expect(bettingAt(state, 40_000)).toBe('pass on');
    for (const event of passOn(state)) evolve(state, event);
    expect(state.hand).toBeNull();
    expect(state.chips.slice(0, 3)).toEqual(before?.slice(0, 3));
    expect(total(state.chips)).toBe(all);
    expect(state.bank).toMatchObject({ ready: false, declined: [0], rounds: 0 });
    expect(state.seats[0]).toMatchObject({ away: false, lapses: 1 });
    expect(state.betting).toBeNull();
    // A table told of these events goes on by itself.
    must(table, { by: 'house', type: 'tick' });
    expect(state.bank.offered).toBe(1);
  });

  test('T44, T53 sits out when that has happened as often as the table allows', () => {
    const { state } = open(15);
    evolve(state, { type: 'timed out', seat: 0 });
    for (const event of passOn(state)) evolve(state, event);
    expect(state.seats[0]?.away).toBe(true);
  });

  test('T44 is not waited for on the way out', () => {
    const { state } = open(0);
    evolve(state, { type: 'leaving', seat: 0 });
    expect(bettingAt(state, 0)).toBe('pass on');
  });

  test('T44 cannot be passed over afterwards', () => {
    const table = open(30);
    act(table, { type: 'stake', seat: 0, cents: min(table.state) });
    bet(table, 1);
    act(table, { type: 'close' });
    expect(() => passOn(table.state)).toThrow('Nobody is waiting for a bank.');
  });
});
