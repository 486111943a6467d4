import type { Acted } from '../events.ts';
import { evolve } from '../evolve.ts';
import { bet, type HandState, newHand, stack } from '../state.ts';
import type { BettingBefore } from './events.ts';
import type { Happened } from './happened.ts';

/** The hand as it stood before the last act; null for a hand whose log is not whole. */
function handBefore({ state, log }: Happened, act: Acted): HandState | null {
  const at = log.lastIndexOf(act);
  if (at < 0 || log[0].type !== 'shuffled') return null;
  return log.slice(0, at).reduce((hand, event) => evolve(hand, event), newHand(state.setup));
}

/** A bet or call is taken back, with all that it changed; false where the log does not tell what that was. */
export function undoAct(happened: Happened, act: Acted): boolean {
  const before = handBefore(happened, act);
  if (before === null) return false;
  happened.emit({
    type: 'act undone',
    seat: act.seat,
    cents: act.cents,
    betting: bettingOf(before, act.seat),
  });
  return true;
}

function bettingOf(state: HandState, seat: number): BettingBefore {
  const { level, full, raise, raises, aggressor, dealtOn, forced, excused } = state;
  const { [seat]: acted } = state.acted;
  const { [seat]: actedAt } = state.actedAt;
  const { [seat]: checked } = state.checked;
  return { level, full, raise, raises, aggressor, dealtOn, forced, excused, acted, actedAt, checked };
}

/** The same player only calls, or checks where there is nothing to call. */
export function callInstead(happened: Happened, seat: number): void {
  const { state } = happened;
  const owed = Math.min(state.level - bet(state, seat), stack(state, seat));
  happened.emit({
    type: 'acted',
    seat,
    action: owed > 0 ? 'call' : 'check',
    cents: owed,
    to: bet(state, seat) + owed,
  });
}
