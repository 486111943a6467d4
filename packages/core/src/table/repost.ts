import { type Refusal, refuse } from '../engine/index.ts';
import { openedAt } from '../houses/limits/of.ts';
import { CLOCK_RULES, type ClockRule } from '../houses/offering/table-settings.ts';
import type { Reposting } from './commands.ts';
import type { Posted } from './events.ts';
import type { Collection } from './fees/collection.ts';
import type { Decision } from './people/seating.ts';
import { type Opening, type Sign, signFor } from './sign.ts';
import type { TableState } from './state.ts';

/** What is posted anew at a table that is open: judged as at an opening, and from then on as if opened so. */

/** The clock goes by it from the next act on, fees from the next hand on. */
export function repost(state: TableState, { clock, fees }: Reposting, collection: Collection): Decision {
  if (clock === undefined && fees === undefined)
    return refuse('malformed', 'Post another clock, other fees, or both.');
  const wrong = wrongClock(state.sign, clock);
  if (wrong !== null) return wrong;
  const { options = [], readings = {}, amounts = {} } = fees ?? {};
  const asked = { ...(clock && { clock }), ...(fees && { fees: { options, readings, amounts } }) };
  const sign = signFor(openingWith(state.sign, asked), state.sign.offering, collection);
  if ('code' in sign) return sign;
  if (fees === undefined) return [{ type: 'posted', ...asked }];
  const { bonus } = sign.opening;
  const posted: Posted = { ...asked, fees: sign.fees, ...(bonus && { bonus }) };
  if (state.hand === null) return [{ type: 'posted', ...posted }];
  const { clock: now, ...later } = posted;
  return [
    ...(now === undefined ? [] : [{ type: 'posted', clock: now } as const]),
    { type: 'to be posted', ...later },
  ];
}

function wrongClock({ rules }: Sign, clock: Reposting['clock']): Refusal | null {
  for (const name of Object.keys(clock ?? {}))
    if (!CLOCK_RULES.includes(name as ClockRule) || rules[name as ClockRule] === undefined)
      return refuse('malformed', `This table has no time called "${name.slice(0, 40)}" to change.`);
  return null;
}

/** As if the table had been opened with it; the buy-in stays what it was. */
function openingWith({ opening, buyIn }: Sign, { clock, fees, bonus }: Posted): Opening {
  const { usualFees, bonus: before, ...rest } = opening;
  const { least, most } = buyIn;
  if (fees === undefined) return { ...opening, table: { ...opening.table, ...clock } };
  return {
    ...rest,
    ...fees,
    table: { ...opening.table, ...clock },
    buyIn: { least, most },
    ...(bonus && { bonus }),
  };
}

/** The sign with what was posted since. */
export function signWith(sign: Sign, posted: Posted): Sign {
  const { clock, fees, bonus } = posted;
  const changed: Sign = {
    ...sign,
    opening: openingWith(sign, posted),
    rules: { ...sign.rules, ...clock },
    ...(fees && { fees }),
  };
  if (fees === undefined || changed.kind !== 'player-dealer' || changed.offering.kind !== 'player-dealer')
    return changed;
  const { limits } = openedAt(changed.offering, changed.limit);
  return {
    ...changed,
    limits: bonus === undefined ? limits : { ...limits, bonusMin: bonus.least, bonusMax: bonus.most },
  };
}

export function post(state: TableState, { clock, fees, bonus }: Posted): void {
  const { posted = {} } = state;
  const { bonus: before, ...stands } = posted;
  state.posted = {
    ...(fees === undefined ? posted : stands),
    ...(clock && { clock: { ...posted.clock, ...clock } }),
    ...(fees && { fees }),
    ...(bonus && { bonus }),
  };
  state.sign = signWith(state.sign, state.posted);
  if (fees !== undefined) delete state.toBePosted;
}
