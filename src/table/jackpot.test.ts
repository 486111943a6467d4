import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { NO_HAND } from '../ranks/ranking.ts';
import type { Collection } from './collection.ts';
import { type JackpotPosting, jackpotShares } from './jackpot.ts';
import type { Opening } from './sign.ts';
import { jackpotOf } from './state.ts';
import { Table } from './table.ts';
import { handMove, houseMove, must, name, opened, potTable, sits } from './testing.ts';

const holdem: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };

function heldAt(opening: Opening, players: number, collection: Collection): Table {
  const table = opened(opening, collection);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

const drawn = (table: Table, players: number) =>
  must(table, {
    by: 'house',
    type: 'draw for button',
    cards: Array.from({ length: players }, (_, i) => 51 - 4 * i),
  });

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

  test('is fed by its fees, and pays the loser, the winner and the rest of the table their parts', () => {
    const table = heldAt({ ...holdem, jackpot: posting }, 4, jackpotFee);
    drawn(table, 4);
    const random = seededRandom('jackpot');
    let pool = 0;
    while (!table.log.some(({ type }) => type === 'jackpot paid')) {
      pool = table.state.chips[jackpotOf(table.state)];
      must(table, { by: 'house', type: 'deal' });
      while (table.machine !== null) if (!houseMove(table, random)) handMove(table, random);
    }
    pool += 100;
    const paid = table.log.flatMap((event) => (event.type === 'jackpot paid' ? [event] : []));
    const by = (as: string) => paid.filter((one) => one.as === as).reduce((sum, { cents }) => sum + cents, 0);
    expect(by('loser')).toBe(Math.floor((pool * 0.5) / 100) * 100);
    expect(by('winner')).toBe(Math.floor((pool * 0.3) / 100) * 100);
    expect(by('loser') + by('winner') + by('other')).toBe(pool - table.state.chips[jackpotOf(table.state)]);
  });

  test('needs the posted hand and players', () => {
    const sign = (Table.open({ ...holdem, jackpot: posting }) as Table).state.sign;
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
      jackpotShares(of, sign, played.hand.state, shown(...values), 100_000).map(
        ({ seat, cents, as }) => `${seat + 1} ${as} ${cents / 100}`,
      );
    expect(paid(posting, least + 5, least)).toEqual(['2 loser 500', '1 winner 300', '3 other 200']);
    expect(paid(posting, least + 5, least - 1)).toEqual([]);
    expect(paid(posting, least, least)).toEqual([]);
    expect(paid(posting, least)).toEqual([]);
    expect(paid(posting, least + 5, least + 5, least)).toEqual([
      '3 loser 500',
      '1 winner 150',
      '2 winner 150',
    ]);
    expect(paid({ ...posting, fewest: 4 }, least + 5, least)).toEqual([]);
    const high: JackpotPosting = {
      ...posting,
      for: 'high hand',
      shares: { loser: 0, winner: 40, others: 0 },
    };
    expect(paid(high, least, NO_HAND)).toEqual(['1 winner 400']);
    expect(paid(high, least - 1)).toEqual([]);
  });
});
