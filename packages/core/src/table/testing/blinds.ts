import type { Entry } from '../../houses/offering/table-settings.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { dealAndFold, must, seatList } from './testing.ts';

/** For tests only: tables with blinds, who comes and goes there, and what falls on whom. */

export const blackSheep: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };
export const gardens: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/holdem' };
export const luckyLady: Opening = { house: 'lucky-lady', offering: 'lucky-lady/holdem' };
export const lowball: Opening = { house: 'hawaiian-gardens', offering: 'hawaiian-gardens/lowball' };
export const empireLowball: Opening = { house: 'empire', offering: 'empire/lowball' };

/** `button / blinds` of the next hands, seats from 1. */
export function hands(table: Table, count: number): string[] {
  return Array.from({ length: count }, () => {
    const { button, blindSeats } = dealAndFold(table);
    return `${button + 1} / ${seatList(blindSeats)}`;
  });
}

export function joins(table: Table, player: string, seat: number, comes?: Entry): void {
  const cents = table.state.sign.buyIn.usual;
  must(table, { by: 'house', type: 'sell chips', player, cents });
  must(table, { by: { player }, type: 'sit', seat: seat - 1, cents, ...(comes ? { comes } : {}) });
}

export const does = (table: Table, player: string, type: 'sit out' | 'leave'): void =>
  must(table, { by: { player }, type });

/** Posts of the next hand: `'5 400+200'` for seat 5, $4 live and $2 dead. */
export const posts = (table: Table): string[] =>
  dealAndFold(table).posts.map(
    ({ seat, what, live, dead }) => `${seat + 1} ${what} ${live / 100}+${dead / 100}`,
  );

/** Who is dealt in next. */
export const dealt = (table: Table): string => {
  const { stacks } = dealAndFold(table);
  return seatList([...stacks.keys()].filter((seat) => stacks[seat] !== null));
};
