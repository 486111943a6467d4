import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { openHouseTable } from '../house-table.ts';
import { onRail } from '../state.ts';
import type { Table } from '../table.ts';
import { foldOut, must, opened, playUntil, potTable, refusal, sits } from '../testing/testing.ts';

const holdem = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' } as const;
const noLimit = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/no-limit-holdem' } as const;
const luckyLady = { house: 'lucky-lady', offering: 'lucky-lady/no-limit-holdem' } as const;

function sell(table: Table, player: string, dollars: number): void {
  must(table, { by: 'house', type: 'sell chips', player, cents: 100 * dollars });
}
const sit = (table: Table, player: string, seat: number, dollars: number): string =>
  refusal(table, { by: { player }, type: 'sit', seat: seat - 1, cents: Math.round(100 * dollars) });
const add = (table: Table, player: string, dollars: number): string =>
  refusal(table, { by: { player }, type: 'add chips', cents: 100 * dollars });
/** As if the player had lost so much: seats pay it to the drop. */
function loses(table: Table, seat: number, dollars: number): void {
  table.state.chips[seat - 1] -= 100 * dollars;
  table.state.chips[table.state.seats.length] += 100 * dollars;
}

describe('buying in', () => {
  test('T3 chips go from the cage to the rail, the stack and back, and nowhere else', () => {
    const table = opened(holdem);
    sits(table, 'ann', 1, 200);
    expect(table.state.chips[0]).toBe(20000);
    must(table, { by: { player: 'ann' }, type: 'leave' });
    expect(onRail(table.state, 'ann')).toBe(20000);
    must(table, { by: { player: 'ann' }, type: 'cash out', cents: 20000 });
    expect(onRail(table.state, 'ann')).toBe(0);
    expect(table.state.seats[0]).toBeNull();
  });

  test('T21 003:1403 within the printed range only', () => {
    const table = opened({ ...noLimit, limit: 'nl 2-3' });
    sell(table, 'ann', 1000);
    expect(sit(table, 'ann', 1, 99)).toBe('The buy-in is $100 to $300 (003:1402-1403), not $99.');
    expect(sit(table, 'ann', 1, 301)).toMatch(/not \$301/);
    expect(sit(table, 'ann', 1, 100.5)).toBe('The smallest chip here is $1.');
    expect(sit(table, 'ann', 1, 300)).toBe('');
  });

  test('004:1440-1441 Lucky Lady prints $30-$200 and $200-$500', () => {
    const range = (limit: string) => (openHouseTable({ ...luckyLady, limit }) as Table).state.sign.buyIn;
    expect(range('nl 1-3')).toMatchObject({ least: 3000, most: 20000 });
    expect(range('nl 5-5')).toMatchObject({ least: 20000, most: 50000 });
  });

  test('003:858, 003:7226 thirty points', () => {
    const least = (name: string) =>
      (
        openHouseTable({
          house: 'hawaiian-gardens',
          offering: `hawaiian-gardens/${name}`,
          limit: '5',
        }) as Table
      ).state.sign.buyIn.least;
    expect([least('thirteen-card'), least('face-up-chinese')]).toEqual([15000, 15000]);
  });

  test('T21 customary where nothing is printed: forty big bets, a hundred big blinds', () => {
    const usual = (limit: string) =>
      (openHouseTable({ house: 'hotel-del-rio', offering: 'hotel-del-rio/holdem', limit }) as Table).state
        .sign.buyIn;
    expect(usual('4-8')).toMatchObject({ usual: 32000, least: 8000, most: null });
    expect(usual('nl 1-3')).toMatchObject({ usual: 30000, least: 12000, most: 30000 });
  });

  test("T20 with one's own chips, at a seat that is free, once", () => {
    const table = opened(holdem);
    sell(table, 'ann', 200);
    expect(sit(table, 'ann', 1, 201)).toBe('ann has $200, not $201.');
    expect(sit(table, 'ann', 10, 200)).toBe('The table has seats 1 to 9.');
    expect(sit(table, 'ann', 1, 200)).toBe('');
    expect(sit(table, 'ann', 2, 200)).toBe('ann is already at seat 1.');
    sell(table, 'bob', 200);
    expect(sit(table, 'bob', 1, 200)).toBe('Seat 1 is taken.');
    expect(sit(table, '', 3, 200)).toBe('A player has a name.');
    expect(refusal(table, { by: { player: 'bob' }, type: 'cash out', cents: 20001 })).toMatch(
      /has \$200 to cash/,
    );
  });
});

