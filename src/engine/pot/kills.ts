import type { Cents } from '../money.ts';
import { dollars } from '../money.ts';
import { bet, type HandState, stack } from './state.ts';

/** What the player asked may kill the pot for; `most` 0 with the reason when he may not. */
export function killRange(state: HandState): { least: Cents; most: Cents; why: string } | null {
  const step = state.game.script[state.step];
  if (step?.do !== 'kills') return null;
  const { most: times, amount, holding } = step.rule;
  const none = (why: string) => ({ least: 0, most: 0, why });
  if (state.kills >= times) return none('The pot has been killed already.');
  const least = 2 * state.level;
  const chips = stack(state, state.actor) + bet(state, state.actor);
  if (amount === 'third') {
    const unit = state.stakes.chip;
    const most = Math.floor(chips / 3 / unit) * unit;
    return most >= least ? { least, most, why: '' } : none(`A kill of ${dollars(least)} is more than a third of the seat's chips.`);
  }
  if (chips < holding * least) return none(`A kill of ${dollars(least)} takes ${dollars(holding * least)} in chips.`);
  return { least, most: least, why: '' };
}
