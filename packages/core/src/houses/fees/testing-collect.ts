import { expect } from 'vitest';
import { type Bet, collect, collectHand, type TableNow } from './collect.ts';
import type { Stage } from './schedule/schedule.ts';
import { findOptions, type Posted } from './schedule/schedules.ts';

/** For tests only: the options posted at a table. */
export const post = (offering: string, ...names: string[]): Posted[] =>
  names.map((name) => {
    const found = findOptions(offering, name);
    expect([offering, name, found.length]).toEqual([offering, name, 1]);
    return found[0];
  });

export const seats = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Dollars that a hand costs with this many players if it ends at this stage. */
export function pot(
  offering: string,
  option: string,
  players: number,
  reached: Stage,
  more: Partial<TableNow> = {},
) {
  const table = {
    posted: post(offering, option),
    seats: seats(players),
    blinds: { small: 1, big: 2 },
    ...more,
  };
  const result = collectHand(table, reached);
  if (!result.ok) throw new Error(result.message);
  return result.takes.map(({ from, cents }) => [from, cents / 100]);
}
export const fromPot = (...amounts: number[]) => amounts.map((amount) => ['pot', amount]);

/** Dollars that the player-dealer pays at a total action. */
export function dealerPays(offering: string, option: string, dollars: number): number {
  const result = collect(
    { posted: post(offering, option), seats: [1], action: dollars * 100, bets: [] },
    { at: 'start' },
  );
  if (!result.ok) throw new Error(result.message);
  return result.takes.reduce((sum, { from, cents }) => sum + (from === 'dealer' ? cents / 100 : 0), 0);
}

export const bet = (seat: number, dollars: number, bonus?: true): Bet => ({
  seat,
  circle: seat,
  cents: dollars * 100,
  ...(bonus ? { bonus } : {}),
});