describe('buying more', () => {
  test('003:72 one short buy-in after each full one', () => {
    const table = opened({ ...noLimit, limit: 'nl 2-3' });
    sits(table, 'ann', 1, 100);
    sell(table, 'ann', 1000);
    expect(add(table, 'ann', 20)).toBe('A short buy-in is only for a player with no chips left (003:72).');
    expect(add(table, 'ann', 100)).toBe('');
    expect(add(table, 'ann', 110)).toBe('You may buy up to $300 in all, and you have $200.');
    loses(table, 1, 200);
    expect(add(table, 'ann', 20)).toBe('');
    expect(add(table, 'ann', 100)).toMatch(/no full buy-in until those chips are gone/);
    loses(table, 1, 20);
    expect(add(table, 'ann', 20)).toBe('One short buy-in after each full one of $100 (003:72).');
  });

  test('003:72, 003:1409 one printed amount is bought again whatever is left; the $50 are of the $100 game', () => {
    const table = opened({ ...noLimit, limit: 'nl 5-10' });
    sits(table, 'ann', 1, 600);
    sell(table, 'ann', 2000);
    loses(table, 1, 100);
    expect(add(table, 'ann', 700)).toBe('The buy-in here is $600.');
    expect(add(table, 'ann', 600)).toBe('');
  });

  test('003:72 the $100 game: full again from $50 down, short with nothing left, then no full one', () => {
    const table = opened({ ...noLimit, limit: 'nl 2-3 doubling' });
    sits(table, 'ann', 1, 100);
    sell(table, 'ann', 1000);
    loses(table, 1, 49);
    expect(add(table, 'ann', 100)).toBe(
      'Another full buy-in is only for a player who has $50 or less (003:72).',
    );
    expect(add(table, 'ann', 40)).toBe('A short buy-in is only for a player with no chips left (003:72).');
    loses(table, 1, 1);
    expect(add(table, 'ann', 100)).toBe('');
    loses(table, 1, 150);
    expect(add(table, 'ann', 40)).toBe('');
    expect(add(table, 'ann', 100)).toMatch(/no full buy-in until those chips are gone/);
  });

  test('004:1431 no short buys', () => {
    const table = opened(luckyLady);
    sits(table, 'ann', 1, 100);
    sell(table, 'ann', 100);
    expect(add(table, 'ann', 20)).toBe('No short buy-ins: $30 minimum (004:1431).');
    expect(add(table, 'ann', 30)).toBe('');
  });

  test('002:582 lowball at Empire allows one', () => {
    const table = opened({ house: 'empire', offering: 'empire/lowball' });
    sits(table, 'ann', 1);
    sell(table, 'ann', 100);
    expect(add(table, 'ann', 10)).toBe('');
    expect(add(table, 'ann', 10)).toMatch(/002:582/);
  });

  test('T22 between hands', () => {
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    sell(table, 'a', 100);
    expect(add(table, 'a', 100)).toBe('Chips are bought between hands.');
    foldOut(table);
    expect(add(table, 'a', 100)).toBe('');
    expect(add(table, 'a', 0)).toMatch(/whole number of cents/);
    expect(add(table, 'nobody', 100)).toBe('nobody has no seat at this table.');
  });
});

