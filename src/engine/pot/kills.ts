import { type Cents, dollars } from '../money.ts';
import type { KillRule } from './game.ts';
import { bet, type HandState, nextSeat, stack } from './state.ts';

export interface KillRange {
  readonly least: Cents;
  /** 0 when the seat may not kill. */
  readonly most: Cents;
  readonly why: string;
}

/** What the player asked may kill the pot for; null when nobody is asked. */
export function killRange(state: HandState): KillRange | null {
  const step = state.game.script[state.step];
  return step?.do === 'kills' ? rangeOf(state, step.rule, state.actor) : null;
}

/** The next who can kill and has not said whether he will, from the left of the button; -1 for nobody. */
export function nextToKill(state: HandState, rule: KillRule): number {
  return nextSeat(
    state,
    state.button,
    (seat) => state.live[seat] === 1 && state.discards[seat] === null && rangeOf(state, rule, seat).most > 0,
  );
}

function rangeOf(state: HandState, rule: KillRule, seat: number): KillRange {
  if (state.kills >= rule.most) return none('The pot has been killed already.');
  const { stakes } = state;
  const least = 2 * Math.max(state.level, ...stakes.blinds);
  const chips = stack(state, seat);
  const mine = bet(state, seat);
  if (stakes.unstructuredKills) {
    const most = Math.floor(chips / 3 / stakes.chip) * stakes.chip;
    if (most < least) return none(`A kill of ${dollars(least)} is more than a third of the seat's chips.`);
    return { least, most, why: '' };
  }
  const needed = Math.max(rule.holding * least, least - mine);
  if (chips < needed) return none(`A kill of ${dollars(least)} takes ${dollars(needed)} in chips.`);
  return { least, most: least, why: '' };
}

function none(why: string): KillRange {
  return { least: 0, most: 0, why };
}
