import type { ExtraPost } from '../../engine/pot/state.ts';
import type { Entry } from '../../houses/offering/table-settings.ts';
import type { Sign } from '../sign.ts';
import { clockwise, isBetween, seatedAt, type TableState } from '../state.ts';

/** Coming into a game that goes on: where it is allowed, and what is posted for it. */

export type PotSign = Extract<Sign, { kind: 'pot' }>;

/** Where the button and the blinds lie; `big` is the last blind's seat. */
export interface Spots {
  readonly button: number;
  readonly big: number;
  readonly blindSeats: readonly (number | null)[];
  /** Players who were due a blind and have less than half of it. */
  readonly short?: readonly { readonly seat: number; readonly blind: number; readonly short: true }[];
}

/** How many of these players the big blind comes to before it comes to the seat. */
export function turnsToBlind(state: TableState, seat: number, players: readonly number[]): number {
  const last = state.line[state.line.length - 1] ?? state.button;
  return clockwise(state, last)
    .filter((at) => at === seat || players.includes(at))
    .indexOf(seat);
}

/** A player in the game who could not post a blind makes it up (003:263). */
export function comesBy(state: TableState, seat: number): Entry | null {
  const { comes, missed } = seatedAt(state, seat);
  return comes ?? (missed.length > 0 ? 'make up' : null);
}

/** What coming in costs: the big blind, or all blinds, of which the big one is live (003:35, 002:529, 004:1372). */
function costOf(
  state: TableState,
  { stakes, rules }: PotSign,
  seat: number,
  own = 0,
): { live: number; dead: number } {
  const { blinds } = stakes;
  const big = Math.max(...blinds);
  switch (comesBy(state, seat)) {
    case 'kill':
    case 'kill later':
    case 'straddle':
      return { live: 2 * big, dead: 0 };
    case 'post':
      return { live: big, dead: 0 };
    case 'make up': {
      const { missed, short } = seatedAt(state, seat);
      const owed = missed.reduce((sum, blind) => sum + blinds[blind], 0);
      if (short) return shortOf(state.chips[seat], owed, own);
      // 004:1374-1378.
      if (rules.smallAlone && missed.length > 0 && !missed.includes(blinds.length - 1))
        return { live: 0, dead: owed };
      return { live: big, dead: blinds.reduce((sum, cents) => sum + cents, 0) - big };
    }
    default:
      return { live: 0, dead: 0 };
  }
}

/**
 * 003:263: the blind that a player did not have the chips for, besides a blind of this hand; half of it will do
 * (003:265).
 */
function shortOf(chips: number, owed: number, own: number): { live: number; dead: number } {
  if (own === 0 && 2 * chips >= owed) return { live: Math.min(owed, chips), dead: 0 };
  if (chips < owed + own) return { live: 0, dead: 0 };
  return owed > own ? { live: owed, dead: own } : { live: 0, dead: owed };
}

/** What a seat posts to come in, or to make a blind up; `own` is the blind of this hand that it has. */
export function postFor(state: TableState, sign: PotSign, seat: number, own = 0): ExtraPost[] {
  const comes = comesBy(state, seat);
  const { live, dead } = costOf(state, sign, seat, own);
  if (live + dead === 0) return [];
  const what = isKill(comes) ? 'kill' : comes === 'straddle' ? comes : 'missed blind';
  return [{ seat, what, live, dead }];
}

/** Whether somebody who waits to come in may do so from that seat, among these players. */
export function mayCome(
  state: TableState,
  sign: PotSign,
  seat: number,
  { button, big, blindSeats }: Spots,
  players: readonly number[],
  able: readonly number[],
): boolean {
  const { length } = state.seats;
  const comes = comesBy(state, seat);
  if (seat === big) return comes !== 'button passes';
  if (comes === 'big blind') return false;
  if (comes === 'free') return true;
  if (comes === 'position') return turnsToBlind(state, seat, players) <= seatedAt(state, seat).turns;
  if (comes === 'button passes') return isBetween(length, state.button, seat, button);
  if (seat === button || blindSeats.includes(seat)) return false;
  const { live, dead } = costOf(state, sign, seat);
  if (!isKill(comes) && live + dead > state.chips[seat]) return false;
  if (comes === 'straddle') return clockwise(state, big).find((at) => players.includes(at)) === seat;
  const between = isBetween(length, button, seat, big);
  if (isKill(comes)) {
    const killed = killedBy(state, seat, blindSeats, players, able);
    return !between && (!killed || (comes === 'kill later' && sign.game.killPots !== undefined));
  }
  // 003:30, 003:1232: a newcomer may post between the button and the small blind; 004:1366: they may not.
  const small = blindSeats.find((at) => at !== null && at !== button) ?? big;
  const posts = comes === 'post' && sign.rules.postBetween === true;
  return !between || (posts && isBetween(length, button, seat, small));
}

export const isKill = (comes: Entry | null): boolean => comes === 'kill' || comes === 'kill later';

/** 003:300: one kill a hand, and those that are due come first; then the first of those who come in by one. */
function killedBy(
  state: TableState,
  seat: number,
  blindSeats: readonly (number | null)[],
  players: readonly number[],
  able: readonly number[],
): boolean {
  const kills = (at: number) => at !== seat && !blindSeats.includes(at) && isKill(comesBy(state, at));
  return state.kills.due.some((at) => able.includes(at)) || players.some(kills);
}

/** Straddles by choice, from the left of the big blind on, each for more than the one before; `order` ends with the big blind. */
export function straddles(
  state: TableState,
  { rules, stakes }: PotSign,
  order: readonly number[],
  coming: readonly number[],
): ExtraPost[] {
  if (order.length < 3) return [];
  const most = Math.max(...stakes.blinds);
  const posts: ExtraPost[] = [];
  for (const [i, seat] of order.slice(0, -1).entries()) {
    const to = rules.straddleBy === 'one bet' ? most + (i + 1) * stakes.bets[0] : most * 2 ** (i + 1);
    // A newcomer may have straddled already to come in.
    if (i === 0 && coming.includes(seat) && comesBy(state, seat) === 'straddle') continue;
    if (i >= (rules.straddles ?? 0)) break;
    if (!seatedAt(state, seat).straddles || coming.includes(seat) || state.chips[seat] < to) break;
    const dead = rules.straddleIs === 'dead';
    posts.push({ seat, what: 'straddle', live: dead ? 0 : to, dead: dead ? to : 0 });
  }
  return posts;
}
