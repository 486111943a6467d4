import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { offerings } from '../../houses/index.ts';
import { tableSettings } from '../../houses/offering/table-settings.ts';
import { replayHouseTable } from '../house-table.ts';
import { onRail } from '../state.ts';
import type { Table } from '../table.ts';
import { handMove, houseMove, must, opened, refusal, sits } from '../testing/testing.ts';

const holdem = { house: 'black-sheep', offering: 'black-sheep/holdem' } as const;
const doubleHand = { house: 'empire', offering: 'empire/double-hand-poker' } as const;

/** A table where everybody but so many seats is taken. */
function almostFull(free: number): Table {
  const table = opened(holdem);
  for (let seat = 1; seat <= table.state.seats.length - free; seat++) sits(table, `p${seat}`, seat);
  return table;
}

const waits = (table: Table, ...players: readonly string[]) => {
  for (const player of players) must(table, { by: { player }, type: 'wait' });
};
const mark = (table: Table, player: string, away: boolean) =>
  must(table, { by: 'house', type: 'mark away', player, away });
function trySit(table: Table, player: string): string {
  const { least } = table.state.sign.buyIn;
  must(table, { by: 'house', type: 'sell chips', player, cents: least });
  return refusal(table, { by: { player }, type: 'sit', seat: table.state.seats.indexOf(null), cents: least });
}

describe('the waiting list', () => {
  test('T24 passes over whoever is away, who keeps the place and has it again when back', () => {
    const table = almostFull(1);
    waits(table, 'ann', 'bob', 'cy');
    expect(trySit(table, 'dee')).toBe('3 players are waiting for a seat: join the list.');
    for (const player of ['ann', 'bob', 'cy']) mark(table, player, true);
    mark(table, 'bob', false);
    expect(trySit(table, 'dee')).toBe('1 players are waiting for a seat: join the list.');
    // Away or not, whoever asks is here.
    expect(trySit(table, 'cy')).toBe('cy is number 2 on the list, and there is 1 open seat.');
    mark(table, 'bob', true);
    expect(trySit(table, 'dee')).toBe('');
    expect(table.state.waiting).toEqual(['ann', 'bob', 'cy']);
    expect(replayHouseTable(holdem, table.log).state).toEqual(table.state);
  });

  test('T24 calls whoever is next, as long as there is a seat', () => {
    const table = almostFull(2);
    waits(table, 'ann', 'bob', 'cy');
    const call = (player: string) => refusal(table, { by: 'house', type: 'call', player, until: 60_000 });
    expect(call('cy')).toBe('There is no open seat for cy yet.');
    expect([call('ann'), call('bob')]).toEqual(['', '']);
    const seat = table.state.seats.indexOf(null);
    must(table, { by: 'floor', type: 'seat', player: 'eve', seat, cents: 400_00, brings: 400_00 });
    expect(table.state.called).toEqual([{ player: 'ann', until: 60_000 }]);
    must(table, { by: 'house', type: 'strike', player: 'ann', why: 'turn' });
    expect(table.log.at(-1)).toEqual({ type: 'stopped waiting', player: 'ann', why: 'turn' });
    expect([table.state.called, table.state.waiting]).toEqual([[], ['bob', 'cy']]);
    expect(call('bob')).toBe('');
    mark(table, 'bob', true);
    expect(table.state.called).toEqual([]);
    expect(replayHouseTable(holdem, table.log).state).toEqual(table.state);
  });

  test('T2 is not for players to mark', () => {
    const table = almostFull(1);
    waits(table, 'ann');
    for (const type of ['mark away', 'call', 'strike', 'pick up'])
      expect(
        table.play({ by: { player: 'p1' }, type, player: 'ann', seat: 0, until: 1, away: true } as never),
      ).toMatchObject({ code: 'not-allowed' });
    expect(table.play({ by: 'house', type: 'mark away', player: 'bob', away: true })).toMatchObject({
      code: 'not-allowed',
    });
    expect(table.play({ by: 'house', type: 'strike', player: 'bob', why: 'away' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(table.play({ by: 'house', type: 'pick up', seat: 9 })).toMatchObject({ code: 'malformed' });
  });
});

describe('T26 002:712-714 a seat is held for up to an hour, then chips are removed and the seat is forfeited', () => {
  test('printed for Double Hand Poker, and for no other game', () => {
    for (const offering of offerings) {
      const { id, house, limits } = offering;
      const [limit] = limits;
      const { holdSeat } = tableSettings(offering, limit!.id);
      const printed = id === doubleHand.offering;
      expect([id, holdSeat?.printed, holdSeat?.cite]).toEqual([
        id,
        printed ? 60 : null,
        printed ? '002:712-714' : 'not printed',
      ]);
      expect(opened({ house, offering: id }).state.sign.rules.holdSeat).toBe(printed ? 60 : 30);
    }
  });

  test('between hands: the chips are on the rail and the seat is free', () => {
    const table = opened(holdem);
    sits(table, 'ann', 1, 200);
    sits(table, 'bob', 2, 200);
    must(table, { by: 'house', type: 'pick up', seat: 0 });
    expect(table.log.slice(-2)).toEqual([
      { type: 'picked up', seat: 0, player: 'ann' },
      { type: 'left', seat: 0, player: 'ann', cents: 200_00 },
    ]);
    expect([table.state.seats[0], onRail(table.state, 'ann')]).toEqual([null, 200_00]);
  });

  test('in a hand: it is played to its end first', () => {
    const table = opened(holdem);
    const random = seededRandom('pick up');
    for (const [i, player] of ['ann', 'bob', 'cy'].entries()) sits(table, player, i + 1, 200);
    while (table.due.length === 0) houseMove(table, random);
    must(table, { by: 'house', type: 'pick up', seat: 0 });
    expect(refusal(table, { by: 'house', type: 'pick up', seat: 0 })).toBe('ann is already leaving.');
    expect(table.state.seats[0]?.player).toBe('ann');
    while (table.machine !== null) if (!houseMove(table, random)) handMove(table, random);
    expect(table.state.seats[0]).toBeNull();
    expect(onRail(table.state, 'ann')).toBeGreaterThan(0);
    const all = table.state.chips.reduce((sum, cents) => sum + cents, 0);
    expect(all).toBe(opened(holdem).state.chips.reduce((sum, cents) => sum + cents, 0));
  });

  test('who holds the bank loses it with the seat', () => {
    const table = opened(doubleHand);
    sits(table, 'ann', 1, 1000);
    sits(table, 'bob', 2, 1000);
    must(table, { by: { player: 'ann' }, type: 'take bank' });
    expect(table.state.bank.ready).toBe(true);
    must(table, { by: 'house', type: 'pick up', seat: 0 });
    expect([table.state.bank.ready, table.state.seats[0]]).toEqual([false, null]);
    expect(onRail(table.state, 'ann')).toBe(1000_00);
  });
});
