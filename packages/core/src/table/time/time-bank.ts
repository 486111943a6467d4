import { refuse } from '../../engine/index.ts';
import type { TableEvent } from '../events.ts';
import type { Decision } from '../people/seating.ts';
import { isDealtIn, type PlayerId, personAt, placeOf, type TableState } from '../state.ts';

/** What a player has besides the time to act: a bank for the session, and a grace when the line is lost. */

const SECOND = 1000;

/**
 * Milliseconds left in the time bank of a seat; what it is using now is taken off.
 *
 * @example
 * ```ts
 * import { openHouseTable, timeBankLeft } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable({ ...opening, table: { timeToAct: 30, timeBank: 60 } });
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * console.log(timeBankLeft(table.state, 2)); // 60000
 * ```
 */
export function timeBankLeft(state: TableState, seat: number): number {
  const all = (state.sign.rules.timeBank ?? 0) * SECOND;
  return Math.max(0, all - (personAt(state, seat)?.spent ?? 0) - using(state, seat));
}

function using({ turn, now }: TableState, seat: number): number {
  if (turn?.bank === undefined || !turn.bank.seats.includes(seat)) return 0;
  return Math.max(0, Math.min(now, turn.until ?? now) - turn.bank.from);
}

/** What these seats have used of their time banks is gone. */
export function stopBank(state: TableState, seats: readonly number[]): void {
  for (const seat of seats) {
    const used = using(state, seat);
    const person = personAt(state, seat);
    if (person !== null && used > 0) person.spent = (person.spent ?? 0) + used;
  }
}

/**
 * Who is late and has more time: a line that was lost in the hand is waited for once, and whoever is there uses the
 * time bank. Where several are late at once, each is asked again when the first bank is empty.
 */
export function moreTime(state: TableState, late: readonly number[]): readonly TableEvent[] {
  const { turn, hand, hands, now } = state;
  if (turn === null || turn.until === null || turn.called || hand === null) return [];
  const grace = (state.sign.rules.grace ?? 0) * SECOND;
  const lostAt = (seat: number) => state.seats[seat]?.lineLost;
  for (const seat of late) {
    const lost = lostAt(seat);
    if (lost !== undefined && state.seats[seat]?.graced !== hands && lost + grace > now)
      return [{ type: 'grace', seat, until: lost + grace }];
  }
  const seats = late.filter((seat) => lostAt(seat) === undefined && timeBankLeft(state, seat) > 0);
  if (seats.length === 0) return [];
  const least = Math.min(...seats.map((seat) => timeBankLeft(state, seat)));
  return [{ type: 'time bank', seats, until: turn.until + least }];
}

/** Told by the room; what nobody waits for is not kept. */
export function lineOf(state: TableState, player: PlayerId, lost: boolean): Decision {
  const seat = placeOf(state, player);
  const seated = seat < 0 ? null : (state.seats[seat] ?? null);
  if (seated === null) return refuse('malformed', 'Nobody of that name sits here.');
  if (lost === (seated.lineLost !== undefined)) return [];
  if (lost && (state.hand === null || !isDealtIn(state, seat))) return [];
  return [{ type: lost ? 'line lost' : 'line back', seat }];
}

/** Whoever has bet says that the bets may close. */
export function sayReady(state: TableState, seat: number): Decision {
  const { hand } = state;
  if (hand?.kind !== 'player-dealer' || !hand.state.open) return refuse('not-allowed', 'No bets are open.');
  if (!hand.state.wagers.some((wager) => wager.seat === seat && wager.cents > 0))
    return refuse('not-allowed', 'Place a bet first.');
  return personAt(state, seat)?.ready ? [] : [{ type: 'ready', seat }];
}

/**
 * Whether the bets can be closed before their time: all who have bet have said that they are ready, or are players of
 * the house, who never need more time.
 *
 * @example
 * ```ts
 * import { allReady, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * // Nobody has bet.
 * console.log(allReady(table.state)); // false
 * ```
 */
export function allReady(state: TableState, isBot: (player: PlayerId) => boolean = () => false): boolean {
  const { hand } = state;
  if (hand?.kind !== 'player-dealer' || !hand.state.open) return false;
  const bettors = new Set(hand.state.wagers.filter(({ cents }) => cents > 0).map(({ seat }) => seat));
  const people = [...bettors].map((seat) => personAt(state, seat));
  return (
    people.some((person) => person?.ready) &&
    people.every((person) => person === null || person.ready || isBot(person.player))
  );
}
