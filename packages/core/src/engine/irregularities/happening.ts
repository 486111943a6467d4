import { said } from '../malformed.ts';
import { type Refusal, type Result, refuse } from '../refusal.ts';
import { IRREGULARITIES, type Irregularity, type IrregularityKind } from './irregularity.ts';

/** What a machine knows of each irregularity that can happen in its games. */
type Happenings<T> = { readonly [Kind in IrregularityKind]?: T };

/** What a machine knows of an irregularity, of up to so many cards; refused when it cannot happen in its games. */
export function happeningOf<T>(
  happenings: Happenings<T>,
  irregularity: Irregularity,
  mostCards: number,
): Result<{ readonly happening: T }> {
  if (typeof irregularity !== 'object' || irregularity === null)
    return refuse('malformed', 'Say what went wrong.');
  const { what, count = 1 } = irregularity;
  if (!IRREGULARITIES.includes(what)) return refuse('malformed', `There is no "${said(what)}".`);
  const happening = happenings[what];
  if (happening === undefined) return refuse('not-allowed', `There is no "${what}" in this game.`);
  return Number.isInteger(count) && count >= 1 && count <= mostCards
    ? { ok: true, happening }
    : howMany(mostCards);
}

const howMany = (most: number): Refusal => refuse('malformed', `Say how many cards, from 1 to ${most}.`);