describe('the list', () => {
  test('T23 is served in order, as many as there are open seats', () => {
    const table = opened({ ...holdem, seats: 2 });
    sits(table, 'ann', 1);
    sits(table, 'bob', 2);
    for (const player of ['cyd', 'dan', 'eve']) {
      sell(table, player, 400);
      must(table, { by: { player }, type: 'wait' });
    }
    expect(refusal(table, { by: { player: 'cyd' }, type: 'wait' })).toBe('cyd is on the list.');
    expect(refusal(table, { by: { player: 'ann' }, type: 'wait' })).toBe('ann has a seat.');
    must(table, { by: { player: 'ann' }, type: 'leave' });
    expect(sit(table, 'dan', 1, 320)).toBe('dan is number 2 on the list, and there is 1 open seat.');
    sell(table, 'fay', 400);
    expect(sit(table, 'fay', 1, 320)).toBe('3 players are waiting for a seat: join the list.');
    must(table, { by: { player: 'cyd' }, type: 'stop waiting' });
    expect(refusal(table, { by: { player: 'cyd' }, type: 'stop waiting' })).toBe('cyd is not on the list.');
    expect(sit(table, 'dan', 1, 320)).toBe('');
    expect(table.state.waiting).toEqual(['eve']);
  });

  test('T23 the floor seats whom it likes', () => {
    const table = opened({ ...holdem, seats: 2 });
    sits(table, 'ann', 1);
    must(table, { by: { player: 'bob' }, type: 'wait' });
    sell(table, 'cyd', 400);
    must(table, { by: 'floor', type: 'seat', player: 'cyd', seat: 1, cents: 32000 });
    expect(table.state.seats[1]?.player).toBe('cyd');
  });
});

describe('going', () => {
  test('T25 during a hand: the hand is played on for the player, and the chips follow', () => {
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    must(table, { by: { player: 'b' }, type: 'leave' });
    expect(table.state.seats[1]?.leaving).toBe(true);
    foldOut(table);
    expect(table.state.seats[1]).toBeNull();
    expect(onRail(table.state, 'b')).toBeGreaterThan(0);
  });

  test('003:301 not while owing a kill; the floor may let the player go', () => {
    const table = potTable({ house: 'hawaiian-gardens', offering: 'hawaiian-gardens/lowball' }, 4);
    playUntil(table, seededRandom('kill'), () => table.state.kills.due.length > 0);
    const [seat] = table.state.kills.due;
    const player = table.state.seats[seat]?.player ?? '';
    const owed = `Seat ${seat + 1} owes a kill and must post it first.`;
    expect(refusal(table, { by: { player }, type: 'leave' })).toBe(owed);
    expect(refusal(table, { by: { player }, type: 'sit out' })).toBe(owed);
    expect(refusal(table, { by: { player }, type: 'change seat', seat: 7 })).toBe(owed);
    must(table, { by: 'floor', type: 'unseat', seat });
    expect(table.state.kills.due).toEqual([]);
  });

  test('T22 a seat is changed between hands, with its chips', () => {
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    expect(refusal(table, { by: { player: 'a' }, type: 'change seat', seat: 5 })).toMatch(/between hands/);
    foldOut(table);
    const chips = table.state.chips[0];
    expect(refusal(table, { by: { player: 'a' }, type: 'change seat', seat: 1 })).toBe('Seat 2 is taken.');
    must(table, { by: { player: 'a' }, type: 'change seat', seat: 5 });
    expect([table.state.chips[0], table.state.chips[5]]).toEqual([0, chips]);
  });

  test('T1 sitting out twice, coming back unasked and without chips are refused', () => {
    const table = potTable(holdem, 3);
    must(table, { by: { player: 'a' }, type: 'sit out' });
    expect(refusal(table, { by: { player: 'a' }, type: 'sit out' })).toBe('Seat 1 is already sitting out.');
    expect(refusal(table, { by: { player: 'b' }, type: 'come back' })).toBe('Seat 2 is not sitting out.');
    loses(table, 1, 320);
    expect(refusal(table, { by: { player: 'a' }, type: 'come back' })).toBe(
      'Seat 1 has no chips: buy some first.',
    );
  });
});

