import type { RoundState } from '../../engine/player-dealer/state.ts';
import { isBetting } from '../../engine/player-dealer/wagers/wagers.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { voidHand } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { seatedAt, type TableState } from '../state.ts';

/**
 * The time before the cards of a player-dealer game: first for the bank to be put up, then for bets, from
 * the first of them on. A bank that nobody bets against waits as long as it likes.
 */

const SECOND = 1000;

const openRound = ({ hand }: TableState): RoundState | null =>
  hand?.kind === 'player-dealer' && hand.state.open ? hand.state : null;

function waitsFor(state: TableState): 'stake' | 'bets' | null {
  const round = openRound(state);
  if (round === null || (state.sign.rules.bettingTime ?? 0) === 0) return null;
  if (round.stake === 0) return 'stake';
  return isBetting(round) ? 'bets' : null;
}

/** The time that begins now, or runs no more; null when nothing changes. `anew` gives all of it again. */
export function bettingNow(state: TableState, anew = false): TableEvent | null {
  const what = waitsFor(state);
  if (what === (state.betting?.for ?? null) && !(anew && what !== null)) return null;
  if (what === null) return { type: 'betting time', for: null };
  const until = state.now + (state.sign.rules.bettingTime ?? 0) * SECOND;
  return { type: 'betting time', for: what, until };
}

/** Whether the bank passes on, or the house closes the bets by itself. */
export function bettingAt(state: TableState, now: number): 'runs' | 'pass on' | 'close' {
  const round = openRound(state);
  if (round === null || state.paused) return 'runs';
  // A player-dealer who is leaving puts nothing up anymore.
  if (round.stake === 0 && state.seats[round.dealer]?.leaving) return 'pass on';
  const { betting } = state;
  if (betting === null || now < betting.until) return 'runs';
  return betting.for === 'stake' ? 'pass on' : 'close';
}

/** Who puts nothing up in time has declined the bank: the round is taken back with all its money. */
export function passOn(state: TableState): readonly TableEvent[] {
  const seat = openRound(state)?.dealer ?? NO_SEAT;
  const taken = voidHand(state, 'The player-dealer has not put up a bank.');
  if (seat < 0 || 'code' in taken) throw new Error('Nobody is waiting for a bank.');
  const { away, leaving, lapses } = seatedAt(state, seat);
  const out = !away && !leaving && lapses + 1 >= state.sign.rules.sitOutAfter;
  return [
    ...taken,
    { type: 'timed out', seat },
    { type: 'bank declined', seat },
    ...(out ? [{ type: 'sat out', seat, why: 'clock' } as const] : []),
  ];
}
