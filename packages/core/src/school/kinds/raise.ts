import { type Cents, dollars } from '../../engine/money.ts';
import type { RaiseOption } from '../../engine/pot/betting/betting.ts';
import { bet, type HandState, potOf as potPlace, stack } from '../../engine/pot/state.ts';
import { mixed, oneIn } from '../answers.ts';
import { anyLimit, potOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { QuestionKind } from '../kind.ts';
import { bettingRules, showChoice } from '../pot/ask-betting.ts';
import { handAtChoice } from '../pot/at-choice.ts';
import { seatName } from '../words.ts';

/** The least or the most that a player may raise to. */
export const raise: QuestionKind = {
  id: 'raise',
  title: 'The minimum and maximum raise',
  fits: (offering) =>
    potOf(offering)?.game.script.some((step) => step.do === 'bet' && !step.callOnly) === true,
  make: (offering, level, random) => {
    const built = potOf(offering, anyLimit(offering, random));
    // A first bet is easy, a raise is harder, and a raise after a raise harder still.
    const at =
      built &&
      handAtChoice(built, level, random, (due, { state }) => {
        if (due.raise === null) return false;
        return level === 1 || (due.raise.word !== 'bet' && (level === 2 || state.raises > 0));
      });
    const option = at?.due.raise ?? null;
    if (built === null || at === null || option === null) return null;
    const { state } = at.hand;
    const { seat } = at.due;
    const most = option.max > option.min && oneIn(2, random);
    const right = most ? option.max : option.min;
    const what = option.word === 'bet' ? 'bet' : `${option.word} to`;
    const others = nearAmounts(state, seat, option).filter((cents) => cents > 0 && cents !== right);
    return {
      situation: showChoice(built, at),
      asks: `What is the ${most ? 'maximum' : 'minimum'} ${seatName(seat)} may ${what}?`,
      right: dollars(right),
      wrong: mixed(others, random).map(dollars),
      why: whyRaise(state, seat, option, most),
      cites: citesOf(offering, ...bettingRules(built)),
    };
  },
};

/** The raise without the bet, one raise too few or too many, twice the bet, the pot, the whole stack. */
function nearAmounts(state: HandState, seat: number, { min, max }: RaiseOption): Cents[] {
  const { level, stakes, raise: last } = state;
  const size = Math.max(last, stakes.bets[0]);
  const all = stack(state, seat) + bet(state, seat);
  let pot = state.chips[potPlace(state)];
  for (let at = 0; at < state.seats; at++) pot += bet(state, at);
  return [
    min + size,
    min - size,
    2 * level,
    level + stakes.bets[stakes.bets.length - 1],
    min - bet(state, seat),
    max - level,
    pot,
    pot + level,
    all,
    min + stakes.chip,
  ].filter((cents) => cents <= all);
}

function whyRaise(
  state: HandState,
  seat: number,
  { word, min, max, only }: RaiseOption,
  most: boolean,
): string {
  const { level, stakes } = state;
  const name = seatName(seat);
  const all = stack(state, seat) + bet(state, seat);
  const now = level === 0 ? 'Nobody has bet yet' : `The bet is ${dollars(level)}`;
  if (only !== null)
    return `${now}. At this limit ${word === 'complete' ? 'completing it' : `a ${word}`} makes it ${only.map(dollars).join(' or ')}, no other amount.`;
  if (most && max === all) return `${now}. ${name} may put in all ${dollars(max)}.`;
  if (most)
    return `${now}. ${stakes.structure === 'pot' ? 'Call first, then raise by everything in the pot' : 'That is as much as this limit allows'}: that makes it ${dollars(max)}.`;
  if (min === all) return `${now}. ${name} has ${dollars(all)} in all, and may put it in.`;
  return `${now}${level > 0 ? `, and the last bet or raise was ${dollars(state.raise)}` : ''}. The minimum is ${dollars(min)}.`;
}
