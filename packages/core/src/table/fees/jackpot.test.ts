import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { total } from '../../engine/index.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import { openHouseTable } from '../house-table.ts';
import { houseNeed } from '../needs.ts';
import type { Opening } from '../sign.ts';
import { cageOf, jackpotOf, onRail } from '../state.ts';
import type { Table } from '../table.ts';
import { drawn, handMove, heldAt, houseMove, must, potTable, refusal, sits } from '../testing/testing.ts';
import type { Collection } from './collection.ts';
import { type JackpotPosting, jackpotParts } from './jackpot.ts';

const holdem: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };

describe('a jackpot', () => {
  const posting: JackpotPosting = {
    title: 'Any pair or better beaten',
    for: 'bad beat',
    least: { hand: '2c 2d 3h 4c 5d' },
    fewest: 3,
    shares: { loser: 50, winner: 30, others: 20 },
  };
  const jackpotFee: Collection = {
    check: () => null,
    due: (moment) => (moment === 'flop' ? [{ from: 'pot', to: 'jackpot', cents: 100 }] : []),
  };

  const random = seededRandom('jackpot');
  const inJackpot = ({ state }: Table) => state.chips[jackpotOf(state)];
  function playHand(table: Table): void {
    must(table, { by: 'house', type: 'deal' });
    while (table.machine !== null) if (!houseMove(table, random)) handMove(table, random);
  }
  function playToHit(table: Table): void {
    while (table.state.jackpot.length === 0) playHand(table);
  }
  const paidAt = (table: Table) =>
    table.log.flatMap((event) => (event.type === 'jackpot paid' ? [event] : []));
  const pay = (table: Table, pool: number) => refusal(table, { by: 'house', type: 'pay jackpot', pool });
  const atTable = (jackpot = posting) => {
    const table = heldAt({ ...holdem, jackpot }, 4, jackpotFee);
    drawn(table, 4);
    return table;
  };

  test('T73 is fed by its fees, and pays the loser, the winner and the rest of the table their parts', () => {
    const table = atTable();
    playToHit(table);
    for (; inJackpot(table) < 1000; playToHit(table))
      must(table, { by: 'house', type: 'pay jackpot', pool: 0 });
    const pool = inJackpot(table);
    expect(pay(table, pool)).toBe('');
    const by = (as: string) => paidAt(table).reduce((sum, one) => (one.as === as ? sum + one.cents : sum), 0);
    expect(by('loser')).toBe(Math.floor((pool * 0.5) / 100) * 100);
    expect(by('winner')).toBe(Math.floor((pool * 0.3) / 100) * 100);
    expect(by('loser') + by('winner') + by('other')).toBe(pool - inJackpot(table));
    expect(table.log.some(({ type }) => type === 'jackpot brought')).toBe(false);
  });

  test('T73, T1 no hand is dealt before the house has paid, and a bad pool changes nothing', () => {
    const table = atTable();
    expect(pay(table, 100)).toBe('No jackpot is to be paid.');
    playToHit(table);
    expect(houseNeed(table)).toEqual({ type: 'pay jackpot' });
    expect(refusal(table, { by: 'house', type: 'deal' })).toBe('The jackpot has to be paid first.');
    const before = JSON.stringify(table.state);
    for (const pool of [-1, 0.5, Number.NaN, '5' as unknown as number, Number.MAX_SAFE_INTEGER])
      expect(pay(table, pool)).toBe('The pool of a jackpot is a whole number of cents.');
    expect(pay(table, 9e13)).toBe('The cage does not have that many chips.');
    expect(refusal(table, { by: { player: 'a' }, type: 'pay jackpot', pool: 1 } as never)).toMatch(
      /not something a player can ask for/,
    );
    expect(JSON.stringify(table.state)).toBe(before);
    // Other tables have been paid all there was.
    expect(pay(table, 0)).toBe('');
    expect(paidAt(table).map(({ cents }) => cents)).toEqual([0, 0, 0, 0]);
    must(table, { by: 'house', type: 'deal' });
  });

  test('T73 who has left when it is paid has it on the rail', () => {
    const table = atTable();
    playToHit(table);
    const [{ player, seat }] = table.state.jackpot;
    must(table, { by: { player }, type: 'leave' });
    sits(table, 'z', seat + 1);
    const [rail, stack] = [onRail(table.state, player), table.state.chips[seat]];
    must(table, { by: 'house', type: 'pay jackpot', pool: 100_000 });
    expect(onRail(table.state, player) - rail).toBe(50_000);
    expect(table.state.chips[seat]).toBe(stack);
  });

  test('T73, T3 two tables of a house pay from one pool, and not a cent is made or lost', () => {
    const [often, seldom] = [atTable(), atTable({ ...posting, least: { hand: 'As Ks Qs Js Ts' } })];
    const tables = [often, seldom];
    const all = tables.map(({ state }) => total(state.chips));
    let [paid, brought] = [0, 0];
    /** What the house has of its tables' fees when its jackpots are paid. */
    const pool = () => inJackpot(often) + inJackpot(seldom) - brought;
    for (let i = 0; i < 6; i++) {
      playHand(seldom);
      playHand(seldom);
      playToHit(often);
      const [before, cage] = [pool(), often.state.chips[cageOf(often.state)]];
      must(often, { by: 'house', type: 'pay jackpot', pool: before });
      brought += cage - often.state.chips[cageOf(often.state)];
      const now = paidAt(often).reduce((sum, { cents }) => sum + cents, 0);
      expect(pool()).toBe(before - (now - paid));
      expect(pool()).toBeLessThan(500);
      paid = now;
    }
    expect(brought).toBeGreaterThan(0);
    expect(tables.map(({ state }) => total(state.chips))).toEqual(all);
  });

  test('T73 needs the posted hand and players', () => {
    const sign = (openHouseTable({ ...holdem, jackpot: posting }) as Table).state.sign;
    if (sign.kind !== 'pot') throw new Error('No pot.');
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    const { played } = table.machine ?? {};
    if (played?.kind !== 'pot') throw new Error('No pot.');
    const { ranking } = sign.game.shares[0];
    const value = (cards: number[]) => ranking.value(cards);
    const least = value([0, 1, 6, 8, 13]);
    const shown = (...values: number[]) =>
      values.map((one, seat) => ({ type: 'showed', seat, values: [one] }));
    const paid = (of: JackpotPosting, ...values: number[]) =>
      jackpotParts(of, sign, played.hand.state, shown(...values)).map(
        ({ seat, percent, among, as }) => `${seat + 1} ${as} ${percent}/${among}`,
      );
    expect(paid(posting, least + 5, least)).toEqual(['2 loser 50/1', '1 winner 30/1', '3 other 20/1']);
    expect(paid(posting, least + 5, least - 1)).toEqual([]);
    expect(paid(posting, least, least)).toEqual([]);
    expect(paid(posting, least)).toEqual([]);
    expect(paid(posting, least + 5, least + 5, least)).toEqual([
      '3 loser 50/1',
      '1 winner 30/2',
      '2 winner 30/2',
    ]);
    expect(paid({ ...posting, fewest: 4 }, least + 5, least)).toEqual([]);
    const high: JackpotPosting = {
      ...posting,
      for: 'high hand',
      shares: { loser: 0, winner: 40, others: 0 },
    };
    expect(paid(high, least, NO_HAND)).toEqual(['1 winner 40/1']);
    expect(paid(high, least - 1)).toEqual([]);
  });
});
