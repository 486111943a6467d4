import type { Cents } from '../../money.ts';
import { NO_SEAT } from '../../sentinels.ts';
import type { KillRule } from '../game.ts';
import { bet, type HandState, nextSeat, stack } from '../state.ts';

/** What the seat's bet may become by a kill. */
export interface KillRange {
  readonly least: Cents;
  readonly most: Cents;
}

/** What the player asked may kill the pot for; null when nobody is asked. */
export function killRange(state: HandState): KillRange | null {
  const step = state.game.script[state.step];
  return step?.do === 'kills' ? rangeOf(state, step.rule, state.actor) : null;
}

/** The next who can kill and has not said yes or no, from the left of the button; `NO_SEAT` for nobody. */
export function nextToKill(state: HandState, rule: KillRule): number {
  if (state.kills >= rule.most) return NO_SEAT;
  return nextSeat(state, state.button, (seat) => {
    return state.live[seat] === 1 && state.discards[seat] === null && rangeOf(state, rule, seat) !== null;
  });
}

/** Null for a seat that has not the chips for it. */
function rangeOf(state: HandState, rule: KillRule, seat: number): KillRange | null {
  const { stakes } = state;
  const least = 2 * Math.max(state.level, ...stakes.blinds);
  const chips = stack(state, seat);
  if (stakes.unstructuredKills) {
    const most = Math.floor(chips / 3 / stakes.chip) * stakes.chip;
    return most >= least ? { least, most } : null;
  }
  return chips >= Math.max(rule.holding * least, least - bet(state, seat)) ? { least, most: least } : null;
}
