import { refuse } from '../../engine/index.ts';
import type { TableEvent } from '../events.ts';
import type { Decision } from '../people/seating.ts';
import type { TableState } from '../state.ts';

/** Time comes in with commands; here is what it means. */

const SECOND = 1000;
/** 003:78: ten seconds before the end. */
const WARNING = 10 * SECOND;

/** The turn that begins now, or goes on for those who have not acted; null when nothing changes. */
export function turnNow(state: TableState, due: readonly number[], moved: boolean): TableEvent | null {
  const { turn, now } = state;
  const { timeToAct } = state.sign.rules;
  if (due.length === 0) return turn === null ? null : { type: 'turn', seats: [], until: null };
  if (turn !== null && !moved && sameSeats(turn.seats, due)) return null;
  if (timeToAct === 0) return turn === null ? null : { type: 'turn', seats: [], until: null };
  const goesOn =
    turn !== null && due.length < turn.seats.length && due.every((seat) => turn.seats.includes(seat));
  return { type: 'turn', seats: due, until: goesOn ? turn.until : now + timeToAct * SECOND };
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/** 003:78: the floor puts the clock on whoever has to act. */
export function callClock(state: TableState, due: readonly number[], now: number): Decision {
  if (due.length === 0) return refuse('not-allowed', 'Nobody has to act now.');
  if (state.turn?.called) return refuse('not-allowed', 'The clock is already running.');
  const until = now + state.sign.rules.clock * SECOND;
  return [
    { type: 'turn', seats: due, until },
    { type: 'clock called', until },
  ];
}

/** Whether the warning is due, or the time over. */
export function clockAt(state: TableState, now: number): 'runs' | 'warning' | 'over' {
  const { turn } = state;
  if (turn === null || turn.until === null || state.paused) return 'runs';
  if (now >= turn.until) return 'over';
  return turn.called && !turn.warned && now >= turn.until - WARNING ? 'warning' : 'runs';
}
