import type { PotEvent } from '../../engine/pot/events.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { capital } from '../../engine/words.ts';
import { NO_HAND } from '../../ranks/ranking.ts';
import { seatName, seatNames } from '../words.ts';

/** Who wins a share of a pot, and with whom. */
export interface Won {
  readonly share: number;
  readonly seats: readonly number[];
}

/** What was won at a showdown, pot by pot. */
export function wonIn(log: readonly PotEvent[], pot: number): Won[] {
  const seats = new Map<number, Set<number>>();
  for (const event of log) {
    if (event.type !== 'awarded' || event.pot !== pot) continue;
    const winners = seats.get(event.share) ?? new Set();
    seats.set(event.share, winners.add(event.seat));
  }
  return [...seats].map(([share, winners]) => ({ share, seats: [...winners].sort((a, b) => a - b) }));
}

/** The value of each shown hand in each share. */
export function valuesIn(log: readonly PotEvent[]): ReadonlyMap<number, readonly number[]> {
  return new Map(log.flatMap((event) => (event.type === 'showed' ? [[event.seat, event.values]] : [])));
}

/** `High: Seat 2; low: Seat 1 and Seat 4 split it`. Whoever wins every part is named once. */
export function sayWon(game: PotGame, won: readonly Won[]): string {
  const [first] = won;
  if (won.every(({ seats }) => seats.join() === first.seats.join()))
    return first.seats.length === 1
      ? `${seatNames(first.seats)} takes it all`
      : `${seatNames(first.seats)} split it`;
  return capital(
    [...won]
      .sort((a, b) => a.share - b.share)
      .map(
        ({ share, seats }) =>
          `${game.shares[share].name}: ${seatNames(seats)}${seats.length > 1 ? ' split it' : ''}`,
      )
      .join('; '),
  );
}

/** `Seat 2 has a flush, ace high; Seat 4 has two pair`: the hands of these seats, share by share. */
export function sayHands(
  game: PotGame,
  values: ReadonlyMap<number, readonly number[]>,
  seats: readonly number[],
): string {
  return seats
    .map((seat) => {
      const made = game.shares.map(({ name }, share) => {
        const hand = handName(game, values, seat, share);
        return game.shares.length === 1 ? hand : `${name} ${hand}`;
      });
      return `${seatName(seat)} has ${made.join(', ')}`;
    })
    .join('; ');
}

export function handName(
  game: PotGame,
  values: ReadonlyMap<number, readonly number[]>,
  seat: number,
  share: number,
): string {
  const value = values.get(seat)?.[share] ?? NO_HAND;
  return value === NO_HAND ? 'nothing that qualifies' : game.shares[share].ranking.name(value);
}