describe('who gives a command', () => {
  test('T2 a seat acts for itself only, and the house for the house', () => {
    const table = potTable(holdem, 3);
    expect(refusal(table, { by: 'house', type: 'play', command: { type: 'shuffle', cards: [] } })).toBe(
      'No hand is being played.',
    );
    must(table, { by: 'house', type: 'deal' });
    expect(
      refusal(table, { by: { player: 'a' }, type: 'play', command: { type: 'shuffle', cards: [] } }),
    ).toBe('That is for the house to do.');
    expect(refusal(table, { by: { player: 'a' }, type: 'play', command: { type: 'fold', seat: 1 } })).toBe(
      'a acts for seat 1 only.',
    );
    expect(refusal(table, { by: 'house', type: 'play', command: { type: 'fold', seat: 1 } })).toBe(
      'You can act only for your own seat.',
    );
    expect(refusal(table, { by: 'floor', type: 'play', command: { type: 'fold', seat: 1 } } as never)).toBe(
      'The floor makes rulings and plays no hand.',
    );
    expect(refusal(table, { by: { player: 'zoe' }, type: 'play', command: { type: 'fold', seat: 1 } })).toBe(
      'zoe has no seat at this table.',
    );
    expect(refusal(table, { by: { player: 'a' }, type: 'pause' } as never)).toBe(
      '"pause" is not something a player can ask for.',
    );
    expect(refusal(table, { by: 'floor', type: 'deal' } as never)).toBe(
      '"deal" is not something the floor can ask for.',
    );
    expect(refusal(table, { by: 'house', type: 'void', reason: 'x' } as never)).toBe(
      '"void" is not something the house can ask for.',
    );
    expect(refusal(table, { type: 'leave' } as never)).toBe('A command says who gives it.');
    expect(refusal(table, null as never)).toBe('A command is an object with a type.');
  });

  test('T1 a refusal changes nothing', () => {
    const table = potTable(holdem, 3);
    must(table, { by: 'house', type: 'deal' });
    const before = JSON.stringify([table.state, table.log]);
    for (const command of [
      { by: 'house', type: 'deal', at: 9 },
      { by: { player: 'a' }, type: 'play', command: { type: 'check', seat: 0 }, at: 9 },
      { by: { player: 'a' }, type: 'sit', seat: 4, cents: 5, at: 9 },
      { by: 'floor', type: 'unseat', seat: 8, at: 9 },
    ] as const)
      expect(table.play(command)).toMatchObject({ ok: false });
    expect(JSON.stringify([table.state, table.log])).toBe(before);
  });
});

test('004:641 EZ Money: nine are seated; a tenth waits, is dealt no cards, and has the first open seat', () => {
  const table = opened({ house: 'lucky-lady', offering: 'lucky-lady/ez-money-holdem' });
  expect(table.state.seats).toHaveLength(9);
  for (let i = 0; i < 9; i++) sits(table, `p${i}`, i + 1);
  must(table, { by: { player: 'tenth' }, type: 'wait' });
  must(table, { by: { player: 'late' }, type: 'wait' });
  must(table, { by: { player: 'p4' }, type: 'leave' });
  const cents = table.state.sign.buyIn.usual;
  for (const player of ['tenth', 'late']) must(table, { by: 'house', type: 'sell chips', player, cents });
  expect(refusal(table, { by: { player: 'late' }, type: 'sit', seat: 4, cents })).toMatch(
    /number 2 on the list/,
  );
  must(table, { by: { player: 'tenth' }, type: 'sit', seat: 4, cents });
});

test('003:303 the floor seats who comes from a game that broke for less than a buy-in, where it is printed', () => {
  const seat = (offering: string, moved: boolean) => {
    const table = opened({ house: 'hawaiian-gardens', offering });
    must(table, { by: 'house', type: 'sell chips', player: 'ann', cents: 5000 });
    return refusal(table, { by: 'floor', type: 'seat', player: 'ann', seat: 0, cents: 5000, moved });
  };
  expect(seat('hawaiian-gardens/lowball', true)).toBe('');
  expect(seat('hawaiian-gardens/lowball', false)).toMatch(/^The buy-in is/);
  expect(seat('hawaiian-gardens/kansas-city-lowball', true)).toMatch(/^The buy-in is/);
});
